-- Who submissions are from. Grain: one (submission, user).
DROP TABLE IF EXISTS temp.uploader;
CREATE TEMP TABLE uploader (
    submission_id INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    rank INTEGER NOT NULL,
    first_seen_at INTEGER,
    last_seen_at INTEGER
);

-- Does: makes the table of those whom submissions may be from. Grain: one (submission, way, user, time).
DROP TABLE IF EXISTS temp.sender_candidate;
CREATE TEMP TABLE sender_candidate (
    submission_id INTEGER NOT NULL,
    route TEXT NOT NULL,
    user_id TEXT NOT NULL,
    rank INTEGER NOT NULL,
    first_seen_at INTEGER,
    last_seen_at INTEGER
);

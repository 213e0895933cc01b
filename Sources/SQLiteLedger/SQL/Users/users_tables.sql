-- Does: makes the empty lists one refreshing of users works on.
CREATE TEMP TABLE IF NOT EXISTS refresh_user (user_id TEXT PRIMARY KEY, is_moved INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_end (user_id TEXT PRIMARY KEY, canonical_user_id TEXT NOT NULL)
    STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_joined (user_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_alias (
    digest BLOB NOT NULL,
    user_id TEXT NOT NULL,
    rank INTEGER NOT NULL,
    span INTEGER NOT NULL,
    first_seen_at INTEGER,
    last_seen_at INTEGER,
    PRIMARY KEY (digest, user_id, rank, span)
) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_name (digest BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_device (device_token TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_submission (submission_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM refresh_user;
DELETE FROM refresh_end;
DELETE FROM refresh_joined;
DELETE FROM refresh_alias;
DELETE FROM refresh_name;
DELETE FROM refresh_device;
DELETE FROM refresh_submission;

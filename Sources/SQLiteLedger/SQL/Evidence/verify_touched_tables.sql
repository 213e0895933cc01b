-- Does: makes an empty list of the submissions one verb is about.
CREATE TEMP TABLE IF NOT EXISTS touched_submission (submission_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM touched_submission;

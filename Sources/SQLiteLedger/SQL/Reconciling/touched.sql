-- name: indexDevices
-- Added after its rows: quicker than with each of them.
CREATE INDEX temp.device_users_key ON device_users (device_token);

-- name: indexSenders
-- Added after its rows: quicker than with each of them.
CREATE INDEX temp.sender_candidate_key ON sender_candidate (submission_id);

-- name: indexTraces
-- Added after its rows: quicker than with each of them.
CREATE INDEX temp.trace_key ON trace (purchase_id, submission_id, alias_id);

-- name: touchedTable
-- Makes the empty list of purchases to judge.
DROP TABLE IF EXISTS temp.touched;
DROP TABLE IF EXISTS temp.verdict;
CREATE TEMP TABLE touched (purchase_id INTEGER PRIMARY KEY);

-- name: touchedTable
-- Makes the empty lists of purchases to judge, and of case actions that count though only the run that takes them into the
-- books sees that yet.
DROP TABLE IF EXISTS pg_temp.touched;
DROP TABLE IF EXISTS pg_temp.taken_case_event;
CREATE TEMP TABLE touched (purchase_id bigint PRIMARY KEY);
CREATE TEMP TABLE taken_case_event (case_event_id bigint PRIMARY KEY);

-- name: indexTraces
-- Added after its rows: quicker than with each of them. Nothing else counts the rows of a temporary table for the planner.
CREATE INDEX trace_key ON pg_temp.trace (purchase_id, submission_id, alias_id);
ANALYZE pg_temp.trace;

-- name: indexDevices
-- Added after its rows: quicker than with each of them. Nothing else counts the rows of a temporary table for the planner.
CREATE INDEX device_users_key ON pg_temp.device_users (device_token);
ANALYZE pg_temp.device_users;

-- name: indexSenders
-- Added after its rows: quicker than with each of them. Nothing else counts the rows of a temporary table for the planner.
CREATE INDEX sender_candidate_key ON pg_temp.sender_candidate (submission_id);
ANALYZE pg_temp.sender_candidate;

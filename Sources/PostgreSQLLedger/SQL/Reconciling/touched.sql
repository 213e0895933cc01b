-- name: touchedTable
-- Makes the empty lists of purchases to judge, and of case actions that count though only the run that takes them into the
-- books sees that yet.
DROP TABLE IF EXISTS pg_temp.touched;
DROP TABLE IF EXISTS pg_temp.taken_case_event;
CREATE TEMP TABLE touched (purchase_id bigint PRIMARY KEY);
CREATE TEMP TABLE taken_case_event (case_event_id bigint PRIMARY KEY);

-- name: traces
-- Lists how submissions mention the transactions of touched purchases: by what is in their evidence, and by the id they
-- name. Evidence that names an original of the purchase holds that id too (Rules 2.5). Which store a name means is decided
-- by what stands beside it. Grain: one (transaction, submission).
CREATE TEMP TABLE trace AS
WITH mention AS (
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, false AS is_id_named, true AS is_contained
    FROM touched
    JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id AND fact.evidence_id IS NOT NULL
    JOIN submission ON submission.evidence_id = fact.evidence_id
    UNION ALL
    SELECT touched.purchase_id, original.alias_id, submission.submission_id, false AS is_id_named, true AS is_contained
    FROM touched
    JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN fact_in_force AS fact
        ON fact.alias_id = alias.alias_id AND fact.original_transaction_id <> alias.transaction_id
    JOIN transaction_alias AS original
        ON original.environment = alias.environment
        AND original.transaction_id = fact.original_transaction_id
        AND original.purchase_id = alias.purchase_id
    JOIN submission ON submission.evidence_id = fact.evidence_id
    WHERE alias.is_one_with_original
    UNION ALL
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, true AS is_id_named, false AS is_contained
    FROM touched
    JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN submission ON submission.named_transaction_id = alias.transaction_id
)
SELECT
    purchase_id, submission_id, alias_id, bool_or(is_id_named) AS is_id_named, bool_or(is_contained) AS is_contained
FROM mention
GROUP BY purchase_id, submission_id, alias_id;

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

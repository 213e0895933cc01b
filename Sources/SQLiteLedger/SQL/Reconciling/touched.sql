-- name: indexDevices
-- Added after its rows: quicker than with each of them.
CREATE INDEX temp.device_users_key ON device_users (device_token);

-- name: indexSenders
-- Added after its rows: quicker than with each of them.
CREATE INDEX temp.sender_candidate_key ON sender_candidate (submission_id);

-- name: traces
-- Lists how submissions mention the transactions of touched purchases: by what is in their evidence, and by the id they
-- name. Evidence that names an original of the purchase holds that id too (Rules 2.5). Which store a name means is decided
-- by what stands beside it. Grain: one (transaction, submission).
CREATE TEMP TABLE trace AS
WITH mention AS (
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, 0 AS is_id_named, 1 AS is_contained
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    CROSS JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id AND fact.evidence_id IS NOT NULL
    CROSS JOIN submission ON submission.evidence_id = fact.evidence_id
    UNION ALL
    SELECT touched.purchase_id, original.alias_id, submission.submission_id, 0 AS is_id_named, 1 AS is_contained
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    CROSS JOIN fact_in_force AS fact
        ON fact.alias_id = alias.alias_id AND fact.original_transaction_id <> alias.transaction_id
    CROSS JOIN transaction_alias AS original
        ON original.environment = alias.environment
        AND original.transaction_id = fact.original_transaction_id
        AND original.purchase_id = alias.purchase_id
    CROSS JOIN submission ON submission.evidence_id = fact.evidence_id
    WHERE alias.is_one_with_original = 1
    UNION ALL
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, 1 AS is_id_named, 0 AS is_contained
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN submission ON submission.named_transaction_id = alias.transaction_id
)
SELECT
    purchase_id, submission_id, alias_id, MAX(is_id_named) AS is_id_named, MAX(is_contained) AS is_contained
FROM mention
GROUP BY purchase_id, submission_id, alias_id;

-- name: indexTraces
-- Added after its rows: quicker than with each of them.
CREATE INDEX temp.trace_key ON trace (purchase_id, submission_id, alias_id);

-- name: touchedTable
-- Makes the empty list of purchases to judge.
DROP TABLE IF EXISTS temp.touched;
DROP TABLE IF EXISTS temp.verdict;
CREATE TEMP TABLE touched (purchase_id INTEGER PRIMARY KEY);

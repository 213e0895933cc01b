-- How the devices of uploads compare with the receipts they carried, for the purchases :purchases (a JSON array) inside
-- these receipts. Grain: one upload of one purchase.
SELECT DISTINCT
    transaction_alias.purchase_id,
    submission.submission_id,
    COALESCE(submission.user_text, submission.account_name) AS user_id,
    submission.received_at,
    submission.device_match
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = wanted.value
JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
JOIN submission ON submission.evidence_id = fact_in_force.evidence_id
WHERE submission.device_match IS NOT NULL
ORDER BY transaction_alias.purchase_id, submission.received_at IS NULL, submission.received_at, submission.digest

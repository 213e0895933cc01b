-- name: candidates
-- Purchases with several possible owners, one of the users :users (a JSON array) among them. Found by what makes a user
-- possible: names on the purchase, uploads of its receipts, devices. :exact is the digest of what was asked for.
-- Grain: one purchase.
WITH account AS (SELECT value AS user_id FROM json_each(:users)),
held AS (
    SELECT :exact AS digest
    UNION
    SELECT user_alias.digest FROM account JOIN user_alias ON user_alias.user_id = account.user_id
),
upload AS (
    SELECT submission.submission_id FROM account JOIN submission ON submission.user_id = account.user_id
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.user_exact = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.user_folded = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.account_exact = held.digest
    UNION
    SELECT submission.submission_id
    FROM account
    JOIN user_device ON user_device.user_id = account.user_id
    JOIN submission ON submission.device_token = user_device.device_token
),
possible AS (
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.account_token_digest = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_token_exact = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_token_folded = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_username_exact = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_username_folded = held.digest
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN other_buyer_name AS o ON o.exact = held.digest
    JOIN transaction_alias AS a ON a.alias_id = o.alias_id
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN other_buyer_name AS o ON o.folded = held.digest
    JOIN transaction_alias AS a ON a.alias_id = o.alias_id
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN submission ON submission.username_exact = held.digest
    JOIN transaction_alias AS a ON a.transaction_id = submission.name_transaction_id
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN submission ON submission.username_folded = held.digest
    JOIN transaction_alias AS a ON a.transaction_id = submission.name_transaction_id
    UNION
    SELECT a.purchase_id
    FROM upload
    JOIN submission ON submission.submission_id = upload.submission_id
    JOIN transaction_alias AS a ON a.transaction_id = submission.named_transaction_id
    UNION
    SELECT a.purchase_id
    FROM upload
    JOIN submission ON submission.submission_id = upload.submission_id
    JOIN fact_in_force AS f ON f.evidence_id = submission.evidence_id
    JOIN transaction_alias AS a ON a.alias_id = f.alias_id
)
SELECT purchase.purchase_id
FROM possible
CROSS JOIN purchase ON purchase.purchase_id = possible.purchase_id
WHERE purchase.owner_basis = 'ambiguous'
    AND EXISTS (
        SELECT 1
        FROM account
        WHERE instr(';' || purchase.owner_candidates || ';', ';' || account.user_id || ';') > 0
    );

-- name: devices
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
ORDER BY transaction_alias.purchase_id, submission.received_at IS NULL, submission.received_at, submission.digest;

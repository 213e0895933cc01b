-- name: clean
-- Says that no claim waits to be settled.
DELETE FROM dirty_claim_transaction;

-- name: concerned
-- Answers: the claims of marked transactions. Grain: one claim.
SELECT claim.claim_id
FROM dirty_claim_transaction
CROSS JOIN claim ON claim.transaction_id = dirty_claim_transaction.transaction_id;

-- name: drop
-- Drops the claims nobody makes any more: they were kept as they were sent, or under another user.
DELETE FROM claim
WHERE transaction_id IN (SELECT transaction_id FROM dirty_claim_transaction)
    AND NOT EXISTS (SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id);

-- name: markAll
-- Marks every transaction that somebody names or claims, so that all claims are settled again.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT named_transaction_id FROM submission WHERE named_transaction_id IS NOT NULL
UNION
SELECT transaction_id FROM claim
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: markJudged
-- Marks the claimed transactions of the purchases that were judged: their store or their date may be new.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT transaction_alias.transaction_id
FROM verdict
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = verdict.purchase_id
WHERE EXISTS (SELECT 1 FROM submission WHERE submission.named_transaction_id = transaction_alias.transaction_id)
ON CONFLICT DO NOTHING;

-- name: sight
-- Puts the submissions that name a marked transaction in sight, so that who they are from is worked out.
INSERT INTO selected_submission (submission_id)
SELECT submission.submission_id
FROM dirty_claim_transaction
CROSS JOIN submission ON submission.named_transaction_id = dirty_claim_transaction.transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: proveClaim
-- Keeps that a claim is proven.
UPDATE claim SET state = 'proven' WHERE claim_id = :claim_id AND state <> 'proven';

-- name: putReference
-- Keeps what one submission refers to, and the claim it makes.
UPDATE submission
SET named_transaction_id = :named_transaction_id,
    named_environment = :named_environment,
    is_named_by_evidence = :is_named_by_evidence,
    name_transaction_id = :name_transaction_id,
    claim_is_proven = :claim_is_proven,
    claim_id = :claim_id
WHERE submission_id = :submission_id;

-- name: proveClaim
-- Keeps that a claim is proven.
UPDATE claim
SET state = 'proven'
FROM unnest(:claim_id::bigint[]) AS stated (claim_id)
WHERE claim.claim_id = stated.claim_id AND claim.state <> 'proven';

-- name: putReference
-- Keeps what one submission refers to, and the claim it makes.
UPDATE submission
SET
    named_transaction_id = stated.named_transaction_id,
    named_environment = stated.named_environment,
    is_named_by_evidence = stated.is_named_by_evidence,
    name_transaction_id = stated.name_transaction_id,
    claim_is_proven = stated.claim_is_proven,
    claim_id = stated.claim_id
FROM unnest(
    :named_transaction_id::text[], :named_environment::text[], :is_named_by_evidence::boolean[],
    :name_transaction_id::text[], :claim_is_proven::boolean[], :claim_id::bigint[], :submission_id::bigint[]
) AS stated (
    named_transaction_id, named_environment, is_named_by_evidence, name_transaction_id, claim_is_proven, claim_id,
    submission_id
)
WHERE submission.submission_id = stated.submission_id;

-- Does: keeps that Apple knows nothing of the transaction of one claim.
UPDATE claim SET state = 'unknown_to_apple' WHERE claim_id = :claim_id

-- Does: keeps the state of one claim.
UPDATE claim SET state = :state WHERE claim_id = :claim_id

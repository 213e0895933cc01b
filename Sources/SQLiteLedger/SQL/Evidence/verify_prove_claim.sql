-- Does: keeps that a claim is proven.
UPDATE claim SET state = 'proven' WHERE claim_id = :claim_id AND state <> 'proven'

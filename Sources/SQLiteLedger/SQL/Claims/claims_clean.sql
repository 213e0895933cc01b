-- Does: says that no claim waits to be settled.
DELETE FROM dirty_claim_transaction

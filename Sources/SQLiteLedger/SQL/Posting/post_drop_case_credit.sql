-- Does: drops the credit of a case that does not state it any more.
DELETE FROM credit
WHERE transaction_id = :transaction_id AND environment = :environment AND subject = :subject AND source = 'case'

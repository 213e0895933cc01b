-- Does: marks the claimed transactions of the purchases that were judged: their store or their date may be news.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT transaction_alias.transaction_id
FROM temp.verdict
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = verdict.purchase_id
WHERE EXISTS (SELECT 1 FROM submission WHERE submission.named_transaction_id = transaction_alias.transaction_id)

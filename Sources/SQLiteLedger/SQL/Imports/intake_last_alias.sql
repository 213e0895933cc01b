-- Answers: the last transaction id there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(alias_id), 0) FROM transaction_alias

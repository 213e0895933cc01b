-- Answers: the alias of a transaction id. Grain: none or one. Parameters: 1 environment, 2 transaction.
SELECT alias_id FROM transaction_alias WHERE environment = ?1 AND transaction_id = ?2

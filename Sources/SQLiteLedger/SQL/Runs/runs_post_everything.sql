-- Does: has every transaction merged and every credit resolved anew: which of them count depends on the as-of.
INSERT OR IGNORE INTO dirty_alias (alias_id) SELECT alias_id FROM transaction_alias;

INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id) SELECT DISTINCT transaction_id FROM credit_statement;

-- Does: keeps what became of one credit statement.
UPDATE credit_statement SET fate = :fate WHERE statement_id = :statement_id

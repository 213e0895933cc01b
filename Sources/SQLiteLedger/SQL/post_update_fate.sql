-- What became of one statement. Parameters: fate, statement.
UPDATE credit_statement SET fate = ? WHERE statement_id = ?

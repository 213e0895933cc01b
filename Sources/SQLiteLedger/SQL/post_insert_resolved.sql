-- Keeps one credit as it now is. Parameters: in the order of the columns.
INSERT INTO resolved_credit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

-- Keeps one finding. Parameters: in the order of the columns.
INSERT INTO found VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

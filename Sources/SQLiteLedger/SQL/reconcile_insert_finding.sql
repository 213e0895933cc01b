-- Keeps one finding. Parameters: in the order of the columns.
INSERT OR REPLACE INTO found VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

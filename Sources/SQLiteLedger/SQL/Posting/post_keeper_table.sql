-- Does: makes the empty list of concerned purchases, the key each keeps, and the purchase that survives of those that keep
-- the same key. Grain: one purchase.
CREATE TEMP TABLE IF NOT EXISTS keeper (
    purchase_id INTEGER PRIMARY KEY,
    purchase_key TEXT NOT NULL,
    survivor_id INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS temp.keeper_key ON keeper (purchase_key);
DELETE FROM temp.keeper;

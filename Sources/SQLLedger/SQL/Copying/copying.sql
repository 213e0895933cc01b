-- name: tallies
-- The tallies of sorts that have rows. Grain: one sort of rows.
SELECT name, code, detail, currency, entries, amount_milliunits
FROM tally
WHERE entries <> 0 OR amount_milliunits <> 0
ORDER BY name, code, detail, currency;

-- name: addTally
-- Adds to a tally.
INSERT INTO tally_change (name, code, detail, currency, entries, amount_milliunits)
VALUES (:name, :code, :detail, :currency, :entries, :amount_milliunits);

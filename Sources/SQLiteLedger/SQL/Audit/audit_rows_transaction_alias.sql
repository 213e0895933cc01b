-- Answers: the rows of transaction_alias with a key after :after, as they were written: its identity; the merged facts are derived.
-- Grain: one row, in key order; the key comes first.
SELECT
    alias_id, environment, transaction_id
FROM transaction_alias
WHERE alias_id > :after
ORDER BY alias_id

-- Does: proves claims by evidence that names their transaction as an original (Rules 2.5), and takes that back where
-- the transaction turned out to be of another purchase. What evidence holds itself proves for good.
WITH concerned (transaction_id) AS (
    SELECT a.transaction_id
    FROM dirty_alias AS d
    CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
    UNION
    SELECT a.original_transaction_id
    FROM dirty_alias AS d
    CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
    WHERE a.original_transaction_id IS NOT NULL
), judged AS MATERIALIZED (
    SELECT
        c.claim_id,
        EXISTS (
            SELECT 1
            FROM submission AS s
            WHERE s.claim_id = c.claim_id
                AND (
                    s.claim_is_proven = 1
                    OR EXISTS (SELECT 1 FROM submission_with_original AS w WHERE w.submission_id = s.submission_id)
                )
        ) AS is_proven
    FROM concerned AS t
    CROSS JOIN claim AS c ON c.transaction_id = t.transaction_id
)
UPDATE claim SET state = IIF(j.is_proven, 'proven', 'pending')
FROM judged AS j
WHERE claim.claim_id IN (SELECT claim_id FROM judged)
    AND j.claim_id = claim.claim_id
    AND (claim.state = 'proven') <> j.is_proven

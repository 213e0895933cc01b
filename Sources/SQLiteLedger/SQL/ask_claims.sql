-- Claims that no evidence of Apple's supports and that may be asked about now, the oldest first. User and receipt say
-- which may be about one Apple account: nobody relies on it.
-- Parameters: :as_of, :grace, :apps as a JSON array. Grain: one claim.
SELECT
    c.transaction_id,
    MIN(s.named_environment) AS environment,
    COALESCE(MIN(s.bundle_id), MIN(e.bundle_id)) AS bundle_id,
    c.claimant,
    MIN(s.evidence_id) AS evidence_id,
    (
        SELECT MIN(t.alias_id)
        FROM fact_in_force AS t
        WHERE t.evidence_id = MIN(s.evidence_id) AND t.source IN ('app_receipt', 'verify_receipt')
    ) AS alias_id
FROM claim AS c INDEXED BY claim_pending
CROSS JOIN submission AS s ON s.claim_id = c.claim_id
LEFT JOIN source_file AS f ON f.file_id = s.file_id
LEFT JOIN evidence AS e ON e.evidence_id = s.evidence_id
LEFT JOIN apple_question AS q ON q.transaction_id = c.transaction_id
WHERE c.state = 'pending'
    AND COALESCE(q.next_attempt_at, :as_of) <= :as_of
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_alias AS a
        CROSS JOIN fact_in_force AS t ON t.alias_id = a.alias_id
        WHERE a.transaction_id = c.transaction_id AND t.grade > 1
    )
    -- An original that Apple names outside subscriptions is an id of a purchase it states.
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_alias AS a
        WHERE a.environment IN ('Production', 'Sandbox')
            AND a.original_transaction_id = c.transaction_id
            AND a.product_type <> 'auto_renewable'
            AND a.grade > 1
    )
GROUP BY c.claim_id
HAVING (
    SELECT COUNT(*)
    FROM not_found_answer AS n
    WHERE n.transaction_id = c.transaction_id
        AND n.bundle_id IN (SELECT value FROM json_each(:apps))
        AND n.asked_at >= MIN(COALESCE(s.received_at, f.imported_at, :as_of)) + :grace
) < 2 * json_array_length(:apps)
ORDER BY MIN(COALESCE(s.received_at, f.imported_at)), c.transaction_id, c.claim_id

-- Does: gives up claims Apple knows nothing of, every app asked in both environments a grace time after the claim,
-- and no statement of Apple's about the transaction at hand.
-- Parameters: 1 transaction, 2 grace, 3 apps as a JSON array.
UPDATE claim
SET state = 'unknown_to_apple'
WHERE claim.transaction_id = ?1
    AND claim.state = 'pending'
    AND json_array_length(?3) > 0
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_alias AS a
        CROSS JOIN fact_in_force AS t ON t.alias_id = a.alias_id
        WHERE a.transaction_id = ?1 AND t.grade > 1
    )
    AND (
        SELECT COUNT(*)
        FROM not_found_answer AS n
        WHERE n.transaction_id = ?1
            AND n.bundle_id IN (SELECT value FROM json_each(?3))
            AND n.asked_at >= ?2 + (
                SELECT MIN(COALESCE(s.received_at, f.imported_at))
                FROM submission AS s
                LEFT JOIN source_file AS f ON f.file_id = s.file_id
                WHERE s.claim_id = claim.claim_id
            )
    ) = 2 * json_array_length(?3)

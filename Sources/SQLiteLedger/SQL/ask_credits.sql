-- Live credits without a purchase, a grace time after they were made, that Apple has not denied for good and that may
-- be asked about now, the oldest first. Parameters: :as_of, :grace, :apps as a JSON array. Grain: one credit.
SELECT c.transaction_id, c.stated_environment AS environment, s.bundle_id, c.user_id
FROM credit AS c INDEXED BY credit_unmatched
LEFT JOIN credit_statement AS s ON s.statement_id = c.statement_id
LEFT JOIN apple_question AS q ON q.transaction_id = c.transaction_id
WHERE c.alias_id IS NULL
    AND c.status = 'credited'
    AND c.credited_at + :grace <= :as_of
    AND COALESCE(q.next_attempt_at, :as_of) <= :as_of
    AND (
        SELECT COUNT(*)
        FROM not_found_answer AS n
        WHERE n.transaction_id = c.transaction_id
            AND n.bundle_id IN (SELECT value FROM json_each(:apps))
            AND n.asked_at >= c.credited_at + :grace
    ) < 2 * json_array_length(:apps)
ORDER BY c.credited_at, c.transaction_id, c.credit_id

-- Transactions that unsigned notifications name, that no word of Apple's answers yet and that may be asked about now, the
-- oldest first. Parameters: :as_of, :grace, :apps as a JSON array. Grain: one transaction of one notification.
SELECT p.transaction_id, p.environment, p.bundle_id
FROM pointed_transaction AS p
LEFT JOIN apple_question AS q ON q.transaction_id = p.transaction_id
WHERE COALESCE(q.next_attempt_at, :as_of) <= :as_of
    -- What was found at this moment and still points needs a later word.
    AND NOT (COALESCE(q.last_answer, '') = 'found' AND q.last_attempt_at = :as_of)
    AND (
        SELECT COUNT(*)
        FROM not_found_answer AS n
        WHERE n.transaction_id = p.transaction_id
            AND n.bundle_id IN (SELECT value FROM json_each(:apps))
            AND n.asked_at >= p.pointed_at + :grace
    ) < 2 * json_array_length(:apps)
ORDER BY p.pointed_at, p.transaction_id, p.evidence_id

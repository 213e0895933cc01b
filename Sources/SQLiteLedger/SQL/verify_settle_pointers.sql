-- Does: closes the unsigned notifications that were read and have nothing left to ask about, among those that answers
-- to some pieces of evidence concern. Parameters: 1 the ids of these pieces as a JSON array.
WITH answered AS (SELECT value AS evidence_id FROM json_each(?1)),
concerned AS (
    SELECT evidence_id FROM answered
    UNION
    SELECT evidence_pointer.evidence_id
    FROM answered
    JOIN fact_in_force ON fact_in_force.evidence_id = answered.evidence_id
    JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
    JOIN evidence_pointer ON evidence_pointer.transaction_id = transaction_alias.transaction_id
)
UPDATE evidence
SET outcome = 'empty',
    rule = 'not_signed',
    detail = 'Nothing in it is signed; Apple has said all that it points at.',
    last_answer = 'not_signed',
    next_attempt_at = NULL
WHERE evidence_id IN (SELECT evidence_id FROM concerned)
    AND form = 'notification_v1'
    AND outcome = 'pending'
    AND rule IS NOT NULL
    AND NOT EXISTS (
        SELECT 1 FROM pointed_transaction WHERE pointed_transaction.evidence_id = evidence.evidence_id
    )

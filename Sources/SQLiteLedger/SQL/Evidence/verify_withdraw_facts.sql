-- Does: takes what the listed evidence states out of force, and marks its transactions.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_fact.alias_id
FROM reopened_evidence
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = reopened_evidence.evidence_id;

UPDATE transaction_fact
SET is_in_force = 0
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence) AND is_in_force = 1;

DELETE FROM set_aside_row WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

DELETE FROM notification WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

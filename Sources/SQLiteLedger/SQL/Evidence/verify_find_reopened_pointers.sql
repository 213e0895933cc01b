-- Does: lists the unsigned notifications that were closed because listed evidence states what they point at.
INSERT OR IGNORE INTO reopened_evidence (evidence_id)
SELECT evidence_pointer.evidence_id
FROM reopened_evidence
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = reopened_evidence.evidence_id
CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
CROSS JOIN evidence_pointer ON evidence_pointer.transaction_id = transaction_alias.transaction_id
CROSS JOIN evidence ON evidence.evidence_id = evidence_pointer.evidence_id
WHERE evidence.form = 'notification_v1' AND evidence.outcome = 'empty' AND evidence.rule = 'not_signed'

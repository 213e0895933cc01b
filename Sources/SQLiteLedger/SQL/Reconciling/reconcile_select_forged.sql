-- Does: selects the submissions that carry evidence refused by one of the rules :rules (a JSON array).
INSERT INTO temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM json_each(:rules) AS rule
CROSS JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
CROSS JOIN submission ON submission.evidence_id = evidence.evidence_id

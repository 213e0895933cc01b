-- Does: selects the submissions that carry evidence of the apps :bundles (a JSON array) without purchases inside.
INSERT OR IGNORE INTO temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM json_each(:bundles) AS bundle
CROSS JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
CROSS JOIN submission ON submission.evidence_id = evidence.evidence_id

-- Answers: the apps that have evidence without purchases inside. Grain: one app.
SELECT DISTINCT bundle_id
FROM evidence
WHERE outcome = 'empty'
    AND bundle_id IS NOT NULL

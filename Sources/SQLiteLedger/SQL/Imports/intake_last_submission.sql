-- Answers: the last submission there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(submission_id), 0) FROM submission

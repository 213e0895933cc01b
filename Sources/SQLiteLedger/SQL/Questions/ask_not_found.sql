-- Answers: Apple's "not found" answers about one transaction. Grain: one app in one environment.
SELECT bundle_id AS asked_app, environment AS asked_environment, asked_at
FROM not_found_answer
WHERE transaction_id = :transaction_id

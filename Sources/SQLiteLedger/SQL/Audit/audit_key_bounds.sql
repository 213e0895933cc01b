-- Answers: the first and the last key of each table whose rows are digested as they are written. Grain: one table.
WITH bound (name, first_key, last_key) AS (
    SELECT 'list_move', (SELECT MIN(sequence) FROM list_move), (SELECT MAX(sequence) FROM list_move)
    UNION ALL
    SELECT 'source_file', (SELECT MIN(file_id) FROM source_file), (SELECT MAX(file_id) FROM source_file)
    UNION ALL
    SELECT 'rejected_row', (SELECT MIN(rejected_row_id) FROM rejected_row), (SELECT MAX(rejected_row_id) FROM rejected_row)
    UNION ALL
    SELECT 'submission', (SELECT MIN(submission_id) FROM submission), (SELECT MAX(submission_id) FROM submission)
    UNION ALL
    SELECT 'credit_statement', (SELECT MIN(statement_id) FROM credit_statement), (SELECT MAX(statement_id) FROM credit_statement)
    UNION ALL
    SELECT 'user_statement', (SELECT MIN(user_statement_id) FROM user_statement), (SELECT MAX(user_statement_id) FROM user_statement)
    UNION ALL
    SELECT 'evidence', (SELECT MIN(evidence_id) FROM evidence), (SELECT MAX(evidence_id) FROM evidence)
    UNION ALL
    SELECT 'transaction_alias', (SELECT MIN(alias_id) FROM transaction_alias), (SELECT MAX(alias_id) FROM transaction_alias)
    UNION ALL
    SELECT 'transaction_fact', (SELECT MIN(fact_id) FROM transaction_fact), (SELECT MAX(fact_id) FROM transaction_fact)
    UNION ALL
    SELECT 'case_event', (SELECT MIN(case_event_id) FROM case_event), (SELECT MAX(case_event_id) FROM case_event)
    UNION ALL
    SELECT 'case_credit', (SELECT MIN(case_event_id) FROM case_credit), (SELECT MAX(case_event_id) FROM case_credit)
)
SELECT bound.name, bound.first_key, bound.last_key, kept.own_after
FROM bound
LEFT JOIN running_digest AS kept ON kept.name = bound.name

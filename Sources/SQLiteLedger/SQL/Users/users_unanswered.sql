-- Answers: names nobody answers to, of the newest transactions and uploads. Parameter: 1 how many of each. Grain: one
-- spelling.
WITH name AS (
    SELECT account_token AS spelling, account_token_digest AS exact, account_token_digest AS folded
    FROM transaction_alias
    WHERE alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - ?1 AND account_token_digest IS NOT NULL
    UNION
    SELECT backend_token, backend_token_exact, backend_token_folded
    FROM transaction_alias
    WHERE alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - ?1 AND backend_token_exact IS NOT NULL
    UNION
    SELECT backend_username, backend_username_exact, backend_username_folded
    FROM transaction_alias
    WHERE alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - ?1 AND backend_username_exact IS NOT NULL
    UNION
    SELECT application_username, username_exact, username_folded
    FROM submission
    WHERE submission_id > (SELECT MAX(submission_id) FROM submission) - ?1 AND username_exact IS NOT NULL
)
SELECT DISTINCT spelling
FROM name
WHERE NOT EXISTS (SELECT 1 FROM user_alias WHERE user_alias.digest IN (name.exact, name.folded))
ORDER BY spelling

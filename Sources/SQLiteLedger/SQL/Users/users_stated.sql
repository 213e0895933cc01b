-- Answers: users as the newest uploads, credits, payments and users files name them. Parameter: 1 how many of each. Grain:
-- one (user id, account name).
SELECT user_id, account_name
FROM submission
WHERE submission_id > (SELECT MAX(submission_id) FROM submission) - ?1
UNION
SELECT credit.user_id, app_user.account_name
FROM credit
LEFT JOIN app_user ON app_user.user_id = credit.user_id
WHERE credit.credit_id > (SELECT MAX(credit_id) FROM credit) - ?1
UNION
SELECT transaction_alias.backend_user_id, app_user.account_name
FROM transaction_alias
LEFT JOIN app_user ON app_user.user_id = transaction_alias.backend_user_id
WHERE transaction_alias.alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - ?1
    AND transaction_alias.backend_user_id IS NOT NULL
UNION
SELECT user_id, account_name
FROM user_statement
WHERE user_statement_id > (SELECT MAX(user_statement_id) FROM user_statement) - ?1

-- What is found about the users :users (a JSON array), or about :query as transaction or order, that is about no purchase:
-- credits without one, and forged receipts by one of the rules :rules (a JSON array). Grain: one finding.
WITH account AS (SELECT value AS user_id FROM json_each(:users)),
unpaid AS (
    SELECT credit.credit_id FROM account CROSS JOIN credit ON credit.user_id = account.user_id
    UNION
    SELECT credit.credit_id FROM credit WHERE credit.transaction_id = :query
    UNION
    SELECT credit.credit_id FROM credit WHERE credit.order_id = :query
)
SELECT finding.finding_id
FROM unpaid
CROSS JOIN credit ON credit.credit_id = unpaid.credit_id
CROSS JOIN finding
    ON finding.purchase_id IS NULL
    AND finding.kind IN ('missing_payment', 'unproven_credit')
    AND finding.environment = credit.environment
    AND finding.subject = credit.transaction_id || ' ' || credit.subject
WHERE credit.alias_id IS NULL
UNION
SELECT finding.finding_id
FROM account
CROSS JOIN json_each(:rules) AS rule
CROSS JOIN finding
    ON finding.purchase_id IS NULL
    AND finding.kind = 'forged_receipt'
    AND finding.environment = ''
    AND finding.subject = rule.value || ' ' || account.user_id

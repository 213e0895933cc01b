-- name: listSandboxAccounts
-- Lists the accounts of the users with deliveries in the sandbox, and which kinds of deliveries each account had: a reviewer
-- stays one under whichever of their accounts. Grain: one (user, account, kind of delivery); one row without kind for an
-- account without deliveries.
INSERT INTO sandbox_account (recipient_id, user_id, environment, status)
WITH recipient AS (
    SELECT DISTINCT COALESCE(known.canonical_user_id, credit.user_id) AS user_id
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    CROSS JOIN credit ON credit.alias_id = alias.alias_id
    LEFT JOIN app_user AS known ON known.user_id = credit.user_id
    WHERE credit.environment = 'Sandbox'
), account AS (
    SELECT user_id AS recipient_id, user_id FROM recipient
    UNION
    SELECT recipient.user_id, app_user.user_id
    FROM recipient
    JOIN app_user ON app_user.canonical_user_id = recipient.user_id
)
SELECT DISTINCT account.recipient_id, account.user_id, delivery.environment, delivery.status
FROM account
LEFT JOIN credit AS delivery ON delivery.user_id = account.user_id;

-- name: readCredits
-- Every credit of the touched purchases, live or not, with the accounts of a sandbox user and what they had delivered.
-- Grain: one (credit, account, kind of delivery), purchases together, then credits.
SELECT
    t.purchase_id, c.subject, c.transaction_id, c.environment, c.user_id,
    COALESCE(u.canonical_user_id, c.user_id) AS canonical_user_id,
    c.order_id, c.credited_at, c.product_id, c.quantity, c.status, c.source, c.statement_id,
    account.user_id AS account_id, account.environment AS account_environment, account.status AS account_status
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
JOIN credit AS c ON c.alias_id = a.alias_id
LEFT JOIN app_user AS u ON u.user_id = c.user_id
LEFT JOIN sandbox_account AS account
    ON c.environment = 'Sandbox' AND account.recipient_id = COALESCE(u.canonical_user_id, c.user_id)
ORDER BY t.purchase_id, c.credited_at, c.user_id, c.subject, c.transaction_id, c.environment;

-- name: readNeighbours
-- The users that the neighbours of the touched purchases were credited to. Grain: one (purchase, rung, user).
SELECT n.purchase_id, n.rung, n.user_id
FROM touched AS t
JOIN neighbour AS n ON n.purchase_id = t.purchase_id
ORDER BY n.purchase_id, n.rung, n.user_id;

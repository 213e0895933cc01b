-- name: accounts
-- The users :users (a JSON array) with every account merged with them. Grain: one user id.
WITH found AS (SELECT value AS user_id FROM json_each(:users) AS given),
canonical AS (
    SELECT app_user.canonical_user_id AS user_id
    FROM found
    JOIN app_user ON app_user.user_id = found.user_id
)
SELECT found.user_id FROM found
UNION
SELECT canonical.user_id FROM canonical
UNION
SELECT app_user.user_id FROM canonical CROSS JOIN app_user ON app_user.canonical_user_id = canonical.user_id
ORDER BY 1;

-- name: matches
-- Everything the text :query can mean. Grain: one meaning of one user, or of none; exact readings first.
-- :query is the text without blanks at either end, :name with them: identifiers have none, names may. :exact, :folded and
-- :token are the digests of the latter as names and tokens are compared, :order is it as an order id of Apple's, or null.
WITH reading AS (
    SELECT 1 AS place, 'user_id' AS meaning, CAST(:query AS text) AS user_id
    WHERE
        EXISTS (SELECT 1 FROM app_user WHERE app_user.user_id = :query)
        OR EXISTS (SELECT 1 FROM credit WHERE credit.user_id = :query)
        OR EXISTS (SELECT 1 FROM claim WHERE claim.claimant = :query AND claim.is_user = 1)
        OR EXISTS (SELECT 1 FROM submission WHERE submission.user_id = :query)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_user_id = :query)
        OR EXISTS (
            SELECT 1 FROM other_buyer_name WHERE other_buyer_name.kind = 'user_id' AND other_buyer_name.name = :query
        )
        -- Those credited to their owner are seen by their credits.
        OR EXISTS (
            SELECT 1
            FROM purchase
            WHERE purchase.owner_user_id = :query AND purchase.credited_to IS NOT purchase.owner_user_id
        )
    UNION
    SELECT 2, 'account_name', app_user.user_id FROM app_user WHERE app_user.account_name = :name
    UNION
    SELECT 2, 'account_name', user_alias.user_id
    FROM user_alias
    WHERE user_alias.digest = :exact AND user_alias.rank = 2
    UNION
    SELECT 3, 'application_username', user_alias.user_id
    FROM user_alias
    JOIN user_statement ON user_statement.user_id = user_alias.user_id
    WHERE
        user_alias.digest = :exact
        AND user_alias.rank = 0
        AND user_statement.application_username = :name
    UNION
    SELECT 3, 'application_username', NULL
    WHERE
        EXISTS (SELECT 1 FROM submission WHERE submission.username_exact = :exact)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_username_exact = :exact)
        OR EXISTS (
            SELECT 1
            FROM other_buyer_name
            WHERE other_buyer_name.exact = :exact AND other_buyer_name.kind = 'username'
        )
    UNION
    SELECT 4, 'app_account_token', user_alias.user_id
    FROM user_alias
    JOIN user_statement ON user_statement.user_id = user_alias.user_id
    WHERE
        user_alias.digest = :token
        AND user_alias.rank = 0
        AND (
            user_statement.app_account_token = :name
            OR CAST(:token AS BLOB) = CAST(:folded AS BLOB)
            AND lower(replace(replace(replace(user_statement.app_account_token, '-', ''), '{', ''), '}', ''))
            = lower(replace(replace(replace(:name, '-', ''), '{', ''), '}', ''))
        )
    UNION
    SELECT 4, 'app_account_token', NULL
    WHERE
        EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.account_token_digest = :token)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_token_exact = :exact)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_token_folded = :folded)
        OR EXISTS (
            SELECT 1
            FROM other_buyer_name
            WHERE other_buyer_name.exact = :exact AND other_buyer_name.kind = 'token'
        )
        OR EXISTS (
            SELECT 1
            FROM other_buyer_name
            WHERE other_buyer_name.folded = :folded AND other_buyer_name.kind = 'token'
        )
    UNION
    SELECT 5, 'transaction_id', NULL
    WHERE
        EXISTS (
            SELECT 1
            FROM transaction_alias
            WHERE
                transaction_alias.transaction_id = :query
                AND (
                    transaction_alias.purchase_id IS NOT NULL
                    OR EXISTS (SELECT 1 FROM fact_in_force WHERE fact_in_force.alias_id = transaction_alias.alias_id)
                )
        )
        OR EXISTS (SELECT 1 FROM credit WHERE credit.transaction_id = :query)
        OR EXISTS (SELECT 1 FROM claim WHERE claim.transaction_id = :query)
    UNION
    SELECT 6, 'original_transaction_id', NULL
    WHERE EXISTS (
        SELECT 1
        FROM transaction_alias
        WHERE
            transaction_alias.environment IN ('Production', 'Sandbox')
            AND transaction_alias.original_transaction_id = :query
    )
    UNION
    SELECT 7, 'order_id', NULL
    WHERE EXISTS (SELECT 1 FROM credit WHERE credit.order_id = :query)
    UNION
    SELECT 8, 'apple_order_id', NULL
    WHERE EXISTS (SELECT 1 FROM apple_order WHERE apple_order.order_id = :order)
    UNION
    -- Encodings of the user id or the account name, and stored names in another case.
    SELECT 9, 'application_username', user_alias.user_id FROM user_alias WHERE user_alias.digest = :folded
    UNION
    SELECT 9, 'application_username', NULL
    WHERE
        EXISTS (SELECT 1 FROM submission WHERE submission.username_folded = :folded)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_username_folded = :folded)
        OR EXISTS (
            SELECT 1
            FROM other_buyer_name
            WHERE other_buyer_name.folded = :folded AND other_buyer_name.kind = 'username'
        )
    UNION
    -- An account name that uploads state and no users file.
    SELECT 10, 'account_name', submission.user_id
    FROM submission
    WHERE
        submission.account_exact = :exact
        AND NOT EXISTS (SELECT 1 FROM user_alias WHERE user_alias.digest = :exact AND user_alias.rank = 2)
),
best AS (
    SELECT min(place) AS place, meaning, user_id FROM reading GROUP BY meaning, user_id
)
SELECT best.meaning, best.user_id
FROM best
WHERE
    -- A stored token is told as one, not as a name in another case too; a reading without user only adds where
    -- there is none with one.
    NOT (
        best.place = 9
        AND EXISTS (
            SELECT 1 FROM best AS token WHERE token.meaning = 'app_account_token' AND token.user_id = best.user_id
        )
    )
    AND NOT (
        best.user_id IS NULL
        AND EXISTS (SELECT 1 FROM best AS other WHERE other.meaning = best.meaning AND other.user_id IS NOT NULL)
    )
ORDER BY best.place, COALESCE(best.user_id, '');

-- name: subjects
-- What is found about the users :users (a JSON array), or about :query as transaction or order, that is about no purchase:
-- credits without one, and forged receipts by one of the rules :rules (a JSON array), or of an upload that names the transaction.
-- Grain: one finding.
WITH account AS (SELECT value AS user_id FROM json_each(:users) AS given),
unpaid AS (
    SELECT credit.credit_id FROM account JOIN credit ON credit.user_id = account.user_id
    UNION
    SELECT credit.credit_id FROM credit WHERE credit.transaction_id = :query
    UNION
    SELECT credit.credit_id FROM credit WHERE credit.order_id = :query
)
SELECT finding.finding_id
FROM unpaid
CROSS JOIN credit ON credit.credit_id = unpaid.credit_id
JOIN finding
    ON finding.purchase_id IS NULL
    AND finding.kind IN ('missing_payment', 'unproven_credit')
    AND finding.environment = credit.environment
    AND finding.subject = credit.transaction_id || ' ' || credit.subject
WHERE credit.alias_id IS NULL
UNION
SELECT finding.finding_id
FROM account
JOIN json_each(:rules) AS rule ON TRUE
CROSS JOIN finding
    ON finding.purchase_id IS NULL
    AND finding.kind = 'forged_receipt'
    AND finding.environment = ''
    AND finding.subject = rule.value || ' ' || account.user_id
UNION
SELECT finding.finding_id
FROM submission
CROSS JOIN evidence ON evidence.evidence_id = submission.evidence_id
CROSS JOIN finding
    ON finding.purchase_id IS NULL
    AND finding.kind = 'forged_receipt'
    AND finding.environment = ''
    AND finding.subject = evidence.rule || ' ' || submission.user_id
WHERE submission.named_transaction_id = :query AND evidence.outcome = 'refused';

-- name: candidates
-- Purchases with several possible owners, one of the users :users (a JSON array) among them. Found by what makes a user
-- possible: names on the purchase, uploads of its receipts, devices. :exact is the digest of what was asked for.
-- Grain: one purchase.
WITH account AS (SELECT value AS user_id FROM json_each(:users) AS given),
held AS (
    SELECT CAST(:exact AS BLOB) AS digest
    UNION
    SELECT user_alias.digest FROM account JOIN user_alias ON user_alias.user_id = account.user_id
),
upload AS (
    SELECT submission.submission_id FROM account JOIN submission ON submission.user_id = account.user_id
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.user_exact = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.user_folded = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.account_exact = held.digest
    UNION
    SELECT submission.submission_id
    FROM account
    JOIN user_device ON user_device.user_id = account.user_id
    JOIN submission ON submission.device_token = user_device.device_token
),
possible AS (
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.account_token_digest = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_token_exact = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_token_folded = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_username_exact = held.digest
    UNION
    SELECT a.purchase_id FROM held JOIN transaction_alias AS a ON a.backend_username_folded = held.digest
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN other_buyer_name AS o ON o.exact = held.digest
    JOIN transaction_alias AS a ON a.alias_id = o.alias_id
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN other_buyer_name AS o ON o.folded = held.digest
    JOIN transaction_alias AS a ON a.alias_id = o.alias_id
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN submission ON submission.username_exact = held.digest
    JOIN transaction_alias AS a ON a.transaction_id = submission.name_transaction_id
    UNION
    SELECT a.purchase_id
    FROM held
    JOIN submission ON submission.username_folded = held.digest
    JOIN transaction_alias AS a ON a.transaction_id = submission.name_transaction_id
    UNION
    SELECT a.purchase_id
    FROM upload
    JOIN submission ON submission.submission_id = upload.submission_id
    JOIN transaction_alias AS a ON a.transaction_id = submission.named_transaction_id
    UNION
    SELECT a.purchase_id
    FROM upload
    JOIN submission ON submission.submission_id = upload.submission_id
    JOIN fact_in_force AS f ON f.evidence_id = submission.evidence_id
    JOIN transaction_alias AS a ON a.alias_id = f.alias_id
)
SELECT purchase.purchase_id
FROM possible
CROSS JOIN purchase ON purchase.purchase_id = possible.purchase_id
WHERE purchase.owner_basis = 'ambiguous'
    AND EXISTS (
        SELECT 1
        FROM account
        WHERE instr(';' || purchase.owner_candidates || ';', ';' || account.user_id || ';') > 0
    );

-- name: devices
-- How the devices of uploads compare with the receipts they carried, for the purchases :purchases (a JSON array) inside
-- these receipts. Grain: one upload of one purchase.
WITH carried AS (
    SELECT DISTINCT transaction_alias.purchase_id, submission.submission_id
    FROM json_each(:purchases) AS wanted
    JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
    JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
    JOIN submission ON submission.evidence_id = fact_in_force.evidence_id
    WHERE submission.device_match IS NOT NULL
)
SELECT
    carried.purchase_id,
    submission.submission_id,
    COALESCE(submission.user_text, submission.account_name) AS user_id,
    submission.received_at,
    submission.device_match
FROM carried
JOIN submission ON submission.submission_id = carried.submission_id
ORDER BY carried.purchase_id, submission.received_at IS NULL, submission.received_at, submission.digest;

-- Everything the text :query can mean. Grain: one meaning of one user, or of none; exact readings first.
-- :query is the text without blanks at either end, :name with them: identifiers have none, names may. :exact, :folded and
-- :token are the digests of the latter as names and tokens are compared, :order is it as an order id of Apple's, or null.
WITH reading AS (
    SELECT 1 AS place, 'user_id' AS meaning, :query AS user_id
    WHERE
        EXISTS (SELECT 1 FROM app_user WHERE app_user.user_id = :query)
        OR EXISTS (SELECT 1 FROM credit WHERE credit.user_id = :query)
        OR EXISTS (SELECT 1 FROM claim WHERE claim.claimant = :query)
        OR EXISTS (SELECT 1 FROM submission WHERE submission.user_id = :query)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_user_id = :query)
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
    UNION
    SELECT 4, 'app_account_token', user_alias.user_id
    FROM user_alias
    JOIN user_statement ON user_statement.user_id = user_alias.user_id
    WHERE
        user_alias.digest = :token
        AND user_alias.rank = 0
        AND (
            user_statement.app_account_token = :name
            OR :token = :folded
            AND lower(replace(user_statement.app_account_token, '-', '')) = lower(replace(:name, '-', ''))
        )
    UNION
    SELECT 4, 'app_account_token', NULL
    WHERE
        EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.account_token_digest = :token)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_token_exact = :exact)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_token_folded = :folded)
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
ORDER BY best.place, COALESCE(best.user_id, '')

-- Subscription periods set aside as renewals although no first period of theirs is known. Grain: one row.
-- No parameters.
SELECT count(*) AS number
FROM purchase
WHERE
    purchase.list = 'closed'
    AND purchase.reason = 'excluded_subscription'
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_alias AS period
        WHERE
            period.environment = purchase.environment
            AND period.original_transaction_id = purchase.original_transaction_id
            AND (
                period.transaction_reason = 'PURCHASE'
                OR (period.transaction_reason IS NULL AND period.transaction_id = period.original_transaction_id)
            )
    )
    -- Where no period is reconciled none is missed.
    AND NOT EXISTS (
        SELECT 1
        FROM (SELECT policy FROM run ORDER BY run_id DESC LIMIT 1) AS latest
        WHERE CASE WHEN json_valid(latest.policy) THEN latest.policy ->> 'subscriptions' END = 'never'
    )

-- name: rows
-- Only in full, row by row over the whole ledger. Each file has as many rows as it says were accepted; what is derived from
-- statements and evidence is what they support: credits, submissions, merged transactions, users.
-- Left: the rows; right: those that are as they must be.
WITH credited AS MATERIALIZED (
    SELECT
        c.credit_id,
        s.statement_id IS NOT NULL
            AND (c.transaction_id, c.user_id, c.credited_at, c.status)
                IS NOT DISTINCT FROM (s.transaction_id, s.user_id, s.credited_at, s.status)
            AND (
                c.status <> 'credited'
                OR (c.order_id, c.product_id, c.quantity) IS NOT DISTINCT FROM (s.order_id, s.product_id, s.quantity)
            ) AS is_stated
    FROM credit AS c
    LEFT JOIN credit_statement AS s ON s.statement_id = c.statement_id
    WHERE c.source = 'import'
), evidenced AS MATERIALIZED (
    SELECT
        (
            submission.claim_id IS NULL
            OR (SELECT claim.transaction_id FROM claim WHERE claim.claim_id = submission.claim_id)
                IS NOT DISTINCT FROM submission.named_transaction_id
        ) AND (
            (NOT submission.claim_is_proven AND NOT submission.is_named_by_evidence)
            OR EXISTS (
                SELECT 1
                FROM fact_in_force
                JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
                WHERE fact_in_force.evidence_id = submission.evidence_id
                    AND transaction_alias.transaction_id = submission.named_transaction_id
            )
        ) AND (
            submission.name_transaction_id IS NULL
            OR submission.name_transaction_id IS NOT DISTINCT FROM submission.named_transaction_id
            OR EXISTS (
                SELECT 1
                FROM fact_in_force
                JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
                WHERE fact_in_force.evidence_id = submission.evidence_id
                    AND transaction_alias.transaction_id = submission.name_transaction_id
            )
        ) AS is_evidenced
    FROM submission
), merged AS MATERIALIZED (
    SELECT
        (a.product_id IS NULL OR bool_or(f.product_id = a.product_id))
        AND (a.paid_at IS NULL OR bool_or(a.paid_at IN (f.purchase_date, f.original_purchase_date)))
        AND (NOT a.is_revoked OR bool_or(f.is_revoked))
        AND (a.account_token IS NULL OR bool_or(f.account_token = a.account_token))
        AND (a.price_milliunits IS NULL OR bool_or(f.price_milliunits = a.price_milliunits))
        AND (a.ownership IS NULL OR bool_or(f.ownership = a.ownership))
        AND (a.is_trial IS NULL OR bool_or(f.is_trial = a.is_trial))
        AND (a.offer_discount_type IS NULL OR bool_or(f.offer_discount_type = a.offer_discount_type))
        AND (a.is_upgraded IS NULL OR bool_or(f.is_upgraded = a.is_upgraded))
        AND (a.currency IS NULL OR bool_or(f.currency = a.currency))
        AND (a.bundle_id IS NULL OR NOT a.is_bundle_stated OR bool_or(f.bundle_id = a.bundle_id))
        -- What nobody states the quantity of is one.
        AND (a.quantity IS NULL OR bool_or(f.quantity = a.quantity) OR (a.quantity = 1 AND count(f.quantity) = 0))
        AND (a.grade IS NULL OR bool_or(f.grade = a.grade AND f.source = a.source)) AS is_stated
    FROM transaction_alias AS a
    LEFT JOIN fact_in_force AS f ON f.alias_id = a.alias_id
    GROUP BY a.alias_id
), named AS MATERIALIZED (
    SELECT
        (
            u.account_name IS NULL
            OR EXISTS (
                SELECT 1 FROM user_statement AS s WHERE s.user_id = u.user_id AND s.account_name = u.account_name
            )
        ) AND (
            u.merged_into IS NULL
            OR EXISTS (
                SELECT 1 FROM user_statement AS s WHERE s.user_id = u.user_id AND s.merged_into = u.merged_into
            )
        ) AND (u.merged_into IS NOT NULL OR u.canonical_user_id = u.user_id) AS is_stated
    FROM app_user AS u
    UNION ALL
    -- A user that rows name is known, unless the next run is to work it out.
    SELECT FALSE
    FROM (SELECT DISTINCT user_id FROM user_statement) AS s
    WHERE NOT EXISTS (SELECT 1 FROM app_user AS u WHERE u.user_id = s.user_id)
        AND NOT EXISTS (SELECT 1 FROM dirty_user AS d WHERE d.user_id = s.user_id)
)
SELECT 'file_credits' AS name, COUNT(*) AS left_side, COUNT(*) FILTER (
    WHERE f.accepted_count = COALESCE(s.statements, 0)
) AS right_side
FROM source_file AS f
LEFT JOIN (SELECT file_id, COUNT(*) AS statements FROM credit_statement GROUP BY file_id) AS s ON s.file_id = f.file_id
WHERE f.kind = 'credits'
UNION ALL
SELECT 'file_submissions', COUNT(*), COUNT(*) FILTER (WHERE f.accepted_count = COALESCE(s.submissions, 0))
FROM source_file AS f
LEFT JOIN (SELECT file_id, COUNT(*) AS submissions FROM submission GROUP BY file_id) AS s ON s.file_id = f.file_id
WHERE f.kind = 'receipts'
UNION ALL
SELECT 'credits_as_stated', COUNT(*), COUNT(*) FILTER (WHERE is_stated) FROM credited
UNION ALL
SELECT 'statements_decided',
    (SELECT COUNT(*) FROM credit_statement WHERE fate IN ('live', 'withdrawn', 'failed')),
    (SELECT COUNT(*) FROM credited)
UNION ALL
SELECT 'submissions_as_evidenced', COUNT(*), COUNT(*) FILTER (WHERE is_evidenced) FROM evidenced
UNION ALL
SELECT 'transactions_as_stated', COUNT(*), COUNT(*) FILTER (WHERE is_stated) FROM merged
UNION ALL
SELECT 'users_as_stated', COUNT(*), COUNT(*) FILTER (WHERE is_stated) FROM named;

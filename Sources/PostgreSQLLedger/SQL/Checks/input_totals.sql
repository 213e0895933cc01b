-- name: credits
-- 4. Live credits = matched + unmatched = live statements and case credits; the credits matched to the purchases
-- checked are those that name them, and none is unmatched whose transaction is known; every statement has one fate;
-- every claim was made by a submission.
SELECT 'credits_live' AS name,
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'credits' AND code = 'credited') AS left_side,
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'credit_statements' AND code = 'live')
        + (SELECT COUNT(*) FROM credit WHERE status = 'credited' AND source = 'case') AS right_side
UNION ALL
SELECT 'credits_matched',
    (
        SELECT COUNT(*)
        FROM pg_temp.checked AS k
        JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        JOIN credit AS c ON c.alias_id = a.alias_id
        WHERE c.status = 'credited'
    ),
    (
        SELECT COUNT(*)
        FROM pg_temp.checked AS k
        JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        JOIN credit AS c ON c.transaction_id = a.transaction_id AND c.environment = a.environment
        WHERE c.status = 'credited' AND c.alias_id = a.alias_id
    ) + (
        SELECT COUNT(*)
        FROM credit AS c
        JOIN transaction_alias AS a ON a.environment = c.environment AND a.transaction_id = c.transaction_id
        WHERE c.alias_id IS NULL AND c.status = 'credited' AND a.purchase_id IS NOT NULL
    )
UNION ALL
SELECT 'credit_statements',
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'credit_statements'),
    (
        SELECT COALESCE(SUM(entries), 0)::bigint
        FROM tally
        WHERE name = 'credit_statements' AND code IN ('live', 'superseded', 'withdrawn', 'failed', 'future')
    )
UNION ALL
SELECT 'claims',
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'claims'),
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'claims_made');

-- name: evidence
-- 2. Rows inside verified evidence = transactions posted + rows set aside; distinct transactions stated = aliases with a
-- statement; the originals that the purchases checked name outside subscriptions and nobody states = aliases without one
-- that belong to a purchase that names them; no alias without statement belongs to a purchase that does not; no purchase
-- checked mixes Apple's bundles, ownership types, or (outside subscriptions) products.
SELECT 'evidence_rows' AS name,
    (
        SELECT COALESCE(SUM(amount_milliunits), 0)::bigint
        FROM tally
        WHERE name = 'evidence' AND code IN ('verified', 'empty')
    ) AS left_side,
    (
        SELECT COALESCE(SUM(entries), 0)::bigint
        FROM tally
        WHERE (name = 'facts' AND code = 'evidence') OR name = 'set_aside_rows'
    ) AS right_side
UNION ALL
SELECT 'transactions_stated',
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'transactions_stated'),
    (SELECT COALESCE(SUM(entries), 0)::bigint FROM tally WHERE name = 'transactions_posted')
UNION ALL
SELECT 'originals_named', named.ids, known.ids
FROM (
    SELECT COUNT(*) AS ids
    FROM (
        SELECT DISTINCT a.environment, a.original_transaction_id
        FROM pg_temp.checked AS k
        JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        WHERE a.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND a.original_transaction_id <> a.transaction_id
            AND NOT EXISTS (
                SELECT 1
                FROM transaction_alias AS own
                JOIN fact_in_force AS f ON f.alias_id = own.alias_id
                WHERE own.environment = a.environment AND own.transaction_id = a.original_transaction_id
            )
    ) AS original
) AS named, (
    SELECT COUNT(*) AS ids
    FROM (
        SELECT DISTINCT original.alias_id
        FROM pg_temp.checked AS k
        JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        JOIN transaction_alias AS original
            ON original.environment = a.environment
            AND original.transaction_id = a.original_transaction_id
        JOIN transaction_alias AS naming ON naming.purchase_id = original.purchase_id
        WHERE a.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND a.original_transaction_id <> a.transaction_id
            AND naming.original_transaction_id = original.transaction_id
            AND naming.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = original.alias_id)
    ) AS original
) AS known
UNION ALL
SELECT 'originals_of_namers', 0, (
    SELECT COUNT(*)
    FROM pg_temp.checked AS k
    JOIN transaction_alias AS original ON original.purchase_id = k.purchase_id
    WHERE NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = original.alias_id)
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS naming
            WHERE naming.purchase_id = original.purchase_id
                AND naming.original_transaction_id = original.transaction_id
                AND naming.product_type IN ('consumable', 'non_consumable', 'non_renewing')
        )
)
UNION ALL
SELECT 'purchases_unmixed', 0, (
    SELECT COUNT(*)
    FROM pg_temp.checked AS k
    WHERE EXISTS (
        SELECT 1
        FROM transaction_alias AS a
        JOIN transaction_alias AS b ON b.purchase_id = a.purchase_id AND b.alias_id > a.alias_id
        WHERE a.purchase_id = k.purchase_id
            AND a.grade IS NOT NULL
            AND b.grade IS NOT NULL
            AND (
                (
                    a.bundle_id <> b.bundle_id
                    AND a.grade > 1
                    AND b.grade > 1
                    AND a.is_bundle_stated
                    AND b.is_bundle_stated
                )
                OR COALESCE(a.ownership, 'PURCHASED') <> COALESCE(b.ownership, 'PURCHASED')
                OR (
                    a.product_id <> b.product_id
                    AND a.product_type IS DISTINCT FROM 'auto_renewable'
                    AND b.product_type IS DISTINCT FROM 'auto_renewable'
                )
            )
    )
);

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
        AND (a.price_milliunits IS NULL OR bool_or(f.price_milliunits = a.price_milliunits)) AS is_stated
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

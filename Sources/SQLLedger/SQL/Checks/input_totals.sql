-- name: input
-- 1. Per file: records by a separate splitter = accepted + duplicate + rejected. Left: files; right: files that foot.
-- The rows accepted from all files of a kind = the statements the ledger holds. Submissions are numbered from 1 without a
-- gap, so the last number is their count, what was kept of refused rows among them; full control totals count them file by
-- file.
SELECT 'input_files_foot' AS name, COUNT(*) AS left_side, COUNT(*) FILTER (
    WHERE record_count = accepted_count + duplicate_count + rejected_count
) AS right_side
FROM source_file
UNION ALL
SELECT 'accepted_credits',
    (SELECT CAST(COALESCE(SUM(accepted_count), 0) AS bigint) FROM source_file WHERE kind = 'credits'),
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'credit_statements')
UNION ALL
SELECT 'accepted_payments',
    (SELECT CAST(COALESCE(SUM(accepted_count), 0) AS bigint) FROM source_file WHERE kind = 'payments'),
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'facts' AND code = 'payments')
UNION ALL
SELECT 'accepted_receipts',
    (SELECT CAST(COALESCE(SUM(accepted_count), 0) AS bigint) FROM source_file WHERE kind = 'receipts'),
    (SELECT COALESCE(MAX(submission_id), 0) FROM submission) - (SELECT COUNT(*) FROM submission WHERE file_id IS NULL);

-- name: credits
-- 4. Live credits = matched + unmatched = live statements and case credits; the credits matched to the purchases
-- checked are those that name them, and none is unmatched whose transaction is known; every statement has one fate;
-- every claim was made by a submission.
SELECT 'credits_live' AS name,
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'credits' AND code = 'credited') AS left_side,
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'credit_statements' AND code = 'live')
        + (SELECT COUNT(*) FROM credit WHERE status = 'credited' AND source = 'case') AS right_side
UNION ALL
SELECT 'credits_matched',
    (
        SELECT COUNT(*)
        FROM checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        CROSS JOIN credit AS c ON c.alias_id = a.alias_id
        WHERE c.status = 'credited'
    ),
    (
        SELECT COUNT(*)
        FROM checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        CROSS JOIN credit AS c ON c.transaction_id = a.transaction_id AND c.environment = a.environment
        WHERE c.status = 'credited' AND c.alias_id = a.alias_id
    ) + (
        SELECT COUNT(*)
        FROM credit AS c INDEXED BY credit_unmatched
        JOIN transaction_alias AS a ON a.environment = c.environment AND a.transaction_id = c.transaction_id
        WHERE c.alias_id IS NULL AND c.status = 'credited' AND a.purchase_id IS NOT NULL
    )
UNION ALL
SELECT 'credit_statements',
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'credit_statements'),
    (
        SELECT CAST(COALESCE(SUM(entries), 0) AS bigint)
        FROM tally
        WHERE name = 'credit_statements' AND code IN ('live', 'superseded', 'withdrawn', 'failed', 'future')
    )
UNION ALL
SELECT 'claims',
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'claims'),
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'claims_made');

-- name: evidence
-- 2. Rows inside verified evidence = transactions posted + rows set aside; distinct transactions stated = aliases with a
-- statement; the originals that the purchases checked name outside subscriptions and nobody states = aliases without one
-- that belong to a purchase that names them; no alias without statement belongs to a purchase that does not; no purchase
-- checked mixes Apple's bundles, ownership types, or (outside subscriptions) products.
SELECT 'evidence_rows' AS name,
    (
        SELECT CAST(COALESCE(SUM(amount_milliunits), 0) AS bigint)
        FROM tally
        WHERE name = 'evidence' AND code IN ('verified', 'empty')
    ) AS left_side,
    (
        SELECT CAST(COALESCE(SUM(entries), 0) AS bigint)
        FROM tally
        WHERE (name = 'facts' AND code = 'evidence') OR name = 'set_aside_rows'
    ) AS right_side
UNION ALL
SELECT 'transactions_stated',
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'transactions_stated'),
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'transactions_posted')
UNION ALL
SELECT 'originals_named', named.ids, known.ids
FROM (
    SELECT COUNT(*) AS ids
    FROM (
        SELECT DISTINCT a.environment, a.original_transaction_id
        FROM checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        WHERE a.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND a.original_transaction_id <> a.transaction_id
            AND NOT EXISTS (
                SELECT 1
                FROM transaction_alias AS own
                JOIN fact_in_force AS f ON f.alias_id = own.alias_id
                WHERE own.environment = a.environment AND own.transaction_id = a.original_transaction_id
            )
    ) AS originals
) AS named, (
    SELECT COUNT(*) AS ids
    FROM (
        SELECT DISTINCT original.alias_id
        FROM checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        JOIN transaction_alias AS original
            ON original.environment = a.environment
            AND original.transaction_id = a.original_transaction_id
        CROSS JOIN transaction_alias AS naming ON naming.purchase_id = original.purchase_id
        WHERE a.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND a.original_transaction_id <> a.transaction_id
            AND naming.original_transaction_id = original.transaction_id
            AND naming.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = original.alias_id)
    ) AS originals
) AS known
UNION ALL
SELECT 'originals_of_namers', 0, (
    SELECT COUNT(*)
    FROM checked AS k
    CROSS JOIN transaction_alias AS original ON original.purchase_id = k.purchase_id
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
    FROM checked AS k
    WHERE EXISTS (
        SELECT 1
        FROM transaction_alias AS a
        CROSS JOIN transaction_alias AS b ON b.purchase_id = a.purchase_id AND b.alias_id > a.alias_id
        WHERE a.purchase_id = k.purchase_id
            AND a.grade IS NOT NULL
            AND b.grade IS NOT NULL
            AND (
                (
                    a.bundle_id <> b.bundle_id
                    -- What the backend alone says of a bundle is no statement of Apple's, whoever stated the transaction.
                    AND EXISTS (
                        SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = a.alias_id AND f.grade > 1 AND f.bundle_id IS NOT NULL
                    )
                    AND EXISTS (
                        SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = b.alias_id AND f.grade > 1 AND f.bundle_id IS NOT NULL
                    )
                )
                OR COALESCE(a.ownership, 'PURCHASED') <> COALESCE(b.ownership, 'PURCHASED')
                OR (
                    a.product_id <> b.product_id
                    AND a.product_type IS NOT 'auto_renewable'
                    AND b.product_type IS NOT 'auto_renewable'
                )
            )
    )
);

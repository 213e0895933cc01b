-- name: exportedFindings
-- Every finding, standing or closed, missing credits included. Grain: one finding.
SELECT
    listed.position,
    case_id, kind, transaction_id, original_transaction_id, bundle_id, environment, product_id, paid_at,
    credited_user_id, credited_at, credit_order_id, owner_user_id, owner_basis, owner_strength, expected, actual,
    detail, storefronts, next_step, last_action, last_action_after_run_id, opened_run_id, new_in_run_id, closed_run_id, assignee,
    price_milliunits, currency, price_source, opened_at, closed_at, closed_reason
FROM listed_finding AS listed
JOIN finding_row ON finding_row.finding_id = listed.finding_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: exportedRuns
-- The runs judged from :since to before :until. Grain: one run.
SELECT
    run.run_id AS position, run.run_id, run.as_of, run.started_at, run.finished_at, run.state, run.exit_status,
    (SELECT COUNT(*) FROM list_move AS m WHERE m.run_id = run.run_id) AS moves,
    run.tool_version, run.configuration_digest, run.actor, run.audit_sequence, run.audit_hash
FROM run
WHERE run.run_id > :after
    AND (CAST(:since AS bigint) IS NULL OR run.as_of >= :since)
    AND (CAST(:until AS bigint) IS NULL OR run.as_of < :until)
ORDER BY run.run_id
LIMIT :limit;

-- name: blackList
-- The black list as credits: what was really delivered. Purchase columns are empty while Apple's side is unknown.
-- Grain: one live credit.
SELECT
    listed.position,
    credit.transaction_id,
    purchase.original_transaction_id,
    purchase.bundle_id,
    COALESCE(purchase.environment, credit.stated_environment) AS environment,
    purchase.product_id,
    credit.user_id,
    credit.quantity,
    credit.credited_at,
    credit.order_id,
    credit.source,
    credit.alias_id IS NOT NULL AS is_matched,
    purchase.list AS purchase_list,
    credit.entered_at,
    credit.entered_run_id
FROM listed_credit AS listed
JOIN credit ON credit.credit_id = listed.credit_id
LEFT JOIN transaction_alias ON transaction_alias.alias_id = credit.alias_id
LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: exceptions
-- Every open finding but the missing credits. Grain: one open finding.
SELECT
    listed.position,
    case_id, kind, transaction_id, original_transaction_id, bundle_id, environment, product_id, paid_at,
    credited_user_id, credited_at, credit_order_id, owner_user_id, owner_basis, owner_strength, expected, actual,
    detail, storefronts, next_step, last_action, last_action_after_run_id, opened_run_id, new_in_run_id, closed_run_id, assignee,
    price_milliunits, currency, price_source
FROM listed_exception AS listed
JOIN finding_row ON finding_row.finding_id = listed.finding_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: files
-- The files a run reports: its own, and while it is not published those nobody reported yet. Grain: one file, in the order
-- they came. Parameters: the run.
SELECT kind, name, digest, record_count, accepted_count, duplicate_count, rejected_count
FROM source_file
WHERE
    reported_run_id = :run
    OR (
        reported_run_id IS NULL
        AND (SELECT run.state FROM run WHERE run.run_id = :run) <> 'published'
        AND file_id <= COALESCE((SELECT posted_file_id FROM run WHERE run_id = :run), 9223372036854775807)
    )
ORDER BY file_id;

-- name: lostOrders
-- Every missing credit that stands, with its purchase, owner and case. Grain: one open finding of kind missing_credit.
SELECT
    listed.position,
    finding.case_id,
    purchase.shown_transaction_id,
    purchase.original_transaction_id,
    (
        SELECT MIN(apple_order.order_id)
        FROM transaction_alias
        JOIN apple_order
            ON apple_order.environment = transaction_alias.environment
            AND apple_order.transaction_id = transaction_alias.transaction_id
        WHERE transaction_alias.purchase_id = purchase.purchase_id
    ) AS apple_order_id,
    purchase.bundle_id,
    purchase.environment,
    purchase.product_id,
    purchase.product_type,
    COALESCE(purchase.quantity, 1) AS quantity,
    purchase.paid_at,
    purchase.expires_at,
    purchase.first_seen_at,
    purchase.price_milliunits,
    COALESCE(purchase.currency, '') AS currency,
    purchase.price_source,
    purchase.storefront,
    purchase.owner_user_id,
    app_user.account_name,
    COALESCE(purchase.owner_basis, 'unknown') AS owner_basis,
    COALESCE(purchase.owner_strength, 'none') AS owner_strength,
    COALESCE(purchase.owner_candidates, '') AS owner_candidates,
    purchase.application_username,
    purchase.submitted_by_user_id,
    purchase.device_model,
    purchase.os_version,
    purchase.app_version,
    COALESCE(purchase.evidence_grade, '') AS evidence_grade,
    COALESCE(purchase.evidence_source, '') AS evidence_source,
    (
        SELECT MAX(api_cursor.asked_at)
        FROM transaction_alias
        JOIN customer_transaction ON customer_transaction.alias_id = transaction_alias.alias_id
        JOIN api_cursor ON api_cursor.customer_id = customer_transaction.customer_id
        WHERE transaction_alias.purchase_id = purchase.purchase_id
    ) AS rechecked_at,
    COALESCE(purchase.cause, '') AS cause,
    finding.next_step,
    finding.last_action,
    finding.last_action_after_run_id,
    finding.opened_run_id,
    finding.new_in_run_id,
    finding.closed_run_id,
    finding.assignee
FROM listed_lost_order AS listed
JOIN finding_row AS finding ON finding.finding_id = listed.finding_id
JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN app_user ON app_user.user_id = purchase.owner_user_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: moves
-- The journal of the lists from :since (null: the beginning) to before :until (null: the end).
-- Grain: one move, in the order they were written.
SELECT
    sequence AS position, sequence, run_id, at, environment, transaction_id, from_list, to_list, reason, currency, amount_milliunits
FROM list_move
WHERE sequence > :after
    AND (CAST(:since AS bigint) IS NULL OR at >= :since) AND (CAST(:until AS bigint) IS NULL OR at < :until)
ORDER BY sequence
LIMIT :limit;

-- name: previousRun
-- The published run before :run. Grain: one row, null where there is none.
SELECT max(run_id) AS run_id FROM run WHERE state = 'published' AND run_id < :run;

-- name: rejected
-- The refused rows that were listed. Grain: one refused row, or many of one rule counted together.
SELECT
    listed.position,
    source_file.name,
    rejected_row.line,
    rejected_row.field,
    rejected_row.rule,
    rejected_row.message,
    rejected_row.record_count
FROM listed_rejected_row AS listed
JOIN rejected_row ON rejected_row.rejected_row_id = listed.rejected_row_id
JOIN source_file ON source_file.file_id = rejected_row.file_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: unverified
-- What waits for an answer, as it was listed. Grain: one line of the file.
SELECT
    position, subject, external_id, user_id, transaction_id, environment, received_at, outcome, attempt_count,
    last_attempt_at, last_answer, next_attempt_at, is_store_stated, is_of_purchase
FROM listed_unverified
WHERE position > :after
ORDER BY position
LIMIT :limit;

-- name: whiteList
-- The white list: paid and not credited.
-- Grain: one white purchase.
SELECT
    listed.position,
    shown_transaction_id,
    original_transaction_id,
    bundle_id,
    environment,
    product_id,
    COALESCE(quantity, 1) AS quantity,
    paid_at,
    white_state,
    currency,
    price_milliunits,
    owner_user_id,
    COALESCE(owner_basis, 'unknown') AS owner_basis,
    entered_at,
    COALESCE(entered_run_id, 0) AS entered_run_id
FROM listed_white_purchase AS listed
JOIN purchase ON purchase.purchase_id = listed.purchase_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: rollForward
-- Opening, in, out and closing of each list, from the last published run before :run up to :run.
-- Grain: list, reason and currency for what moved; list and currency, with an empty reason, for the balances.
WITH previous AS (
    SELECT max(run.run_id) AS run_id FROM run WHERE run.state = 'published' AND run.run_id < :run
),
moved AS (
    SELECT run_id, from_list, to_list, reason, currency, amount_milliunits
    FROM list_move
    -- A run that failed published no balance: its moves belong to the next report.
    WHERE run_id > COALESCE((SELECT previous.run_id FROM previous), 0) AND run_id <= :run
),
flow AS (
    SELECT to_list AS list, reason, currency, 1 AS in_count, 0 AS out_count,
        amount_milliunits AS in_milliunits, 0 AS out_milliunits
    FROM moved
    UNION ALL
    SELECT from_list, reason, currency, 0, 1, 0, amount_milliunits
    FROM moved
),
flow_by_reason AS (
    SELECT list, reason, currency,
        CAST(sum(in_count) AS bigint) AS in_count, CAST(sum(out_count) AS bigint) AS out_count,
        CAST(sum(in_milliunits) AS bigint) AS in_milliunits, CAST(sum(out_milliunits) AS bigint) AS out_milliunits
    FROM flow
    WHERE list IN ('white', 'black', 'closed')
    GROUP BY list, reason, currency
),
standing AS (
    SELECT balance.list, balance.currency,
        balance.purchase_count AS opening_count, balance.amount_milliunits AS opening_milliunits,
        0 AS change_count, 0 AS change_milliunits
    FROM balance
    JOIN previous ON previous.run_id = balance.run_id
    WHERE balance.list IN ('white', 'black', 'closed')
    UNION ALL
    SELECT list, currency, 0, 0, in_count - out_count, in_milliunits - out_milliunits
    FROM flow_by_reason
),
line AS (
    SELECT list, '' AS reason, currency,
        CAST(sum(opening_count) AS bigint) AS opening_count, 0 AS in_count, 0 AS out_count,
        CAST(sum(opening_count) + sum(change_count) AS bigint) AS closing_count,
        CAST(sum(opening_milliunits) AS bigint) AS opening_milliunits, 0 AS in_milliunits, 0 AS out_milliunits,
        CAST(sum(opening_milliunits) + sum(change_milliunits) AS bigint) AS closing_milliunits
    FROM standing
    GROUP BY list, currency
    UNION ALL
    SELECT list, reason, currency, 0, in_count, out_count, 0, 0, in_milliunits, out_milliunits, 0
    FROM flow_by_reason
)
SELECT list, reason, currency, opening_count, in_count, out_count, closing_count,
    opening_milliunits, in_milliunits, out_milliunits, closing_milliunits
FROM line
ORDER BY CASE list WHEN 'white' THEN 1 WHEN 'black' THEN 2 ELSE 3 END, currency COLLATE BINARY, reason COLLATE BINARY;

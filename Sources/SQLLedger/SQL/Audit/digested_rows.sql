-- name: caseCredit
-- Answers: the rows of case_credit with a key after :after, as they were written: without its moment, which a run that judges an earlier one moves back.
-- Grain: one row, in key order; the key comes first.
SELECT
    case_event_id, case_id, environment, transaction_id, user_id, quantity
FROM case_credit
WHERE case_event_id > :after
ORDER BY case_event_id;

-- name: caseEvent
-- Answers: the rows of case_event with a key after :after, as they were written: without the run that takes it in.
-- Grain: one row, in key order; the key comes first.
SELECT
    case_event_id, case_id, alias_id, at, actor, system_user, action, assignee, reason, note, after_run_id
FROM case_event
WHERE case_event_id > :after
ORDER BY case_event_id;

-- name: coverage
-- Answers: up to when inputs are complete, digested as a whole. Grain: one statement, in key order.
SELECT kind, covers_until
FROM coverage
ORDER BY kind, covers_until;

-- name: creditStatement
-- Answers: the rows of credit_statement with a key after :after, as they were written: without its fate.
-- Grain: one row, in key order; the key comes first.
SELECT
    statement_id, digest, file_id, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id,
    bundle_id, status
FROM credit_statement
WHERE statement_id > :after
ORDER BY statement_id;

-- name: evidence
-- Answers: the rows of evidence with a key after :after, as they were written: its identity; what verification made of it changes.
-- Grain: one row, in key order; the key comes first.
SELECT
    evidence_id, digest
FROM evidence
WHERE evidence_id > :after
ORDER BY evidence_id;

-- name: forgottenName
-- Answers: the names that were erased and what stands for each, digested as a whole. Grain: one name, in key order.
SELECT digest, pseudonym
FROM forgotten_name
ORDER BY digest;

-- name: listMove
-- Answers: the rows of list_move with a key after :after, as they were written: nothing of a move ever changes.
-- Grain: one row, in key order; the key comes first.
SELECT
    sequence, run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
FROM list_move
WHERE sequence > :after
ORDER BY sequence;

-- name: product
-- Answers: the catalogue. It changes as exports say, so it is digested as a whole. Grain: one product, in key order.
SELECT
    product_id, bundle_id, product_type, price_milliunits, currency, name, credited_as, subscription_policy, seen_at
FROM product
ORDER BY product_id, bundle_id;

-- name: refusedCredit
-- Answers: the transactions and orders that refused rows of credits are about, digested as a whole. Grain: one order, in key order.
SELECT transaction_id, order_id, file_id, line
FROM refused_credit
ORDER BY transaction_id, order_id;

-- name: rejectedRow
-- Answers: the rows of rejected_row with a key after :after, as they were written: nothing of a refused record ever changes.
-- Grain: one row, in key order; the key comes first.
SELECT
    rejected_row_id, file_id, line, field, rule, message, record_count
FROM rejected_row
WHERE rejected_row_id > :after
ORDER BY rejected_row_id;

-- name: sourceFile
-- Answers: the rows of source_file with a key after :after, as they were written: without the run that reports the file.
-- Grain: one row, in key order; the key comes first.
SELECT
    file_id, digest, kind, name, byte_count, modified_at, imported_at, record_count, accepted_count, duplicate_count,
    rejected_count, ignored_columns, latest_at, CASE WHEN is_cut_off THEN 1 ELSE 0 END AS is_cut_off, refused_lines
FROM source_file
WHERE file_id > :after
ORDER BY file_id;

-- name: transactionAlias
-- Answers: the rows of transaction_alias with a key after :after, as they were written: its identity; the merged facts are derived.
-- Grain: one row, in key order; the key comes first.
SELECT
    alias_id, environment, transaction_id
FROM transaction_alias
WHERE alias_id > :after
ORDER BY alias_id;

-- name: userStatement
-- Answers: the rows of user_statement with a key after :after, as they were written: without when it was last seen.
-- Grain: one row, in key order; the key comes first.
SELECT
    user_statement_id, digest, user_id, account_name, application_username, app_account_token, device_token, contact,
    updated_at, merged_into, first_seen_at
FROM user_statement
WHERE user_statement_id > :after
ORDER BY user_statement_id;

-- name: submission
-- Answers: the rows of submission with a key after :after, as they were written: what was stated, without what evidence proves.
-- Grain: one row, in key order; the key comes first.
SELECT
    submission_id, digest, file_id, evidence_id, user_text, user_exact, user_folded, account_name, account_exact,
    application_username, username_exact, username_folded,
    CASE WHEN is_named_by_evidence = 0 THEN named_transaction_id END AS stated_transaction_id, product_id, bundle_id, environment,
    device_token, device_id, device_model, os_version, app_version, received_at, external_id, sandbox_flag
FROM submission
WHERE submission_id > :after
ORDER BY submission_id;

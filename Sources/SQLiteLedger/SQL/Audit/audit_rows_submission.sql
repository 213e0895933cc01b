-- Answers: the rows of submission with a key after :after, as they were written: what was stated, without what evidence proves.
-- Grain: one row, in key order; the key comes first.
SELECT
    submission_id, digest, file_id, evidence_id, user_text, user_exact, user_folded, account_name, account_exact,
    application_username, username_exact, username_folded,
    IIF(is_named_by_evidence, NULL, named_transaction_id) AS stated_transaction_id, product_id, bundle_id, environment,
    device_token, device_id, device_model, os_version, app_version, received_at, external_id, sandbox_flag
FROM submission
WHERE submission_id > :after
ORDER BY submission_id

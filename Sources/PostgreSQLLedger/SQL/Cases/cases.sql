-- name: list
-- The cases, in the order of the work list: by the latest finding of each. :all also those whose finding is closed, but for
-- :reopened (a JSON array of cases), which are listed in any case; :case_id one case (null: all); :transaction those about one
-- transaction (null: all); :since and :until bound when it was opened. Grain: one case. One case is found by its id, and those of
-- the work list without a walk over all findings.
INSERT INTO pg_temp.listed_case (position, finding_id)
WITH about AS (
    SELECT finding.case_id
    FROM transaction_alias
    JOIN finding ON finding.purchase_id = transaction_alias.purchase_id
    WHERE transaction_alias.transaction_id = :transaction
    UNION
    SELECT finding.case_id FROM finding WHERE finding.transaction_id = :transaction
    UNION
    -- What people did about a purchase that was merged into it.
    SELECT finding.case_id
    FROM transaction_alias
    JOIN purchase AS merged ON merged.merged_into = transaction_alias.purchase_id
    JOIN finding ON finding.purchase_id = merged.purchase_id
    WHERE transaction_alias.transaction_id = :transaction
        AND EXISTS (SELECT 1 FROM case_event AS event WHERE event.case_id = finding.case_id)
), reopened AS (
    SELECT given.case_id FROM json_array_elements_text(:reopened::json) AS given (case_id)
), chosen AS (
    SELECT finding.finding_id FROM finding WHERE :all::boolean AND :case_id::text IS NULL
    UNION
    SELECT finding.finding_id FROM finding WHERE NOT :all::boolean AND :case_id::text IS NULL AND finding.closed_run_id IS NULL
    UNION
    SELECT finding.finding_id
    FROM reopened
    JOIN finding ON finding.case_id = reopened.case_id
    WHERE NOT :all::boolean AND :case_id::text IS NULL
    UNION
    SELECT finding.finding_id FROM finding WHERE finding.case_id = :case_id
), latest AS (
    SELECT
        finding.*,
        row_number() OVER (
            PARTITION BY finding.case_id
            ORDER BY finding.closed_run_id IS NOT NULL, finding.opened_at DESC, finding.finding_id DESC
        ) AS place
    FROM chosen
    JOIN finding ON finding.finding_id = chosen.finding_id
    WHERE (:transaction::text IS NULL OR finding.case_id IN (SELECT about.case_id FROM about))
)
SELECT
    row_number() OVER (
        ORDER BY
            purchase.paid_at IS NULL,
            purchase.paid_at,
            latest.environment,
            COALESCE(purchase.shown_transaction_id, latest.transaction_id, ''),
            latest.kind,
            latest.case_id
    ),
    latest.finding_id
FROM latest
LEFT JOIN purchase ON purchase.purchase_id = latest.purchase_id
WHERE latest.place = 1
    AND (:all::boolean OR latest.closed_at IS NULL OR latest.case_id IN (SELECT reopened.case_id FROM reopened))
    AND (:since::bigint IS NULL OR latest.opened_at >= :since)
    AND (:until::bigint IS NULL OR latest.opened_at < :until);

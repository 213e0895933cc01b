-- name: touchedTable
-- Makes the empty lists of purchases to judge, and of case actions that count though only the run that takes them into the
-- books sees that yet.
DROP TABLE IF EXISTS pg_temp.touched;
DROP TABLE IF EXISTS pg_temp.taken_case_event;
CREATE TEMP TABLE touched (purchase_id bigint PRIMARY KEY);
CREATE TEMP TABLE taken_case_event (case_event_id bigint PRIMARY KEY);

-- name: selectionTables
-- Makes the lists of the submissions that concern the purchases to judge, and of the accounts of sandbox users, anew.
DROP TABLE IF EXISTS pg_temp.trace;
DROP TABLE IF EXISTS pg_temp.device_users;
DROP TABLE IF EXISTS pg_temp.selected_submission;
DROP TABLE IF EXISTS pg_temp.sandbox_account;
CREATE TEMP TABLE selected_submission (submission_id bigint PRIMARY KEY);
CREATE TEMP TABLE sandbox_account (
    recipient_id text COLLATE "C" NOT NULL,
    user_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C",
    status text COLLATE "C"
);
CREATE INDEX sandbox_account_recipient ON pg_temp.sandbox_account (recipient_id);

-- name: traces
-- Lists how submissions mention the transactions of touched purchases: by what is in their evidence, and by the id they
-- name. Evidence that names an original of the purchase holds that id too (Rules 2.5). Which store a name means is decided
-- by what stands beside it. Grain: one (transaction, submission).
CREATE TEMP TABLE trace AS
WITH mention AS (
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, false AS is_id_named, true AS is_contained
    FROM touched
    JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id AND fact.evidence_id IS NOT NULL
    JOIN submission ON submission.evidence_id = fact.evidence_id
    UNION ALL
    SELECT touched.purchase_id, original.alias_id, submission.submission_id, false AS is_id_named, true AS is_contained
    FROM touched
    JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN fact_in_force AS fact
        ON fact.alias_id = alias.alias_id AND fact.original_transaction_id <> alias.transaction_id
    JOIN transaction_alias AS original
        ON original.environment = alias.environment
        AND original.transaction_id = fact.original_transaction_id
        AND original.purchase_id = alias.purchase_id
    JOIN submission ON submission.evidence_id = fact.evidence_id
    WHERE alias.is_one_with_original
    UNION ALL
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, true AS is_id_named, false AS is_contained
    FROM touched
    JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN submission ON submission.named_transaction_id = alias.transaction_id
)
SELECT
    purchase_id, submission_id, alias_id, bool_or(is_id_named) AS is_id_named, bool_or(is_contained) AS is_contained
FROM mention
GROUP BY purchase_id, submission_id, alias_id;

-- name: indexTraces
-- Added after its rows: quicker than with each of them. Nothing else counts the rows of a temporary table for the planner.
CREATE INDEX trace_key ON pg_temp.trace (purchase_id, submission_id, alias_id);
ANALYZE pg_temp.trace;

-- name: devices
-- Lists the users that the users files give the devices of selected submissions to. Grain: one device.
CREATE TEMP TABLE device_users AS
WITH seen AS (
    SELECT DISTINCT submission.device_token
    FROM pg_temp.selected_submission AS selected
    JOIN submission ON submission.submission_id = selected.submission_id
    WHERE submission.device_token IS NOT NULL
)
SELECT
    seen.device_token,
    MIN(owner.canonical_user_id) AS smallest_user_id,
    MAX(owner.canonical_user_id) AS largest_user_id
FROM seen
JOIN user_device AS device ON device.device_token = seen.device_token
JOIN app_user AS owner ON owner.user_id = device.user_id
GROUP BY seen.device_token;

-- name: indexDevices
-- Added after its rows: quicker than with each of them. Nothing else counts the rows of a temporary table for the planner.
CREATE INDEX device_users_key ON pg_temp.device_users (device_token);
ANALYZE pg_temp.device_users;

-- name: findSenders
-- Lists the users that each selected submission may be from, and how each was found. Grain: one (submission, way, user,
-- time the user had the name).
INSERT INTO pg_temp.sender_candidate (submission_id, route, user_id, rank, first_seen_at, last_seen_at)
SELECT selected.submission_id, 'user_id', known.canonical_user_id, 0, NULL, NULL
FROM pg_temp.selected_submission AS selected
JOIN submission ON submission.submission_id = selected.submission_id
JOIN app_user AS known ON known.user_id = submission.user_id
UNION ALL
SELECT selected.submission_id, 'name', holder.canonical_user_id, name.rank, name.first_seen_at, name.last_seen_at
FROM pg_temp.selected_submission AS selected
JOIN submission ON submission.submission_id = selected.submission_id
JOIN user_alias AS name ON name.digest IN (submission.user_exact, submission.user_folded)
JOIN app_user AS holder ON holder.user_id = name.user_id
UNION ALL
SELECT selected.submission_id, 'account_name', named.canonical_user_id, 0, NULL, NULL
FROM pg_temp.selected_submission AS selected
JOIN submission ON submission.submission_id = selected.submission_id
JOIN app_user AS named ON named.account_name = submission.account_name;

-- name: indexSenders
-- Added after its rows: quicker than with each of them. Nothing else counts the rows of a temporary table for the planner.
CREATE INDEX sender_candidate_key ON pg_temp.sender_candidate (submission_id);
ANALYZE pg_temp.sender_candidate;

-- name: senderTable
-- Makes the table of those whom submissions may be from. Grain: one (submission, way, user, time).
DROP TABLE IF EXISTS pg_temp.sender_candidate;
CREATE TEMP TABLE sender_candidate (
    submission_id bigint NOT NULL,
    route text COLLATE "C" NOT NULL,
    user_id text COLLATE "C" NOT NULL,
    rank bigint NOT NULL,
    first_seen_at bigint,
    last_seen_at bigint
);

-- name: takeCaseEvents
-- What people did about cases is in the books from now on. Parameters: 1 run.
UPDATE case_event
SET applied_run_id = $1
WHERE applied_run_id IS NULL
    AND case_event_id <= COALESCE((SELECT posted_case_event_id FROM run WHERE run_id = $1), 9223372036854775807);

-- name: touched
-- The purchases to judge: those whose facts, credits or users changed, the whole white list (its clock runs), and
-- those before the cut-over where that moved. :is_everything all of them;
-- :is_cut_over_moved whether the cut-over moved.
INSERT INTO touched (purchase_id)
SELECT purchase_id FROM purchase WHERE :is_everything AND merged_into IS NULL
UNION
SELECT d.purchase_id
FROM dirty_purchase AS d
JOIN purchase AS p ON p.purchase_id = d.purchase_id
WHERE p.merged_into IS NULL
UNION
SELECT purchase_id FROM purchase WHERE list = 'white'
UNION
SELECT purchase_id FROM purchase WHERE :is_cut_over_moved AND reason = 'before_coverage';

-- name: clearTouched
-- Empties the list of purchases to judge.
DELETE FROM touched;

-- name: clearWaiting
-- No purchase waits to be judged any more.
DELETE FROM dirty_purchase;

-- name: selectSubmissions
-- Selects the submissions that mention touched purchases.
INSERT INTO pg_temp.selected_submission (submission_id) SELECT DISTINCT submission_id FROM pg_temp.trace;

-- name: touchWaiting
-- Has the purchases judged again by the next run whose cases somebody resolved or reopened after this one had posted.
INSERT INTO dirty_purchase (purchase_id)
SELECT purchase_id
FROM case_event
WHERE applied_run_id IS NULL AND purchase_id IS NOT NULL AND action IN ('resolved', 'reopened')
ON CONFLICT DO NOTHING;

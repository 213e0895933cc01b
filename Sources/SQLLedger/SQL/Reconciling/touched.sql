-- name: devices
-- Lists the users that the users files give the devices of selected submissions to. Grain: one device.
CREATE TEMP TABLE device_users AS
WITH seen AS (
    SELECT DISTINCT submission.device_token
    FROM selected_submission AS selected
    CROSS JOIN submission ON submission.submission_id = selected.submission_id
    WHERE submission.device_token IS NOT NULL
)
SELECT
    seen.device_token,
    MIN(owner.canonical_user_id) AS smallest_user_id,
    MAX(owner.canonical_user_id) AS largest_user_id
FROM seen
CROSS JOIN user_device AS device ON device.device_token = seen.device_token
JOIN app_user AS owner ON owner.user_id = device.user_id
GROUP BY seen.device_token;

-- name: findSenders
-- Lists the users that each selected submission may be from, and how each was found, but by no name that more than :most_users
-- have, as the first kind of name that anybody has it as; that a stated user is such a name is said by a row of its own. An account name
-- is of whoever has or had it as account name.
-- Grain: one (submission, way, user, time the user had the name).
INSERT INTO sender_candidate (submission_id, route, user_id, rank, first_seen_at, last_seen_at)
WITH sender AS MATERIALIZED (
    SELECT
        submission.submission_id, submission.user_id, submission.user_exact, submission.user_folded, submission.account_name,
        submission.account_exact
    FROM selected_submission AS selected
    CROSS JOIN submission ON submission.submission_id = selected.submission_id
),
ranked AS MATERIALIZED (
    SELECT
        stated.user_exact, stated.user_folded,
        (
            SELECT MIN(kind.rank)
            FROM (
                SELECT (SELECT MIN(other.rank) FROM user_alias AS other WHERE other.digest = stated.user_exact) AS rank
                UNION ALL
                SELECT (SELECT MIN(other.rank) FROM user_alias AS other WHERE other.digest = stated.user_folded)
            ) AS kind
        ) AS rank
    FROM (SELECT DISTINCT user_exact, user_folded FROM sender WHERE user_exact IS NOT NULL) AS stated
),
stated_name AS MATERIALIZED (
    SELECT
        ranked.user_exact, ranked.user_folded, ranked.rank,
        CAST(:most_users AS bigint) < (
            SELECT COUNT(*)
            FROM (
                SELECT DISTINCT other.user_id
                FROM user_alias AS other
                WHERE other.digest = ranked.user_exact AND other.rank = ranked.rank
                LIMIT CAST(:most_users AS bigint) + 1
            ) AS known
        )
        OR CAST(:most_users AS bigint) < (
            SELECT COUNT(*)
            FROM (
                SELECT DISTINCT other.user_id
                FROM user_alias AS other
                WHERE other.digest = ranked.user_folded AND other.rank = ranked.rank
                LIMIT CAST(:most_users AS bigint) + 1
            ) AS known
        ) AS is_common
    FROM ranked
),
common AS MATERIALIZED (
    SELECT stated.digest
    FROM (SELECT DISTINCT account_exact AS digest FROM sender) AS stated
    WHERE CAST(:most_users AS bigint) < (
        SELECT COUNT(*)
        FROM (
            SELECT DISTINCT other.user_id
            FROM user_alias AS other
            WHERE other.digest = stated.digest AND other.rank = 2
            LIMIT CAST(:most_users AS bigint) + 1
        ) AS known
    )
),
common_account AS MATERIALIZED (
    SELECT stated.account_name
    FROM (SELECT DISTINCT account_name FROM sender) AS stated
    WHERE CAST(:most_users AS bigint) < (
        SELECT COUNT(*)
        FROM (
            SELECT 1 FROM app_user AS other WHERE other.account_name = stated.account_name LIMIT CAST(:most_users AS bigint) + 1
        ) AS known
    )
)
SELECT sender.submission_id, 'user_id', known.canonical_user_id, 0, NULL, NULL
FROM sender
CROSS JOIN app_user AS known ON known.user_id = sender.user_id
UNION ALL
SELECT sender.submission_id, 'name', holder.canonical_user_id, name.rank, name.first_seen_at, name.last_seen_at
FROM sender
JOIN stated_name AS stated ON stated.user_exact = sender.user_exact
CROSS JOIN user_alias AS name ON name.digest = stated.user_exact AND name.rank = stated.rank
JOIN app_user AS holder ON holder.user_id = name.user_id
WHERE NOT stated.is_common
UNION ALL
SELECT sender.submission_id, 'name', holder.canonical_user_id, name.rank, name.first_seen_at, name.last_seen_at
FROM sender
JOIN stated_name AS stated ON stated.user_exact = sender.user_exact
CROSS JOIN user_alias AS name ON name.digest = stated.user_folded AND name.rank = stated.rank
JOIN app_user AS holder ON holder.user_id = name.user_id
WHERE NOT stated.is_common
UNION ALL
SELECT sender.submission_id, 'common_name', sender.user_id, 0, NULL, NULL
FROM sender
JOIN stated_name AS stated ON stated.user_exact = sender.user_exact
WHERE sender.user_id IS NOT NULL AND stated.is_common
UNION ALL
SELECT sender.submission_id, 'account_name', named.canonical_user_id, 0, NULL, NULL
FROM sender
CROSS JOIN app_user AS named ON named.account_name = sender.account_name
WHERE sender.account_exact NOT IN (SELECT digest FROM common)
    AND sender.account_name NOT IN (SELECT account_name FROM common_account)
UNION ALL
SELECT sender.submission_id, 'account_name', holder.canonical_user_id, 0, NULL, NULL
FROM sender
CROSS JOIN user_alias AS name ON name.digest = sender.account_exact AND name.rank = 2
JOIN app_user AS holder ON holder.user_id = name.user_id
WHERE sender.account_exact NOT IN (SELECT digest FROM common)
    AND sender.account_name NOT IN (SELECT account_name FROM common_account);

-- name: takeCaseEvents
-- What people did about cases is in the books from now on. Parameters: 1 run.
UPDATE case_event
SET applied_run_id = ?1
WHERE applied_run_id IS NULL
    AND case_event_id <= COALESCE((SELECT posted_case_event_id FROM run WHERE run_id = ?1), 9223372036854775807);

-- name: touched
-- The purchases to judge: those whose facts, credits or users changed, the whole white list (its clock runs), those of which the rest may
-- be missing (:short, the kind of finding: the same clock), and those before the cut-over where that moved. :is_everything all of them;
-- :is_cut_over_moved whether the cut-over moved.
INSERT INTO touched (purchase_id)
SELECT purchase_id FROM purchase WHERE :is_everything AND merged_into IS NULL
UNION
SELECT d.purchase_id
FROM dirty_purchase AS d
CROSS JOIN purchase AS p ON p.purchase_id = d.purchase_id
WHERE p.merged_into IS NULL
UNION
SELECT purchase_id FROM purchase WHERE list = 'white'
UNION
SELECT purchase_id FROM finding WHERE closed_run_id IS NULL AND kind = :short AND purchase_id IS NOT NULL
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
INSERT INTO selected_submission (submission_id) SELECT DISTINCT submission_id FROM trace;

-- name: senderTable
-- Makes the table of those whom submissions may be from. Grain: one (submission, way, user, time).
DROP TABLE IF EXISTS sender_candidate;
CREATE TEMP TABLE sender_candidate (
    submission_id INTEGER NOT NULL,
    route TEXT NOT NULL,
    user_id TEXT NOT NULL,
    rank INTEGER NOT NULL,
    first_seen_at INTEGER,
    last_seen_at INTEGER
);

-- name: selectionTables
-- Makes empty lists of the submissions that concern the purchases to judge, and of the accounts of sandbox users.
DROP TABLE IF EXISTS trace;
DROP TABLE IF EXISTS device_users;
DROP TABLE IF EXISTS selected_submission;
DROP TABLE IF EXISTS sandbox_account;
CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);
CREATE TEMP TABLE sandbox_account (
    recipient_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    environment TEXT,
    status TEXT
) STRICT;
CREATE INDEX sandbox_account_recipient ON sandbox_account (recipient_id);

-- name: touchWaiting
-- Has the purchases judged again by the next run whose cases somebody resolved or reopened after this one had posted.
INSERT INTO dirty_purchase (purchase_id)
SELECT decided.purchase_id
FROM case_event AS event INDEXED BY case_event_waiting
CROSS JOIN transaction_alias AS decided ON decided.alias_id = event.alias_id
WHERE event.applied_run_id IS NULL AND event.action IN ('resolved', 'reopened') AND decided.purchase_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: traces
-- Lists how submissions mention the transactions of touched purchases: by what is in their evidence, and by the id they
-- name. Evidence that names an original of the purchase holds that id too (Rules 2.5). Which store a name means is decided
-- by what stands beside it. Grain: one (transaction, submission).
CREATE TEMP TABLE trace AS
WITH mention AS (
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, 0 AS named, 1 AS contained
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    CROSS JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id AND fact.evidence_id IS NOT NULL
    CROSS JOIN submission ON submission.evidence_id = fact.evidence_id
    UNION ALL
    SELECT touched.purchase_id, original.alias_id, submission.submission_id, 0 AS named, 1 AS contained
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    CROSS JOIN fact_in_force AS fact
        ON fact.alias_id = alias.alias_id AND fact.original_transaction_id <> alias.transaction_id
    CROSS JOIN transaction_alias AS original
        ON original.environment = alias.environment
        AND original.transaction_id = fact.original_transaction_id
        AND original.purchase_id = alias.purchase_id
    CROSS JOIN submission ON submission.evidence_id = fact.evidence_id
    WHERE alias.is_one_with_original = 1
    UNION ALL
    SELECT touched.purchase_id, alias.alias_id, submission.submission_id, 1 AS named, 0 AS contained
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    JOIN submission ON submission.named_transaction_id = alias.transaction_id
)
SELECT
    purchase_id, submission_id, alias_id, MAX(named) = 1 AS is_id_named, MAX(contained) = 1 AS is_contained
FROM mention
GROUP BY purchase_id, submission_id, alias_id;

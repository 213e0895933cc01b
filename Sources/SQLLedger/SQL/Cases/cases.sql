-- name: events
-- What people did about cases, from :since (null: the beginning) to before :until (null: the end), in the order it was
-- written. Grain: one event.
SELECT
    event.case_event_id AS position, event.case_id, finding.kind,
    COALESCE(purchase.shown_transaction_id, finding.transaction_id) AS transaction_id,
    event.at, event.actor, event.action, event.reason, stated.user_id, event.assignee, event.note
FROM case_event AS event
LEFT JOIN finding ON finding.finding_id = (
    SELECT latest.finding_id
    FROM finding AS latest
    WHERE latest.case_id = event.case_id
    ORDER BY latest.closed_run_id IS NOT NULL, latest.opened_at DESC, latest.finding_id DESC
    LIMIT 1
)
LEFT JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN case_credit AS stated ON stated.case_event_id = event.case_event_id
WHERE event.case_event_id > :after
    AND (CAST(:since AS bigint) IS NULL OR event.at >= :since) AND (CAST(:until AS bigint) IS NULL OR event.at < :until)
ORDER BY event.case_event_id
LIMIT :limit;

-- name: history
-- What people did about a case, the earliest first, and whom a resolution says was credited. Grain: one event.
-- Parameters: 1 case.
SELECT e.at, e.actor, e.action, e.assignee, e.reason, e.note, s.user_id
FROM case_event AS e
LEFT JOIN case_credit AS s ON s.case_event_id = e.case_event_id
WHERE e.case_id = ?1
ORDER BY e.case_event_id;

-- name: rows
-- Answers: the cases that were listed: the latest finding of each, and what was done last about it, notes apart, decided last, and
-- decided last that the books know.
-- Grain: one case.
SELECT
    listed.position,
    finding.case_id, finding.kind, finding.environment,
    -- What is not about a purchase has a transaction and a product of its own.
    COALESCE(purchase.shown_transaction_id, finding.transaction_id) AS shown_transaction_id,
    COALESCE(purchase.product_id, finding.product_id) AS product_id,
    purchase.paid_at, purchase.price_milliunits, purchase.currency, purchase.price_source,
    purchase.owner_user_id, purchase.owner_basis, purchase.owner_candidates,
    finding.credited_user_id, finding.credited_at, finding.credit_order_id, finding.expected, finding.actual,
    finding.detail, finding.storefronts, finding.next_step, finding.opened_at, finding.closed_at, finding.closed_reason,
    survivor.shown_transaction_id AS merged_into,
    finding.purchase_id IS NOT NULL OR EXISTS (
        SELECT 1
        FROM transaction_alias AS alias
        WHERE alias.transaction_id = finding.transaction_id
            AND alias.environment = finding.environment
            AND alias.purchase_id IS NOT NULL
    ) AS is_purchase_known,
    finding.opened_run_id, finding.closed_run_id,
    last_event.action AS last_action, last_event.after_run_id AS last_action_after_run_id,
    (
        SELECT e.assignee FROM case_event AS e
        WHERE e.case_id = finding.case_id AND e.action = 'assigned'
        ORDER BY e.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    last_event.reason, last_event.at, last_event.actor, stated.user_id,
    decision.action AS decision, decision.alias_id AS decision_alias_id, decision.applied_run_id AS decision_applied_run_id,
    (
        SELECT booked.action
        FROM case_event AS booked
        WHERE
            booked.case_id = finding.case_id AND booked.action IN ('resolved', 'reopened')
            AND booked.applied_run_id IS NOT NULL
        ORDER BY booked.case_event_id DESC
        LIMIT 1
    ) AS booked_decision
FROM listed_case AS listed
JOIN finding ON finding.finding_id = listed.finding_id
LEFT JOIN case_event AS last_event ON last_event.case_event_id = (
    SELECT last.case_event_id
    FROM case_event AS last
    WHERE last.case_id = finding.case_id AND last.action <> 'note'
    ORDER BY last.case_event_id DESC
    LIMIT 1
)
LEFT JOIN case_event AS decision ON decision.case_event_id = (
    SELECT MAX(decided.case_event_id)
    FROM case_event AS decided
    WHERE decided.case_id = finding.case_id AND decided.action IN ('resolved', 'reopened')
)
LEFT JOIN case_credit AS stated ON stated.case_event_id = last_event.case_event_id
LEFT JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN purchase AS survivor ON survivor.purchase_id = purchase.merged_into
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit;

-- name: openCounts
-- Answers: how many cases of one kind, of open findings and of :reopened (a JSON array of cases), one run opened at one moment and had
-- the same last action, notes apart, and the last run that had judged before that action; the run that showed their findings as new, and
-- the run of the last report before :run. Grain: one such group. Not from finding_row, which reads the purchase of each, and the open ones
-- by themselves: grouped at once, all findings that ever were would be walked.
WITH reported AS MATERIALIZED (SELECT MAX(run_id) AS run_id FROM run WHERE state = 'published' AND run_id < :run),
open_finding AS (
    SELECT finding_id FROM finding WHERE closed_run_id IS NULL
    UNION
    SELECT (
        SELECT latest.finding_id
        FROM finding AS latest
        WHERE latest.case_id = reopened.value
        ORDER BY latest.closed_run_id IS NOT NULL, latest.opened_at DESC, latest.finding_id DESC
        LIMIT 1
    )
    FROM json_each(:reopened) AS reopened
),
open_case AS MATERIALIZED (
    SELECT
        finding.case_id, finding.kind, finding.opened_run_id, finding.opened_at, finding.new_in_run_id, finding.closed_run_id, (
            SELECT MAX(last.case_event_id)
            FROM case_event AS last
            WHERE last.case_id = finding.case_id AND last.action <> 'note'
        ) AS last_event_id
    FROM open_finding
    CROSS JOIN finding ON finding.finding_id = open_finding.finding_id
)
SELECT
    open_case.kind, open_case.opened_run_id, open_case.opened_at, open_case.new_in_run_id, open_case.closed_run_id,
    (SELECT reported.run_id FROM reported) AS reported_run_id, last_event.action AS last_action,
    last_event.after_run_id AS last_action_after_run_id, COUNT(DISTINCT open_case.case_id) AS case_count
FROM open_case
LEFT JOIN case_event AS last_event ON last_event.case_event_id = open_case.last_event_id
GROUP BY
    open_case.kind, open_case.opened_run_id, open_case.opened_at, open_case.new_in_run_id, open_case.closed_run_id,
    last_event.action, last_event.after_run_id;

-- name: waitingDecisions
-- Answers: the last resolution or reopening of each case about a transaction, where no run has taken it into the books yet; the kind of
-- the case, the purchase of the transaction, and the last decision about the case that is in the books. Grain: one decision.
SELECT
    event.case_id, event.action AS decision, event.reason, decided.purchase_id,
    (
        SELECT latest.kind
        FROM finding AS latest
        WHERE latest.case_id = event.case_id
        ORDER BY latest.closed_run_id IS NOT NULL, latest.opened_at DESC, latest.finding_id DESC
        LIMIT 1
    ) AS kind,
    (
        SELECT booked.action
        FROM case_event AS booked
        WHERE
            booked.case_id = event.case_id AND booked.action IN ('resolved', 'reopened')
            AND booked.applied_run_id IS NOT NULL
        ORDER BY booked.case_event_id DESC
        LIMIT 1
    ) AS booked_decision
FROM case_event AS event INDEXED BY case_event_waiting
JOIN transaction_alias AS decided ON decided.alias_id = event.alias_id
WHERE event.applied_run_id IS NULL AND event.action IN ('resolved', 'reopened')
    AND NOT EXISTS (
        SELECT 1
        FROM case_event AS later
        WHERE
            later.case_id = event.case_id AND later.case_event_id > event.case_event_id
            AND later.action IN ('resolved', 'reopened')
    );

-- name: openFindings
-- Answers: the open findings of the cases :cases and of the purchases :purchases (both JSON arrays). Grain: one finding.
SELECT finding.case_id, finding.kind, finding.next_step
FROM json_each(:cases) AS given
JOIN finding ON finding.case_id = given.value AND finding.closed_run_id IS NULL
UNION
SELECT finding.case_id, finding.kind, finding.next_step
FROM json_each(:purchases) AS given
JOIN finding ON finding.purchase_id = CAST(given.value AS bigint) AND finding.closed_run_id IS NULL;

-- name: withStatedDeliveries
-- Answers: the open findings of purchases about whose deliveries something was stated that no run has posted. Which store a statement
-- without one means is decided outside, by where its id is known. Grain: one (finding, statement, transaction of that id).
SELECT
    finding.case_id, finding.kind, finding.next_step,
    transaction_alias.environment, credit_statement.environment AS stated_environment,
    EXISTS (
        SELECT 1
        FROM transaction_alias AS production
        WHERE production.environment = 'Production'
            AND production.transaction_id = credit_statement.transaction_id
            AND production.purchase_key IS NOT NULL
    ) AS is_in_production
FROM dirty_credit_transaction AS touched
CROSS JOIN credit_statement ON credit_statement.transaction_id = touched.transaction_id
CROSS JOIN transaction_alias ON transaction_alias.transaction_id = touched.transaction_id
CROSS JOIN finding ON finding.purchase_id = transaction_alias.purchase_id
WHERE credit_statement.fate IS NULL AND finding.closed_run_id IS NULL;

-- name: withStatedRefunds
-- Answers: the open findings of purchases of which refunds came in that no run has posted (as `statedRefunds` of one purchase). Which of
-- them are news is decided outside. Grain: one (finding, statement).
SELECT
    finding.case_id, finding.kind, finding.next_step,
    fact.is_revoked, fact.revocation_date, fact.revocation_reason, fact.revocation_type, fact.revocation_percentage,
    transaction_alias.is_revoked AS is_known_revoked, transaction_alias.revocation_date AS known_revocation_date
FROM dirty_alias AS touched
CROSS JOIN transaction_alias ON transaction_alias.alias_id = touched.alias_id
CROSS JOIN fact_in_force AS fact ON fact.alias_id = transaction_alias.alias_id
CROSS JOIN finding ON finding.purchase_id = transaction_alias.purchase_id
WHERE fact.is_revoked = 1
    AND transaction_alias.is_fully_revoked = 0
    AND fact.fact_id > (SELECT COALESCE(MAX(run.posted_fact_id), 0) FROM run)
    AND finding.closed_run_id IS NULL;

-- name: withDoubts
-- Answers: the open findings of purchases about which a row of credits was refused, or whose refund an unsigned notification states that
-- Apple has not answered about. What a run knew of it has the next step for it. Grain: one finding.
SELECT finding.case_id, finding.kind, finding.next_step
FROM refused_credit AS refused
CROSS JOIN transaction_alias AS named ON named.transaction_id = refused.transaction_id
CROSS JOIN finding ON finding.purchase_id = named.purchase_id
WHERE finding.closed_run_id IS NULL
UNION
SELECT finding.case_id, finding.kind, finding.next_step
FROM evidence
CROSS JOIN evidence_pointer AS notice ON notice.evidence_id = evidence.evidence_id
CROSS JOIN transaction_alias AS named
    ON named.transaction_id = notice.transaction_id
    AND (notice.environment IS NULL OR notice.environment = named.environment)
CROSS JOIN finding ON finding.purchase_id = named.purchase_id
WHERE evidence.form = 'notification_v1'
    AND evidence.outcome = 'pending'
    AND notice.is_revocation = 1
    AND finding.closed_run_id IS NULL;

-- name: withoutPurchaseStatedAnew
-- Answers: the open findings of credits without a proven purchase, of the cases :cases (a JSON array; null: all), about whose transactions
-- a credit, a payment or a proof came in that no run has posted. Grain: one finding.
SELECT finding.case_id, finding.kind, finding.next_step
FROM finding
WHERE finding.closed_run_id IS NULL
    AND finding.kind IN ('missing_payment', 'unproven_credit')
    AND (CAST(:cases AS text) IS NULL OR finding.case_id IN (SELECT given.value FROM json_each(:cases) AS given))
    AND (
        EXISTS (
            SELECT 1
            FROM credit_statement AS stated
            WHERE stated.transaction_id = finding.transaction_id AND stated.fate IS NULL
        )
        OR EXISTS (
            SELECT 1
            FROM transaction_alias AS alias
            CROSS JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id
            WHERE alias.transaction_id = finding.transaction_id
                AND alias.environment = finding.environment
                AND fact.fact_id > (SELECT COALESCE(MAX(run.posted_fact_id), 0) FROM run)
        )
    );

-- name: touch
-- Has the purchase of a case, or what that was merged into, judged again, and that of the transaction that was decided about.
-- Parameters: 1 case.
INSERT INTO dirty_purchase (purchase_id)
SELECT COALESCE(p.merged_into, p.purchase_id)
FROM finding AS f
JOIN purchase AS p ON p.purchase_id = f.purchase_id
WHERE f.case_id = ?1
UNION
SELECT decided.purchase_id
FROM case_event AS e
JOIN transaction_alias AS decided ON decided.alias_id = e.alias_id
WHERE e.case_id = ?1 AND decided.purchase_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: touchCredits
-- Has the credits of a case's purchase resolved again. Parameters: 1 case.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT a.transaction_id
FROM finding AS f
JOIN purchase AS p ON p.purchase_id = f.purchase_id
JOIN transaction_alias AS a ON a.purchase_id = COALESCE(p.merged_into, p.purchase_id)
WHERE f.case_id = ?1
UNION
SELECT transaction_id FROM case_credit WHERE case_id = ?1
ON CONFLICT DO NOTHING;

-- name: nameTransaction
-- Makes a transaction known that no statement is about yet. Parameters: 1 environment, 2 transaction.
INSERT INTO transaction_alias (alias_id, environment, transaction_id)
SELECT COALESCE(MAX(known.alias_id), 0) + 1, CAST(?1 AS text), CAST(?2 AS text)
FROM transaction_alias AS known
WHERE TRUE
ON CONFLICT (environment, transaction_id) DO NOTHING;

-- name: namedTransaction
-- Answers: the alias of a transaction. Grain: one value. Parameters: 1 environment, 2 transaction.
SELECT alias_id FROM transaction_alias WHERE environment = ?1 AND transaction_id = ?2;

-- name: addEvent
-- Keeps what somebody did about a case, for the transaction that was decided about before, else for one of the purchase it is
-- about: the one it is named after, where a statement is about that or none is about any; where it is about no purchase, for ?9.
-- Parameters: 1 case, 2 at, 3 actor, 4 action, 5 assignee, 6 reason, 7 note, 8 the user of the system, 9 a transaction's alias or null.
INSERT INTO case_event (case_event_id, case_id, alias_id, at, actor, action, assignee, reason, note, system_user, after_run_id)
SELECT
    COALESCE((SELECT MAX(e.case_event_id) FROM case_event AS e), 0) + 1,
    CAST(?1 AS text),
    COALESCE(
        (
            SELECT decided.alias_id
            FROM case_event AS e
            JOIN transaction_alias AS decided ON decided.alias_id = e.alias_id
            WHERE e.case_id = ?1 AND decided.grade IS NOT NULL
            ORDER BY e.case_event_id DESC
            LIMIT 1
        ),
        (
            SELECT a.alias_id
            FROM finding AS f
            JOIN purchase AS p ON p.purchase_id = f.purchase_id
            JOIN transaction_alias AS a ON a.purchase_id = COALESCE(p.merged_into, p.purchase_id)
            WHERE f.case_id = ?1
            ORDER BY
                f.closed_run_id IS NOT NULL, f.opened_at DESC, f.finding_id DESC,
                a.grade IS NULL, a.transaction_id <> f.subject, a.alias_id
            LIMIT 1
        ),
        -- While what proves the purchase is withdrawn, no statement is about a transaction of it.
        (
            SELECT e.alias_id
            FROM case_event AS e
            WHERE e.case_id = ?1 AND e.alias_id IS NOT NULL
            ORDER BY e.case_event_id DESC
            LIMIT 1
        ),
        (
            SELECT a.alias_id
            FROM finding AS f
            JOIN transaction_alias AS a ON a.environment = f.environment AND a.transaction_id = f.subject
            WHERE f.case_id = ?1 AND f.purchase_id IS NOT NULL
            ORDER BY f.closed_run_id IS NOT NULL, f.opened_at DESC, f.finding_id DESC
            LIMIT 1
        ),
        CAST(?9 AS bigint)
    ),
    CAST(?2 AS bigint), CAST(?3 AS text), CAST(?4 AS text), CAST(?5 AS text),
    CAST(?6 AS text), CAST(?7 AS text), CAST(?8 AS text),
    (SELECT MAX(run_id) FROM run WHERE policy <> '')
RETURNING case_event_id;

-- name: add
-- Adds one link to the audit chain. Parameters: in the order of the columns.
INSERT INTO audit_event (sequence, at, actor, action, subject, detail, previous_hash, hash)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8);

-- name: caseEvent
-- Answers: one case action as it is kept, and the delivery it states. Grain: none or one. Parameters: 1 case event.
SELECT e.case_id, e.at, e.actor, e.system_user, e.action, e.assignee, e.reason, e.note, s.user_id, s.quantity
FROM case_event AS e
LEFT JOIN case_credit AS s ON s.case_event_id = e.case_event_id
WHERE e.case_event_id = $1;

-- name: caseEvents
-- Answers: the case actions after the action :last. Grain: one action, in the order they were done.
SELECT case_event_id, case_id FROM case_event WHERE case_event_id > :last ORDER BY case_event_id;

-- name: events
-- The audit chain from :since (null: the beginning) to before :until (null: the end), after the link :after.
-- A moment selects a run of links, so that what is exported is a chain. Grain: one link, in order.
SELECT sequence AS position, sequence, at, actor, action, subject, detail, previous_hash, hash
FROM audit_event
WHERE sequence > :after
    AND (:since::bigint IS NULL OR sequence >= (SELECT MIN(e.sequence) FROM audit_event AS e WHERE e.at >= :since))
    AND (:until::bigint IS NULL OR sequence <= (SELECT MAX(e.sequence) FROM audit_event AS e WHERE e.at < :until))
ORDER BY sequence
LIMIT NULLIF(:limit::bigint, -1);

-- name: eventsOfAction
-- The links that say that an action was done. Grain: one link, in order.
SELECT sequence, at, actor, action, subject, detail, previous_hash, hash
FROM audit_event
WHERE action = :action
ORDER BY sequence;

-- name: judgedRun
-- Answers: what a run judged by last, and its event that says so. Grain: none or one. Parameters: 1 run.
SELECT as_of, policy, audit_sequence FROM run WHERE run_id = $1;

-- name: runBefore
-- Answers: the last run before a run as it ended, with the balances it left: from then on it never changes.
-- What is true or false is a number in what is digested: so all engines digest the same.
-- Grain: one balance, or one row without. Parameters: 1 run.
SELECT
    r.run_id, r.as_of, r.started_at, r.finished_at, r.state, r.tool_version, r.configuration_digest, r.policy,
    r.credits_since, r.credits_watermark, r.exit_status, r.summary, r.actor, r.system_user, r.audit_sequence,
    r.audit_hash, r.is_full::int::bigint AS is_full,
    b.list, b.currency, b.purchase_count, b.amount_milliunits
FROM run AS r
LEFT JOIN balance AS b ON b.run_id = r.run_id
WHERE r.run_id = (SELECT MAX(earlier.run_id) FROM run AS earlier WHERE earlier.run_id < $1)
ORDER BY b.list, b.currency;

-- name: runOrigin
-- Who started a run, and with what.
SELECT actor, system_user, tool_version, configuration_digest FROM run WHERE run_id = :run;

-- name: putRunHead
-- Keeps with a run where the chain stood after it.
UPDATE run SET audit_sequence = :sequence, audit_hash = :hash WHERE run_id = :run;

-- name: head
-- The end of the chain.
SELECT sequence, hash FROM audit_head;

-- name: salt
-- What people's data is hashed behind.
SELECT salt FROM audit_head;

-- name: lastOfAction
-- The last link that says that an action was done. Grain: none or one.
SELECT sequence, at, actor, action, subject, detail, previous_hash, hash
FROM audit_event
WHERE action = :action
ORDER BY sequence DESC
LIMIT 1;

-- name: moveHead
-- Moves the end of the chain.
UPDATE audit_head SET sequence = :sequence, hash = :hash;

-- name: sequenceOfHash
-- Where on the chain a hash stands.
SELECT sequence FROM audit_event WHERE hash = :hash;

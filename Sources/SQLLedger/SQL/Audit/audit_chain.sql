-- name: add
-- Adds one link to the audit chain. Parameters: in the order of the columns.
INSERT INTO audit_event (sequence, at, actor, action, subject, detail, previous_hash, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8);

-- name: caseEvent
-- Answers: one case action as it is kept, and the delivery it states. Grain: none or one. Parameters: 1 case event.
SELECT e.case_id, e.at, e.actor, e.system_user, e.action, e.assignee, e.reason, e.note, s.user_id, s.quantity
FROM case_event AS e
LEFT JOIN case_credit AS s ON s.case_event_id = e.case_event_id
WHERE e.case_event_id = ?1;

-- name: caseEvents
-- Answers: the case actions after the action :last. Grain: one action, in the order they were done.
SELECT case_event_id, case_id FROM case_event WHERE case_event_id > :last ORDER BY case_event_id;

-- name: eventsOfAction
-- The links that say that an action was done. Grain: one link, in order.
SELECT sequence, at, actor, action, subject, detail, previous_hash, hash
FROM audit_event
WHERE action = :action
ORDER BY sequence;

-- name: judgedRun
-- Answers: what a run judged by last, and its event that says so. Grain: none or one. Parameters: 1 run.
SELECT as_of, policy, audit_sequence FROM run WHERE run_id = ?1;

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

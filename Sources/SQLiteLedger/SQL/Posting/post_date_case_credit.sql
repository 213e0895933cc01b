-- Does: dates one delivery stated by a case.
UPDATE case_credit SET credited_at = :credited_at WHERE case_event_id = :case_event_id

-- Does: takes back what resolving a case credited. Parameters: 1 case.
UPDATE case_credit SET is_withdrawn = 1 WHERE case_id = ?1 AND is_withdrawn = 0

-- Does: records one answer about a piece of evidence. What came as a notification or
-- from the Server API stays that, whatever its inside is called.
-- Parameters: 1 evidence, 2 outcome, 3 form, 4 rule, 5 detail, 6 bundle, 7 environment, 8 stated at, 9 as-of,
-- 10 the answer in words, 11 next attempt, 12 rows posted, 13 rows set aside, 14 whether it counts as an attempt,
-- 15 Apple's answer in its frame, 16 rows inside, 17 the roots it rests on as a JSON array.
UPDATE evidence
SET outcome = ?2,
    form = CASE WHEN form IN ('notification', 'notification_v1', 'server_api_transaction') THEN form ELSE ?3 END,
    rule = ?4,
    detail = ?5,
    bundle_id = ?6,
    environment = ?7,
    stated_at = ?8,
    attempt_count = attempt_count + ?14,
    first_attempt_at = CASE WHEN ?14 THEN coalesce(first_attempt_at, ?9) ELSE first_attempt_at END,
    last_attempt_at = CASE WHEN ?14 THEN ?9 ELSE last_attempt_at END,
    last_answer = ?10,
    next_attempt_at = ?11,
    row_count = ?16,
    posted_count = ?12,
    set_aside_count = ?13,
    answer = COALESCE(?15, answer),
    trusted_roots = ?17
WHERE evidence_id = ?1

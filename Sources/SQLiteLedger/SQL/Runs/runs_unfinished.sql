-- Answers: the run to go on with: one that never judged, or the one of this very as-of: a night that is run again is
-- still that night, and its report says the same; what is published goes on only to be published again. Grain: none or
-- one. Parameters: 1 as-of, 2 whether it will be published.
SELECT run_id
FROM run
WHERE run_id = (SELECT max(run_id) FROM run) AND (state = 'open' OR (as_of = ?1 AND (?2 OR state <> 'published')))

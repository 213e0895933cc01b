-- What became of the pieces of evidence. Grain: outcome. No parameters.
SELECT code, entries AS number FROM tally WHERE name = 'evidence' AND entries <> 0

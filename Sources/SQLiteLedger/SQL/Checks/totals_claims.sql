-- What became of the claims. Grain: state. No parameters.
SELECT code, entries AS number FROM tally WHERE name = 'claims' AND entries <> 0

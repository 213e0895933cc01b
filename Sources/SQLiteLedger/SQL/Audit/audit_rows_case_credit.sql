-- Answers: the rows of case_credit with a key after :after, as they were written: without its moment, which a run that judges an earlier one moves back.
-- Grain: one row, in key order; the key comes first.
SELECT
    case_event_id, case_id, environment, transaction_id, user_id, quantity
FROM case_credit
WHERE case_event_id > :after
ORDER BY case_event_id

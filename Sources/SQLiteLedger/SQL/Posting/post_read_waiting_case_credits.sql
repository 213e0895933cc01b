-- Answers: the deliveries stated by case events that no run has applied yet. Grain: one delivery.
SELECT
    case_credit.case_event_id,
    case_credit.case_id,
    case_credit.environment,
    case_credit.transaction_id,
    case_credit.user_id,
    case_credit.quantity,
    case_credit.credited_at
FROM case_event INDEXED BY case_event_waiting
CROSS JOIN case_credit ON case_credit.case_event_id = case_event.case_event_id
WHERE case_event.applied_run_id IS NULL

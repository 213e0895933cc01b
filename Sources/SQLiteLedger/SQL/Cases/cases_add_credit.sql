-- Does: keeps the delivery that a resolution states.
INSERT INTO case_credit (case_event_id, case_id, environment, transaction_id, user_id, quantity, credited_at)
VALUES (:case_event_id, :case_id, :environment, :transaction_id, :user_id, :quantity, :credited_at)

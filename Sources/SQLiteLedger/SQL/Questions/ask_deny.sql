-- Does: keeps that Apple does not know a transaction, for one app in one environment. The latest asking counts.
-- Parameters: 1 transaction, 2 environment, 3 bundle, 4 as-of.
INSERT INTO not_found_answer (transaction_id, environment, bundle_id, asked_at)
VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (transaction_id, environment, bundle_id) DO UPDATE SET asked_at = MAX(asked_at, excluded.asked_at)

-- Does: says that an order of Apple's e-mails holds a transaction. Parameters: 1 order, 2 environment, 3 transaction,
-- 4 when Apple was asked.
INSERT INTO apple_order (order_id, environment, transaction_id, asked_at)
VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (order_id, environment, transaction_id) DO UPDATE SET asked_at = MAX(asked_at, excluded.asked_at)

-- Does: keeps one statement about a delivery, unless its content is known.
-- Parameters: its columns in their order, from the digest on.
INSERT INTO credit_statement (
    digest, file_id, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id, bundle_id, status
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (transaction_id, digest) DO NOTHING

-- Does: makes an account known. Parameters: 1 environment, 2 bundle, 3 the id it is asked by.
INSERT INTO api_cursor (environment, bundle_id, transaction_id) VALUES (?1, ?2, ?3)

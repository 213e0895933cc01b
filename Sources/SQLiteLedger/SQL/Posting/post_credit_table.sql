-- Does: makes the empty list of imported credits as they are now. Grain: one credit.
CREATE TEMP TABLE IF NOT EXISTS resolved_credit (
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL,
    stated_environment TEXT,
    subject TEXT NOT NULL,
    alias_id INTEGER,
    user_id TEXT NOT NULL,
    order_id TEXT,
    credited_at INTEGER NOT NULL,
    product_id TEXT,
    quantity INTEGER,
    status TEXT NOT NULL,
    statement_id INTEGER NOT NULL,
    PRIMARY KEY (transaction_id, environment, subject)
) STRICT, WITHOUT ROWID;
DELETE FROM temp.resolved_credit;

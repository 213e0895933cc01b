-- The credits as they now are. Grain: one credit.
CREATE TEMP TABLE resolved_credit (
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
) WITHOUT ROWID

-- Does: makes the table of what is known of the touched subscriptions. Grain: one subscription.
DROP TABLE IF EXISTS temp.subscription_overview;
CREATE TEMP TABLE subscription_overview (
    environment TEXT NOT NULL,
    original_transaction_id TEXT NOT NULL,
    is_first_period_free INTEGER NOT NULL,
    first_paid_transaction_id TEXT,
    PRIMARY KEY (environment, original_transaction_id)
) WITHOUT ROWID;

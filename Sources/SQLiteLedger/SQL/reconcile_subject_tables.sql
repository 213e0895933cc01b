-- What is found that is not about a purchase. Grain: one (kind, environment, subject).
DROP TABLE IF EXISTS temp.found_subject;
DROP TABLE IF EXISTS temp.own_app;
DROP TABLE IF EXISTS temp.unpaid;
DROP TABLE IF EXISTS temp.selected_submission;
DROP TABLE IF EXISTS temp.sender;
CREATE TEMP TABLE found_subject (
    kind TEXT NOT NULL,
    environment TEXT NOT NULL,
    subject TEXT NOT NULL,
    credited_user_id TEXT,
    credited_at INTEGER,
    credit_order_id TEXT,
    transaction_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    expected TEXT NOT NULL,
    actual TEXT NOT NULL,
    detail TEXT NOT NULL,
    next_step TEXT NOT NULL,
    PRIMARY KEY (kind, environment, subject)
) WITHOUT ROWID;
CREATE TEMP TABLE own_app (bundle_id TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);

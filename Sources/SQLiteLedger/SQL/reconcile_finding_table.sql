-- What `judge` found. Grain: one (purchase, kind).
CREATE TEMP TABLE found (
    purchase_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    case_id TEXT NOT NULL,
    environment TEXT NOT NULL,
    subject TEXT NOT NULL,
    credited_user_id TEXT,
    credited_at INTEGER,
    credit_order_id TEXT,
    expected TEXT NOT NULL,
    actual TEXT NOT NULL,
    detail TEXT NOT NULL,
    next_step TEXT NOT NULL,
    PRIMARY KEY (purchase_id, kind)
) WITHOUT ROWID

-- Does: makes the tables of what judging changes. Grain: move one move, finding_change one (purchase, kind of finding).
DROP TABLE IF EXISTS temp.move;
DROP TABLE IF EXISTS temp.finding_change;
CREATE TEMP TABLE move (
    purchase_id INTEGER NOT NULL,
    step INTEGER NOT NULL,
    from_list TEXT NOT NULL,
    to_list TEXT NOT NULL,
    reason TEXT NOT NULL,
    from_reason TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount_milliunits INTEGER NOT NULL,
    PRIMARY KEY (purchase_id, step)
) WITHOUT ROWID;
CREATE TEMP TABLE finding_change (
    purchase_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    change TEXT NOT NULL CHECK (change IN ('open', 'reopen', 'update', 'close')),
    -- Of a finding the books know.
    finding_id INTEGER,
    closed_reason TEXT,
    case_id TEXT,
    environment TEXT,
    subject TEXT,
    credited_user_id TEXT,
    credited_at INTEGER,
    credit_order_id TEXT,
    expected TEXT,
    actual TEXT,
    detail TEXT,
    next_step TEXT,
    PRIMARY KEY (purchase_id, kind)
) WITHOUT ROWID;

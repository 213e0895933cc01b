-- What is being listed page by page: the keys of the rows, in the order of the file. Begun with the first page, gone
-- after the last. Grain of each: one row of the listing.
CREATE TEMP TABLE IF NOT EXISTS listed_lost_order (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_exception (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_finding (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_case (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_white_purchase (position INTEGER PRIMARY KEY, purchase_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_credit (position INTEGER PRIMARY KEY, credit_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_rejected_row (position INTEGER PRIMARY KEY, rejected_row_id INTEGER NOT NULL);
-- Its lines come from several tables: they are kept whole.
CREATE TEMP TABLE IF NOT EXISTS listed_unverified (
    position INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    external_id TEXT,
    user_id TEXT,
    transaction_id TEXT,
    environment TEXT,
    received_at INTEGER,
    outcome TEXT NOT NULL,
    attempt_count INTEGER NOT NULL,
    last_attempt_at INTEGER,
    last_answer TEXT,
    next_attempt_at INTEGER
);

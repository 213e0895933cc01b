-- Does: makes the tables of the findings about no purchase. Grain: found_unmatched one finding, sender one (evidence,
-- sender), selected_submission one submission.
DROP TABLE IF EXISTS temp.found_unmatched;
DROP TABLE IF EXISTS temp.selected_submission;
DROP TABLE IF EXISTS temp.sender;
CREATE TEMP TABLE found_unmatched (
    kind TEXT NOT NULL,
    environment TEXT NOT NULL,
    subject TEXT NOT NULL,
    case_id TEXT NOT NULL,
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
CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);
CREATE TEMP TABLE sender (
    evidence_id INTEGER NOT NULL,
    sender TEXT NOT NULL,
    PRIMARY KEY (evidence_id, sender)
) WITHOUT ROWID;

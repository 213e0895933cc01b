-- What the second judgement is about: who asks its neighbours, and what they say.
DROP TABLE IF EXISTS temp.asking;
DROP TABLE IF EXISTS temp.neighbour;
CREATE TEMP TABLE asking (
    purchase_id INTEGER PRIMARY KEY,
    is_judged INTEGER NOT NULL,
    paid_at INTEGER,
    is_weak INTEGER NOT NULL
);
CREATE TEMP TABLE neighbour (
    purchase_id INTEGER NOT NULL,
    rung TEXT NOT NULL CHECK (rung IN ('subscription', 'receipt')),
    user_id TEXT NOT NULL,
    PRIMARY KEY (purchase_id, rung, user_id)
) WITHOUT ROWID;

-- What the ledger keeps of people it forgot, version 1.

-- A name that was erased: its keyed digest, which no name can be read from, and what stands for it. What is imported later
-- under the name is kept under the pseudonym.
CREATE TABLE forgotten_name (
    digest text COLLATE "C" PRIMARY KEY CHECK (length(digest) = 64),
    pseudonym text COLLATE "C" NOT NULL
);

-- Rows of digested tables that an erasure left to read otherwise than they were written. Walking the rows of a table, such a
-- row is held against `row_digest`, and the running digest goes on from `digest_before` to `digest_after`, as it stood
-- when the row was written. The event `sequence` of the audit chain states the digest of its rows here.
CREATE TABLE forgotten_row (
    sequence bigint NOT NULL REFERENCES audit_event (sequence) DEFERRABLE INITIALLY DEFERRED,
    name text COLLATE "C" NOT NULL,
    row_key bigint NOT NULL,
    digest_before text COLLATE "C" NOT NULL CHECK (length(digest_before) = 64),
    digest_after text COLLATE "C" NOT NULL CHECK (length(digest_after) = 64),
    row_digest text COLLATE "C" NOT NULL CHECK (length(row_digest) = 64),
    PRIMARY KEY (name, row_key, sequence)
);

-- Running tallies of the ledger, version 1: how many rows there are of each sort, so that no night counts its history.
-- Triggers keep them: whatever changes rows changes their tallies, in the same transaction, once for each statement that
-- changes any. The full control totals count from scratch and compare.

-- What was added to the tallies, one row per sort of rows that a statement changed; what the codes mean is said with the
-- triggers. A row of its own for each change, and none that is changed again and again in one transaction: each change of
-- such a row goes past all those before it.
CREATE TABLE tally_change (
    name text COLLATE "C" NOT NULL,
    code text COLLATE "C" NOT NULL,
    detail text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    entries bigint NOT NULL,
    amount_milliunits bigint NOT NULL
);

-- One row per sort of rows. Sorts that emptied may stay with zeros.
CREATE VIEW tally AS
SELECT
    name, code, detail, currency, SUM(entries)::bigint AS entries, SUM(amount_milliunits)::bigint AS amount_milliunits
FROM tally_change
GROUP BY name, code, detail, currency;

-- Leaves one change per sort of rows, as each run ends, where they have become many.
CREATE FUNCTION fold_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT COUNT(*) FROM (SELECT 1 FROM tally_change LIMIT 1000) AS first_changes) = 1000 THEN
        WITH folded AS (
            DELETE FROM tally_change RETURNING name, code, detail, currency, entries, amount_milliunits
        )
        INSERT INTO tally_change (name, code, detail, currency, entries, amount_milliunits)
        SELECT name, code, detail, currency, SUM(entries), SUM(amount_milliunits)
        FROM folded
        GROUP BY name, code, detail, currency
        HAVING SUM(entries) <> 0 OR SUM(amount_milliunits) <> 0;
    END IF;
    RETURN NULL;
END;
$$;
CREATE TRIGGER tallies_are_folded AFTER UPDATE OF finished_at ON run
    FOR EACH STATEMENT EXECUTE FUNCTION fold_tallies();

-- Adds what a statement changed, the rows as they were before it counting down. Those that leave a sort as it was add nothing.
CREATE FUNCTION add_to_tallies(changes tally_change[]) RETURNS void LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
    IF cardinality(changes) > 0 THEN
        INSERT INTO tally_change (name, code, detail, currency, entries, amount_milliunits)
        SELECT name, code, detail, currency, SUM(entries), SUM(amount_milliunits)
        FROM unnest(changes)
        GROUP BY name, code, detail, currency
        HAVING SUM(entries) <> 0 OR SUM(amount_milliunits) <> 0;
    END IF;
END;
$$;

-- The functions below are planned once per connection, for as many rows as the first statement changed: a few now may be
-- millions later, and the other way round. Those that look things up in tables do so by index, row by
-- row: their settings and the shape of their queries leave no other way (a condition on the status of credits, say, would let
-- them go through all that have it).

-- purchases: by list and reason ('' before the first judgement) and currency, with their amounts.
-- purchases_marked: those that are `unfinished`, and those `without_first`.
CREATE FUNCTION tally_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT
                ROW(
                    'purchases', COALESCE(list, ''), COALESCE(reason, ''), COALESCE(currency, ''),
                    -COUNT(*), -COALESCE(SUM(price_milliunits), 0)
                )::tally_change
            FROM old_rows
            GROUP BY COALESCE(list, ''), COALESCE(reason, ''), COALESCE(currency, '')
            UNION ALL
            SELECT ROW('purchases_marked', 'unfinished', '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
            WHERE is_unfinished
            UNION ALL
            SELECT ROW('purchases_marked', 'without_first', '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
            WHERE is_without_first
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT
                ROW(
                    'purchases', COALESCE(list, ''), COALESCE(reason, ''), COALESCE(currency, ''),
                    COUNT(*), COALESCE(SUM(price_milliunits), 0)
                )::tally_change
            FROM new_rows
            GROUP BY COALESCE(list, ''), COALESCE(reason, ''), COALESCE(currency, '')
            UNION ALL
            SELECT ROW('purchases_marked', 'unfinished', '', '', COUNT(*), 0)::tally_change
            FROM new_rows
            WHERE is_unfinished
            UNION ALL
            SELECT ROW('purchases_marked', 'without_first', '', '', COUNT(*), 0)::tally_change
            FROM new_rows
            WHERE is_without_first
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER purchase_is_tallied_insert AFTER INSERT ON purchase
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_purchases();
CREATE TRIGGER purchase_is_tallied_delete AFTER DELETE ON purchase
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_purchases();
CREATE TRIGGER purchase_is_tallied_update AFTER UPDATE ON purchase
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_purchases();

-- moves: what the moves leave on each list, by list and currency. They are append-only.
CREATE FUNCTION tally_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_to_tallies(ARRAY(
        SELECT ROW('moves', to_list, '', currency, COUNT(*), SUM(amount_milliunits))::tally_change
        FROM new_rows
        GROUP BY to_list, currency
        UNION ALL
        SELECT ROW('moves', from_list, '', currency, -COUNT(*), -SUM(amount_milliunits))::tally_change
        FROM new_rows
        GROUP BY from_list, currency
    ));
    RETURN NULL;
END;
$$;
CREATE TRIGGER list_move_is_tallied AFTER INSERT ON list_move
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_moves();

-- credits: by status, and whether they are matched.
-- credits_excluded: the matched credits in force whose purchase is closed. The other matched ones are delivered purchases
-- that are reconciled.
CREATE FUNCTION tally_credits() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off
    SET enable_hashjoin = off
    SET enable_mergejoin = off
AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT
                ROW(
                    'credits', status, CASE WHEN alias_id IS NULL THEN 'unmatched' ELSE 'matched' END, '', -COUNT(*), 0
                )::tally_change
            FROM old_rows
            GROUP BY status, alias_id IS NULL
            UNION ALL
            SELECT ROW('credits_excluded', '', '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
            WHERE status = 'credited' AND 'closed' = (
                SELECT purchase.list
                FROM transaction_alias
                JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
                WHERE transaction_alias.alias_id = old_rows.alias_id
            )
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT
                ROW(
                    'credits', status, CASE WHEN alias_id IS NULL THEN 'unmatched' ELSE 'matched' END, '', COUNT(*), 0
                )::tally_change
            FROM new_rows
            GROUP BY status, alias_id IS NULL
            UNION ALL
            SELECT ROW('credits_excluded', '', '', '', COUNT(*), 0)::tally_change
            FROM new_rows
            WHERE status = 'credited' AND 'closed' = (
                SELECT purchase.list
                FROM transaction_alias
                JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
                WHERE transaction_alias.alias_id = new_rows.alias_id
            )
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER credit_is_tallied_insert AFTER INSERT ON credit
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_credits();
CREATE TRIGGER credit_is_tallied_delete AFTER DELETE ON credit
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_credits();
CREATE TRIGGER credit_is_tallied_update AFTER UPDATE ON credit
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_credits();

-- credits_excluded, as transactions come to another purchase.
CREATE FUNCTION tally_excluded_by_transaction() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off
    SET enable_hashjoin = off
    SET enable_mergejoin = off
AS $$
BEGIN
    PERFORM add_to_tallies(ARRAY(
        SELECT
            ROW(
                'credits_excluded', '', '', '',
                sign * (
                    SELECT COUNT(*) FILTER (WHERE credit.status = 'credited')
                    FROM credit
                    WHERE credit.alias_id = moved.alias_id
                ), 0
            )::tally_change
        FROM (
            SELECT alias_id, purchase_id, SUM(sign) AS sign
            FROM (
                SELECT alias_id, purchase_id, -1 AS sign FROM old_rows WHERE purchase_id IS NOT NULL
                UNION ALL
                SELECT alias_id, purchase_id, 1 FROM new_rows WHERE purchase_id IS NOT NULL
            ) AS changed
            GROUP BY alias_id, purchase_id
            HAVING SUM(sign) <> 0
        ) AS moved
        WHERE 'closed' = (SELECT purchase.list FROM purchase WHERE purchase.purchase_id = moved.purchase_id)
    ));
    RETURN NULL;
END;
$$;
CREATE TRIGGER transaction_excluded_is_tallied_update AFTER UPDATE ON transaction_alias
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_excluded_by_transaction();

-- credits_excluded, as purchases are closed or opened again.
CREATE FUNCTION tally_excluded_by_purchase() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off
    SET enable_hashjoin = off
    SET enable_mergejoin = off
AS $$
BEGIN
    PERFORM add_to_tallies(ARRAY(
        SELECT
            ROW(
                'credits_excluded', '', '', '',
                sign * (
                    SELECT COALESCE(SUM((
                        SELECT COUNT(*) FILTER (WHERE credit.status = 'credited')
                        FROM credit
                        WHERE credit.alias_id = transaction_alias.alias_id
                    )), 0)
                    FROM transaction_alias
                    WHERE transaction_alias.purchase_id = moved.purchase_id
                ), 0
            )::tally_change
        FROM (
            SELECT purchase_id, SUM(sign) AS sign
            FROM (
                SELECT purchase_id, -1 AS sign FROM old_rows WHERE list = 'closed'
                UNION ALL
                SELECT purchase_id, 1 FROM new_rows WHERE list = 'closed'
            ) AS changed
            GROUP BY purchase_id
            HAVING SUM(sign) <> 0
        ) AS moved
    ));
    RETURN NULL;
END;
$$;
CREATE TRIGGER purchase_excluded_is_tallied_update AFTER UPDATE ON purchase
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_excluded_by_purchase();

-- credit_statements: by fate, '' until they have one.
CREATE FUNCTION tally_credit_statements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT ROW('credit_statements', COALESCE(fate, ''), '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
            GROUP BY fate
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT ROW('credit_statements', COALESCE(fate, ''), '', '', COUNT(*), 0)::tally_change
            FROM new_rows
            GROUP BY fate
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER credit_statement_is_tallied_insert AFTER INSERT ON credit_statement
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_credit_statements();
CREATE TRIGGER credit_statement_is_tallied_delete AFTER DELETE ON credit_statement
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_credit_statements();
CREATE TRIGGER credit_statement_is_tallied_update AFTER UPDATE ON credit_statement
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_credit_statements();

-- evidence: by outcome; the amount is the number of rows inside.
CREATE FUNCTION tally_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT ROW('evidence', outcome, '', '', -COUNT(*), -SUM(row_count))::tally_change
            FROM old_rows
            GROUP BY outcome
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT ROW('evidence', outcome, '', '', COUNT(*), SUM(row_count))::tally_change
            FROM new_rows
            GROUP BY outcome
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER evidence_is_tallied_insert AFTER INSERT ON evidence
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_evidence();
CREATE TRIGGER evidence_is_tallied_delete AFTER DELETE ON evidence
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_evidence();
CREATE TRIGGER evidence_is_tallied_update AFTER UPDATE ON evidence
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_evidence();

-- set_aside_rows.
CREATE FUNCTION tally_set_aside_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT ROW('set_aside_rows', '', '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT ROW('set_aside_rows', '', '', '', COUNT(*), 0)::tally_change
            FROM new_rows
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER set_aside_row_is_tallied_insert AFTER INSERT ON set_aside_row
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_set_aside_rows();
CREATE TRIGGER set_aside_row_is_tallied_delete AFTER DELETE ON set_aside_row
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_set_aside_rows();

-- facts: those in force, from `evidence` or from `payments`.
CREATE FUNCTION tally_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT
                ROW(
                    'facts', CASE WHEN evidence_id IS NULL THEN 'payments' ELSE 'evidence' END, '', '', -COUNT(*), 0
                )::tally_change
            FROM old_rows
            WHERE is_in_force
            GROUP BY evidence_id IS NULL
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT
                ROW(
                    'facts', CASE WHEN evidence_id IS NULL THEN 'payments' ELSE 'evidence' END, '', '', COUNT(*), 0
                )::tally_change
            FROM new_rows
            WHERE is_in_force
            GROUP BY evidence_id IS NULL
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER transaction_fact_is_tallied_insert AFTER INSERT ON transaction_fact
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_facts();
CREATE TRIGGER transaction_fact_is_tallied_delete AFTER DELETE ON transaction_fact
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_facts();
CREATE TRIGGER transaction_fact_is_tallied_update AFTER UPDATE ON transaction_fact
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_facts();

-- transactions_stated: the distinct transactions the facts in force are about: how many each has now, and how many more
-- than before, tell whether it had any.
CREATE FUNCTION tally_stated_transactions() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off
    SET enable_hashjoin = off
    SET enable_mergejoin = off
    SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
    gone bigint[] := '{}';
    come bigint[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN gone := ARRAY(SELECT alias_id FROM old_rows WHERE is_in_force); END IF;
    IF TG_OP <> 'DELETE' THEN come := ARRAY(SELECT alias_id FROM new_rows WHERE is_in_force); END IF;
    PERFORM add_to_tallies(ARRAY(
        SELECT ROW('transactions_stated', '', '', '', SUM((now > 0)::int - (now > change)::int), 0)::tally_change
        FROM (
            SELECT
                change,
                (SELECT COUNT(*) FROM transaction_fact AS fact WHERE fact.alias_id = changed.alias_id AND fact.is_in_force) AS now
            FROM (
                SELECT alias_id, SUM(sign) AS change
                FROM (SELECT unnest(gone) AS alias_id, -1 AS sign UNION ALL SELECT unnest(come), 1) AS each_row
                GROUP BY alias_id
                HAVING SUM(sign) <> 0
            ) AS changed
        ) AS counted
        HAVING COUNT(*) > 0
    ));
    RETURN NULL;
END;
$$;
CREATE TRIGGER transaction_stated_is_tallied_insert AFTER INSERT ON transaction_fact
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_stated_transactions();
CREATE TRIGGER transaction_stated_is_tallied_delete AFTER DELETE ON transaction_fact
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_stated_transactions();
CREATE TRIGGER transaction_stated_is_tallied_update AFTER UPDATE ON transaction_fact
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_stated_transactions();

-- transactions_posted: those that somebody states and that belong to a purchase.
CREATE FUNCTION tally_posted_transactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT ROW('transactions_posted', '', '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
            WHERE purchase_id IS NOT NULL AND grade IS NOT NULL
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT ROW('transactions_posted', '', '', '', COUNT(*), 0)::tally_change
            FROM new_rows
            WHERE purchase_id IS NOT NULL AND grade IS NOT NULL
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER transaction_alias_is_tallied_insert AFTER INSERT ON transaction_alias
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_posted_transactions();
CREATE TRIGGER transaction_alias_is_tallied_delete AFTER DELETE ON transaction_alias
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_posted_transactions();
CREATE TRIGGER transaction_alias_is_tallied_update AFTER UPDATE ON transaction_alias
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_posted_transactions();

-- evidence_again: submissions of evidence that another submission brought before.
CREATE FUNCTION tally_evidence_again() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off
    SET enable_hashjoin = off
    SET enable_mergejoin = off
    SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
    gone bigint[] := '{}';
    come bigint[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN gone := ARRAY(SELECT evidence_id FROM old_rows WHERE evidence_id IS NOT NULL); END IF;
    IF TG_OP <> 'DELETE' THEN come := ARRAY(SELECT evidence_id FROM new_rows WHERE evidence_id IS NOT NULL); END IF;
    PERFORM add_to_tallies(ARRAY(
        SELECT ROW('evidence_again', '', '', '', SUM(GREATEST(now - 1, 0) - GREATEST(now - change - 1, 0)), 0)::tally_change
        FROM (
            SELECT
                change,
                (SELECT COUNT(*) FROM submission WHERE submission.evidence_id = changed.evidence_id) AS now
            FROM (
                SELECT evidence_id, SUM(sign) AS change
                FROM (SELECT unnest(gone) AS evidence_id, -1 AS sign UNION ALL SELECT unnest(come), 1) AS each_row
                GROUP BY evidence_id
                HAVING SUM(sign) <> 0
            ) AS changed
        ) AS counted
        HAVING COUNT(*) > 0
    ));
    RETURN NULL;
END;
$$;
CREATE TRIGGER submission_evidence_is_tallied_insert AFTER INSERT ON submission
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_evidence_again();
CREATE TRIGGER submission_evidence_is_tallied_delete AFTER DELETE ON submission
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_evidence_again();
CREATE TRIGGER submission_evidence_is_tallied_update AFTER UPDATE ON submission
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_evidence_again();

-- claims: by state.
CREATE FUNCTION tally_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes tally_change[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN
        changes := ARRAY(
            SELECT ROW('claims', state, '', '', -COUNT(*), 0)::tally_change
            FROM old_rows
            GROUP BY state
        );
    END IF;
    IF TG_OP <> 'DELETE' THEN
        changes := changes || ARRAY(
            SELECT ROW('claims', state, '', '', COUNT(*), 0)::tally_change
            FROM new_rows
            GROUP BY state
        );
    END IF;
    PERFORM add_to_tallies(changes);
    RETURN NULL;
END;
$$;
CREATE TRIGGER claim_is_tallied_insert AFTER INSERT ON claim
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_claims();
CREATE TRIGGER claim_is_tallied_delete AFTER DELETE ON claim
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_claims();
CREATE TRIGGER claim_is_tallied_update AFTER UPDATE ON claim
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_claims();

-- claims_made: the distinct claims that submissions make.
CREATE FUNCTION tally_claims_made() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off
    SET enable_hashjoin = off
    SET enable_mergejoin = off
    SET plan_cache_mode = force_generic_plan
AS $$
DECLARE
    gone bigint[] := '{}';
    come bigint[] := '{}';
BEGIN
    IF TG_OP <> 'INSERT' THEN gone := ARRAY(SELECT claim_id FROM old_rows WHERE claim_id IS NOT NULL); END IF;
    IF TG_OP <> 'DELETE' THEN come := ARRAY(SELECT claim_id FROM new_rows WHERE claim_id IS NOT NULL); END IF;
    PERFORM add_to_tallies(ARRAY(
        SELECT ROW('claims_made', '', '', '', SUM((now > 0)::int - (now > change)::int), 0)::tally_change
        FROM (
            SELECT
                change,
                (SELECT COUNT(*) FROM submission WHERE submission.claim_id = changed.claim_id) AS now
            FROM (
                SELECT claim_id, SUM(sign) AS change
                FROM (SELECT unnest(gone) AS claim_id, -1 AS sign UNION ALL SELECT unnest(come), 1) AS each_row
                GROUP BY claim_id
                HAVING SUM(sign) <> 0
            ) AS changed
        ) AS counted
        HAVING COUNT(*) > 0
    ));
    RETURN NULL;
END;
$$;
CREATE TRIGGER claim_made_is_tallied_insert AFTER INSERT ON submission
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_claims_made();
CREATE TRIGGER claim_made_is_tallied_delete AFTER DELETE ON submission
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_claims_made();
CREATE TRIGGER claim_made_is_tallied_update AFTER UPDATE ON submission
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION tally_claims_made();

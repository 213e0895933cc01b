/// One way to forge a ledger: what is forged, and the SQL, in words that every engine understands. Bytes are said by
/// `Forger.bytes`, and keys that engines would give are given.
struct Forgery: Sendable {
    let name: String
    let sql: String

    init(_ name: String, _ sql: String) {
        self.name = name
        self.sql = sql
    }

    /// A move of purchase 2, the one that is missing and not resolved.
    private static func move(_ sequence: String, run: String) -> String {
        """
        INSERT INTO list_move
        SELECT \(sequence), \(run), at, purchase_id, environment, transaction_id, to_list, 'closed', 'revoked', reason,
            currency, amount_milliunits
        FROM list_move WHERE transaction_id = '2' ORDER BY sequence DESC LIMIT 1;
        """
    }

    private static let missing = "(SELECT purchase_id FROM purchase WHERE shown_transaction_id = '2')"

    private static let missingAlias = "(SELECT MIN(alias_id) FROM transaction_alias WHERE purchase_id = \(missing))"

    /// The purchase and its finding as the forged move would have left them.
    private static let closed = """
        UPDATE purchase SET list = 'closed', reason = 'revoked', white_state = NULL WHERE purchase_id = \(missing);
        UPDATE finding SET closed_run_id = 3, closed_at = 0, closed_reason = 'revoked' WHERE purchase_id = \(missing);
        """

    private static func resolution(run: String) -> String {
        """
        INSERT INTO case_event (case_event_id, case_id, alias_id, at, actor, action, reason, after_run_id, applied_run_id)
        SELECT (SELECT MAX(case_event_id) + 1 FROM case_event), case_id, \(missingAlias), 0, 'anna', 'resolved', 'fraud', 3, \(run)
        FROM finding WHERE purchase_id = \(missing);
        INSERT INTO dirty_purchase VALUES (\(missing));
        """
    }

    private static let statement = """
        INSERT INTO credit_statement (statement_id, digest, file_id, transaction_id, user_id, credited_at, status, fate)
        VALUES ((SELECT MAX(statement_id) + 1 FROM credit_statement), {00}, 2, '2', 'u2', 1700000000000, 'credited', 'live');
        """

    private static let credit = """
        INSERT INTO credit (
            credit_id, transaction_id, environment, subject, alias_id, user_id, credited_at, status, source, statement_id, entered_at,
            entered_run_id
        )
        SELECT (SELECT MAX(credit_id) + 1 FROM credit), '2', 'Production', '1700000000000 u2', alias_id, 'u2', 1700000000000, 'credited', 'import',
            (SELECT MAX(statement_id) FROM credit_statement), 0, 3
        FROM transaction_alias WHERE transaction_id = '2';
        INSERT INTO dirty_purchase VALUES (\(missing));
        """

    private static func run(_ id: Int, _ state: String) -> String {
        """
        INSERT INTO run (run_id, as_of, started_at, state, tool_version, configuration_digest, policy, audit_sequence, audit_hash)
        SELECT \(id), 0, 0, '\(state)', '1.0', '', '', audit_sequence, audit_hash FROM run WHERE run_id = 1;
        """
    }

    static let foundByNextNight = [
        Forgery("a move with the id of the run to come", move("1000", run: "4") + closed),
        Forgery("a move with the id of a run that never was", move("1000", run: "77") + closed),
        Forgery("a move under the last run", move("1000", run: "3") + closed),
        Forgery("a move before the first one", move("-1", run: "1")),
        Forgery(
            "the last move taken out",
            "DELETE FROM list_move WHERE sequence = (SELECT MAX(sequence) FROM list_move)"
        ),
        Forgery("a resolution under a forged run", run(-1, "failed") + resolution(run: "-1")),
        Forgery("a resolution no run has applied", resolution(run: "NULL")),
        Forgery("a resolution the last run seems to have applied", resolution(run: "3")),
        Forgery("a run without an event", run(9, "published")),
        Forgery("a credit statement and its credit", statement + credit),
        Forgery(
            "a credit statement, its credit, and one more accepted row",
            statement + credit
                + "UPDATE source_file SET accepted_count = accepted_count + 1, record_count = record_count + 1 WHERE file_id = 2"
        ),
        Forgery("a credit without a statement", credit),
        Forgery("a credit statement that waits taken out", "DELETE FROM credit_statement WHERE transaction_id = '903'"),
        Forgery(
            "a credit statement that waits made another's",
            "UPDATE credit_statement SET user_id = 'x' WHERE transaction_id = '903'"
        ),
        Forgery("a credit taken out", "DELETE FROM credit WHERE transaction_id = '900'"),
        Forgery(
            "a file that never came",
            """
            INSERT INTO source_file
            SELECT 1000, 'forged', kind, name, byte_count, modified_at, imported_at, 0, 0, 0, 0, '[]', NULL, NULL, is_cut_off, ''
            FROM source_file WHERE file_id = 1
            """
        ),
        Forgery(
            "a refused row that never was",
            "INSERT INTO rejected_row (rejected_row_id, file_id, line, field, rule, message) VALUES (1000, 1, 1, '', 'bad', 'bad')"
        ),
        Forgery(
            "a submission",
            """
            INSERT INTO submission (submission_id, digest, file_id, user_text, named_transaction_id)
            VALUES (1000, 'forged', 1, 'u2', '2')
            """
        ),
        Forgery(
            "a submission that waits made another's",
            "UPDATE submission SET user_text = 'u2' WHERE named_transaction_id = '13'"
        ),
        Forgery("a submission that waits taken out", "DELETE FROM submission WHERE named_transaction_id = '13'"),
        Forgery("a claim", "INSERT INTO claim VALUES (1000, 'u2', TRUE, '2', '', 'proven')"),
        Forgery(
            "a statement about a user",
            """
            INSERT INTO user_statement (user_statement_id, digest, user_id, account_name, first_seen_at, last_seen_at)
            VALUES (1000, {00}, 'u2', 'x', 0, 0);
            INSERT INTO dirty_user VALUES ('u2');
            """
        ),
        Forgery(
            "a piece of evidence",
            "INSERT INTO evidence (evidence_id, digest, form, outcome) VALUES (1000, 'forged', 'unknown', 'empty')"
        ),
        Forgery(
            "a fact: a refund",
            """
            INSERT INTO transaction_fact (fact_id, alias_id, evidence_id, digest, source, grade, is_revoked, revocation_date)
            SELECT 1000, alias_id, 1, {00}, 'app_receipt', 3, TRUE, 1700000000000 FROM transaction_alias WHERE transaction_id = '2';
            INSERT INTO dirty_alias SELECT alias_id FROM transaction_alias WHERE transaction_id = '2';
            """
        ),
        Forgery(
            "a transaction",
            "INSERT INTO transaction_alias (alias_id, environment, transaction_id) VALUES (1000, 'Production', '77')"
        ),
        Forgery("a row set aside", "INSERT INTO set_aside_row VALUES (1, 9, 'forged', '')"),
        Forgery("a product", "INSERT INTO product (bundle_id, product_id, seen_at) VALUES ('', 'forged', 0)"),
        Forgery("a product of another type", "UPDATE product SET product_type = 'auto_renewable'"),
        Forgery("a product taken out", "DELETE FROM product"),
        Forgery("a watermark", "INSERT INTO coverage VALUES ('credits', 1800000000000)"),
        Forgery("a watermark taken out", "DELETE FROM coverage WHERE kind = 'credits'"),
        Forgery(
            "a name taken for that of a forgotten person",
            "INSERT INTO forgotten_name VALUES ('0000000000000000000000000000000000000000000000000000000000000000', 'x')"
        ),
        Forgery("a refused row of credits", "INSERT INTO refused_credit VALUES ('2', '', 1, 7)"),
        Forgery("a purchase put on another list", closed),
        Forgery(
            "the balances of the last run",
            "UPDATE balance SET purchase_count = purchase_count + 1 WHERE run_id = 3"
        ),
        Forgery(
            "a link added to the chain",
            "INSERT INTO audit_event SELECT 1000, at, actor, action, subject, detail, hash, previous_hash FROM audit_event WHERE sequence = 1"
        ),
        Forgery(
            "the last link taken out",
            "DELETE FROM audit_event WHERE sequence = (SELECT MAX(sequence) FROM audit_event)"
        ),
        Forgery(
            "the last link changed",
            "UPDATE audit_event SET actor = 'x' WHERE sequence = (SELECT MAX(sequence) FROM audit_event)"
        ),
        Forgery("the digests of the rows taken out", "DELETE FROM running_digest"),
        Forgery(
            "the digest of the moves set back",
            "UPDATE running_digest SET row_count = 0, last_key = 0 WHERE name = 'list_move'"
        ),
    ]

    static let foundByVerifying = [
        Forgery("the amount of an old move", "UPDATE list_move SET amount_milliunits = 1 WHERE sequence = 1"),
        Forgery("an old move under another run", "UPDATE list_move SET run_id = 2 WHERE sequence = 1"),
        Forgery("an old move taken out", "DELETE FROM list_move WHERE sequence = 1"),
        Forgery("an old resolution changed", "UPDATE case_event SET reason = 'fraud' WHERE case_event_id = 1"),
        Forgery(
            "an old resolution taken out",
            "DELETE FROM case_credit; DELETE FROM case_event WHERE case_event_id = 1"
        ),
        Forgery(
            "an old case action after another run",
            "UPDATE case_event SET after_run_id = 0 WHERE case_event_id = 1"
        ),
        Forgery("the user of a delivery stated by a case", "UPDATE case_credit SET user_id = 'u2'"),
        Forgery("a delivery stated by a case taken out", "DELETE FROM case_credit"),
        Forgery(
            "a delivery added to another case action",
            "INSERT INTO case_credit SELECT 2, case_id, environment, '2', 'u2', NULL, credited_at FROM case_credit"
        ),
        Forgery(
            "an old credit statement made another's",
            "UPDATE credit_statement SET user_id = 'x' WHERE transaction_id = '3'"
        ),
        Forgery(
            "an old credit statement and its credit taken out",
            "DELETE FROM credit WHERE transaction_id = '900'; DELETE FROM credit_statement WHERE transaction_id = '900'"
        ),
        Forgery("an old file renamed", "UPDATE source_file SET name = 'x' WHERE file_id = 1"),
        Forgery("an old file taken out", "DELETE FROM source_file WHERE file_id = 1"),
        Forgery("a file said to be cut off", "UPDATE source_file SET is_cut_off = NOT is_cut_off"),
        Forgery("a line said to be refused", "UPDATE source_file SET refused_lines = refused_lines || ' 900000'"),
        Forgery("a refused row changed", "UPDATE rejected_row SET rule = 'x'"),
        Forgery("a refused row taken out", "DELETE FROM rejected_row"),
        Forgery("an old submission made another's", "UPDATE submission SET user_text = 'u2' WHERE submission_id = 1"),
        Forgery(
            "the digest of a submission's user",
            "UPDATE submission SET user_exact = {00} WHERE submission_id = 1"
        ),
        Forgery(
            "the transaction an old submission names",
            "UPDATE submission SET named_transaction_id = '2' WHERE submission_id = 1"
        ),
        Forgery("an old submission taken out", "DELETE FROM submission WHERE submission_id = 1"),
        Forgery(
            "an old statement about a user changed",
            "UPDATE user_statement SET account_name = 'x' WHERE user_statement_id = 1"
        ),
        Forgery("an old statement about a user taken out", "DELETE FROM user_statement WHERE user_statement_id = 1"),
        Forgery("a piece of evidence under another digest", "UPDATE evidence SET digest = 'x' WHERE evidence_id = 1"),
        Forgery("other bytes of evidence", "UPDATE evidence SET bytes = {0041} WHERE evidence_id = 1"),
        Forgery("a piece of evidence taken out", "DELETE FROM evidence WHERE evidence_id = 1"),
        Forgery("an old fact changed", "UPDATE transaction_fact SET is_revoked = TRUE WHERE fact_id = 1"),
        Forgery("an old fact taken out", "DELETE FROM transaction_fact WHERE fact_id = 1"),
        Forgery("an old transaction renamed", "UPDATE transaction_alias SET transaction_id = '77' WHERE alias_id = 1"),
        Forgery("the as-of of an old run", "UPDATE run SET as_of = as_of + 1000 WHERE run_id = 1"),
        Forgery("what an old run judged by", "UPDATE run SET policy = '{}' WHERE run_id = 1"),
        Forgery("how an old run ended", "UPDATE run SET summary = 'all is well' WHERE run_id = 1"),
        Forgery("the balances of an old run", "UPDATE balance SET amount_milliunits = 5 WHERE run_id = 1"),
        Forgery("an old run taken out", "DELETE FROM run WHERE run_id = 1"),
        Forgery("an old link changed", "UPDATE audit_event SET actor = 'x' WHERE sequence = 2"),
        Forgery("an old link taken out", "DELETE FROM audit_event WHERE sequence = 2"),
    ]

    private static let unstatedFacts = [
        "is_upgraded = TRUE", "is_trial = TRUE", "offer_discount_type = 'FREE_TRIAL'", "ownership = 'FAMILY_SHARED'",
        "bundle_id = 'x', is_bundle_stated = TRUE", "quantity = 7", "currency = 'XXX'", "grade = 9", "source = 'x'",
    ].map { fact in
        Forgery(
            "a merged transaction that nothing states: \(fact)",
            "UPDATE transaction_alias SET \(fact) WHERE transaction_id = '2'"
        )
    }

    static let foundByFullNight =
        unstatedFacts + [
            Forgery(
                "a merged transaction that nothing states: a refund",
                """
                UPDATE transaction_alias SET is_revoked = TRUE, is_fully_revoked = TRUE WHERE transaction_id = '2';
                INSERT INTO dirty_purchase VALUES (\(missing));
                """
            ),
            Forgery(
                "a merged transaction of another product",
                "UPDATE transaction_alias SET product_id = 'x' WHERE transaction_id = '3'"
            ),
            Forgery("a credit to somebody else", "UPDATE credit SET user_id = 'u1' WHERE transaction_id = '3'"),
            Forgery(
                "a claim that nothing proves",
                "UPDATE submission SET claim_is_proven = TRUE, named_transaction_id = '2' WHERE submission_id = 2"
            ),
            Forgery(
                "a submission that names what is not in its evidence",
                "UPDATE submission SET is_named_by_evidence = TRUE, named_transaction_id = '2' WHERE submission_id = 2"
            ),
            Forgery(
                "a name placed on another transaction",
                "UPDATE submission SET name_transaction_id = '2' WHERE submission_id = 2"
            ),
            Forgery("two users made one", "UPDATE app_user SET canonical_user_id = 'u1' WHERE user_id = 'u2'"),
            Forgery("a user renamed", "UPDATE app_user SET account_name = 'x' WHERE user_id = 'u1'"),
            Forgery(
                "two tallies that agree with each other",
                """
                INSERT INTO tally_change VALUES ('claims', 'pending', '', '', 1, 0);
                INSERT INTO tally_change VALUES ('claims_made', '', '', '', 1, 0);
                """
            ),
        ]

    /// What is worked out again each night: the books afterwards are those of a ledger nobody forged.
    static let fixedByNextNight = [
        Forgery(
            "a finding closed",
            "UPDATE finding SET closed_run_id = 3, closed_at = 0, closed_reason = 'x' WHERE purchase_id = \(missing)"
        ),
        Forgery(
            "the owner of a missing order",
            "UPDATE purchase SET owner_user_id = 'x' WHERE purchase_id = \(missing)"
        ),
    ]

    /// What is worked out again each full night.
    static let fixedByFullNight = [
        Forgery(
            "an old claim made another's",
            "UPDATE claim SET claimant = 'u9' WHERE claim_id = (SELECT MIN(claim_id) FROM claim)"
        ),
        Forgery(
            "a claim about another transaction",
            "UPDATE claim SET transaction_id = '2' WHERE claim_id = (SELECT MIN(claim_id) FROM claim)"
        ),
        Forgery("an old claim taken out", "DELETE FROM claim WHERE claim_id = (SELECT MIN(claim_id) FROM claim)"),
    ]

    static let notPromised = [
        Forgery(
            "what verification made of a piece of evidence",
            "UPDATE evidence SET outcome = 'unreadable', rule = 'x' WHERE outcome = 'pending'"
        ),
        Forgery(
            "what Apple answered it does not know",
            "INSERT INTO not_found_answer VALUES ('900', 'Production', 'com.example.game', 0)"
        ),
        Forgery("which report told of a file", "UPDATE source_file SET reported_run_id = 1"),
        Forgery("the digest of a name and its user", "DELETE FROM user_alias"),
        Forgery(
            "another buyer of a transaction",
            "INSERT INTO other_buyer_name (alias_id, kind, name) VALUES (\(missingAlias), 'user_id', 'u9')"
        ),
        Forgery("a user's device", "INSERT INTO user_device VALUES ('d', 'u2')"),
        Forgery("how the last run ended, until the next", "UPDATE run SET summary = 'all is well' WHERE run_id = 3"),
        Forgery("when a user's row was last seen", "UPDATE user_statement SET last_seen_at = last_seen_at + 1000"),
    ]
}

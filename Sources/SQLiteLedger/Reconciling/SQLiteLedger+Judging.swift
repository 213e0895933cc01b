import GRDB
import ReconciliationCore

/// Reading dossiers and judging them. Parts of reconciling; they run inside its transaction.
extension SQLiteLedger {
    /// Gathers what the dossiers of some purchases are read from: as much of the ledger as those touch, and no more.
    ///
    /// - Parameter fill: puts the purchases into `temp.touched`.
    func gatherTouched(in database: Database, fill: () throws -> Void) throws {
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.touched;
                DROP TABLE IF EXISTS temp.verdict;
                CREATE TEMP TABLE touched (purchase_id INTEGER PRIMARY KEY);
                """
        )
        try fill()
        try database.execute(sql: SQL.text(PackageResources.reconcile_neighbour_tables_sql))
        try gatherDossiers(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_verdict_table_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_change_tables_sql))
    }

    /// Gathers what dossiers of the purchases in `temp.touched` need besides their own rows.
    func gatherDossiers(in database: Database) throws {
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.trace;
                DROP TABLE IF EXISTS temp.device_users;
                DROP TABLE IF EXISTS temp.selected_submission;
                CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);
                """
        )
        try overviewSubscriptions(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_traces_sql))
        try database.execute(sql: "CREATE INDEX temp.trace_key ON trace (purchase_id, submission_id, alias_id)")
        try database.execute(sql: SQL.text(PackageResources.reconcile_select_submissions_sql))
        try listSenderCandidates(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_devices_sql))
        try database.execute(sql: "CREATE INDEX temp.device_users_key ON device_users (device_token)")
    }

    /// Lists whom the submissions in `temp.selected_submission` may be from.
    func listSenderCandidates(in database: Database) throws {
        try database.execute(sql: SQL.text(PackageResources.reconcile_sender_table_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_find_senders_sql))
        try database.execute(sql: "CREATE INDEX temp.sender_candidate_key ON sender_candidate (submission_id)")
    }

    /// Judges again the purchases whose neighbours tell an owner (`same_subscription`, `same_receipt`), and those nobody
    /// touched whose neighbours' credits changed.
    ///
    /// Two passes, so that the order of judging never matters: whether the account of a credit is disputed depends on the
    /// rungs that bind, and these look at the purchase alone. The first pass decides that for everything touched, and the
    /// second cannot change it. The size of receipts and subscriptions bounds how many purchases the second pass reaches.
    func judgeNeighbours(
        in database: Database,
        policy: Policy,
        asOf: Instant,
        isEverything: Bool
    ) throws -> Int {
        try database.execute(sql: SQL.text(PackageResources.reconcile_asking_sql))
        if !isEverything { try database.execute(sql: SQL.text(PackageResources.reconcile_reach_sql)) }
        let reached = database.changesCount
        try database.execute(sql: SQL.text(PackageResources.reconcile_subscription_neighbours_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_receipt_neighbours_sql))
        try database.execute(sql: "DELETE FROM touched")
        try database.execute(sql: SQL.text(PackageResources.reconcile_touch_again_sql))
        guard try database.count("temp.touched") > 0 else { return 0 }
        try database.execute(sql: "DELETE FROM temp.move WHERE purchase_id IN (SELECT purchase_id FROM touched)")
        try database.execute(
            sql: "DELETE FROM temp.finding_change WHERE purchase_id IN (SELECT purchase_id FROM touched)"
        )
        try gatherDossiers(in: database)
        _ = try judgeTouched(in: database, policy: policy, asOf: asOf)
        return isEverything ? 0 : reached
    }

    /// Judges every touched purchase, compares it with the books, and keeps the changes until they are applied.
    func judgeTouched(in database: Database, policy: Policy, asOf: Instant) throws -> Int {
        let dossiers = try DossierReader(database, catalogue: Catalogue(in: database))
        let books = try BookedPurchaseReader(database)
        let changes = try BookChangesWriter(database)
        var judged = 0
        while let (purchaseID, dossier) = try dossiers.next() {
            let booked = try books.purchase(purchaseID)
            try changes.add(
                BookChanges(judging: dossier, booked: booked, policy: policy, asOf: asOf),
                of: purchaseID,
                dossier
            )
            judged += 1
        }
        return judged
    }
}

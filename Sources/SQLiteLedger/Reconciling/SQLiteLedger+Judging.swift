import GRDB
import Ledger
import ReconciliationCore

/// Reading dossiers and judging them. Parts of reconciling; they run inside its transaction.
extension SQLiteLedger {
    /// Gathers what the dossiers of some purchases are read from: as much of the ledger as those touch, and no more.
    ///
    /// - Parameter fill: puts the purchases into `temp.touched`.
    func gatherTouched(in database: Database, fill: () throws -> Void) throws {
        try database.execute(SQL.Touched.touchedTable)
        try fill()
        try database.execute(SQL.Neighbours.neighbourTables)
        try gatherDossiers(in: database)
        try database.execute(SQL.BookChanges.verdictTable)
        try database.execute(SQL.BookChanges.changeTables)
    }

    /// Gathers what dossiers of the purchases in `temp.touched` need besides their own rows.
    func gatherDossiers(in database: Database) throws {
        try database.execute(SQL.Touched.selectionTables)
        try overviewSubscriptions(in: database)
        try database.execute(SQL.Touched.traces)
        try database.execute(SQL.Touched.indexTraces)
        try database.execute(SQL.UnmatchedFindings.selectSubmissions)
        try listSenderCandidates(in: database)
        try database.execute(SQL.Touched.devices)
        try database.execute(SQL.Touched.indexDevices)
    }

    /// Lists whom the submissions in `temp.selected_submission` may be from.
    func listSenderCandidates(in database: Database) throws {
        try database.listSenderCandidates()
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
        try database.execute(SQL.Touched.asking)
        if !isEverything { try database.execute(SQL.Neighbours.reach) }
        let reached = database.changesCount
        try database.execute(SQL.Neighbours.subscriptionNeighbours)
        try database.execute(SQL.Neighbours.receiptNeighbours)
        try database.run(SQL.Touched.clearTouched)
        try database.execute(SQL.Neighbours.touchAgain)
        guard try database.count("temp.touched") > 0 else { return 0 }
        try database.execute(SQL.BookChanges.dropTouchedChanges)
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

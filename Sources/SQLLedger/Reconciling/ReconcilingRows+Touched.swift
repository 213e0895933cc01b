import Ledger
import ReconciliationCore

// `TouchedPurchaseStore`
extension ReconcilingRows {
    func takeCaseActions(by run: RunID) throws {
        try database.run(SQL.Touched.takeCaseEvents, [run.number])
    }

    func selectTouched(_ extent: TouchedExtent) throws {
        try makeTables()
        try database.run(
            SQL.Touched.touched,
            named: [
                "is_everything": extent.isEverything, "is_cut_over_moved": extent.isCutOverMoved,
                "short": FindingKind.contentMismatch.rawValue,
            ]
        )
    }

    /// Selects the purchases known under a transaction id, to be explained.
    func selectPurchases(of transactionID: TransactionID) throws {
        try makeTables()
        try database.run(SQL.Explain.purchases, [transactionID.rawValue])
    }

    func finishTouched(keepsJudged: Bool) throws {
        if keepsJudged { try database.run(SQL.BookChanges.noteJudged) }
        try database.run(SQL.Touched.clearWaiting)
        try database.run(SQL.Touched.touchWaiting)
    }

    /// Makes the tables of what is judged and of what is kept, empty.
    func makeTables() throws {
        try database.execute(SQL.Touched.touchedTable)
        try database.execute(SQL.Neighbours.neighbourTables)
        try database.execute(SQL.BookChanges.verdictTable)
        try database.execute(SQL.BookChanges.changeTables)
    }
}

// `NeighbourStore`
extension ReconcilingRows {
    func selectAskingJudged() throws { try database.run(SQL.Neighbours.askingJudged) }

    func selectAskingReached(withBases bases: [OwnerBasis]) throws -> Int {
        try database.run(SQL.Neighbours.reach, named: ["bases": try jsonArray(bases.map(\.rawValue))])
    }

    /// The purchases that are explained ask their neighbours, as the second judgement of a night does.
    func selectAskingExplained() throws { try database.run(SQL.Explain.asking) }

    func forEachAskedSubscription(_ body: ([Neighbour]) throws -> Void) throws {
        struct Key: Equatable {
            let environment: String
            let original: String
        }
        try forEachGroup(SQL.Neighbours.readSubscriptions, body) {
            Key(environment: $0["environment"], original: $0["original_transaction_id"])
        }
    }

    func forEachAskedReceipt(_ body: ([Neighbour]) throws -> Void) throws {
        try forEachGroup(SQL.Neighbours.readReceipts, body) { $0["evidence_id"] as Int64 }
    }

    private func forEachGroup(
        _ statement: SQL.Neighbours,
        _ body: ([Neighbour]) throws -> Void,
        by key: (Row) -> some Equatable
    ) throws {
        let rows = try database.cursor(statement)
        try rows.forEachGroup(
            by: key,
            begin: { _ in [] },
            add: { group, row in group.append(Neighbour(row)) },
            finish: body
        )
    }

    func keep(_ users: Set<UserID>, as kind: NeighbourKind, of purchase: Int64) throws {
        for user in users {
            try database.run(
                SQL.Neighbours.addNeighbour,
                named: ["purchase_id": purchase, "rung": kind.rawValue, "user_id": user.rawValue]
            )
        }
    }

    func selectAsked() throws -> Int {
        try database.run(SQL.Touched.clearTouched)
        return try database.run(SQL.Neighbours.touchAgain)
    }
}

extension Neighbour {
    fileprivate init(_ row: Row) {
        self.init(
            purchase: row["purchase_id"],
            creditedTo: row["credited_to"],
            paidAt: row["paid_at"],
            isAsking: row["is_asking"]
        )
    }
}

import GRDB
import Ledger
package import ReconciliationCore

extension SQLiteLedger {
    /// Turns new statements, users, products and credits into merged transactions, purchases and credits.
    ///
    /// One transaction. A second time, with nothing new, it changes nothing.
    package func post(
        run: RunID,
        asOf: Instant,
        naming: NamingPolicy,
        apps: Set<BundleID>
    ) throws(StoreFailure) -> PostTally {
        try write("post the facts") { database in
            try Posting(PostingRows(database), run: run, asOf: asOf, naming: naming, apps: apps).perform()
        }
    }
}

/// What posting reads and writes in SQLite, inside one transaction.
final class PostingRows: PostingStore {
    let database: Database
    // Run once for each transaction of the night.
    let putTransaction: Statement
    let putKey: Statement

    init(_ database: Database) throws {
        self.database = database
        putTransaction = try database.prepared(SQL.Transactions.updateAlias)
        putKey = try database.prepared(SQL.Transactions.updateKey)
        try database.execute(SQL.UserStatements.tables)
        try database.execute(SQL.Purchases.keeperTable)
        try database.execute(SQL.Credits.creditTable)
    }

    func finishPosting(of run: RunID) throws {
        try database.execute(SQL.Transactions.clean)
        try database.run(SQL.Runs.markPosted, [run.number])
    }
}

import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// Turns new statements, users, products and credits into merged transactions, purchases and credits.
    ///
    /// One transaction. A second time, with nothing new, it changes nothing.
    package func post(
        run: RunID,
        asOf: Instant,
        naming: NamingPolicy,
        apps: Set<BundleID>
    ) throws(StoreFailure) -> PostTally {
        try write(.post) { database in
            try Posting(PostingRows(database), run: run, asOf: asOf, naming: naming, apps: apps).perform()
        }
    }
}

/// What posting reads and writes in SQL, inside one transaction.
final class PostingRows: PostingStore {
    let database: Database
    /// False where every transaction is merged, and its credits are resolved, one by one, with the same result.
    let postsPlain: Bool
    // Run once for each transaction, purchase, credit or name of the night.
    let putTransaction: any Statement
    let addOtherBuyer: any Statement
    let putKey: any Statement
    let addKeeper: any Statement
    let addCredit: any Statement
    let putFate: any Statement
    let putUser: any Statement
    let addUser: any Statement
    let addUserName: any Statement
    let addChangedName: any Statement
    let addDevice: any Statement

    init(_ database: Database, postsPlain: Bool = true) throws {
        self.database = database
        self.postsPlain = postsPlain
        try database.execute(SQL.UserStatements.tables)
        try database.execute(SQL.Purchases.keeperTable)
        try database.execute(SQL.Credits.creditTable)
        try database.execute(SQL.Transactions.plainTable)
        putTransaction = try database.prepared(SQL.Transactions.updateAlias)
        addOtherBuyer = try database.prepared(SQL.Transactions.addOtherBuyer)
        putKey = try database.prepared(SQL.Transactions.updateKey)
        addKeeper = try database.prepared(SQL.Purchases.addKeeper)
        addCredit = try database.prepared(SQL.Credits.insertResolved)
        putFate = try database.prepared(SQL.Credits.updateFate)
        putUser = try database.prepared(SQL.Users.put)
        addUser = try database.prepared(SQL.UserStatements.addUser)
        addUserName = try database.prepared(SQL.Users.addAlias)
        addChangedName = try database.prepared(SQL.Users.addName)
        addDevice = try database.prepared(SQL.Users.addDevice)
    }

    func finishPosting(of run: RunID) throws {
        try database.execute(SQL.Transactions.clean)
        try database.run(SQL.Runs.markPosted, [run.number])
    }
}

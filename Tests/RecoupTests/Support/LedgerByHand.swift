import GRDB

/// The ledger file as another program opens it, past recoup and its rules.
extension Workplace {
    /// Changes a ledger, all of it or nothing, and closes it.
    ///
    /// - Parameter sql: one or more statements.
    func changeLedger(named name: String = "recoup.sqlite", _ sql: String) throws {
        let ledger = try DatabaseQueue(path: path(name))
        try ledger.write { try $0.execute(sql: sql) }
        try ledger.close()
    }

    /// Reads from a ledger, and closes it.
    func readLedger<Value>(named name: String = "recoup.sqlite", _ read: (Database) throws -> Value) throws -> Value {
        let ledger = try DatabaseQueue(path: path(name))
        let value = try ledger.read(read)
        try ledger.close()
        return value
    }
}

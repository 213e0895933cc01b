import GRDB
import Ledger
package import ReconciliationCore

/// The erasure of one person: pseudonyms in place of names, and no byte of them left in the file.
extension SQLiteLedger {
    package func person(_ user: UserID) throws(StoreFailure) -> PersonRecord {
        try read("read what is held of a person") { try ErasureRows($0).person(user) }
    }

    package func forgottenNames() throws(StoreFailure) -> ForgottenNames {
        try read("read who was forgotten") { try $0.forgottenNames() }
    }

    package func forget(
        _ user: UserID,
        files: ErasedFiles,
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> ErasureTally {
        let verdict = try verifyAudit(.whole)
        guard verdict.fault == nil else {
            throw StoreFailure(.auditChainBroken, at: path)
        }
        return try write("erase a person") { database in
            let rows = ErasureRows(database)
            let person = try rows.person(user)
            try rows.keep(person)
            let sequence = try rows.auditHead().sequence + 1
            let before = try rows.digestsOfListedRows()
            let tally = try rows.erase(person)
            guard !tally.isEmpty || !files.isEmpty else { return tally }
            try rows.keep(before, sequence: sequence)
            try AuditRows(database).audit(
                tally,
                of: Array(person.accounts.values),
                rowsDigest: try AuditRows(database).digestsOfForgottenRows()[sequence] ?? RunningDigest.beginning.hash,
                files: files,
                by: actor,
                at: moment.wholeSecond
            )
            return tally
        }
    }

    package func places(of values: PersonalValues) throws(StoreFailure) -> [String] {
        try read("search the ledger") { database in
            let names = try String.fetchAll(
                database,
                sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
            )
            return try names.flatMap { try database.places(of: values, in: $0) }
        }
    }

    package func removeTracesFromStorage() throws(StoreFailure) {
        do {
            // Written anew, the file holds nothing but what stands in its tables; then its log is cut off.
            try queue.inDatabase { try $0.execute(sql: "VACUUM") }
            let isBusy = try queue.inDatabase { database in
                try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
            }
            guard !isBusy else {
                throw StoreFailure(.logInUse, at: path)
            }
        } catch let failure as StoreFailure {
            throw failure
        } catch {
            throw Self.failure("write the ledger anew", path, error)
        }
    }
}

extension Database {
    /// The columns of a table in which a value stands.
    fileprivate func places(of values: PersonalValues, in table: String) throws -> [String] {
        var places: Set<String> = []
        let rows = try Row.fetchCursor(self, sql: "SELECT * FROM \(table)")
        while let row = try rows.next() {
            for (column, value) in row where column != "actor" && column != "system_user" {
                guard case .string(let text) = value.storage, values.isIn(text) else { continue }
                places.insert("\(table).\(column)")
            }
        }
        return places.sorted()
    }
}

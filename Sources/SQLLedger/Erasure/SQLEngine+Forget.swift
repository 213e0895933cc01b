import Ledger
package import ReconciliationCore

/// The erasure of one person: pseudonyms in place of names, and no byte of them left in the file.
extension SQLEngine {
    package func person(_ user: UserID) throws(StoreFailure) -> PersonRecord {
        try read(.readPerson) { try ErasureRows($0).person(user) }
    }

    package func forgottenNames() throws(StoreFailure) -> ForgottenNames {
        try read(.readForgottenNames) { try $0.forgottenNames() }
    }

    package func forget(
        _ user: UserID,
        files: ErasedFiles,
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> ErasureTally {
        try rewrite(.erasePerson) { database in
            let rows = ErasureRows(database)
            let person = try rows.person(user)
            try database.redigest(.forgottenName) { try rows.keep(person) }
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
        try read(.searchLedger) { database in
            let names = try database.connection.tables().filter { !tablesWithoutPeople.contains($0) }
            let places = try names.flatMap { try database.places(of: values, in: $0) }
            let tokens = values.accountTokens(try database.forgottenNames())
            return try ErasureRows(database).isInEvidence(tokens) ? places + ["evidence.bytes"] : places
        }
    }
}

/// Tables that hold nothing but names of our own, counts and digests: a person who is called like one of them is not in them.
private let tablesWithoutPeople: Set = [
    "audit_head", "balance", "coverage", "forgotten_row", "grdb_migrations", "ledger_version", "naming_policy",
    "product", "running_digest", "tally", "tally_change", "trusted_root",
]

extension Database {
    /// The columns of a table in which a value stands as one of the person.
    fileprivate func places(of values: PersonalValues, in table: String) throws -> [String] {
        var places: Set<String> = []
        let rows = try Row.fetchCursor(connection.prepare("SELECT * FROM \(table)"))
        let isOfUsers = ["app_user", "user_statement"].contains(table)
        while let row = try rows.next() {
            let user: String? = isOfUsers ? row["user_id"] : nil
            let isOfOther = user.map { values.pseudonyms[$0] == nil && !UserID($0).isOfForgottenPerson } ?? false
            let kind: FindingKind? = table == "finding" ? FindingKind(rawValue: row["kind"]) : nil
            for position in 0..<row.columns.count {
                let column = row.columns.name(at: position)
                if ErasedColumns.partOfChain.contains(column) { continue }
                // A product or a purchase that is called like the person is not the person.
                if ErasedColumns.ledgerIdentifiersAndAmounts.contains(column) { continue }
                // Another account's own, whoever else is called so.
                if isOfOther, ErasedColumns.profile.contains(column) { continue }
                guard case .text(let text) = row.columns.stored(at: position) else { continue }
                // Of an audit event that is the number of a run.
                if table == "audit_event", column == "subject", text.utf8.allSatisfy(ASCII.isDigit) { continue }
                let isOfPeople = ErasedColumns.ledgerPeople.contains(column) || table == "other_buyer_name"
                let isNamed =
                    switch (column, kind) {
                    // Of other kinds products, apps and words of ours stand there.
                    case ("expected", let kind?), ("actual", let kind?):
                        kind.comparesUsers && values.isIn(people: text)
                    case ("detail", let kind?) where kind.listsUsers: values.isIn(people: text) || values.isIn(text)
                    default: isOfPeople ? values.isIn(people: text) : values.isIn(text)
                    }
                if isNamed { places.insert("\(table).\(column)") }
            }
        }
        return places.sorted()
    }
}

import ReconciliationCore

/// A row of a digested table that an erasure changed.
struct ErasedRow {
    /// The digest of the rows before it, when it was written.
    let digestBefore: String
    /// The same with the row as it was written.
    let digestAfter: String
    /// Of the row alone, as the erasure left it.
    let rowDigest: String
}

extension Database {
    /// By key, as the last erasure left each.
    func erasedRows(of table: String) throws -> [Int64: ErasedRow] {
        let rows = try self.rows(SQL.Erasure.forgottenRowsOf, named: ["name": table])
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (
                    row["row_key"],
                    ErasedRow(
                        digestBefore: row["digest_before"],
                        digestAfter: row["digest_after"],
                        rowDigest: row["row_digest"]
                    )
                )
            }
        )
    }

    /// The names that were forgotten so far.
    func forgottenNames() throws -> ForgottenNames {
        let rows = try self.rows(SQL.Erasure.forgottenNames)
        let pseudonyms = Dictionary(
            uniqueKeysWithValues: rows.map { ($0["digest"] as String, $0["pseudonym"] as String) }
        )
        return ForgottenNames(key: try AuditRows(self).auditSalt(), pseudonyms: pseudonyms)
    }
}

#if PostgreSQL
/// The tables of a statement, by its words.
struct NamedTables: Equatable {
    /// The first that it inserts into, changes or deletes from.
    let written: String?
    /// Whether it inserts into that.
    let isInsertion: Bool
    /// Every word that may be one which it reads.
    let read: Set<String>

    /// - Parameter sql: one statement.
    init(_ sql: String) {
        let words = Self.words(of: sql)
        let first = words.indices.first { Self.isWrite(words, before: $0) }
        written = first.map { words[$0] }
        isInsertion = first.map { words[$0 - 1] == "into" } ?? false
        var others = words
        if let first { others.remove(at: first) }
        // A statement with values alone has no plan to choose.
        read = words.contains("select") || words.contains("from") ? Set(others) : []
    }

    /// In lower case, without those of comments and the schema of temporary tables.
    private static func words(of sql: String) -> [String] {
        var words: [String] = []
        for line in sql.lowercased().split(separator: "\n") {
            let code = line.firstRange(of: "--").map { line[..<$0.lowerBound] } ?? line
            words += code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
        return words.filter { $0 != "pg_temp" }
    }

    /// Whether a word follows `INSERT INTO`, `DELETE FROM` or an `UPDATE` that is no part of `ON CONFLICT DO UPDATE`.
    private static func isWrite(_ words: [String], before index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = words[index - 1]
        let first = index > 1 ? words[index - 2] : ""
        switch before {
        case "into": return first == "insert"
        case "from": return first == "delete"
        case "update": return first != "do" && first != "for"
        default: return false
        }
    }
}
#endif

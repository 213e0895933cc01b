#if PostgreSQL
/// The tables of a statement, by its words.
struct NamedTables: Equatable {
    /// The first that it inserts into, changes or deletes from.
    let written: String?
    /// Whether it inserts into that.
    let isInsertion: Bool
    /// Whether it deletes all of its rows.
    let isEmptying: Bool
    /// Whether it changes nothing, by its words: a word too many, in a text, costs memory and nothing else.
    let isOnlyRead: Bool
    /// Every word that may be one which it reads.
    let read: Set<String>

    /// - Parameter sql: one statement.
    init(_ sql: String) {
        let words = Self.words(of: sql)
        let first = words.indices.first { Self.isWrite(words, before: $0) }
        written = first.map { words[$0] }
        isInsertion = first.map { words[$0 - 1] == "into" } ?? false
        isEmptying = first != nil && words.starts(with: ["delete", "from"]) && words.count == 3
        let all = Set(words)
        isOnlyRead = all.contains("select") && all.isDisjoint(with: ["insert", "update", "delete", "create", "drop"])
        var others = words
        if let first { others.remove(at: first) }
        // A statement with values alone has no plan to choose.
        read = words.contains("select") || words.contains("from") ? Set(others) : []
    }

    /// The tables whose rows a script deletes, all of them.
    static func emptied(by script: String) -> [String] {
        script.split(separator: ";").map { NamedTables(String($0)) }.filter(\.isEmptying).compactMap(\.written)
    }

    /// In lower case, without those of comments and the schema of temporary tables.
    private static func words(of sql: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var isComment = false
        var before: UInt8 = 0
        // The line's end ends the last word.
        for byte in sql.lowercased().utf8 + [newline] {
            if byte == newline { isComment = false } else if byte == dash, before == dash { isComment = true }
            before = byte
            if !isComment, isLetter(byte) || isDigit(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
        }
        return words.filter { $0 != "pg_temp" }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let dash = UInt8(ascii: "-")

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

#if PostgreSQL
/// What PostgreSQL says otherwise than the shared statements, whose SQL is that of SQLite.
enum Dialect {
    /// Makes a shared statement one of PostgreSQL's: see `SharedStatements`, which says what such a statement may hold.
    ///
    /// Hundreds are adapted in a night. Most hold few of these words, and a pattern takes longer to be made than to be searched.
    static func adapted(_ shared: String) -> String {
        var text = shared
        if text.contains("CREATE TEMP TABLE") { adaptTables(of: &text) }
        // The server chooses the order of joins and their indexes by itself, and knows no cross join with a condition.
        text.replace("CROSS JOIN", with: "JOIN")
        if text.contains("INDEXED BY") { text.replace(words(#/\s+INDEXED BY \w+/#), with: "") }
        text = adaptedComparisons(of: adaptedTruths(of: text))
        if text.contains("json_each(") { adaptLists(of: &text) }
        if text.contains("->>") {
            text.replace(words(#/([:?]\w+) ->>/#)) { object in "CAST(\(object.1) AS jsonb) ->>" }
        }
        text.replace(" AS BLOB)", with: " AS bytea)")
        text.replace("instr(", with: "strpos(")
        text.replace("COLLATE BINARY", with: #"COLLATE "C""#)
        // A function that a session makes is found in no other way.
        if text.contains("erased") || text.contains("_digest(") {
            text.replace(words(#/\b(?:erased|erased_people|exact_digest|folded_digest|token_digest)\(/#)) {
                "pg_temp." + $0.0
            }
        }
        return text
    }

    private static func adaptLists(of text: inout String) {
        text.replace(words(#/\bjson_each\(([:?]?[\w.]+)\) AS\b/#)) { list in
            """
            (SELECT element COLLATE "C" AS value FROM jsonb_array_elements_text(CAST(\(list.1) AS jsonb)) AS listed (element)) AS
            """
        }
    }

    /// A truth is no number: `is_open = 1` is `is_open = true`.
    private static func adaptedTruths(of text: String) -> String {
        let sides = text.split(separator: " = ", omittingEmptySubsequences: false)
        var adapted = String(sides[0])
        for (left, right) in zip(sides, sides.dropFirst()) {
            let rest = right.dropFirst()
            let isDigit = right.hasPrefix("0") || right.hasPrefix("1")
            guard isDigit, !(rest.first.map(isOfWord) ?? false), endsInTruth(left) else {
                adapted += " = " + right
                continue
            }
            adapted += (right.hasPrefix("1") ? " = true" : " = false") + rest
        }
        return adapted
    }

    private static func endsInTruth(_ text: Substring) -> Bool {
        let column = String(text.reversed().prefix(while: isOfWord).reversed())
        return ["is_", "has_", "asks_"].contains { column.hasPrefix($0) || column.contains("_" + $0) }
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character == "_" || character.isLetter || character.isNumber
    }

    /// Two values are the same, null and null among them: `IS` compares values here, where the server takes constants alone.
    private static func adaptedComparisons(of text: String) -> String {
        let sides = text.split(separator: " IS ", omittingEmptySubsequences: false)
        var adapted = String(sides[0])
        for right in sides.dropFirst() {
            let isOfServer = ["NULL", "NOT NULL", "DISTINCT", "NOT DISTINCT"].contains { right.hasPrefix($0) }
            if isOfServer {
                adapted += " IS " + right
            } else if right.hasPrefix("NOT ") {
                adapted += " IS DISTINCT FROM " + right.dropFirst(4)
            } else {
                adapted += " IS NOT DISTINCT FROM " + right
            }
        }
        return adapted
    }

    private static func adaptTables(of script: inout String) {
        script.replace(words(#/\bTEXT\b/#), with: #"text COLLATE "C""#)
        script.replace(words(#/(\b(?:\w+_)?(?:is|has|asks)_\w+) INTEGER\b/#)) { truth in truth.1 + " boolean" }
        script.replace(words(#/\bINTEGER\b/#), with: "bigint")
        script.replace(words(#/\bBLOB\b/#), with: "bytea")
        script.replace(words(#/\)\s+(?:STRICT, )?(?:STRICT|WITHOUT ROWID);/#), with: ");")
        // Gives the room back at once: nobody else sees a temporary table.
        script.replace(words(#/\bDELETE FROM (\w+);/#)) { "TRUNCATE \($0.1);" }
    }

    /// Takes `\b` for the ends of SQL's words, of which `alias.name` is two; those of a language's text are others.
    private static func words<Output>(_ pattern: Regex<Output>) -> Regex<Output> { pattern.wordBoundaryKind(.simple) }
}
#endif

#if PostgreSQL
/// What PostgreSQL says otherwise than the shared statements, whose SQL is that of SQLite.
enum Dialect {
    /// Makes a shared statement one of PostgreSQL's: see `SharedStatements`, which says what such a statement may hold.
    static func adapted(_ shared: String) -> String {
        var text = shared
        if text.contains("CREATE TEMP TABLE") { adaptTables(of: &text) }
        // The server chooses the order of joins and their indexes by itself, and knows no cross join with a condition.
        text.replace("CROSS JOIN", with: "JOIN")
        text.replace(words(#/\s+INDEXED BY \w+/#), with: "")
        // A truth is no number.
        text.replace(words(#/(\b(?:\w+_)?(?:is|has|asks)_\w+ = )([01])\b/#)) { truth in
            truth.1 + (truth.2 == "1" ? "true" : "false")
        }
        // Two values are the same, null and null among them.
        text.replace(words(#/\bIS NOT (?!NULL\b|DISTINCT\b)/#), with: "IS DISTINCT FROM ")
        text.replace(words(#/\bIS (?!NULL\b|NOT\b|DISTINCT\b)/#), with: "IS NOT DISTINCT FROM ")
        text.replace(words(#/\bjson_each\(([:?]?[\w.]+)\) AS\b/#)) { list in
            """
            (SELECT element COLLATE "C" AS value FROM jsonb_array_elements_text(CAST(\(list.1) AS jsonb)) AS listed (element)) AS
            """
        }
        text.replace(words(#/([:?]\w+) ->>/#)) { object in "CAST(\(object.1) AS jsonb) ->>" }
        text.replace(" AS BLOB)", with: " AS bytea)")
        text.replace("COLLATE BINARY", with: #"COLLATE "C""#)
        // A function that a session makes is found in no other way.
        text.replace(words(#/\b(?:erased|exact_digest|folded_digest|token_digest)\(/#)) { call in "pg_temp." + call.0 }
        return text
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

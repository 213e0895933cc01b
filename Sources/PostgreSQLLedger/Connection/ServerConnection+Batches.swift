#if PostgreSQL
import SQLLedger

/// A statement that takes the arguments of many runs at once, and has some that were not sent.
protocol BatchedStatement: AnyObject {
    var tables: NamedTables { get }

    /// Queues one run for all that wait.
    func send() throws

    /// Drops the runs that wait.
    func drop()
}

// Runs that wait for others of the same statement, so that the server changes many rows at once. Runs of different statements
// may change places, where none of them could tell.
extension ServerConnection {
    /// Makes place for one more run of a statement that waits or begins to. Rows wait behind those that they refer to.
    func makePlace(for statement: some BatchedStatement) throws {
        let tables = statement.tables
        try sendWaiting(concernedBy: tables) { $0 !== statement }
        let place =
            waiting.firstIndex { $0 === statement }
            ?? waiting.firstIndex { refersTo(tables, rowsOf: $0.tables) } ?? waiting.count
        guard !waiting[place...].contains(where: { $0 !== statement && refersTo($0.tables, rowsOf: tables) }) else {
            try sendWaiting()
            return waiting = [statement]
        }
        if !waiting.contains(where: { $0 === statement }) { waiting.insert(statement, at: place) }
    }

    /// Sends all that wait.
    ///
    /// - Throws: what failed. None of them waits any longer: who goes on undoes the transaction first.
    func sendWaiting() throws {
        let statements = waiting
        waiting = []
        do {
            for statement in statements { try statement.send() }
        } catch {
            for statement in statements { statement.drop() }
            throw error
        }
    }

    /// Drops all that wait: what they belong to is rolled back.
    func dropWaiting() {
        for statement in waiting { statement.drop() }
        waiting = []
    }

    /// Sends all that wait before a statement is run that could tell: it reads or changes what one of them changes, changes what
    /// one reads, or its rows may refer to theirs.
    func sendWaiting(concernedBy tables: NamedTables) throws {
        try sendWaiting(concernedBy: tables) { _ in true }
        if waiting.contains(where: { refersTo($0.tables, rowsOf: tables) }) { try sendWaiting() }
    }

    private func sendWaiting(
        concernedBy tables: NamedTables,
        amongThose isOther: (any BatchedStatement) -> Bool
    ) throws {
        guard !waiting.isEmpty else { return }
        if relations == nil { relations = try TableRelations(of: self) }
        let isConcerned = waiting.contains { other in
            guard isOther(other), let changed = other.tables.written else { return false }
            return tables.written == changed || tables.read.contains(changed)
                || tables.written.map { other.tables.read.contains($0) } == true
        }
        if isConcerned || relations.map({ !tables.read.isDisjoint(with: $0.views) }) == true { try sendWaiting() }
    }

    /// Whether rows that one statement changes may refer to rows that another one inserts.
    private func refersTo(_ parents: NamedTables, rowsOf children: NamedTables) -> Bool {
        guard parents.isInsertion, let parent = parents.written, let child = children.written else { return false }
        return relations?.parents[child]?.contains(parent) == true
    }
}

/// What statements have to do with tables that they do not name.
struct TableRelations {
    /// Those that the rows of a table refer to.
    private(set) var parents: [String: Set<String>] = [:]
    let views: Set<String>

    fileprivate init(of server: ServerConnection) throws {
        let references = try server.runAtOnce(
            """
            SELECT conrelid::regclass::text, confrelid::regclass::text
            FROM pg_catalog.pg_constraint
            WHERE contype = 'f' AND connamespace = quote_ident(current_schema())::regnamespace
            """
        )
        for row in 0..<references.rowCount {
            let columns = ServerRow(references, row: row)
            guard let child = columns.text(at: 0), let parent = columns.text(at: 1) else { continue }
            parents[child, default: []].insert(parent)
        }
        let views = try server.runAtOnce(
            "SELECT viewname FROM pg_catalog.pg_views WHERE schemaname = current_schema()"
        )
        self.views = Set((0..<views.rowCount).compactMap { ServerRow(views, row: $0).text(at: 0) })
    }
}
#endif

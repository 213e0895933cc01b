#if PostgreSQL
import SQLLedger

/// A statement that takes the arguments of many runs at once, and has some that were not sent.
protocol BatchedStatement: AnyObject {
    var tables: NamedTables { get }

    /// Queues one run for all that wait.
    func send() throws

    /// Lets those go that wait.
    func drop()
}

// Runs that wait for others of the same statement, so that the server changes many rows at once. Runs of different statements
// may change places, where none of them could tell.
extension ServerConnection {
    /// Notes that a run of a statement waits.
    ///
    /// - Parameter isFull: sends it with all that wait.
    func wait(_ statement: some BatchedStatement, isFull: Bool) throws {
        if !waiting.contains(where: { $0 === statement }) { waiting.append(statement) }
        if isFull { try sendWaiting() }
    }

    /// Sends all that wait, in the order in which they began to.
    func sendWaiting() throws {
        let statements = waiting
        waiting = []
        for statement in statements { try statement.send() }
    }

    /// Lets all go that wait: what they belong to is rolled back.
    func dropWaiting() {
        for statement in waiting { statement.drop() }
        waiting = []
    }

    /// Sends those that wait before a statement that could tell: it reads or changes what one of them changes, changes what one
    /// reads, or its rows refer to rows that wait behind it.
    ///
    /// - Parameter place: of the statement among those that wait, or where it is about to join them; nil where it is about to be
    ///   run.
    func sendWaiting(concernedBy tables: NamedTables, at place: Int? = nil) throws {
        guard !waiting.isEmpty else { return }
        let relations = try tableRelations()
        let isConcerned = waiting.enumerated().contains { index, other in
            guard index != place, let written = other.tables.written else { return false }
            guard tables.written != written, !tables.read.contains(written) else { return true }
            guard let changed = tables.written else { return false }
            return other.tables.read.contains(changed)
                || (place.map { index > $0 } ?? true) && relations.parents[changed]?.contains(written) == true
        }
        if isConcerned || !tables.read.isDisjoint(with: relations.views) { try sendWaiting() }
    }

    private func tableRelations() throws -> TableRelations {
        if let known = relations { return known }
        let read = try TableRelations(of: self)
        relations = read
        return read
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
            WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
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

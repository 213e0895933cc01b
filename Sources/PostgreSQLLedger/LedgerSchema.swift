#if PostgreSQL
import ReconciliationCore

/// The tables of the ledger, and their version. What a released program made is never changed: the next version adds to it.
enum LedgerSchema {
    /// One script for each version.
    private static let versions = [
        [PackageResources.v001_schema_sql, PackageResources.v001_tallies_sql, PackageResources.v001_erasure_sql]
    ]

    /// The version of the ledgers this program writes.
    static var version: Int { versions.count }

    private static let versionTable = "CREATE TABLE ledger_version (version bigint NOT NULL);"

    /// The names of the tables that the scripts make, in alphabetical order. Others in the schema are somebody else's.
    static let tables: [String] = (versions.joined().map { String(decoding: $0, as: UTF8.self) } + [versionTable])
        .flatMap { script in
            script.matches(of: /CREATE (?:UNLOGGED )?TABLE ([a-z_]+)/).map { String($0.1) }
        }
        .sorted()

    /// Makes the tables where the schema has none. Repeating it changes nothing.
    ///
    /// - Throws: `.notLedger` where the schema holds tables of something else.
    static func make(on server: ServerConnection, at path: String) throws {
        try server.begin("BEGIN; \(PostgreSQLLedger.writerLock)")
        do {
            if try madeVersion(on: server) == nil {
                try requirePlace(on: server, at: path)
                guard try tableCount(on: server) == 0 else { throw StoreFailure(.notLedger, at: path) }
                for script in versions.joined() { try server.execute(String(decoding: script, as: UTF8.self)) }
                try server.execute(
                    """
                    \(versionTable)
                    INSERT INTO ledger_version VALUES (\(version));
                    """
                )
            }
            try server.execute("COMMIT")
        } catch {
            _ = Result { try server.execute("ROLLBACK") }
            throw error
        }
    }

    /// - Throws: where there is no schema for the tables, or the database cannot store every name.
    private static func requirePlace(on server: ServerConnection, at path: String) throws {
        let question = "SELECT current_schema()::text, current_setting('server_encoding')"
        let place = ServerRow(try server.run(question), row: 0)
        guard place.text(at: 0) != nil else {
            throw StoreFailure(
                .cannotOpen("no schema of its search_path exists: make one with CREATE SCHEMA, or name another"),
                at: path
            )
        }
        // What the other stores is bytes: it is never asked to make them its own characters.
        guard let encoding = place.text(at: 1), !["UTF8", "SQL_ASCII"].contains(encoding) else { return }
        throw StoreFailure(
            .cannotOpen(
                "its encoding \(encoding) cannot store every name: make the database with "
                    + "`createdb --encoding=UTF8 --template=template0`"
            ),
            at: path
        )
    }

    /// - Throws: where there is no ledger of this program's version, or triggers that keep its totals are missing or disabled.
    static func require(on server: ServerConnection, at path: String) throws {
        guard let made = try madeVersion(on: server) else { throw StoreFailure(try absence(on: server), at: path) }
        guard made <= version else { throw StoreFailure(.newerVersion, at: path) }
        let running = try runningTriggers(on: server)
        let missing = tallyTriggers.filter { !running.contains($0.trigger) }
        if let first = missing.first {
            throw StoreFailure(
                .triggersMissing(first: first.trigger, table: first.table, count: missing.count),
                at: path
            )
        }
    }

    /// The triggers that keep the tallies, in the order in which the script makes them.
    private static let tallyTriggers = String(decoding: PackageResources.v001_tallies_sql, as: UTF8.self)
        .matches(of: /CREATE TRIGGER ([a-z_]+) AFTER [^;]*? ON ([a-z_]+)/)
        .map { (trigger: String($0.1), table: String($0.2)) }

    /// The triggers of the schema's tables that run in a session such as ours.
    private static func runningTriggers(on server: ServerConnection) throws -> Set<String> {
        let names = try server.run(
            """
            SELECT t.tgname::text
            FROM pg_catalog.pg_trigger AS t
            JOIN pg_catalog.pg_class AS c ON c.oid = t.tgrelid
            JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
            WHERE n.nspname = current_schema() AND NOT t.tgisinternal AND t.tgenabled IN ('O', 'A')
            """
        )
        return Set((0..<names.rowCount).compactMap { ServerRow(names, row: $0).text(at: 0) })
    }

    /// Why there is no ledger: with another search path it may be one beside the schema that was looked in.
    private static func absence(on server: ServerConnection) throws -> StoreFailure.Reason {
        let others = try schemasOfOtherLedgers(on: server)
        if others.isEmpty, try tableCount(on: server) > 0 { return .notLedger }
        let schema = ServerRow(try server.run("SELECT current_schema()::text"), row: 0).text(at: 0)
        return .missingInSchema(schema, others: others)
    }

    private static func schemasOfOtherLedgers(on server: ServerConnection) throws -> [String] {
        let schemas = try server.run(
            """
            SELECT schemaname::text
            FROM pg_catalog.pg_tables
            WHERE tablename = 'ledger_version' AND schemaname IS DISTINCT FROM current_schema()
            ORDER BY schemaname
            """
        )
        return (0..<schemas.rowCount).compactMap { ServerRow(schemas, row: $0).text(at: 0) }
    }

    private static func madeVersion(on server: ServerConnection) throws -> Int? {
        let isThere = try server.run(
            "SELECT to_regclass(quote_ident(current_schema()) || '.ledger_version') IS NOT NULL"
        )
        guard ServerRow(isThere, row: 0).truth(at: 0) == true else { return nil }
        return ServerRow(try server.run("SELECT max(version) FROM ledger_version"), row: 0).integer(at: 0).map(
            Int.init
        )
    }

    private static func tableCount(on server: ServerConnection) throws -> Int64 {
        let count = try server.run("SELECT count(*) FROM pg_catalog.pg_tables WHERE schemaname = current_schema()")
        return ServerRow(count, row: 0).integer(at: 0) ?? 0
    }
}
#endif

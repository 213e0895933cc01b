#if PostgreSQL
package import ReconciliationCore
import SQLLedger

extension SQL {
    /// The statements of `Checks/server.sql`.
    enum Server: String, NamedStatement {
        static let file = "server"

        case additions, server, settings, unwritable
    }
}

extension PostgreSQLLedger {
    /// The version, the clock, the role, the settings a ledger depends on, and extensions that change how it is stored.
    package func storageFacts(now: Instant) throws(StoreFailure) -> [StorageFact] {
        try read(.askServer) { database in
            guard let server = try database.row(SQL.Server.server) else { return [] }
            let tables = try jsonArray(LedgerSchema.tables)
            let unwritableCount = try database.value(SQL.Server.unwritable, named: ["tables": tables]) as Int? ?? 0
            let settings = try database.rows(SQL.Server.settings)
            let additions = try database.rows(SQL.Server.additions)
            return [
                Self.versionFact(number: server["version_number"], text: server["version"]),
                Self.clockFact(server["at"], now: now),
                StorageFact(
                    .role(server["role"]),
                    fault: unwritableCount > 0 ? .mayNotWrite(tableCount: unwritableCount) : nil
                ),
            ] + settings.map { Self.settingFact($0["name"], $0["setting"]) }
                + additions.map { StorageFact(.addition($0["name"], version: $0["version"])) }
        }
    }

    /// - Parameters:
    ///   - number: of the version, as the server counts: 150008 is 15.8.
    ///   - text: as it writes it.
    static func versionFact(number: Int, text: String) -> StorageFact {
        StorageFact(.program("PostgreSQL", version: text), fault: number < 150_000 ? .tooOld(least: "15") : nil)
    }

    /// To compare the server's log with the times of a report, their clocks must agree.
    static func clockFact(_ serverTime: Instant, now: Instant) -> StorageFact {
        let difference = abs(serverTime.milliseconds - now.milliseconds)
        let isFar = difference > Span.seconds(60).milliseconds
        return StorageFact(.clock(serverTime), fault: isFar ? .clockDiffers(by: Span(milliseconds: difference)) : nil)
    }

    /// Settings that are unknown are as they should be.
    static func settingFact(_ name: String, _ value: String) -> StorageFact {
        let fault: StorageFact.Fault? =
            switch (name, value) {
            case ("fsync", "off"), ("full_page_writes", "off"): .losesCommits
            case ("autovacuum", "off"): .isNeverCleared
            case ("server_encoding", "UTF8"): nil
            case ("server_encoding", _): .lacksCharacters
            default: nil
            }
        return StorageFact(.setting(name, value: value), fault: fault)
    }
}
#endif

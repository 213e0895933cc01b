#if PostgreSQL
import Foundation
import TestSupport
import Testing

/// From the article "Promises": the same inputs give the same reports and exports, whatever keeps the ledger.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct EnginesTests {
    @Test(arguments: [UInt64(1), 2])
    func `a server's ledger gives the reports and exports of one in a file, byte for byte`(seed: UInt64) async throws {
        let file = try await Workplace.dataset(seed, withDamage: true)
        let server = try await Workplace.dataset(seed, withDamage: true)
        let database = try DatabaseServer.shared.get()
        try await server.keepLedger(at: database.address(of: database.newDatabase()))

        for asOf in [Workplace.asOf, "2026-03-02T03:00:00Z"] {
            let statuses = try await [file.run(asOf: asOf).status, server.run(asOf: asOf).status]
            #expect(statuses[0] == statuses[1] && [0, 3].contains(statuses[0]), "\(statuses)")
            let tables = file.names("reports/latest").filter { $0.hasSuffix(".csv") }
            #expect(tables.count > 5 && tables == server.names("reports/latest").filter { $0.hasSuffix(".csv") })
            for name in tables {
                #expect(try file.data("reports/latest/\(name)") == server.data("reports/latest/\(name)"), "\(name)")
            }
        }
        for list in ["white-list", "black-list", "findings", "cases", "case-events", "moves", "rejects"] {
            let exported = try await [file.recoup("export", list), server.recoup("export", list)].map(\.output)
            #expect(exported[0] == exported[1] && exported[0].contains("\n"), "\(list)")
        }
    }
}
#endif

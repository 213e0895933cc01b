#if PostgreSQL
import Foundation
import TestSupport
import Testing

/// From the article "Promises": the same inputs give the same reports and exports, whatever keeps the ledger.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct EnginesTests {
    @Test(arguments: [UInt64(1), 2])
    func `a server's ledger gives the reports and exports of a file's, but for run times`(seed: UInt64) async throws {
        let file = try await Workplace.dataset(seed, withDamage: true)
        let server = try await Workplace.dataset(seed, withDamage: true)
        try await server.keepLedger(at: DatabaseServer.shared.get().newAddress())

        for asOf in [Workplace.asOf, "2026-03-02T03:00:00Z"] {
            let statuses = try await [file.run(asOf: asOf).status, server.run(asOf: asOf).status]
            #expect(statuses[0] == statuses[1] && [0, 3].contains(statuses[0]), "\(statuses)")
            let names = file.names("reports/latest")
            #expect(names == server.names("reports/latest"))
            let bytewise = names.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".html") }
            #expect(bytewise.count > 6 && bytewise.contains("report.html"), "\(names)")
            for name in bytewise {
                #expect(try file.data("reports/latest/\(name)") == server.data("reports/latest/\(name)"), "\(name)")
            }
            #expect(try Self.summaryText(file) == Self.summaryText(server))
            #expect(try Self.summaryJSON(file) == Self.summaryJSON(server))
        }
        for list in ["white-list", "black-list", "findings", "cases", "case-events", "moves", "rejects"] {
            let exported = try await [file.recoup("export", list), server.recoup("export", list)].map(\.output)
            #expect(exported[0] == exported[1] && exported[0].contains("\n"), "\(list)")
        }
        let runs = try await [Self.runs(file), Self.runs(server)]
        #expect(runs[0] == runs[1] && runs[0].count == 2)
        let events = try await [Self.auditEvents(file), Self.auditEvents(server)]
        #expect(events[0] == events[1] && events[0].count == 3)
    }

    /// `summary.txt` without the line that names the folder of the report.
    private static func summaryText(_ place: Workplace) throws -> [Substring] {
        let lines = try place.summaryText().split(separator: "\n")
        let others = lines.filter { !$0.hasPrefix("  Report: ") }
        #expect(others.count == lines.count - 1)
        return others
    }

    /// `summary.json` without what the stages took.
    private static func summaryJSON(_ place: Workplace) throws -> String {
        var members = try place.summary()
        #expect(members.removeValue(forKey: "durations_milliseconds") != nil)
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
        return String(decoding: try JSONSerialization.data(withJSONObject: members, options: options), as: UTF8.self)
    }

    /// The runs without their times on the clock, and without digests of the configuration, which names the ledger.
    private static func runs(_ place: Workplace) async throws -> [[String: String]] {
        let passing: Set = ["started_at", "finished_at", "configuration_digest", "audit_hash"]
        return try await place.export("runs").records.map { $0.filter { !passing.contains($0.key) } }
    }

    /// The events of the policy and of runs, with how many rows of which content each run added: without hashes and keyed
    /// digests, which differ from ledger to ledger, and without files, which are kept with the time of their last change.
    private static func auditEvents(_ place: Workplace) async throws -> [[String: String]] {
        let events = try await place.export("audit").records.filter { ["policy", "run"].contains($0["action"]) }
        return try events.map { event in
            let detail = try JSONText.object(event["detail"] ?? "")
            let added = (detail["rows"] as? [String: String] ?? [:]).filter { $0.key != "source_file" }
            let columns = event.filter { ["sequence", "at", "actor", "action", "subject"].contains($0.key) }
            return columns.merging(added) { column, _ in column }
        }
    }
}
#endif

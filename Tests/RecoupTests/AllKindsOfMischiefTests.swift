import Foundation
import Logging
import ReconciliationCore
import Reports
import SQLiteLedger
import Testing

@testable import AppStoreSimulator
@testable import Recoup

/// Every kind of DESIGN 6.5 the simulator plants, against what a night finds: the same, both ways.
@Suite struct AllKindsOfMischiefTests {
    private static let authority = Result { try CertificateAuthority() }

    /// What is wrong with which transaction; with a forged receipt, by whom.
    private struct Mischief: Hashable {
        var kind: String
        var subject: String
    }

    @Test(arguments: UInt64(1)...5)
    func `a night finds everything that was planted, and nothing else`(seed: UInt64) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recoup-mischief-\(UUID().uuidString)")
        defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
        let plan = WorldPlan(seed: seed, customerCount: 120, asOf: try Moment(rfc3339: "2026-03-01T03:00:00Z"))
        _ = try await plan.write(to: folder, authority: try Self.authority.get())

        let found = try await night(in: folder).sorted { ($0.kind, $0.subject) < ($1.kind, $1.subject) }
        let planted = try planted(in: folder).sorted { ($0.kind, $0.subject) < ($1.kind, $1.subject) }
        #expect(found == planted)
        #expect(Set(planted.map(\.kind)).count > 9)
    }

    private func night(in folder: URL) async throws -> [Mischief] {
        let asOf = Instant(milliseconds: 1_772_334_000_000)
        let context = Context(
            console: Console(out: { _ in }, error: { _ in }),
            environment: [:],
            workingFolder: folder.path,
            now: { asOf },
            logLevel: .error
        )
        let configuration = try Recoup.Configuration.load(
            path: folder.appending(path: "recoup.yaml").path,
            flags: [:],
            in: context
        )
        let store = try SQLiteLedger(path: configuration.ledgerPath, mode: .create)
        let outcome = try await Night(configuration: configuration, context: context, asOf: asOf, reports: false)
            .run(store: store)
        #expect(outcome.status == .done)

        var found: [Mischief] = []
        try store.lostOrders(asOf: asOf) { row in
            found.append(Mischief(kind: "missing_credit", subject: row.transactionID.rawValue))
        }
        try store.exceptions(asOf: asOf) { row in
            let user = row.detail.prefix { $0 != ";" }
            found.append(Mischief(kind: row.kind, subject: row.transactionID?.rawValue ?? String(user)))
        }
        return found
    }

    private func planted(in folder: URL) throws -> [Mischief] {
        try String(contentsOf: folder.appending(path: "truth.jsonl"), encoding: .utf8)
            .split(separator: "\n")
            .map { line in
                let truth = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
                let subject = truth["transaction_id"].flatMap { $0.isEmpty ? nil : $0 } ?? truth["submitted_user_id"]
                return Mischief(kind: truth["kind"] ?? "", subject: subject ?? "")
            }
    }
}

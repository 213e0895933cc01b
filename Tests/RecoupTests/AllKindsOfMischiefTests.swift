import Foundation
import Ledger
import Logging
import ReconciliationCore
import Reports
import SQLiteLedger
import TestSupport
import Testing

@testable import AppStoreSimulator
@testable import Recoup

/// Every kind of DESIGN 6.5 the simulator plants, all in one world, against what a night finds: the same, both ways.
///
/// `RECOUP_MISCHIEF_SEEDS` says how many worlds (10 when absent).
@Suite struct AllKindsOfMischiefTests {
    private static let authority = Result { try CertificateAuthority() }

    private static let seeds: ClosedRange<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["RECOUP_MISCHIEF_SEEDS"].flatMap { UInt64($0) }
        return 1...max(1, wanted ?? 10)
    }()

    /// What is wrong with what, whose it is, how that is known, and why it was lost.
    private struct Mischief: Hashable, Comparable, CustomStringConvertible {
        var kind: String
        var environment = ""
        /// The transaction; with a forged receipt, who sent it.
        var subject: String
        var owner = ""
        var basis = ""
        var cause = ""
        var credited = ""

        var description: String {
            [kind, environment, subject, "owner", owner, basis, cause, "credited", credited].joined(separator: " ")
        }

        static func < (left: Self, right: Self) -> Bool { left.description < right.description }
    }

    @Test(arguments: seeds)
    func `a night finds everything that was planted, and nothing else`(seed: UInt64) async throws {
        let place = try TemporaryFolder()
        let folder = place.url
        // Every plant is in every world; the ordinary customers only stand around.
        let plan = WorldPlan(seed: seed, customerCount: 30, asOf: try Moment(rfc3339: "2026-03-01T03:00:00Z"))
        _ = try await plan.write(to: folder, authority: try Self.authority.get())

        let found = try await night(in: folder).sorted()
        let planted = try planted(in: folder).sorted()
        #expect(Self.lines(found, without: planted).isEmpty, "found, not planted")
        #expect(Self.lines(planted, without: found).isEmpty, "planted, not found")
        #expect(Set(planted.map(\.kind)).count == 10)
        #expect(Set(planted.map(\.cause)).count == 6, "every cause, and none where nothing is missing")
    }

    /// What one list holds more often than the other.
    private static func lines(_ list: [Mischief], without other: [Mischief]) -> [String] {
        var rest = other
        return list.filter { mischief in
            guard let index = rest.firstIndex(of: mischief) else { return true }
            rest.remove(at: index)
            return false
        }.map(\.description)
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
        try eachRow(store.lostOrders) { row in
            found.append(
                Mischief(
                    kind: "missing_credit",
                    environment: row.environment.rawValue,
                    subject: row.transactionID.rawValue,
                    owner: row.ownerUserID?.rawValue ?? "",
                    basis: row.ownerBasis,
                    cause: row.cause
                )
            )
        }
        try eachRow(store.exceptions) { row in
            let user = row.detail.prefix { $0 != ";" }
            found.append(
                Mischief(
                    kind: row.kind,
                    environment: row.kind == "forged_receipt" ? "" : row.environment,
                    subject: row.transactionID?.rawValue ?? String(user),
                    owner: row.ownerUserID?.rawValue ?? "",
                    basis: row.ownerBasis ?? "",
                    credited: row.creditedUserID?.rawValue ?? ""
                )
            )
        }
        return found
    }

    private func planted(in folder: URL) throws -> [Mischief] {
        try String(contentsOf: folder.appending(path: "truth.jsonl"), encoding: .utf8)
            .split(separator: "\n")
            .map { line in
                let truth = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
                let subject = truth["transaction_id"].flatMap { $0.isEmpty ? nil : $0 } ?? truth["submitted_user_id"]
                return Mischief(
                    kind: truth["kind"] ?? "",
                    environment: truth["kind"] == "forged_receipt" ? "" : truth["environment"] ?? "",
                    subject: subject ?? "",
                    owner: truth["owner_user_id"] ?? "",
                    basis: truth["owner_basis"] ?? "",
                    cause: truth["cause"] ?? "",
                    credited: truth["credited_user_id"] ?? ""
                )
            }
    }
}

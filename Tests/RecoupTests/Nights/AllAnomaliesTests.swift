import Foundation
import Ledger
import Logging
import ReconciliationCore
import Reports
import SQLLedger
import TestSupport
import Testing

@testable import AppStoreSimulator
@testable import Recoup

/// Every kind of finding (Rules 5) that the simulator scenarios, all in one dataset, against what a night finds: the same,
/// both ways.
///
/// `RECOUP_ANOMALY_SEEDS` says how many datasets (10 when absent).
@Suite struct AllAnomaliesTests {
    private static let authority = Result { try CertificateAuthority() }

    private static let seeds: ClosedRange<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["RECOUP_ANOMALY_SEEDS"].flatMap { UInt64($0) }
        return 1...max(1, wanted ?? 10)
    }()

    /// What is wrong with what, whose it is, how that is known, and why it was lost.
    private struct Anomaly: Hashable, Comparable, CustomStringConvertible {
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
    func `a night finds every anomaly of the data, and nothing else`(seed: UInt64) async throws {
        let place = try TemporaryFolder()
        let folder = place.url
        // Every scenario is in every dataset; the ordinary customers only stand around.
        let plan = DatasetPlan(seed: seed, customerCount: 30, asOf: try Moment(rfc3339: "2026-03-01T03:00:00Z"))
        _ = try await plan.write(to: folder, authority: try Self.authority.get())

        let found = try await night(in: folder).sorted()
        let known = try anomalies(in: folder).sorted()
        #expect(Self.lines(found, without: known).isEmpty, "found, not in the data")
        #expect(Self.lines(known, without: found).isEmpty, "in the data, not found")
        #expect(Set(known.map(\.kind)).count == 10)
        #expect(Set(known.map(\.cause)).count == 6, "every cause, and none where nothing is missing")
    }

    /// What one list holds more often than the other.
    private static func lines(_ list: [Anomaly], without other: [Anomaly]) -> [String] {
        var rest = other
        return list.filter { anomaly in
            guard let index = rest.firstIndex(of: anomaly) else { return true }
            rest.remove(at: index)
            return false
        }.map(\.description)
    }

    private func night(in folder: URL) async throws -> [Anomaly] {
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
        let store = try configuration.openLedger(.create)
        var night = Night(configuration: configuration, context: context, asOf: asOf)
        night.options.reports = false
        let outcome = try await night.run(ledger: store)
        #expect(outcome.status == .done)

        var found: [Anomaly] = []
        try eachRow(store.lostOrders) { row in
            found.append(
                Anomaly(
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
                Anomaly(
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

    private func anomalies(in folder: URL) throws -> [Anomaly] {
        try String(contentsOf: folder.appending(path: "truth.jsonl"), encoding: .utf8)
            .split(separator: "\n")
            .map { line in
                let truth = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
                let subject = truth["transaction_id"].flatMap { $0.isEmpty ? nil : $0 } ?? truth["submitted_user_id"]
                return Anomaly(
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

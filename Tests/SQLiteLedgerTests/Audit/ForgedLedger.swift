import Foundation
import GRDB
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import SQLiteLedger

/// A small ledger with something in every table, as a forger finds it: three published nights behind it, and one file
/// that came in since. Made once; each test gets a copy of its bytes.
final class ForgedLedger {
    private let folder: TemporaryFolder
    private var path: String { folder.path("ledger.sqlite") }

    /// The bytes of the file every forger starts from.
    private static let original = Result { () throws -> Data in
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try fill(ledger)
        try ledger.close()
        return try Data(contentsOf: URL(fileURLWithPath: folder.path("ledger.sqlite")))
    }

    init() throws {
        folder = try TemporaryFolder()
        try Self.original.get().write(to: URL(fileURLWithPath: path))
    }

    private static func fill(_ ledger: SQLiteLedger) throws {
        try ledger.takeTwoMissing()
        let priced = payment("3") {
            $0.priceMilliunits = 6_000
            $0.currency = "CNY"
        }
        try ledger.take([priced], kind: .payments, name: "more")
        try ledger.take([user("u1") { $0.accountName = "one" }, user("u2"), user("u3")], kind: .users, name: "users")
        var product = ProductRow(productID: ProductID("coins"))
        product.type = .consumable
        try ledger.take([.product(product)], kind: .products, name: "products")
        try ledger.cover(creditsUntil: noon + .days(2))
        try ledger.noteArrival(of: .products, at: noon)
        _ = try ledger.importFile(IncomingFile(kind: .receipts, name: "uploads", takenInAt: noon)) { batch in
            try batch.add(submission("receipt a", user: "u1", named: "11", username: "n1"), line: 1)
            try batch.add(submission("receipt b", user: "u2", username: "n2"), line: 2)
            try batch.reject(RejectedRow(file: "uploads", line: 3, field: "", rule: "bad", message: "bad"))
            return FileTally(digest: ContentDigest(hex: "uploads"), byteCount: 9, recordCount: 3)
        }
        try ledger.verify("11", "12")
        try ledger.night(noon + .days(2))
        let steps: [(String, CaseAction.Step)] = [
            ("1", .resolve(.creditedManually, user: UserID("u1"), note: "gave 60")), ("2", .assign(to: "ben")),
        ]
        for (id, step) in steps {
            try ledger.act([CaseAction(caseID: try ledger.caseID(of: id), step: step)], by: "anna", at: noon)
        }
        try ledger.take([credit("3", to: "u3", at: noon + .days(2))], kind: .credits, name: "late")
        try ledger.night(noon + .days(3))
        try ledger.take([credit("902", to: "u0", at: noon + .days(3))], kind: .credits, name: "later")
        try ledger.night(noon + .days(4))
        try ledger.take([credit("903", to: "u0", at: noon + .days(4))], kind: .credits, name: "waiting")
        try ledger.take([submission("receipt c", user: "u3", named: "13")], name: "waiting uploads")
    }

    /// With full write access and no regard for triggers, keys or constraints.
    func forge(_ sql: String) throws {
        let intruder = try DatabaseQueue(path: path)
        try intruder.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA foreign_keys = OFF;
                    PRAGMA ignore_check_constraints = ON;
                    DROP TRIGGER audit_event_is_append_only_update;
                    DROP TRIGGER audit_event_is_append_only_delete;
                    DROP TRIGGER list_move_is_append_only_update;
                    DROP TRIGGER list_move_is_append_only_delete;
                    """
            )
            try database.execute(sql: sql)
        }
        try intruder.close()
    }

    /// What `audit verify` says; nil where it finds nothing.
    func verified() throws -> String? {
        let ledger = try SQLiteLedger(path: path)
        defer { _ = Result { try ledger.close() } }
        return try ledger.verifyAudit(.whole).fault.map { "\($0.reason)" }
    }

    /// The missing orders with their owners.
    func missing() throws -> [String] {
        let ledger = try SQLiteLedger(path: path)
        defer { _ = Result { try ledger.close() } }
        return try ledger.rows(
            """
            SELECT p.shown_transaction_id, p.owner_user_id
            FROM finding AS f JOIN purchase AS p ON p.purchase_id = f.purchase_id
            WHERE f.kind = 'missing_credit' AND f.closed_run_id IS NULL
            ORDER BY 1
            """
        )
    }

    /// Who claims what, and whether it is proven.
    func claims() throws -> [String] {
        let ledger = try SQLiteLedger(path: path)
        defer { _ = Result { try ledger.close() } }
        return try ledger.rows(
            "SELECT claimant, is_user, transaction_id, environment, state FROM claim ORDER BY 1, 3, 4"
        )
    }

    /// What the night of a day says, which publishes only if everything holds; empty where it finds nothing.
    func night(_ day: Int64, isFull: Bool) throws -> [String] {
        do {
            return try found(by: day, isFull: isFull)
        } catch let failure as StoreFailure {
            // A night that cannot go on says so as well: it ends in another status than 0.
            return ["\(failure)"]
        }
    }

    private func found(by day: Int64, isFull: Bool) throws -> [String] {
        let ledger = try SQLiteLedger(path: path)
        defer { _ = Result { try ledger.close() } }
        let asOf = noon + .days(day)
        let run = try ledger.openRun(
            RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1.0", configurationDigest: "digest", actor: "night")
        )
        _ = try ledger.post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [])
        let coverage = try ledger.creditCoverage(asOf: asOf)
        let policy = Policy(
            grace: .hours(24),
            creditsSince: coverage.earliest,
            creditsWatermark: coverage.watermark,
            apps: [],
            reviewers: [],
            naming: NamingPolicy(),
            additionalRoots: []
        )
        _ = try ledger.reconcile(run: run, policy: policy, asOf: asOf, isFull: isFull)
        let chain = try ledger.verifyAudit(isFull ? .whole : .sinceCheckpoint(before: run))
        let totals = try ledger.controlTotals(run: run, isFull: isFull).filter { !$0.holds }.map(\.name)
        let found = totals + [chain.fault].compactMap { $0.map { "\($0.reason)" } }
        let state: RunState = found.isEmpty ? .published : .failed
        try ledger.closeRun(run, as: RunEnding(state, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        return found
    }
}

package import Ledger
import ReconciliationCore

/// Somebody with full write access to what an engine stores, and how he says things there.
package struct Forger: Sendable {
    /// A ledger of its own as `fill` leaves a new one. Filled once; each time it is a copy.
    package let filled: @Sendable (_ fill: (any LedgerEngine) throws -> Void) throws -> any LedgerEngine
    /// Changes rows without regard for keys, constraints and what keeps tables append-only.
    package let change: @Sendable (_ ledger: any LedgerEngine, _ sql: String) throws -> Void
    /// The rows a query answers, each as a text.
    package let rows: @Sendable (_ ledger: any LedgerEngine, _ query: String) throws -> [String]
    /// Bytes in hexadecimal as a literal.
    package let bytes: @Sendable (_ hexadecimal: String) -> String

    package init(
        filled: @escaping @Sendable (_ fill: (any LedgerEngine) throws -> Void) throws -> any LedgerEngine,
        change: @escaping @Sendable (_ ledger: any LedgerEngine, _ sql: String) throws -> Void,
        rows: @escaping @Sendable (_ ledger: any LedgerEngine, _ query: String) throws -> [String],
        bytes: @escaping @Sendable (_ hexadecimal: String) -> String
    ) {
        self.filled = filled
        self.change = change
        self.rows = rows
        self.bytes = bytes
    }
}

/// A small ledger with something in every table, as a forger finds it: three published nights behind it, and one file
/// that came in since.
final class ForgedLedger {
    private let ledger: any LedgerEngine
    private let forger: Forger

    init(_ forger: Forger) throws {
        self.forger = forger
        ledger = try forger.filled(Self.fill)
    }

    private static func fill(_ ledger: any LedgerEngine) throws {
        try ledger.takeTwoMissing()
        let priced = payment("3") {
            $0.priceMilliunits = 6_000
            $0.currency = "CNY"
        }
        try ledger.take([priced], name: "more")
        try ledger.take([user("u1") { $0.accountName = "one" }, user("u2"), user("u3")], name: "users")
        var product = ProductRow(productID: ProductID("coins"))
        product.type = .consumable
        try ledger.take([.product(product)], name: "products")
        try ledger.cover(creditsUntil: noon + .days(2))
        try ledger.noteArrival(of: .products, at: noon)
        _ = try ledger.importFile(IncomingFile(kind: .receipts, name: "uploads", importedAt: noon)) { batch in
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
        try ledger.take([credit("3", to: "u3", at: noon + .days(2))], name: "late")
        try ledger.night(noon + .days(3))
        try ledger.take([credit("902", to: "u0", at: noon + .days(3))], name: "later")
        try ledger.night(noon + .days(4))
        try ledger.take([credit("903", to: "u0", at: noon + .days(4))], name: "waiting")
        try ledger.take([submission("receipt c", user: "u3", named: "13")], name: "waiting uploads")
    }

    func forge(_ forgery: Forgery) throws {
        try forger.change(ledger, forgery.sql.replacing(/{([0-9]+)}/) { forger.bytes(String($0.1)) })
    }

    /// What `audit verify` says; nil where it finds nothing.
    func verified() throws -> String? { try ledger.verifyAudit(.whole).fault.map { "\($0.reason)" } }

    /// The missing orders with their owners.
    func missing() throws -> [String] {
        try forger.rows(
            ledger,
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
        try forger.rows(
            ledger,
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

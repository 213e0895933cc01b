package import Ledger
package import ReconciliationCore
import Testing

// What the ledger answers, as lines that a test can compare: the columns it asks for, joined by `|`, `-` where there is
// no value.

private func line(_ columns: [String?]) -> String { columns.map { $0 ?? "-" }.joined(separator: "|") }

extension LedgerEngine {
    /// Every row of a listing.
    package func all<Row>(rowsMax: Int = 1_000, _ page: (PageRequest) throws -> Page<Row>) throws -> [Row] {
        var rows: [Row] = []
        try eachRow(rowsMax: rowsMax, page) { rows.append($0) }
        return rows
    }

    // MARK: Purchases

    /// Every purchase a run has judged, merged ones apart: each is in the journal by the ids it was shown by then, or is
    /// one of these transactions.
    package func purchases(naming ids: Set<TransactionID> = []) throws -> [LookupResult.Purchase] {
        let ids = ids.union(try moves().map(\.transactionID)).sorted()
        return try lookup(nil, naming: ids).purchases
            .sorted { ($0.transactionID, $0.environment) < ($1.transactionID, $1.environment) }
    }

    package func purchases(_ columns: (LookupResult.Purchase) -> [String?]) throws -> [String] {
        try purchases().map { line(columns($0)) }
    }

    /// The purchases of a transaction, in both stores.
    package func purchases(of id: String) throws -> [LookupResult.Purchase] {
        try lookup(nil, naming: [TransactionID(id)]).purchases
    }

    /// The list and reason of the purchase of a transaction.
    package func place(_ id: String) throws -> String {
        try purchases(of: id).map { "\($0.list)|\($0.reason)" }.joined(separator: " ")
    }

    /// The basis and user of the owner of the purchase of a transaction.
    package func owner(of id: String) throws -> [String] {
        try purchases(of: id).map { line([$0.ownerBasis, $0.ownerUserID]) }
    }

    package func moves() throws -> [MoveRow] { try all { try moves(since: nil, until: nil, $0) } }

    // MARK: Findings and cases

    /// Every finding, standing and closed.
    package func findings() throws -> [FindingRow] { try all { try findings(since: nil, until: nil, $0) } }

    package func findings(
        _ kind: FindingKind? = nil,
        isOpen: Bool? = nil,
        _ columns: (FindingRow) -> [String?]
    ) throws -> [String] {
        try findings()
            .filter { kind == nil || $0.finding.kind == kind?.rawValue }
            .filter { isOpen == nil || ($0.closedAt == nil) == isOpen }
            .map { line(columns($0)) }.sorted()
    }

    /// The standing findings of these kinds, by kind and transaction.
    package func open(_ kinds: FindingKind...) throws -> [String] {
        try kinds.flatMap { kind in
            try findings(kind, isOpen: true) { [$0.finding.kind, $0.finding.transactionID?.rawValue] }
        }
        .sorted()
    }

    /// Every case, or those somebody still has to look at.
    package func cases(includingSettled: Bool = true) throws -> [CaseRow] {
        try all { try cases(CaseSelection(includesSettled: includingSettled), $0) }
    }

    /// Expects cases to be counted as they are listed.
    func countsCases(asOf: Instant) throws {
        for due in [Span.days(0), .days(2)] {
            let groups = try openCaseGroups(run: lastRun()?.id ?? RunID(0))
            let waiting = try cases(includingSettled: false)
            let overdue = waiting.filter { $0.isOverdue(due: due, asOf: asOf) }.count
            #expect(
                CaseCount(groups, due: due, asOf: asOf)
                    == CaseCount(open: waiting.count, overdue: overdue)
            )
        }
    }

    /// The case of a kind about a transaction.
    package func caseID(_ kind: FindingKind = .missingCredit, of id: String) throws -> String {
        let cases = try cases().filter { $0.kind == kind.rawValue && $0.transactionID == TransactionID(id) }
        guard let first = cases.first else { throw Missing(what: "a case \(kind) of \(id)") }
        return first.caseID
    }

    // MARK: Credits and claims

    /// The live credits.
    package func liveCredits() throws -> [BlackListRow] { try all { try blackList($0) } }

    package func liveCredits(_ columns: (BlackListRow) -> [String?]) throws -> [String] {
        try liveCredits().map { line(columns($0)) }.sorted()
    }

    /// Who claims these transactions, and in which state the claims are.
    package func claims(_ ids: String...) throws -> [String] {
        try lookup(nil, naming: ids.map { TransactionID($0) }).claims
            .map { line([$0.claimant, $0.transactionID, $0.state]) }
    }

    // MARK: Users

    /// What the users files call a user now.
    package func accountNames(of user: String) throws -> [String?] {
        try lookup(user, naming: []).accounts.map(\.accountName)
    }

    // MARK: The chain

    package func auditEvents() throws -> [AuditEvent] { try all { try auditEvents(since: nil, until: nil, $0) } }
}

/// Something a promise needs is not there.
struct Missing: Error {
    let what: String
}

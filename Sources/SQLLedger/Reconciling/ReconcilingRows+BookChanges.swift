import Ledger
import ReconciliationCore

// `BookChangeStore`
extension ReconcilingRows {
    func keep(_ changes: BookChanges, of purchase: Int64) throws { try writer.keep(changes, of: purchase) }

    func forgetChanges() throws { try database.execute(SQL.BookChanges.dropTouchedChanges) }

    func writeMoves(of run: RunID, asOf: Instant) throws -> Int {
        try database.load(.moves, isBulk: database.isEmpty("list_move")) {
            try database.run(SQL.BookChanges.applyMoves, named: moment(run, asOf))
        }
    }

    func updatePurchases(of run: RunID, asOf: Instant) throws {
        try database.run(SQL.BookChanges.deleteWithdrawn)
        try database.run(SQL.BookChanges.withdrawPurchases)
        let isFirst = try database.value(SQL.BookChanges.isFirstJudgement) as Bool? ?? false
        try database.load(.purchases, isBulk: isFirst) {
            try database.run(SQL.BookChanges.updatePurchases, named: moment(run, asOf))
        }
    }

    func closeFindings(of run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.BookChanges.closeFindings, named: moment(run, asOf))
    }

    func reopenFindings(of run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.BookChanges.reopenFindings, named: moment(run, asOf))
    }

    func updateFindings() throws { try database.run(SQL.BookChanges.updateFindings) }

    func openFindings(of run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.BookChanges.openFindings, named: moment(run, asOf))
    }

    func moment(_ run: RunID, _ asOf: Instant) -> NamedValues {
        ["run": run.number, "as_of": asOf.milliseconds]
    }
}

/// Keeps the changes of purchases until all are known: then they are applied in bulk, in the order of the journal.
struct BookChangesWriter {
    private let addVerdict: any Statement
    private let addMove: any Statement
    private let addFindingChange: any Statement
    private let addWithdrawal: any Statement

    init(_ database: Database) throws {
        addVerdict = try database.prepared(SQL.BookChanges.addVerdict)
        addMove = try database.prepared(SQL.BookChanges.addMove)
        addFindingChange = try database.prepared(SQL.BookChanges.addFindingChange)
        addWithdrawal = try database.prepared(SQL.BookChanges.addWithdrawal)
    }

    func keep(_ changes: BookChanges, of purchase: Int64) throws {
        var facts: PurchaseFacts?
        switch changes.outcome {
        case .judged(let judged):
            try addVerdict.queue { judged.bind(number: purchase, to: $0) }
            facts = judged.facts
        case .withdrawn(let reason):
            try addWithdrawal.run(named: ["purchase_id": purchase, "reason": reason.code])
        case .deleted:
            try addWithdrawal.run(named: ["purchase_id": purchase, "reason": nil])
        case .unchanged: break
        }
        for (step, move) in changes.moves.enumerated() {
            try addMove.queue { move.bind(purchase: purchase, step: step, to: $0) }
        }
        for change in changes.findings {
            try addFindingChange.run(named: change.columns(of: purchase, facts))
        }
    }
}

extension JudgedPurchase {
    /// Binds the parameters of `addVerdict`.
    fileprivate func bind(number: Int64, to row: any ParameterBinder) {
        let owner = verdict.owner
        row.add(number)
        row.add(verdict.list.rawValue)
        row.add(verdict.reason.rawValue)
        row.add(verdict.whiteState?.rawValue)
        row.add(facts.shownID.rawValue)
        row.add(facts.originalID?.rawValue)
        row.add(facts.bundleID?.rawValue)
        row.add(facts.productID?.rawValue)
        row.add(facts.type?.rawValue)
        row.add(facts.quantity)
        row.add(facts.paidAt?.milliseconds)
        row.add(facts.expiresAt?.milliseconds)
        row.add(facts.storefront)
        row.add(price?.price.milliunits)
        row.add(price?.price.currency)
        row.add(price?.source.rawValue)
        row.add(owner.userID?.rawValue)
        row.add(owner.basis.rawValue)
        row.add(owner.strength.rawValue)
        row.add(owner.candidates.map(\.rawValue).joined(separator: ";"))
        row.add(verdict.cause?.rawValue)
        row.add(verdict.nextStep?.rawValue)
        row.add(shownUsername)
        row.add(shownUpload?.user?.rawValue)
        row.add(shownUpload?.link.deviceModel)
        row.add(shownUpload?.link.osVersion)
        row.add(shownUpload?.link.appVersion)
        row.add(facts.grade.code)
        row.add(facts.source.rawValue)
        row.add(verdict.creditedTo?.rawValue)
        row.add(owner.basis.asksSubscription)
        row.add(owner.basis.asksReceipts)
    }
}

extension BookMove {
    /// Binds the parameters of `addMove`.
    fileprivate func bind(purchase: Int64, step: Int, to row: any ParameterBinder) {
        row.add(purchase)
        row.add(step)
        row.add(from.code)
        row.add(to.code)
        row.add(reason)
        row.add(fromReason)
        row.add(amount.currency)
        row.add(amount.milliunits)
    }
}

extension PurchaseList? {
    /// As the journal writes it.
    fileprivate var code: String { self?.rawValue ?? "none" }
}

extension FindingChange {
    /// - Parameter facts: what the purchase is; only a judged one has findings to be opened or updated.
    fileprivate func columns(of purchase: Int64, _ facts: PurchaseFacts?) -> NamedValues {
        let (change, id, finding, reason): (String, Int64?, Finding?, ClosingReason?) =
            switch self {
            case .close(let id, _, let reason): ("close", id, nil, reason)
            case .open(let finding): ("open", nil, finding, nil)
            case .reopen(let id, let finding): ("reopen", id, finding, nil)
            case .reopenCase(let id, let finding): ("reopen_case", id, finding, nil)
            case .resume(let id, let finding): ("resume", id, finding, nil)
            case .update(let id, let finding): ("update", id, finding, nil)
            }
        return [
            "purchase_id": purchase, "kind": kind.rawValue, "change": change, "finding_id": id,
            "case_id": facts.flatMap { finding?.caseID(in: $0) }, "environment": facts?.environment.rawValue,
            "subject": facts.flatMap { finding?.subject(in: $0) },
            "credited_user_id": finding?.credit?.userID.rawValue,
            "credited_at": finding?.credit?.creditedAt.milliseconds,
            "credit_order_id": finding?.credit?.orderID?.rawValue, "expected": finding?.expected,
            "actual": finding?.actual, "detail": finding?.detail, "next_step": finding?.nextStep.rawValue,
            "closed_reason": reason?.code,
        ]
    }

    private var kind: FindingKind {
        switch self {
        case .close(_, let kind, _): kind
        case .open(let finding), .reopen(_, let finding), .reopenCase(_, let finding), .resume(_, let finding),
            .update(_, let finding):
            finding.kind
        }
    }
}

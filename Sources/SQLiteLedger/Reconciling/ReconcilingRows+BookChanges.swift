import GRDB
import Ledger
import ReconciliationCore

// `BookChangeStore`
extension ReconcilingRows {
    func keep(_ changes: BookChanges, of purchase: Int64) throws { try writer.keep(changes, of: purchase) }

    func forgetChanges() throws { try database.execute(SQL.BookChanges.dropTouchedChanges) }

    func writeMoves(of run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.BookChanges.applyMoves, named: moment(run, asOf))
    }

    func updatePurchases(of run: RunID, asOf: Instant) throws {
        try database.run(SQL.BookChanges.deleteWithdrawn)
        try database.run(SQL.BookChanges.withdrawPurchases)
        try database.run(SQL.BookChanges.updatePurchases, named: moment(run, asOf))
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
    private let addVerdict: Statement
    private let addMove: Statement
    private let addFindingChange: Statement
    private let addWithdrawal: Statement

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
            try addVerdict.run(named: judged.columns(of: purchase))
            facts = judged.facts
        case .withdrawn(let reason):
            try addWithdrawal.run(named: ["purchase_id": purchase, "reason": reason.code])
        case .deleted:
            try addWithdrawal.run(named: ["purchase_id": purchase, "reason": nil])
        case .unchanged: break
        }
        for (step, move) in changes.moves.enumerated() {
            try addMove.run(named: move.columns(of: purchase, step: step))
        }
        for change in changes.findings {
            try addFindingChange.run(named: change.columns(of: purchase, facts))
        }
    }
}

extension JudgedPurchase {
    fileprivate func columns(of number: Int64) -> NamedValues {
        [
            "purchase_id": number, "list": verdict.list.rawValue, "reason": verdict.reason.rawValue,
            "white_state": verdict.whiteState?.rawValue, "shown_transaction_id": facts.shownID.rawValue,
            "original_transaction_id": facts.originalID?.rawValue, "bundle_id": facts.bundleID?.rawValue,
            "product_id": facts.productID?.rawValue, "product_type": facts.type?.rawValue,
            "quantity": facts.quantity, "paid_at": facts.paidAt?.milliseconds,
            "expires_at": facts.expiresAt?.milliseconds, "storefront": facts.storefront,
            "price_milliunits": price?.price.milliunits, "currency": price?.price.currency,
            "price_source": price?.source.rawValue, "owner_user_id": verdict.owner.userID?.rawValue,
            "owner_basis": verdict.owner.basis.rawValue, "owner_strength": verdict.owner.strength.rawValue,
            "owner_candidates": verdict.owner.candidates.map(\.rawValue).joined(separator: ";"),
            "cause": verdict.cause?.rawValue, "next_step": verdict.nextStep?.rawValue,
            "application_username": shownUsername, "submitted_by_user_id": shownUpload?.user?.rawValue,
            "device_model": shownUpload?.link.deviceModel, "os_version": shownUpload?.link.osVersion,
            "app_version": shownUpload?.link.appVersion, "evidence_grade": facts.grade.code,
            "evidence_source": facts.source.rawValue, "credited_to": verdict.creditedTo?.rawValue,
            "asks_subscription": verdict.owner.basis.asksSubscription,
            "asks_receipts": verdict.owner.basis.asksReceipts,
        ]
    }
}

extension BookMove {
    fileprivate func columns(of purchase: Int64, step: Int) -> NamedValues {
        [
            "purchase_id": purchase, "step": step, "from_list": from.code, "to_list": to.code, "reason": reason,
            "from_reason": fromReason, "currency": amount.currency, "amount_milliunits": amount.milliunits,
        ]
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
        case .open(let finding), .reopen(_, let finding), .update(_, let finding): finding.kind
        }
    }
}

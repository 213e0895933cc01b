import GRDB
import ReconciliationCore

/// What the books hold about the touched purchases, read in key order beside their dossiers.
struct BookedPurchaseReader {
    private let places: OrderedRows
    private let findings: OrderedRows

    init(_ database: Database) throws {
        places = try OrderedRows(database, SQL.BookChanges.readBooked)
        findings = try OrderedRows(database, SQL.BookChanges.readBookedFindings)
    }

    /// Keys are asked for in ascending order.
    func purchase(_ id: Int64) throws -> BookedPurchase {
        var booked = BookedPurchase(place: BookPlace(list: nil, reason: "", price: nil))
        try places.forEach(of: id) { row in
            booked.place = BookPlace(
                list: row.code("list"),
                reason: row["reason"] ?? "",
                price: (row["price_milliunits"] as Int64?).map {
                    Price(milliunits: $0, currency: row["currency"] ?? "")
                }
            )
        }
        try findings.forEach(of: id) { row in
            guard let kind: FindingKind = row.code("kind") else { return }
            booked.findings.append(BookedFinding(id: row["finding_id"], kind: kind, isOpen: row["is_open"]))
        }
        return booked
    }
}

/// Keeps the changes of judged purchases until all are known: then they are applied in bulk, in the order of the journal.
struct BookChangesWriter {
    private let addVerdict: Statement
    private let addMove: Statement
    private let addFindingChange: Statement

    init(_ database: Database) throws {
        addVerdict = try database.prepared(SQL.BookChanges.addVerdict)
        addMove = try database.prepared(SQL.BookChanges.addMove)
        addFindingChange = try database.prepared(SQL.BookChanges.addFindingChange)
    }

    func add(_ changes: BookChanges, of purchaseID: Int64, _ dossier: Dossier) throws {
        try addVerdict.run(named: changes.columns(of: purchaseID, dossier))
        for (step, move) in changes.moves.enumerated() {
            try addMove.run(named: move.columns(of: purchaseID, step: step))
        }
        for change in changes.findings {
            try addFindingChange.run(named: change.columns(of: purchaseID, changes.purchase))
        }
    }
}

private typealias Columns = [String: (any DatabaseValueConvertible)?]

extension BookChanges {
    fileprivate func columns(of purchaseID: Int64, _ dossier: Dossier) -> Columns {
        let upload = dossier.shownUpload(at: purchase.paidAt)
        return [
            "purchase_id": purchaseID, "list": verdict.list.rawValue, "reason": verdict.reason.rawValue,
            "white_state": verdict.whiteState?.rawValue, "shown_transaction_id": purchase.shownID.rawValue,
            "original_transaction_id": purchase.originalID?.rawValue, "bundle_id": purchase.bundleID?.rawValue,
            "product_id": purchase.productID?.rawValue, "product_type": purchase.type?.rawValue,
            "quantity": purchase.quantity, "paid_at": purchase.paidAt?.milliseconds,
            "expires_at": purchase.expiresAt?.milliseconds, "storefront": purchase.storefront,
            "price_milliunits": price?.price.milliunits, "currency": price?.price.currency,
            "price_source": price?.source.rawValue, "owner_user_id": verdict.owner.userID?.rawValue,
            "owner_basis": verdict.owner.basis.rawValue, "owner_strength": verdict.owner.strength.rawValue,
            "owner_candidates": verdict.owner.candidates.map(\.rawValue).joined(separator: ";"),
            "cause": verdict.cause?.rawValue, "next_step": verdict.nextStep?.rawValue,
            "application_username": dossier.shownUsername, "submitted_by_user_id": upload?.user?.rawValue,
            "device_model": upload?.trace.deviceModel, "os_version": upload?.trace.osVersion,
            "app_version": upload?.trace.appVersion, "evidence_grade": purchase.grade.code,
            "evidence_source": purchase.source.rawValue, "credited_to": verdict.creditedTo?.rawValue,
        ]
    }
}

extension BookMove {
    fileprivate func columns(of purchaseID: Int64, step: Int) -> Columns {
        [
            "purchase_id": purchaseID, "step": step, "from_list": from.code, "to_list": to.code, "reason": reason,
            "from_reason": fromReason, "currency": amount.currency, "amount_milliunits": amount.milliunits,
        ]
    }
}

extension PurchaseList? {
    /// As the journal writes it.
    fileprivate var code: String { self?.rawValue ?? "none" }
}

extension FindingChange {
    fileprivate func columns(of purchaseID: Int64, _ purchase: PurchaseFacts) -> Columns {
        switch self {
        case .close(let id, let kind, let reason):
            // What the finding says stays as it is.
            return [
                "purchase_id": purchaseID, "kind": kind.rawValue, "change": "close", "finding_id": id,
                "case_id": nil, "environment": nil, "subject": nil, "credited_user_id": nil, "credited_at": nil,
                "credit_order_id": nil, "expected": nil, "actual": nil, "detail": nil, "next_step": nil,
                "closed_reason": reason.code,
            ]
        case .open(let finding): return finding.columns(of: purchaseID, purchase, change: "open", id: nil)
        case .reopen(let id, let finding):
            return finding.columns(of: purchaseID, purchase, change: "reopen", id: id)
        case .update(let id, let finding):
            return finding.columns(of: purchaseID, purchase, change: "update", id: id)
        }
    }
}

extension Finding {
    fileprivate func columns(of purchaseID: Int64, _ purchase: PurchaseFacts, change: String, id: Int64?) -> Columns {
        let environment = purchase.environment.rawValue
        let subject = subject(in: purchase)
        return [
            "purchase_id": purchaseID, "kind": kind.rawValue, "change": change, "finding_id": id,
            "case_id": caseID(of: kind, environment: environment, subject: subject), "environment": environment,
            "subject": subject, "credited_user_id": credit?.userID.rawValue,
            "credited_at": credit?.creditedAt.milliseconds, "credit_order_id": credit?.orderID?.rawValue,
            "expected": expected, "actual": actual, "detail": detail, "next_step": nextStep.rawValue,
            "closed_reason": nil,
        ]
    }
}

package import ReconciliationCore

/// The work list for a terminal.
package struct CaseListText: Sendable {
    package var rows: [CaseRow]
    package var due: Span
    package var asOf: Instant

    package init(rows: [CaseRow], due: Span, asOf: Instant) {
        self.rows = rows
        self.due = due
        self.asOf = asOf
    }

    package func text(in time: LocalTime = .utc) -> String {
        guard !rows.isEmpty else { return "No case is waiting.\n" }
        let lines = rows.map { row in
            [
                row.caseID, row.status + (row.isOverdue(due: due, asOf: asOf) ? " OVERDUE" : ""), row.kind,
                row.transactionID?.rawValue ?? "-", row.purchaseDate.map { "paid \(time.text($0))" } ?? "date unknown",
                row.nextStep, row.assignee.map { "for \($0)" } ?? "unassigned",
            ].joined(separator: "  ")
        }
        let count = rows.count == 1 ? "1 case" : "\(rows.count) cases"
        return (lines + ["", "\(count), as of \(time.text(asOf))"]).map { printable($0) + "\n" }.joined()
    }

    /// One object with `schema` recoup.case_list.v1.
    package func json() throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.case_list.v1"),
            "as_of": .string(asOf.text),
            "cases": .array(rows.map { .object($0.members(due: due, asOf: asOf)) }),
        ]).text()
    }
}

/// One case with its history.
package struct CaseText: Sendable {
    package var row: CaseRow
    package var history: [CaseHistoryRow]
    package var due: Span
    package var asOf: Instant

    package init(row: CaseRow, history: [CaseHistoryRow], due: Span, asOf: Instant) {
        self.row = row
        self.history = history
        self.due = due
        self.asOf = asOf
    }

    package func text(in time: LocalTime = .utc) -> String {
        var lines = [
            "\(row.caseID): \(row.kind), \(row.status)" + (row.isOverdue(due: due, asOf: asOf) ? ", OVERDUE" : "")
        ]
        lines += subject(time).map { "  " + $0 }
        lines.append(
            "  opened \(time.text(row.openedAt)), due \(time.text(row.openedAt + due))"
                + (row.closedAt.map { ", gone \(time.text($0))" } ?? "")
        )
        if let user = row.creditedUserID {
            lines.append(
                "  "
                    + Phrases.creditConcerned(
                        user.rawValue,
                        at: row.creditedAt.map(time.text),
                        order: row.creditOrderID?.rawValue
                    )
            )
        }
        if !row.expected.isEmpty { lines.append("  " + Phrases.mismatch(expected: row.expected, actual: row.actual)) }
        if !row.detail.isEmpty { lines.append("  detail: \(row.detail)") }
        if row.isWaiting { lines.append("  " + Phrases.nextStep(row.nextStep)) }
        if let assignee = row.assignee { lines.append("  assigned to \(assignee)") }
        lines += history.map { event in
            var line = "  \(time.text(event.at)) \(event.actor): \(event.action)"
            if let assignee = event.assignee { line += " to \(assignee)" }
            if let reason = event.reason { line += ", \(reason)" }
            if let user = event.userID { line += " to \(user)" }
            if let note = event.note { line += ": \(note)" }
            return line
        }
        return lines.map { printable($0) + "\n" }.joined()
    }

    /// The purchase and its owner; of what is about none, the transaction where there is one.
    private func subject(_ time: LocalTime) -> [String] {
        guard let basis = row.ownerBasis else {
            return row.transactionID.map { ["transaction \($0) (\(row.environment)), no purchase is known"] } ?? []
        }
        return [
            "transaction \(row.transactionID?.rawValue ?? "unknown") (\(row.environment)), "
                + Phrases.paid(row.purchaseDate.map(time.text)),
            Phrases.owner(
                row.ownerUserID?.rawValue,
                basis: basis,
                candidates: row.ownerCandidates.map(\.rawValue)
            ),
        ]
    }

    /// The answer where there is no such case.
    package static func nothingJSON(about caseID: String, asOf: Instant) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.case_show.v1"), "as_of": .string(asOf.text), "query": .string(caseID),
            "case_id": .null, "history": .array([]),
        ]).text()
    }

    /// One object with `schema` recoup.case_show.v1.
    package func json() throws -> String {
        var members = row.members(due: due, asOf: asOf)
        members["schema"] = .string("recoup.case_show.v1")
        members["as_of"] = .string(asOf.text)
        members["history"] = .array(
            history.map { event in
                .object([
                    "at": .string(event.at.text), "actor": .string(event.actor), "action": .string(event.action),
                    "assignee": .string(event.assignee), "reason": .string(event.reason), "note": .string(event.note),
                    "user_id": .string(event.userID?.rawValue),
                ])
            }
        )
        return try JSONValue.object(members).text()
    }
}

extension CaseRow {
    fileprivate func members(due: Span, asOf: Instant) -> [String: JSONValue] {
        [
            "case_id": .string(caseID), "kind": .string(kind), "environment": .string(environment),
            "transaction_id": .string(transactionID?.rawValue), "product_id": .string(productID?.rawValue),
            "purchase_date": .string(purchaseDate?.text), "owner_user_id": .string(ownerUserID?.rawValue),
            "owner_basis": .string(ownerBasis),
            "owner_candidates": .array(ownerCandidates.map { .string($0.rawValue) }),
            "credited_user_id": .string(creditedUserID?.rawValue), "credited_at": .string(creditedAt?.text),
            "credit_order_id": .string(creditOrderID?.rawValue), "expected": .string(expected),
            "actual": .string(actual), "resolved_by": .string(resolvedBy),
            "resolved_to": .string(resolvedTo?.rawValue),
            "detail": .string(detail), "next_step": .string(nextStep), "opened_at": .string(openedAt.text),
            "closed_at": .string(closedAt?.text), "due_at": .string((openedAt + due).text),
            "overdue": .boolean(isOverdue(due: due, asOf: asOf)), "case_status": .string(status),
            "assignee": .string(assignee), "reason": .string(reason), "resolved_at": .string(resolvedAt?.text),
        ]
    }
}

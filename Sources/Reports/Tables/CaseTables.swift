package import ReconciliationCore

extension Table<CaseRow> {
    /// `export cases`, and the work list of `case export`.
    ///
    /// - Parameter isWorkList: with the empty columns `user` and `note`, to be filled in and imported again.
    package static func cases(due: Span, asOf: Instant, isWorkList: Bool = false) -> Table<CaseRow> {
        var columns: [Column] = [
            Column("case_id") { .identifier($0.caseID) },
            Column("kind") { .text($0.kind) },
            Column("environment") { .text($0.environment) },
            Column("transaction_id") { .identifier($0.transactionID) },
            Column("product_id") { .identifier($0.productID) },
            Column("purchase_date") { .time($0.purchaseDate) },
            Column("owner_user_id", holds: .name) { .identifier($0.ownerUserID) },
            Column("owner_basis") { .text($0.ownerBasis) },
            Column("credited_user_id", holds: .name) { .identifier($0.creditedUserID) },
            Column("detail", holds: .words) {
                .identifier(isWorkList ? cutForSpreadsheet($0.fullDetail) : $0.fullDetail)
            },
            Column("next_step") { .text($0.nextStep) },
            Column("opened_at") { .time($0.openedAt) },
            Column("closed_at") { .time($0.closedAt) },
            Column("due_at") { .time($0.openedAt + due) },
            Column("overdue") { .text($0.isOverdue(due: due, asOf: asOf) ? "yes" : "no") },
            Column("case_status") { .text($0.state.rawValue) },
            Column("assignee", holds: .name) { .identifier($0.assignee) },
            Column("reason") { .text($0.reason) },
        ]
        if isWorkList {
            columns += [Column("user") { _ in .empty }, Column("note") { _ in .empty }]
        } else {
            columns += [Column("resolved_at") { .time($0.resolvedAt) }]
        }
        return Table(fileName: "cases.csv", columns: columns)
    }
}

/// What a cell of a spreadsheet holds: Excel cuts a longer text off at 32,767 units of UTF-16 when it saves it.
private func cutForSpreadsheet(_ text: String) -> String {
    let longest = 32_000
    guard text.utf8.count > longest, text.utf16.count > longest else { return text }
    let kept = text.utf16.prefix(longest)
    // Not half of a character.
    return String(decoding: UTF16.isLeadSurrogate(kept.last ?? 0) ? kept.dropLast() : kept, as: UTF16.self) + "…"
}

extension Table<CaseEventRow> {
    /// `export case-events`: who did what about which case, and what was written.
    package static var caseEvents: Table<CaseEventRow> {
        Table(
            fileName: "case-events.csv",
            columns: [
                Column("sequence") { .number($0.sequence) },
                Column("case_id") { .identifier($0.caseID) },
                Column("kind") { .text($0.kind) },
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("at") { .time($0.event.at) },
                Column("actor", holds: .name) { .identifier($0.event.actor) },
                Column("action") { .text($0.event.action) },
                Column("reason") { .text($0.event.reason) },
                Column("user_id", holds: .name) { .identifier($0.event.userID) },
                Column("assignee", holds: .name) { .identifier($0.event.assignee) },
                Column("note", holds: .words) { .text($0.event.note) },
            ]
        )
    }
}

extension Table<FindingRow> {
    /// `export findings`: the columns of `exceptions.csv`, and when it was opened and closed.
    package static var findings: Table<FindingRow> {
        let shared = Table<ExceptionRow>.exceptions.columns.map { column in
            Column(column.name, holdsIn: { column.people($0.finding) }, { column.cell($0.finding) })
        }
        return Table(
            fileName: "findings.csv",
            columns: shared + [
                Column("opened_at") { .time($0.openedAt) },
                Column("closed_at") { .time($0.closedAt) },
                Column("closed_reason") { .text($0.closedReason) },
            ]
        )
    }
}

extension Table<RunRow> {
    /// `export runs`.
    package static var runs: Table<RunRow> {
        Table(
            fileName: "runs.csv",
            columns: [
                Column("run_id") { .number($0.id.number) },
                Column("as_of") { .time($0.asOf) },
                Column("started_at") { .time($0.startedAt) },
                Column("finished_at") { .time($0.finishedAt) },
                Column("state") { .text($0.state) },
                Column("exit_status") { .number($0.exitStatus) },
                Column("moves") { .number($0.moves) },
                Column("tool_version") { .text($0.toolVersion) },
                Column("configuration_digest") { .text($0.configurationDigest) },
                Column("actor", holds: .name) { .identifier($0.actor) },
                Column("audit_sequence") { .number($0.auditHead?.sequence) },
                Column("audit_hash") { .text($0.auditHead?.hash) },
            ]
        )
    }
}

extension Table<AuditEvent> {
    /// `export audit`: the chain, provable from the file alone.
    package static var audit: Table<AuditEvent> {
        Table(
            fileName: "audit.csv",
            columns: [
                Column("sequence") { .number($0.sequence) },
                Column("at") { .time($0.at) },
                Column("actor") { .text($0.actor) },
                Column("action") { .text($0.action) },
                Column("subject") { .text($0.subject) },
                Column("detail") { .text($0.detail) },
                Column("previous_hash") { .text($0.previousHash) },
                Column("hash") { .text($0.hash) },
            ]
        )
    }
}

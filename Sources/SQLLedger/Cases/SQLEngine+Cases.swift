package import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// The cases as they stand, in the order of the work list.
    package func cases(_ selection: CaseSelection, _ page: PageRequest) throws(StoreFailure) -> Page<CaseRow> {
        // They are listed once, with the first page.
        let isAsked = page.after == nil && !selection.includesSettled
        let reopened = isAsked ? try read("read the cases") { try reopenedCases(in: $0) } : []
        var page = try self.page("read the cases", of: .cases, page, selection.arguments(reopened), as: caseRow)
        // A page may hold fewer rows than were read: the last one is the one without a next.
        if !selection.includesSettled { page.rows.removeAll { !$0.isWaiting } }
        return page
    }

    package func openCaseGroups() throws(StoreFailure) -> [CaseGroup] {
        try read("count the cases") { database in
            let reopened = try jsonArray(reopenedCases(in: database))
            let rows = try Row.fetchAll(database.prepared(SQL.Cases.openCounts), arguments: ["reopened": reopened])
            return rows.map { row in
                CaseGroup(
                    state: CaseState(row: row),
                    openedAt: Instant(milliseconds: row["opened_at"]),
                    count: row["case_count"],
                    isReopeningPending: row["closed_run_id"] as Int64? != nil
                )
            }
        }
    }

    /// What people did about a case, the earliest first.
    package func caseHistory(_ caseID: String) throws(StoreFailure) -> [CaseHistoryRow] {
        try read("read a case") { database in
            try Row.fetchAll(database.prepared(SQL.Cases.history), arguments: [caseID]).map(caseHistoryRow)
        }
    }

    /// Does all of it or nothing. What a resolution means for the lists, the next reconcile writes: a move belongs to
    /// a run.
    ///
    /// - Parameter moment: for people. The next run reads it, whatever moment that judges by.
    /// - Throws: `.refused` naming each action that does not fit its case, with nothing done.
    @discardableResult
    package func act(_ actions: [CaseAction], by actor: Actor, at moment: Instant) throws(StoreFailure) -> [String] {
        try write("follow up cases") { database in
            var refusals: [RefusedCaseAction] = []
            var changed: [String] = []
            for action in actions {
                guard let row = try standing(action.caseID, in: database) else {
                    refusals.append(RefusedCaseAction(caseID: action.caseID, why: .noSuchCase))
                    continue
                }
                if let refusal = action.refusal(for: row) {
                    refusals.append(RefusedCaseAction(caseID: action.caseID, why: refusal))
                } else if refusals.isEmpty, !action.isDone(in: row) {
                    try perform(action, on: row, by: actor, at: moment.wholeSecond, in: database)
                    changed.append(action.caseID)
                }
            }
            guard refusals.isEmpty else {
                throw StoreFailure(.refusedActions(refusals), at: path)
            }
            return changed
        }
    }

    package func caseEvents(
        since: Instant?,
        until: Instant?,
        _ page: PageRequest
    ) throws(StoreFailure) -> Page<CaseEventRow> {
        try self.page("read the case events", of: SQL.Cases.events, page, since: since, until: until) { row in
            CaseEventRow(
                sequence: row["position"],
                caseID: row["case_id"],
                kind: row["kind"],
                transactionID: row.identity("transaction_id"),
                event: caseHistoryRow(row)
            )
        }
    }

    package func findings(
        since: Instant?,
        until: Instant?,
        _ page: PageRequest
    ) throws(StoreFailure) -> Page<FindingRow> {
        let waiting = try waitingResolutions()
        return try self.page(
            "read the findings",
            of: .findings,
            page,
            ["since": since?.milliseconds, "until": until?.milliseconds]
        ) { findingRow($0, waiting) }
    }

    func waitingResolutions() throws(StoreFailure) -> WaitingResolutions {
        try read("read what people settled since the last run") { try WaitingResolutions($0) }
    }

    /// Those that are work although their finding is closed: the next run judges their purchase again.
    private func reopenedCases(in database: Database) throws -> [String] {
        try String.fetchAll(database.prepared(SQL.Cases.reopened))
    }

    private func standing(_ caseID: String, in database: Database) throws -> CaseRow? {
        let selection = CaseSelection(includesSettled: true, caseID: caseID)
        try database.begin(.cases, selection.arguments([]))
        return try database.page(SQL.Cases.rows, PageRequest(rowsMax: 1), as: caseRow).rows.first
    }

    /// What a case without purchase is decided about, where it names a transaction: its evidence may come later.
    private func transaction(decidedBy action: CaseAction, on row: CaseRow, in database: Database) throws -> Int64? {
        let isDecision = [.resolved, .reopened].contains(action.step.kind)
        guard isDecision, FindingKind(rawValue: row.kind)?.isAboutCreditWithoutPurchase == true,
            let transactionID = row.transactionID, let environment = StoreEnvironment(rawValue: row.environment)
        else { return nil }
        let names = [environment.rawValue, transactionID.rawValue]
        try database.run(SQL.Cases.nameTransaction, names)
        return try Int64.fetchOne(database.prepared(SQL.Cases.namedTransaction), arguments: names)
    }

    private func perform(
        _ action: CaseAction,
        on row: CaseRow,
        by actor: Actor,
        at moment: Instant,
        in database: Database
    ) throws {
        let caseID = action.caseID
        let event: (assignee: String?, reason: String?, note: String?) =
            switch action.step {
            case .assign(let name): (name, nil, nil)
            case .note(let text): (nil, nil, text)
            case .resolve(let reason, _, let note): (nil, reason.rawValue, note)
            case .reopen(let note): (nil, nil, note)
            }
        let eventID = try database.prepared(SQL.Cases.addEvent).inserted([
            caseID, moment.milliseconds, actor.name, action.step.kind.rawValue, event.assignee, event.reason,
            event.note, actor.systemUser, try transaction(decidedBy: action, on: row, in: database),
        ])
        guard let eventID else { throw DatabaseError(message: "the action on the case \(caseID) was not kept") }

        switch action.step {
        case .assign, .note: break
        case .resolve, .reopen:
            if case .resolve(let reason, let user, _) = action.step, reason.destination == .black {
                try keepDelivery(to: user, statedBy: eventID, of: caseID, at: moment, in: database)
            }
            try database.run(SQL.Cases.touch, [caseID])
            try database.run(SQL.Cases.touchCredits, [caseID])
        }
        let rows = AuditRows(database)
        guard let kept = try rows.caseAction(eventID) else {
            throw DatabaseError(message: "the case action \(eventID) was not kept")
        }
        try rows.audit(kept)
    }
}

extension CaseSelection {
    fileprivate func arguments(_ reopened: [String]) throws -> NamedValues {
        [
            "all": includesSettled, "case_id": caseID, "transaction": transactionID?.rawValue,
            "since": since?.milliseconds, "until": until?.milliseconds, "reopened": try jsonArray(reopened),
        ]
    }
}

private func findingRow(_ row: Row, _ waiting: WaitingResolutions) -> FindingRow {
    FindingRow(
        finding: exception(row, waiting),
        openedAt: Instant(milliseconds: row["opened_at"]),
        closedAt: (row["closed_at"] as Int64?).map(Instant.init(milliseconds:)),
        closedReason: row["closed_reason"]
    )
}

private func caseHistoryRow(_ row: Row) -> CaseHistoryRow {
    CaseHistoryRow(
        at: Instant(milliseconds: row["at"]),
        actor: row["actor"],
        action: row["action"],
        assignee: row["assignee"],
        reason: row["reason"],
        userID: row.identity("user_id"),
        note: row["note"]
    )
}

private func caseRow(_ row: Row) -> CaseRow {
    let state = CaseState(row: row)
    var value = CaseRow(
        caseID: row["case_id"],
        kind: row["kind"],
        environment: row["environment"],
        detail: row["detail"],
        nextStep: row["next_step"],
        openedAt: Instant(milliseconds: row["opened_at"]),
        state: state
    )
    value.transactionID = (row["shown_transaction_id"] as String?).map { TransactionID($0) }
    value.productID = (row["product_id"] as String?).map { ProductID($0) }
    value.purchaseDate = (row["paid_at"] as Int64?).map(Instant.init(milliseconds:))
    value.price = row.purchasePrice
    value.ownerUserID = (row["owner_user_id"] as String?).map { UserID($0) }
    value.ownerBasis = row["owner_basis"]
    value.ownerCandidates = userIDs(joined: row["owner_candidates"])
    value.creditedUserID = (row["credited_user_id"] as String?).map { UserID($0) }
    value.creditedAt = (row["credited_at"] as Int64?).map(Instant.init(milliseconds:))
    value.creditOrderID = (row["credit_order_id"] as String?).map { OrderID($0) }
    value.expected = row["expected"]
    value.actual = row["actual"]
    value.closedAt = (row["closed_at"] as Int64?).map(Instant.init(milliseconds:))
    value.assignee = row["assignee"]
    if row.code("decision") == CaseEventAction.reopened, isDecisionWaiting(row) { value.waitForRun() }
    guard state == .resolved else { return value }
    if isDecisionWaiting(row), let reason: ResolutionReason = row.code("reason") { value.waitForResolution(reason) }
    value.reason = row["reason"]
    value.resolvedAt = row.instant("at")
    value.resolvedBy = row["actor"]
    value.resolvedTo = row.identity("user_id")
    return value
}

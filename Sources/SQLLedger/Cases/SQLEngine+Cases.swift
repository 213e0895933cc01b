package import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// The cases as they stand, in the order of the work list.
    package func cases(_ selection: CaseSelection, _ page: PageRequest) throws(StoreFailure) -> Page<CaseRow> {
        // They are listed once, with the first page.
        let isAsked = page.after == nil && !selection.includesSettled
        let reopened = isAsked ? try read(.readCases) { try reopenedCases(in: $0) } : []
        let news = try findingsWithNews()
        var page = try self.page(.readCases, of: .cases, page, selection.arguments(reopened)) {
            try caseRow($0, news)
        }
        // A page may hold fewer rows than were read: the last one is the one without a next.
        if !selection.includesSettled { page.rows.removeAll { !$0.isWaiting } }
        return page
    }

    package func openCaseGroups(run: RunID) throws(StoreFailure) -> [CaseGroup] {
        try read(.countCases) { database in
            let reopened = try jsonArray(reopenedCases(in: database))
            let rows = try database.rows(SQL.Cases.openCounts, named: ["reopened": reopened, "run": run.number])
            return try rows.map { row in
                let state = try CaseState(row: row)
                return try CaseGroup(
                    kind: row.code("kind"),
                    state: state,
                    openedAt: row["opened_at"],
                    count: row["case_count"],
                    isReopeningPending: row["closed_run_id"] as Int64? != nil,
                    areReopenedByRun: state.isReopenedByRun(
                        lastAction: row.code("last_action"),
                        openingRun: row["opened_run_id"],
                        since: row["reported_run_id"],
                        isReported: row.isFindingReported
                    )
                )
            }
        }
    }

    /// What people did about a case, the earliest first.
    package func caseHistory(_ caseID: String) throws(StoreFailure) -> [CaseHistoryRow] {
        try read(.readCase) { database in
            try database.rows(SQL.Cases.history, [caseID]).map(caseHistoryRow)
        }
    }

    /// Performs all actions or none. The next run's reconciling moves the purchases: a move belongs to a run.
    ///
    /// - Parameter moment: for people. The next run takes the actions into account, whatever its as-of.
    /// - Throws: `.refused` naming each action that does not fit its case, with nothing done.
    @discardableResult
    package func act(_ actions: [CaseAction], by actor: Actor, at moment: Instant) throws(StoreFailure) -> [String] {
        try write(.changeCases) { database in
            // Whoever was forgotten is known by the pseudonym, as in what is imported.
            let kept = try actions.forgetting { try database.forgottenNames() }
            var refusals: [RefusedCaseAction] = []
            var changed: [String] = []
            for (action, kept) in zip(actions, kept) {
                guard let row = try standing(action.caseID, in: database) else {
                    refusals.append(RefusedCaseAction(caseID: action.caseID, why: .noSuchCase))
                    continue
                }
                if let refusal = action.refusal(for: row) {
                    refusals.append(RefusedCaseAction(caseID: action.caseID, why: refusal))
                } else if refusals.isEmpty, !action.isDone(in: row) {
                    try perform(kept, on: row, by: actor, at: moment.wholeSecond, in: database)
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
        try self.page(.readCaseEvents, of: SQL.Cases.events, page, since: since, until: until) { row in
            CaseEventRow(
                sequence: row["position"],
                caseID: row["case_id"],
                kind: row["kind"],
                transactionID: row["transaction_id"],
                event: caseHistoryRow(row)
            )
        }
    }

    package func findings(
        since: Instant?,
        until: Instant?,
        _ page: PageRequest
    ) throws(StoreFailure) -> Page<FindingRow> {
        let news = try findingsWithNews()
        return try self.page(
            .readFindings,
            of: .findings,
            page,
            ["since": since?.milliseconds, "until": until?.milliseconds]
        ) { try findingRow($0, news) }
    }

    func findingsWithNews() throws(StoreFailure) -> FindingsWithNews {
        try read(.readSettledCases) { try FindingsWithNews($0) }
    }

    /// Those that are work although their finding is closed: the next run judges their purchase again.
    private func reopenedCases(in database: Database) throws -> [String] {
        try database.waitingDecisions().filter { try $0.code("decision") == CaseEventAction.reopened }
            .map { $0["case_id"] }
    }

    /// A case as an action finds it, whatever is to be done about it.
    private func standing(_ caseID: String, in database: Database) throws -> CaseRow? {
        let selection = CaseSelection(includesSettled: true, caseID: caseID)
        try database.begin(.cases, selection.arguments([]))
        return try database.page(SQL.Cases.rows, PageRequest(rowsMax: 1)) { try caseRow($0, .none) }.rows.first
    }

    /// The transaction that a case without purchase names, for the decision about it: its evidence may come later.
    private func transaction(decidedBy action: CaseAction, on row: CaseRow, in database: Database) throws -> Int64? {
        let isDecision = [.resolved, .reopened].contains(action.step.kind)
        guard isDecision, FindingKind(rawValue: row.kind)?.isAboutCreditWithoutPurchase == true,
            let transactionID = row.transactionID, let environment = StoreEnvironment(rawValue: row.environment)
        else { return nil }
        let names = [environment.rawValue, transactionID.rawValue]
        try database.run(SQL.Cases.nameTransaction, names)
        return try database.value(SQL.Cases.namedTransaction, names)
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

private func findingRow(_ row: Row, _ news: FindingsWithNews) throws -> FindingRow {
    try FindingRow(
        finding: exception(row, news),
        openedAt: row["opened_at"],
        closedAt: row["closed_at"],
        closedReason: row["closed_reason"]
    )
}

private func caseHistoryRow(_ row: Row) -> CaseHistoryRow {
    CaseHistoryRow(
        at: row["at"],
        actor: row["actor"],
        action: row["action"],
        assignee: row["assignee"],
        reason: row["reason"],
        userID: row["user_id"],
        note: row["note"]
    )
}

private func caseRow(_ row: Row, _ news: FindingsWithNews) throws -> CaseRow {
    let state = try CaseState(row: row)
    var value = try CaseRow(
        caseID: row["case_id"],
        kind: row["kind"],
        environment: row["environment"],
        detail: row["detail"],
        nextStep: news.nextStep(row),
        openedAt: row["opened_at"],
        state: state
    )
    value.storefronts = row["storefronts"]
    value.transactionID = row["shown_transaction_id"]
    value.productID = row["product_id"]
    value.purchaseDate = row["paid_at"]
    value.price = try row.purchasePrice
    value.ownerUserID = row["owner_user_id"]
    value.ownerBasis = row["owner_basis"]
    value.ownerCandidates = userIDs(joined: row["owner_candidates"])
    value.creditedUserID = row["credited_user_id"]
    value.creditedAt = row["credited_at"]
    value.creditOrderID = row["credit_order_id"]
    value.expected = row["expected"]
    value.actual = row["actual"]
    value.closedAt = row["closed_at"]
    value.closedReason = row["closed_reason"]
    value.mergedInto = row["merged_into"]
    value.isPurchaseKnown = row["is_purchase_known"]
    value.assignee = row["assignee"]
    value.isDecisionPending = try isDecisionWaiting(row)
    let decision: CaseEventAction? = try row.code("decision")
    if decision == .reopened, value.isDecisionPending { value.waitForRun() }
    guard state == .resolved else { return value }
    value.reason = row["reason"]
    value.resolvedAt = row["at"]
    value.resolvedBy = row["actor"]
    value.resolvedTo = row["user_id"]
    return value
}

package import ReconciliationCore

/// Verifies the audit chain and everything it says of the ledger, whatever stores it.
package struct AuditVerification<Store: AuditVerificationStore> {
    let store: Store

    /// - Parameter store: the ledger, as one snapshot.
    package init(_ store: Store) { self.store = store }

    /// Walks the chain; compares the ledger's rows with what each run's event states, each case action with its stored
    /// row, each run with its event, and the end with every stored head.
    package func verdict(_ extent: AuditExtent) throws -> AuditVerdict {
        let keptHead = try store.auditHead()
        var walk = Walk(after: .beginning, keptHead: keptHead)
        do {
            let start = try start(of: extent)
            walk = Walk(after: start.head, keptHead: keptHead)
            if let fault = start.fault { throw fault }
            try walkChain(&walk, after: start.head)
            try checkEnd(of: walk)
            let end = keptHead.sequence
            try checkErasures(end: end)
            try checkRuns(end: end)
            try checkCaseActions(after: start, seen: walk.caseActions, end: end)
            try checkRows(after: start.rows, stated: walk.stated, end: end)
            if extent == .whole { try checkEvidence(end: end) }
        } catch let fault as AuditFault {
            return walk.verdict(fault)
        }
        return walk.verdict(nil)
    }

    /// How far the walk along the chain got, and what it passed.
    private struct Walk {
        var chain: AuditChainReader
        var stated: [StatedRows] = []
        var caseActions: Set<Int64> = []
        /// Where the chain ends as the ledger states it.
        let keptHead: AuditHead

        init(after head: AuditHead, keptHead: AuditHead) {
            chain = AuditChainReader(after: head)
            self.keptHead = keptHead
        }

        func verdict(_ fault: AuditFault?) -> AuditVerdict {
            AuditVerdict(
                count: chain.count,
                first: chain.first,
                head: chain.head ?? .beginning,
                keptHead: keptHead,
                fault: fault
            )
        }
    }

    /// Where verifying starts: the link to start after, and the rows the ledger held then.
    private struct Start {
        var head = AuditHead.beginning
        var rows: [String: RunningDigest] = [:]
        /// What is wrong with the link itself.
        var fault: AuditFault?
    }

    private func start(of extent: AuditExtent) throws -> Start {
        guard case .sinceCheckpoint(let run) = extent, let checkpoint = try store.checkpoint(before: run) else {
            return Start()
        }
        let event = checkpoint.event
        let head = AuditHead(sequence: event.sequence, hash: checkpoint.keptHash)
        guard event.hash == event.expectedHash, event.hash == head.hash else {
            return Start(head: head, fault: AuditFault(sequence: event.sequence, reason: .isNotCheckpoint))
        }
        return Start(head: head, rows: try RunDetail(json: event.detail).rows)
    }

    private func walkChain(_ walk: inout Walk, after start: AuditHead) throws {
        try store.forEachAuditEvent(after: start.sequence) { event in
            if let fault = walk.chain.check(event) { throw fault }
            let action = AuditAction(rawValue: event.action)
            if action == .run { walk.stated.append(try checkRun(event)) }
            if action?.isAboutCase == true { walk.caseActions.insert(try checkCaseAction(event)) }
        }
    }

    private func checkEnd(of walk: Walk) throws {
        let head = walk.keptHead
        if let reached = walk.chain.head, reached != head {
            throw AuditFault(
                sequence: max(head.sequence, reached.sequence),
                reason: .end(.endsElsewhere(at: reached.sequence, kept: head.sequence))
            )
        }
    }

    // MARK: Runs

    /// Checks that a run and the one before it are as the run's event states.
    ///
    /// - Returns: what the event says the tables held.
    private func checkRun(_ event: AuditEvent) throws -> StatedRows {
        guard case .success(let stated) = Result(catching: { try RunDetail(json: event.detail) }) else {
            throw AuditFault(sequence: event.sequence, reason: .statesNoRows)
        }
        let judged = try store.judgement(of: stated.run)
        let salt = try store.auditSalt()
        // A night that was run again has an event for each time; the run keeps what it judged by last.
        let isJudgedAgain = judged?.auditSequence.map { $0 > event.sequence } ?? false
        guard let judged, judged.asOf.text == stated.asOf,
            isJudgedAgain || saltedDigest(judged.policy, salt: salt) == stated.policyDigest
        else {
            throw AuditFault(sequence: event.sequence, reason: .runDiffers(stated.run))
        }
        guard try store.digestOfRun(before: stated.run) == stated.runBefore else {
            throw AuditFault(sequence: event.sequence, reason: .runBeforeDiffers(stated.run))
        }
        return StatedRows(sequence: event.sequence, digests: stated.rows)
    }

    /// Looks for a run without an event, or whose event is gone.
    private func checkRuns(end: Int64) throws {
        guard let found = try store.runWithoutEvent() else { return }
        guard let kept = found.keptSequence else {
            throw AuditFault(sequence: end, reason: .end(.runWithoutEvent(found.run)))
        }
        throw AuditFault(sequence: kept, reason: .keptHeadIsMissing(found.run))
    }

    // MARK: Erasures

    /// Checks that the rows changed by erasures are those their links name, and as the erasures left them.
    private func checkErasures(end: Int64) throws {
        var kept = try store.digestsOfForgottenRows()
        for event in try store.auditEvents(of: .forgotten) {
            guard case .success(let stated) = Result(catching: { try ForgetDetail(json: event.detail) }),
                kept.removeValue(forKey: event.sequence) ?? RunningDigest.beginning.hash == stated.rowsDigest
            else {
                throw AuditFault(sequence: event.sequence, reason: .erasureDiffers)
            }
        }
        guard kept.isEmpty else {
            throw AuditFault(sequence: end, reason: .end(.erasureWithoutEvent))
        }
    }

    // MARK: Case actions

    /// Checks that a link about a case agrees with the case action it names.
    ///
    /// - Returns: the number of the case action.
    private func checkCaseAction(_ event: AuditEvent) throws -> Int64 {
        guard let named = try? NamedCaseAction(json: event.detail) else {
            throw AuditFault(sequence: event.sequence, reason: .statesNoCaseAction)
        }
        let kept = try store.caseAction(named.number)
        guard try kept?.isStated(by: event, salt: store.auditSalt()) == true else {
            throw AuditFault(sequence: event.sequence, reason: .caseActionDiffers(event.subject))
        }
        return named.number
    }

    /// Looks for a case action without a link, among those the chain did not hold at the start.
    private func checkCaseActions(after start: Start, seen: Set<Int64>, end: Int64) throws {
        let last = start.rows[store.caseActionTable]?.lastKey ?? .min
        try store.forEachCaseAction(after: last) { number, caseID in
            guard !seen.contains(number) else { return }
            throw AuditFault(sequence: end, reason: .end(.caseActionWithoutEvent(caseID: caseID)))
        }
    }

    private func checkEvidence(end: Int64) throws {
        guard let evidence = try store.evidenceWithOtherBytes() else { return }
        throw AuditFault(sequence: end, reason: .end(.evidenceDiffers(evidence)))
    }
}

/// The part of the detail of a link about a case that names the case action.
private struct NamedCaseAction: Decodable {
    let number: Int64

    private enum CodingKeys: String, CodingKey {
        case number = "case_event"
    }
}

import AppStoreClient
import AppStoreRecords
import Ledger
import ReconciliationCore
import Reports

/// The second stage: Apple's answer about everything that has no final answer yet. Offline first; what proves nothing here is
/// asked about where that is allowed.
struct VerifyStage {
    let ledger: any LedgerEngine
    let reading: EvidenceReading
    let asOf: Instant
    /// Those of the configuration; empty: every app is ours.
    let apps: Set<BundleID>
    /// Nil: nobody is asked in this run.
    var clients: AppleClients?
    /// About which receipts runs that ask Apple ask verifyReceipt.
    let verifyReceipt: AppleSettings.Use
    /// Due or not.
    var isEverything = false
    /// The run that counts what is new about evidence, for the next report; nil: none does.
    var run: RunID?
    /// Nil: progress is not shown.
    var progress: StageProgress?

    /// What is read, judged and recorded at a time, while as much is judged ahead: bounds the memory of the stage.
    var pageLimit = PageLimit.usual
    /// Bytes of Apple's answers kept before they are recorded.
    static let answeredBytesMax = 16 << 20
    /// Why no chain held: other roots may say otherwise.
    private static let chainRules = Set(
        [EvidenceRejectionRule.chainUntrusted, .certificateExpired, .markerMissing].map(\.rawValue)
    )

    struct Outcome: Sendable {
        var judged = 0
        var byOutcome: [EvidenceOutcome: Int] = [:]
        /// What this run found out; what earlier ones did was reported then.
        var news = EvidenceNews()
        var asking = AskingTally()
    }

    /// The stage as a night and `recoup verify` do it. Nobody is asked until it has clients.
    ///
    /// - Throws: status 64 where a configured root certificate cannot be used.
    init(
        _ configuration: Configuration,
        ledger: any LedgerEngine,
        asOf: Instant,
        isAfterCutOffRun: Bool,
        in context: Context
    ) throws {
        self.ledger = ledger
        reading = EvidenceReading(
            verifier: try configuration.evidenceVerifier(asOf: asOf),
            trial: EvidenceTrial(of: configuration, asOf: asOf),
            isAfterCutOffRun: isAfterCutOffRun
        )
        self.asOf = asOf
        apps = Set(configuration.apps)
        verifyReceipt = configuration.apple.verifyReceipt
        progress = StageProgress(of: VerifyStep.name, in: context)
    }

    func run() async throws -> Outcome {
        try ledger.requeueEvidence(underRoots: reading.verifier.roots, refusedBy: Self.chainRules)
        var outcome = Outcome()
        if clients?.verifyReceipt != nil, !isEverything {
            outcome.asking.awaitingTurn = try ledger.evidenceAwaitingTurn(asOf: asOf)
        }
        var news = EvidenceNews()
        var progress = progress
        let reading = reading
        var due = DueEvidenceReader()
        var page = try nextPage(&due)
        var judged = await reading.judge(page)
        while !page.isEmpty {
            // Judged while this page is asked about and recorded.
            let following = try nextPage(&due)
            async let followingJudged = reading.judge(following)
            if clients?.verifyReceipt != nil {
                due.noteAsked(judged.lazy.filter { $0.isDue(verifyReceipt) }.map(\.piece.id))
            }
            try await ask(&judged, &outcome.asking, &news)
            news += try ledger.record(judged.map(\.known), asOf: asOf, countedIn: run)
            for question in judged where question.isJudged {
                outcome.judged += 1
                outcome.byOutcome[question.known.outcome, default: 0] += 1
            }
            outcome.asking.noteRowsSetAside(of: judged.filter(\.isNew).map(\.known))
            progress?.advance(outcome.judged)
            page = following
            judged = await followingJudged
            if page.isEmpty {
                due.goBackToWhatCameIn()
                page = try nextPage(&due)
                judged = await reading.judge(page)
            }
        }
        try checkDevices()
        outcome.news = news
        return outcome
    }

    private func nextPage(_ due: inout DueEvidenceReader) throws -> [DueEvidence] {
        try due.next { place in
            try ledger.dueEvidence(
                after: place,
                limit: pageLimit,
                asOf: asOf,
                apps: apps,
                includingNotDue: isEverything,
                isAskingApple: clients != nil
            )
        }
    }

    /// Puts Apple's answers in the place of those that need them. Answers that came are recorded as soon as they are many
    /// bytes together: a page of large ones would not fit into memory.
    private func ask(
        _ judged: inout [ReceiptQuestion],
        _ tally: inout AskingTally,
        _ news: inout EvidenceNews
    ) async throws {
        guard let clients else {
            for index in judged.indices { judged[index].leaveToApple(verifyReceipt, asOf: asOf) }
            return
        }
        guard let client = clients.verifyReceipt else { return }
        let due = judged.indices.filter { judged[$0].isDue(verifyReceipt) }
        guard !due.isEmpty else { return }
        let questions = judged
        var unanswered: [(Int, AppleAnswer<VerifyReceiptStatement>)] = []
        var answered: [Int] = []
        var answeredBytes = 0
        try await withThrowingTaskGroup(of: (Int, AppleAnswer<VerifyReceiptStatement>).self) { group in
            var waiting = due.makeIterator()
            func askNext() {
                guard let index = waiting.next() else { return }
                group.addTask { (index, await questions[index].ask(client, clients)) }
            }
            for _ in 0..<clients.width { askNext() }
            while let (index, answer) = try await group.next() {
                askNext()
                guard case .answered(let statement) = answer else {
                    unanswered.append((index, answer))
                    continue
                }
                let fault = questions[index].fault(answer)
                tally.note(answer, fault)
                judged[index].known = questions[index].answer(answer, countsAttempt: true, asOf: asOf)
                guard fault == nil else { continue }
                answered.append(index)
                answeredBytes += statement.body.bytes.count
                guard answeredBytes >= Self.answeredBytesMax else { continue }
                news += try ledger.record(answered.map { judged[$0].known }, asOf: asOf, countedIn: run)
                // Recording a final answer again changes nothing.
                for index in answered { judged[index].known.appleAnswer = nil }
                answered = []
                answeredBytes = 0
            }
        }
        let countsAttempt = await clients.countsAttempts(.verifyReceipt)
        for (index, answer) in unanswered {
            tally.note(answer)
            judged[index].known = judged[index].answer(answer, countsAttempt: countsAttempt, asOf: asOf)
        }
    }
}

extension EvidenceNews {
    /// What the first lines say of them.
    var alarms: [Message] {
        var alarms: [Message] = []
        if unverifiable > 0 { alarms.append(.becameUnverifiable(unverifiable)) }
        if isBarelyReadable { alarms.append(.evidenceBarelyReadable(unreadable, of: read)) }
        return alarms
    }
}

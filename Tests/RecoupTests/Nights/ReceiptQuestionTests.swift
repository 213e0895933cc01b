import AppStoreClient
import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreRecords
@testable import AppStoreSimulator
@testable import Recoup

/// What verifyReceipt's answers, and having none, make of a receipt that proves nothing by itself.
@Suite struct ReceiptQuestionTests {
    private static let asOf = Instant(milliseconds: 1_772_334_000_000)

    /// A receipt only Apple can judge, asked about so often since then.
    private func question(attempts: Int = 0, daysAgo: Int64 = 0) async -> ReceiptQuestion {
        var piece = DueEvidence(
            id: 1,
            digest: ContentDigest(of: [1]),
            bytes: [1],
            origin: .client,
            attempts: attempts
        )
        piece.firstAttemptAt = attempts == 0 ? nil : Self.asOf + Span(milliseconds: -Span.days(daysAgo).milliseconds)
        var offline = EvidenceAnswer(evidenceID: 1, form: .legacyReceipt, outcome: .pending)
        offline.isAttempt = false
        let verifier = EvidenceVerifier(anchors: .apple, now: Self.asOf.milliseconds)
        return ReceiptQuestion(piece: piece, verdict: await verifier.verify([1]), known: offline)
    }

    @Test(arguments: [
        (Int64(21003), EvidenceOutcome.refused, "apple_21003"), (21010, .refused, "apple_21010"),
        (21000, .unverifiable, "apple_21000"), (21150, .unverifiable, "apple_21150"),
    ])
    func `a final no is kept under its number`(code: Int64, outcome: EvidenceOutcome, rule: String) async {
        let answer = await question().answer(.final(errorCode: code), countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == outcome && answer.rule == rule && answer.isAttempt)
        #expect((ForgeryRule(rawValue: rule) != nil) == (code == 21003))
    }

    @Test(arguments: [[], ["com.example.game"]])
    func `bytes whose app nobody knows are of none of ours`(apps: [String]) async {
        #expect(await !question().isOurs(apps.map { BundleID($0) }))
    }

    @Test(arguments: [
        (EvidenceForm.appReceipt, EvidenceRejectionRule.unsupportedAlgorithm, EvidenceOutcome.pending),
        (.appReceipt, .unsupportedStructure, .pending), (.legacyReceipt, .unsupportedKey, .pending),
        (.appReceipt, .appIDMismatch, .unverifiable), (.signedData, .unsupportedAlgorithm, .unverifiable),
        (.unknown, .readingFailed, .unverifiable), (.appReceipt, .signatureMismatch, .refused),
    ])
    func `a run that asks nobody leaves to Apple what it cannot judge`(
        form: EvidenceForm,
        rule: EvidenceRejectionRule,
        outcome: EvidenceOutcome
    ) async {
        let verdict = EvidenceVerdict(
            form: form,
            outcome: VerificationOutcome(Rejection(rule, "It cannot be judged here.")),
            unproven: nil,
            roots: []
        )
        var question = ReceiptQuestion(await question().piece, verdict)
        question.leaveToApple(.auto, asOf: Self.asOf)
        #expect(question.known.outcome == outcome && !question.known.isAttempt == !outcome.isFinal)
        #expect(question.known.rule == (outcome == .pending ? "needs_apple" : rule.rawValue))
    }

    @Test(arguments: [
        (AppleSettings.Use.always, EvidenceOutcome.verified, true), (.always, .empty, true), (.always, .refused, false),
        (.auto, .verified, false), (.never, .verified, false),
    ])
    func `where Apple is asked about every receipt, a run that asks nobody leaves the question open`(
        use: AppleSettings.Use,
        outcome: EvidenceOutcome,
        isLeftOpen: Bool
    ) async {
        var question = await question()
        question = ReceiptQuestion(
            piece: question.piece,
            verdict: EvidenceVerdict(
                form: .appReceipt,
                outcome: VerificationOutcome(Rejection(.signatureMismatch, "")),
                unproven: nil,
                roots: []
            ),
            known: question.known
        )
        question.known.outcome = outcome
        question.leaveToApple(use, asOf: Self.asOf)
        #expect(question.known.outcome == outcome)
        #expect(question.known.nextAttemptAt == (isLeftOpen ? Self.asOf : nil))
    }

    @Test(arguments: [Int64(21010), 21199])
    func `of what Apple refuses nothing is left, what was set aside in it included`(code: Int64) async {
        var question = await question()
        question.known.rowCount = 2
        question.known.setAside = [EvidenceAnswer.SetAside(rule: "implausible_quantity", detail: "0")]
        let answer = question.answer(.final(errorCode: code), countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == (code == 21010 ? .refused : .unverifiable))
        #expect(answer.rowCount == 0 && answer.setAside.isEmpty && answer.statements.isEmpty)
    }

    @Test(arguments: [Int64(21000), 21004, 21104, 21003])
    func `that Apple says nothing of what its signature proves takes nothing away`(code: Int64) async {
        var question = await question()
        question.known.outcome = .verified
        question.known.rowCount = 1
        let answer = question.answer(.final(errorCode: code), countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == (code == 21003 ? .refused : .verified))
        #expect(answer.rowCount == (code == 21003 ? 0 : 1))
    }

    @Test(arguments: [
        (AppleAnswer<VerifyReceiptStatement>.retryLater(.timedOut, after: nil), Span.hours(1), true),
        (.retryLater(.rateLimited, after: .hours(3)), .hours(3), false), (.budgetSpent, .hours(0), false),
        (.outage, .hours(0), false), (.credentialsRefused, .hours(0), false),
    ])
    func `where Apple does not answer about what its signature proves, that stays, and it is asked again`(
        word: AppleAnswer<VerifyReceiptStatement>,
        wait: Span,
        isAttempt: Bool
    ) async {
        var question = await question(attempts: 0)
        question.known.outcome = .verified
        #expect(question.answer(word, countsAttempt: true, asOf: Self.asOf).isAttempt, "that it was judged counts")
        var piece = question.piece
        piece.outcome = .verified
        let again = ReceiptQuestion(piece: piece, verdict: question.verdict, known: question.known)
        let answer = again.answer(word, countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == .verified && answer.rule == nil && answer.isAttempt == isAttempt)
        #expect(answer.nextAttemptAt == Self.asOf + wait)
    }

    @Test func `what its signature proves is asked about in vain for fourteen days, and stays`() async {
        var question = await question(attempts: 9, daysAgo: 14)
        question.known.outcome = .verified
        let failure = AppleAnswer<VerifyReceiptStatement>.retryLater(.serverError, after: nil)
        let answer = question.answer(failure, countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == .verified && answer.rule == nil && answer.nextAttemptAt == nil)
    }

    @Test func `a failure counts, waits and decides nothing`() async {
        let failure = AppleAnswer<VerifyReceiptStatement>.retryLater(.timedOut, after: nil)
        let answer = await question().answer(failure, countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == .pending && answer.isAttempt)
        #expect(answer.nextAttemptAt == Self.asOf + .hours(1))
    }

    @Test(arguments: [ExchangeResult.rateLimited, .timedOut])
    func `how long Apple asks to wait counts from the as-of`(result: ExchangeResult) async {
        let later = AppleAnswer<VerifyReceiptStatement>.retryLater(result, after: .hours(3))
        let answer = await question().answer(later, countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == .pending && answer.nextAttemptAt == Self.asOf + .hours(3))
    }

    @Test func `in an outage nothing counts`() async {
        let failure = AppleAnswer<VerifyReceiptStatement>.retryLater(.timedOut, after: nil)
        let answer = await question(attempts: 9, daysAgo: 20).answer(failure, countsAttempt: false, asOf: Self.asOf)
        #expect(answer.outcome == .pending && !answer.isAttempt && answer.nextAttemptAt == nil)
    }

    @Test(arguments: [AppleAnswer<VerifyReceiptStatement>.outage, .budgetSpent, .credentialsRefused])
    func `what was not asked stays due and is no attempt`(word: AppleAnswer<VerifyReceiptStatement>) async {
        let answer = await question(attempts: 30, daysAgo: 90).answer(word, countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == .pending && !answer.isAttempt && answer.nextAttemptAt == nil)
    }

    @Test(arguments: [(8, Int64(20), EvidenceOutcome.pending), (9, 13, .pending), (9, 14, .unverifiable)])
    func `it is given up after ten attempts over fourteen days`(
        attempts: Int,
        days: Int64,
        outcome: EvidenceOutcome
    ) async {
        let failure = AppleAnswer<VerifyReceiptStatement>.retryLater(.serverError, after: nil)
        let answer = await question(attempts: attempts, daysAgo: days)
            .answer(failure, countsAttempt: true, asOf: Self.asOf)
        #expect(answer.outcome == outcome && answer.isAttempt)
        #expect((answer.nextAttemptAt == nil) == (outcome == .unverifiable), "named where one is made")
    }
}

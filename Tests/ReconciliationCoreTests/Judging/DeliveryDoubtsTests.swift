import ReconciliationCore
import Testing

/// What is to be checked at the backend before anybody delivers it (Rules 5.15), beyond what Apple does not know.
@Suite struct DeliveryDoubtsTests {
    private static let refundedAt = paid + .hours(5)

    /// A purchase that Apple signed, with an owner, and what is said of its refund.
    private static func stated(_ statements: RefundStatement...) -> Dossier {
        dossier {
            $0.traces = [upload(.proven, by: "a")]
            $0.refundStatements = [TransactionID("100"): statements]
        }
    }

    private static func row(at moment: Instant = refundedAt) -> RefundStatement {
        RefundStatement(source: .payments, isRefunded: true, refundedAt: moment)
    }

    private static func silent(_ source: EvidenceSource, at moment: Instant?) -> RefundStatement {
        RefundStatement(source: source, statedAt: moment)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var dossier: Dossier
        var refundedAt: Instant?
    }

    @Test(arguments: [
        Row(testDescription: "nobody states one", dossier: stated(silent(.appReceipt, at: paid))),
        Row(
            testDescription: "the backend does, after the receipt",
            dossier: stated(silent(.appReceipt, at: paid), row()),
            refundedAt: refundedAt
        ),
        Row(
            testDescription: "a receipt from after it is silent, which clears nothing",
            dossier: stated(row(), silent(.appReceipt, at: refundedAt + .hours(1))),
            refundedAt: refundedAt
        ),
        Row(
            testDescription: "a transaction signed at the same moment shows none",
            dossier: stated(silent(.signedTransaction, at: refundedAt), row()),
            refundedAt: refundedAt
        ),
        Row(
            testDescription: "a transaction signed later shows none",
            dossier: stated(silent(.serverAPI, at: refundedAt + .seconds(1)), row())
        ),
        Row(
            testDescription: "one of two signed transactions is from after it",
            dossier: stated(
                silent(.serverAPI, at: refundedAt + .hours(1)),
                silent(.signedTransaction, at: refundedAt - .hours(1)),
                row()
            )
        ),
        Row(
            testDescription: "a transaction signed at an unknown time shows none",
            dossier: stated(silent(.signedTransaction, at: nil), row()),
            refundedAt: refundedAt
        ),
        Row(
            testDescription: "it was reversed once, and refunded again",
            dossier: stated(row(), silent(.notification, at: refundedAt + .hours(1)), row(at: refundedAt + .hours(2))),
            refundedAt: refundedAt + .hours(2)
        ),
        Row(
            testDescription: "a signed transaction from after it shows another refund, which contradicts none",
            dossier: stated(
                row(),
                RefundStatement(source: .serverAPI, statedAt: refundedAt + .hours(1), isRefunded: true)
            ),
            refundedAt: refundedAt
        ),
        Row(
            testDescription: "Apple stated one itself, of a part",
            dossier: stated(
                RefundStatement(source: .serverAPI, statedAt: refundedAt, isRefunded: true, refundedAt: refundedAt)
            )
        ),
        Row(testDescription: "at the as-of", dossier: stated(row(at: asOf)), refundedAt: asOf),
        Row(testDescription: "after it", dossier: stated(row(at: asOf + .seconds(1)))),
    ])
    func `a refund that only the backend states revokes nothing, and nobody delivers unchecked`(row: Row) {
        let verdict = judge(row.dossier, policy: policy, asOf: asOf)
        #expect(verdict.whiteState == .missingCredit)
        #expect(verdict.nextStep == (row.refundedAt == nil ? .creditOwner : .checkBackend))
        #expect(verdict.findings.map(\.nextStep) == [verdict.nextStep])
        let explained = explain(row.dossier, statements: [], policy: policy, asOf: asOf)
        #expect(explained.unconfirmedRefundAt == row.refundedAt)
    }

    @Test func `a refund of one of several transactions is enough, and the latest is told`() {
        var several = Self.stated(Self.row())
        several.refundStatements[TransactionID("101")] = [Self.row(at: Self.refundedAt + .hours(3))]
        several.refundStatements[TransactionID("102")] = [Self.silent(.serverAPI, at: Self.refundedAt + .hours(2))]
        func unconfirmed() -> Instant? {
            explain(several, statements: [], policy: policy, asOf: asOf).unconfirmedRefundAt
        }
        #expect(unconfirmed() == Self.refundedAt + .hours(3))
        several.refundStatements[TransactionID("102")] = [Self.silent(.serverAPI, at: asOf)]
        #expect(unconfirmed() == nil, "signed later without one, under whichever id")
    }

    @Test func `a refund that Apple states too, or that counts because Apple signed nothing, is told as one`() {
        func unconfirmed(_ transaction: MergedTransaction) -> Instant? {
            var dossier = Self.stated(Self.row())
            dossier.transactions = [transaction]
            return explain(dossier, statements: [], policy: policy, asOf: asOf).unconfirmedRefundAt
        }
        #expect(unconfirmed(transaction()) == Self.refundedAt)
        #expect(unconfirmed(transaction(grade: .asserted)) == nil)
        #expect(unconfirmed(transaction { $0.revocation = Revocation(date: Self.refundedAt) }) == nil)
        let part = Revocation(date: paid, type: "REFUND_PRORATED")
        #expect(unconfirmed(transaction { $0.revocation = part }) == Self.refundedAt)
    }

    @Test func `the rest of a part delivery is not delivered while a row about it is dated after the as-of`() {
        var part = dossier(transaction { $0.quantity = 3 }) {
            $0.traces = [upload(.proven, by: "a")]
            $0.credits = [credit(to: "a", quantity: 1)]
        }
        func steps() -> [String] {
            judge(part, policy: policy, asOf: asOf).findings.map { "\($0.kind) \($0.nextStep)" }
        }
        #expect(steps() == ["contentMismatch creditOwner"])
        part.futureCreditAt = asOf + .hours(1)
        #expect(steps() == ["contentMismatch checkBackend"])
    }

    private static func withdrawn(by user: UserID, deliveredTo recipients: UserID...) -> Credit {
        var credit = credit(to: user, order: "2", status: .withdrawn)
        credit.recipients = Set(recipients)
        return credit
    }

    @Test(
        arguments: [(["a"], .checkBackend), (["b"], .creditOwner), ([], .creditOwner)] as [([UserID], NextStep)]
    )
    func `the rest is not delivered again where the owner had more of it, and a part was taken back`(
        recipients: [UserID],
        nextStep: NextStep
    ) {
        let part = dossier(transaction { $0.quantity = 3 }) {
            $0.traces = [upload(.proven, by: "a")]
            $0.credits = [credit(to: "a", quantity: 1)]
            $0.credits[0].recipients = Set(recipients)
        }
        #expect(judge(part, policy: policy, asOf: asOf).findings.map(\.nextStep) == [nextStep])
    }

    struct Doubt: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var change: @Sendable (inout Dossier) -> Void
        var isDoubtful = true
    }

    @Test(arguments: [
        Doubt(testDescription: "nothing is said", change: { _ in }, isDoubtful: false),
        Doubt(testDescription: "a row was refused") { $0.refusedCredit = RefusedCredit(file: "c.csv", line: 3) },
        Doubt(testDescription: "a delivery names the other store") { $0.creditOfOtherStore = credit(to: "b") },
        Doubt(testDescription: "its original was delivered, and nobody knows its type") {
            $0.transactions[0].facts.type = nil
            $0.creditOfOriginal = credit(to: "b")
        },
        Doubt(
            testDescription: "its original was delivered, and it is a consumable",
            change: { $0.creditOfOriginal = credit(to: "b") },
            isDoubtful: false
        ),
        Doubt(testDescription: "an unsigned notification states a refund") { $0.refundNoticeAt = asOf - .hours(1) },
        Doubt(testDescription: "a delivery failed") { $0.credits.append(credit(to: "a", order: "2", status: .failed)) },
        Doubt(testDescription: "a delivery to the owner was taken back") {
            $0.credits.append(credit(to: "a", order: "2", status: .withdrawn))
        },
        Doubt(
            testDescription: "a delivery to somebody else was taken back",
            change: { $0.credits.append(credit(to: "b", order: "2", status: .withdrawn)) },
            isDoubtful: false
        ),
        Doubt(testDescription: "a row of somebody else took a delivery to the owner back") {
            $0.credits.append(withdrawn(by: "system", deliveredTo: "a"))
        },
        Doubt(testDescription: "a delivery to the owner was moved to somebody else, and taken back") {
            $0.credits.append(withdrawn(by: "b", deliveredTo: "a", "b"))
        },
        Doubt(
            testDescription: "a row of somebody else took a delivery to a third one back",
            change: { $0.credits.append(withdrawn(by: "system", deliveredTo: "b")) },
            isDoubtful: false
        ),
        Doubt(
            testDescription: "a delivery that a case stated counts no longer",
            change: { $0.credits.append(credit(to: "a", order: "2", status: .withdrawn, source: .case_)) },
            isDoubtful: false
        ),
    ])
    func `what may have been delivered or paid back is looked up before it is delivered, whole or in part`(doubt: Doubt)
    {
        var whole = Self.stated()
        doubt.change(&whole)
        #expect(judge(whole, policy: policy, asOf: asOf).nextStep == (doubt.isDoubtful ? .checkBackend : .creditOwner))

        var part = dossier(transaction { $0.quantity = 3 }) {
            $0.traces = [upload(.proven, by: "a")]
            $0.credits = [credit(to: "a", quantity: 1)]
        }
        doubt.change(&part)
        let steps = judge(part, policy: policy, asOf: asOf).findings.map { "\($0.kind) \($0.nextStep)" }
        #expect(steps == ["contentMismatch \(doubt.isDoubtful ? "checkBackend" : "creditOwner")"])
    }

    @Test(arguments: [
        (Span.hours(23), asOf, NextStep.wait), (.hours(24), asOf, .creditOwner), (.hours(24), asOf - .hours(25), .wait),
        (.hours(24), asOf - .hours(24), .creditOwner),
    ])
    func `the rest of a part delivery is due when the whole would be`(
        age: Span,
        watermark: Instant,
        nextStep: NextStep
    ) {
        let part = dossier(transaction(paidAt: asOf - age) { $0.quantity = 3 }) {
            $0.traces = [upload(.proven, by: "a")]
            $0.credits = [credit(to: "a", at: asOf - .hours(1), quantity: 1)]
        }
        var known = policy
        known.creditsWatermark = watermark
        let findings = judge(part, policy: known, asOf: asOf).findings
        #expect(findings.map(\.detail) == ["short_delivery"] && findings.map(\.nextStep) == [nextStep])
    }

    @Test func `the rest of a purchase without a date, and of one that a person settled`() {
        var part = dossier(transaction(paidAt: nil) { $0.quantity = 3 }) {
            $0.traces = [upload(.proven, by: "a")]
            $0.credits = [credit(to: "a", quantity: 1)]
        }
        #expect(judge(part, policy: policy, asOf: asOf).findings.map(\.nextStep) == [.creditOwner])
        part.settlement = .refundedByUs
        #expect(judge(part, policy: policy, asOf: asOf).findings.map(\.nextStep) == [.checkBackend])
    }

    @Test func `a delivery dated after the as-of is none yet, and nobody delivers a second time`() {
        var ahead = Self.stated()
        #expect(judge(ahead, policy: policy, asOf: asOf).nextStep == .creditOwner)
        ahead.futureCreditAt = asOf + .hours(8)
        let verdict = judge(ahead, policy: policy, asOf: asOf)
        #expect(verdict.whiteState == .missingCredit)
        #expect(verdict.nextStep == .checkBackend)
    }
}

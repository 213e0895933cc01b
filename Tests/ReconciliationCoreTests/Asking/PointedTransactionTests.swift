import ReconciliationCore
import Testing

/// Rules 6: what an unsigned notification points at is asked about until Apple states it.
@Suite struct PointedTransactionTests {
    private static func stated(
        _ grade: Grade = .signed,
        by source: EvidenceSource = .serverAPI,
        in environment: StoreEnvironment = .production,
        revoked revocation: Revocation? = nil,
        hours: Int64? = nil
    ) -> PointedTransaction.Statement {
        PointedTransaction.Statement(
            environment: environment,
            grade: grade,
            source: source,
            revocation: revocation,
            statedAt: hours.map { paid + .hours($0) }
        )
    }

    private static let refund = Revocation(date: nil)
    private static let half = Revocation(date: nil, type: "REFUND_PRORATED", percentage: 50_000)

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var environment: StoreEnvironment? = .production
        var isRevocation = false
        var statement: PointedTransaction.Statement
        var isAnswered: Bool
    }

    /// The notification came ten hours after the payment.
    @Test(arguments: [
        Row(testDescription: "a purchase that Apple signed", statement: stated(), isAnswered: true),
        Row(testDescription: "a purchase that Apple reported", statement: stated(.reported), isAnswered: true),
        Row(testDescription: "a purchase of the backend's", statement: stated(.asserted), isAnswered: false),
        Row(testDescription: "another environment", statement: stated(in: .sandbox), isAnswered: false),
        Row(
            testDescription: "any environment, where none is named",
            environment: nil,
            statement: stated(in: .sandbox),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund that is only stated as a purchase",
            isRevocation: true,
            statement: stated(hours: 9),
            isAnswered: false
        ),
        Row(testDescription: "a refund without a moment", isRevocation: true, statement: stated(), isAnswered: false),
        Row(
            testDescription: "a refund that is stated as one",
            isRevocation: true,
            statement: stated(revoked: refund),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund of all that was stated before",
            isRevocation: true,
            statement: stated(.reported, by: .verifyReceipt, revoked: refund, hours: 9),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund of a part that was stated before",
            isRevocation: true,
            statement: stated(revoked: half, hours: 9),
            isAnswered: false
        ),
        Row(
            testDescription: "a refund of a part that was stated since",
            isRevocation: true,
            statement: stated(revoked: half, hours: 11),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund, and a signed transaction of that moment",
            isRevocation: true,
            statement: stated(hours: 10),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund, and a later receipt without one",
            isRevocation: true,
            statement: stated(by: .appReceipt, hours: 11),
            isAnswered: false
        ),
        Row(
            testDescription: "a refund, and a later answer without one about a receipt",
            isRevocation: true,
            statement: stated(.reported, by: .verifyReceipt, hours: 11),
            isAnswered: false
        ),
        Row(
            testDescription: "a refund only the backend states",
            isRevocation: true,
            statement: stated(.asserted, by: .payments, revoked: refund),
            isAnswered: false
        ),
    ])
    func `one statement of Apple's answers it`(row: Row) {
        let pointer = EvidenceAnswer.Pointer(
            TransactionID("1"),
            environment: row.environment,
            isRevocation: row.isRevocation
        )
        let pointed = PointedTransaction(pointer, pointedAt: paid + .hours(10))
        #expect(pointed.isAnswered(by: [row.statement]) == row.isAnswered)
        #expect(pointed.isAnswered(by: [Self.stated(.asserted), row.statement]) == row.isAnswered)
        #expect(!pointed.isAnswered(by: []))
    }

    private let second = PointedTransaction(
        EvidenceAnswer.Pointer(TransactionID("1"), environment: .production, isRevocation: true),
        pointedAt: paid + .hours(10)
    )

    @Test func `a refund that Apple took back answers nothing about the next one`() {
        let refunded = Self.stated(revoked: Self.refund, hours: 5)
        #expect(second.isAnswered(by: [refunded]))
        #expect(!second.isAnswered(by: [refunded, Self.stated(hours: 6)]))
        #expect(second.isAnswered(by: [refunded, Self.stated(hours: 6), Self.stated(revoked: Self.refund, hours: 7)]))
        #expect(
            second.isAnswered(by: [refunded, Self.stated(hours: 5)]),
            "only a later signature without a refund takes it back"
        )
        #expect(!second.isAnswered(by: [Self.stated(revoked: Self.refund), Self.stated(hours: 6)]), "which was later?")
        #expect(second.isAnswered(by: [refunded, Self.stated(by: .appReceipt, hours: 6)]))
        #expect(second.isAnswered(by: [refunded, Self.stated(revoked: Self.half, hours: 6)]))
    }

    @Test func `that Apple does not know it is not final once Apple has stated it`() {
        let policy = AskingPolicy(
            apps: [game],
            environments: [.production],
            grace: .hours(24),
            recheck: .days(7),
            creditsSince: nil,
            creditsWatermark: nil
        )
        var asOf = paid + .days(12)
        var waiting = WaitingTransaction(since: second.pointedAt)
        waiting.notFound = StoreEnvironment.allCases.map {
            NotFoundAnswer(app: game, environment: $0, askedAt: paid + .days(5))
        }
        func due(_ statements: [PointedTransaction.Statement]) -> WaitingTransaction? {
            policy.due(waiting, for: second, asOf: asOf) { statements }
        }
        #expect(due([]) == nil && due([Self.stated(.asserted, by: .payments)]) == nil)
        #expect(due([Self.stated(in: .sandbox)]) == nil, "that is another purchase")
        #expect(due([Self.stated(hours: 2)])?.notFound == [])
        #expect(due([Self.stated(revoked: Self.refund, hours: 2)]) == nil)
        asOf = asOf - .seconds(1)
        #expect(due([Self.stated(hours: 2)]) == nil, "once in a recheck interval")
        asOf = asOf + .seconds(1)
        waiting.nextAttemptAt = asOf + .hours(1)
        #expect(due([Self.stated(hours: 2)]) == nil)
        waiting = WaitingTransaction(since: second.pointedAt)
        #expect(due([])?.since == second.pointedAt)
    }

    @Test func `what is kept once it is answered says so in words that stay`() {
        #expect(AnsweredNotice.rule == "not_signed")
        #expect(AnsweredNotice.detail == "Nothing in it is signed; Apple has said all that it points at.")
    }
}

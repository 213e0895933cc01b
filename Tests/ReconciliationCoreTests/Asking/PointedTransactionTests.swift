import ReconciliationCore
import Testing

/// Rules 6: what an unsigned notification points at is asked about until Apple states it.
@Suite struct PointedTransactionTests {
    private static func stated(
        _ grade: Grade = .signed,
        in environment: StoreEnvironment = .production,
        isRevoked: Bool = false,
        hours: Int64? = nil
    ) -> PointedTransaction.Statement {
        PointedTransaction.Statement(
            environment: environment,
            grade: grade,
            isRevoked: isRevoked,
            statedAt: hours.map { paid + .hours($0) }
        )
    }

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
            statement: stated(isRevoked: true),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund, and a statement of that moment",
            isRevocation: true,
            statement: stated(hours: 10),
            isAnswered: true
        ),
        Row(
            testDescription: "a refund only the backend states",
            isRevocation: true,
            statement: stated(.asserted, isRevoked: true),
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

    @Test func `what is kept once it is answered says so in words that stay`() {
        #expect(AnsweredNotice.rule == "not_signed")
        #expect(AnsweredNotice.detail == "Nothing in it is signed; Apple has said all that it points at.")
        #expect(!PointedTransaction.Statement(environment: .production, grade: .signed).isRevoked)
    }
}

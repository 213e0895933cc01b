import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// What a customer reads says nothing the books do not know, and leaves nothing out that matters.
@Suite struct CustomerTextTests {
    private func dossier(
        in environment: StoreEnvironment = .production,
        grade: Grade = .signed,
        refund: Revocation? = nil,
        _ change: (inout Dossier) -> Void = { _ in }
    ) -> Dossier {
        var facts = TransactionFacts()
        facts.productID = ProductID("gems.60")
        facts.quantity = 1
        var dossier = Dossier(transactions: [
            MergedTransaction(
                id: TransactionKey(environment: environment, id: TransactionID("1")),
                facts: facts,
                paidAt: asOf - .days(3),
                standingRevocation: refund,
                tokenGrade: nil,
                priceGrade: nil,
                grade: grade,
                source: grade == .asserted ? .payments : .appReceipt,
                bestDigest: ContentDigest(hex: "")
            )
        ])
        change(&dossier)
        return dossier
    }

    private let credit = Credit(
        subject: "o",
        transactionID: TransactionID("1"),
        environment: .production,
        userID: UserID("u1"),
        canonicalUserID: UserID("u1"),
        orderID: nil,
        creditedAt: asOf - .days(1),
        productID: nil,
        quantity: nil,
        status: .credited,
        source: .imported,
        statementID: 1
    )

    private func text(
        _ dossier: Dossier,
        creditsSince: Instant = asOf - .days(30),
        cases: [CaseStanding] = []
    ) -> String {
        let policy = Policy(creditsSince: creditsSince, creditsWatermark: asOf)
        let explanation = explain(dossier, statements: [], policy: policy, asOf: asOf, cases: cases)
        return ExplanationText(explanation, bookedList: nil, bookedReason: nil).customerText()
    }

    private let refund = Revocation(date: asOf - .days(2))

    @Test func `each kind of purchase has its sentences`() throws {
        let texts = [
            ("sandbox", text(dossier(in: .sandbox))),
            ("before coverage", text(dossier(), creditsSince: asOf)),
            ("refunded, then delivered", text(dossier(refund: refund) { $0.credits = [credit] })),
            ("refunded", text(dossier(refund: refund))),
            ("refunded by the backend's word", text(dossier(grade: .asserted, refund: refund))),
            ("settled as fraud", text(dossier { $0.settlement = Settlement(reason: .fraud) })),
            ("parked", text(dossier { $0.settlement = Settlement(reason: .cannotIdentify) })),
        ]
        try expectGolden(texts.map { "# \($0.0)\n\($0.1)" }.joined(separator: "\n"), "customer.kinds.txt")
    }

    @Test func `nobody promises again what a case says was done`() {
        var standing = CaseStanding(caseID: "RC-1", kind: "missing_credit", status: "resolved")
        standing.reason = "credited_manually"
        standing.userID = "u1"
        standing.settledAt = asOf + .hours(1)
        standing.isWaitingForRun = true
        let told = text(dossier(), cases: [standing])
        #expect(told.contains("It was delivered on \((asOf + .hours(1)).text).\nYou do not need to do anything."))
        #expect(!told.contains("RC-") && !told.contains("u1"))
    }
}

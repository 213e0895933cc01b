import ReconciliationCore
import Testing

/// What Apple, asked again, does not know, and only the backend states (Rules 6.11).
@Suite struct PurchaseNotFoundTests {
    private static let graceEnd = paid + policy.grace

    private static let second = BundleID("com.example.second")

    private static func answer(
        _ app: BundleID = game,
        in environment: StoreEnvironment = .production,
        at moment: Instant = graceEnd
    ) -> NotFoundAnswer {
        NotFoundAnswer(app: app, environment: environment, askedAt: moment)
    }

    private static func stated(
        grade: Grade = .asserted,
        of app: BundleID? = game,
        notFound answers: [NotFoundAnswer]
    ) -> Dossier {
        var facts = transaction(grade: grade) { ($0.bundleID, $0.backend) = (app, BackendRecord()) }
        facts.isBundleStated = app != nil
        return dossier(facts) {
            $0.backendUsers = ["a"]
            $0.notFound = [TransactionID("100"): answers]
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var dossier: Dossier
        var notFoundAt: Instant?
    }

    @Test(arguments: [
        Row(testDescription: "nobody was asked", dossier: stated(notFound: [])),
        Row(testDescription: "at the end of grace", dossier: stated(notFound: [answer()]), notFoundAt: graceEnd),
        Row(testDescription: "just before that", dossier: stated(notFound: [answer(at: graceEnd - .seconds(1))])),
        Row(testDescription: "at the as-of", dossier: stated(notFound: [answer(at: asOf)]), notFoundAt: asOf),
        Row(testDescription: "after it", dossier: stated(notFound: [answer(at: asOf + .seconds(1))])),
        Row(testDescription: "in the other store", dossier: stated(notFound: [answer(in: .sandbox)])),
        Row(testDescription: "another app", dossier: stated(notFound: [answer(BundleID("com.example.other"))])),
        Row(testDescription: "Apple reported it", dossier: stated(grade: .reported, notFound: [answer()])),
        Row(testDescription: "Apple signed it", dossier: stated(grade: .signed, notFound: [answer()])),
        Row(
            testDescription: "another app as well, after the as-of",
            dossier: stated(notFound: [answer(), answer(second, at: asOf + .days(1))]),
            notFoundAt: graceEnd
        ),
        Row(
            testDescription: "of an unknown app, one of two asked",
            dossier: stated(of: nil, notFound: [answer()])
        ),
        Row(
            testDescription: "of an unknown app, both asked",
            dossier: stated(of: nil, notFound: [answer(), answer(second, at: graceEnd + .hours(1))]),
            notFoundAt: graceEnd + .hours(1)
        ),
    ])
    func `what Apple does not know is not delivered on the backend's statement alone`(row: Row) {
        var apps = policy
        apps.apps = [game, Self.second]
        let verdict = judge(row.dossier, policy: apps, asOf: asOf)
        #expect(verdict.whiteState == .missingCredit)
        #expect(verdict.nextStep == (row.notFoundAt == nil ? .creditOwner : .checkBackend))
        #expect(explain(row.dossier, statements: [], policy: apps, asOf: asOf).notFoundAt == row.notFoundAt)
    }

    @Test func `one of several transactions is enough, and one that Apple states ends it`() {
        var several = Self.stated(notFound: [])
        let restored = transaction("101", grade: .asserted) { $0.originalTransactionID = TransactionID("100") }
        several.transactions.append(restored)
        several.notFound = [TransactionID("101"): [Self.answer()]]
        #expect(judge(several, policy: policy, asOf: asOf).nextStep == .checkBackend)
        several.transactions[0] = transaction("100")
        #expect(judge(several, policy: policy, asOf: asOf).nextStep == .creditOwner)
    }

    @Test func `without a date nothing is missing, so nothing is unknown`() {
        var undated = Self.stated(notFound: [Self.answer()])
        undated.transactions[0] = transaction(grade: .asserted, paidAt: nil)
        #expect(explain(undated, statements: [], policy: policy, asOf: asOf).notFoundAt == nil)
        #expect(judge(undated, policy: policy, asOf: asOf).nextStep == .wait)
    }
}

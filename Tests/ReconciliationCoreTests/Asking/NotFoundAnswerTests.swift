import ReconciliationCore
import Testing

/// Rules 6: "not found" means something only when every configured app in both environments said so, late enough.
@Suite struct NotFoundAnswerTests {
    private static let reader = BundleID("com.example.reader")

    /// The answers of both environments for an app, each so many hours after the payment.
    private static func both(_ production: Int64, _ sandbox: Int64, by app: BundleID = game) -> [NotFoundAnswer] {
        [
            NotFoundAnswer(app: app, environment: .production, askedAt: paid + .hours(production)),
            NotFoundAnswer(app: app, environment: .sandbox, askedAt: paid + .hours(sandbox)),
        ]
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var answers: [NotFoundAnswer]
        var apps: Set<BundleID> = [game]
        var areConclusive: Bool
    }

    @Test(arguments: [
        Row(testDescription: "no answer", answers: [], areConclusive: false),
        Row(testDescription: "both environments, at the start and later", answers: both(24, 30), areConclusive: true),
        Row(testDescription: "one of them asked too early", answers: both(24, 23), areConclusive: false),
        Row(testDescription: "one of them asked too late", answers: both(24, 49), areConclusive: false),
        Row(testDescription: "one environment only", answers: Array(both(24, 24).prefix(1)), areConclusive: false),
        Row(
            testDescription: "one app of two",
            answers: both(24, 24),
            apps: [game, reader],
            areConclusive: false
        ),
        Row(
            testDescription: "both apps",
            answers: both(24, 24) + both(48, 48, by: reader),
            apps: [game, reader],
            areConclusive: true
        ),
        Row(testDescription: "another app's answers", answers: both(24, 24, by: reader), areConclusive: false),
        Row(testDescription: "no configured app", answers: both(24, 24), apps: [], areConclusive: false),
    ])
    func `answers are conclusive from all apps in both environments, asked in time`(row: Row) {
        let start = paid + .hours(24)
        let end = paid + .hours(48)
        #expect(row.answers.areConclusive(forApps: row.apps, from: start, until: end) == row.areConclusive)
    }

    @Test func `without an end later answers count too`() {
        #expect(Self.both(24, 999).areConclusive(forApps: [game], from: paid))
    }

    @Test func `the codes of the answers "found" and "not found" are stored and never change`() {
        #expect(QuestionResult.Ending.foundCode == "found")
        #expect(QuestionResult.Ending.notFoundCode == "not_found")
    }
}

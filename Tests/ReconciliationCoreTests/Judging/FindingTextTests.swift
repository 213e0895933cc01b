import ReconciliationCore
import Testing

/// What a finding puts into its columns (Rules 5.5, 5.13).
@Suite struct FindingTextTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var transaction = ReconciliationCoreTests.transaction()
        var policy = ReconciliationCoreTests.policy
        /// The kind looked at.
        var kind: FindingKind
        /// Expected, actual, detail, next step; nil where there is no such finding.
        var text: [String]?
        var change: @Sendable (inout Dossier) -> Void
    }

    private static let hour = "2026-02-19T01:00:00Z"
    private static let foreign = transaction { $0.bundleID = BundleID("com.other") }
    private static let assertedForeign = transaction(grade: .asserted) { $0.bundleID = BundleID("com.other") }
    private static let twoApps = Policy(apps: [BundleID("com.b"), BundleID("com.a")])

    private static func claims(_ product: String?, _ bundle: String?, isProven: Bool = true) -> SubmissionLink {
        var trace = upload(isProven ? .proven : .unproven, by: "a")
        trace.productID = product.map { ProductID($0) }
        trace.bundleID = bundle.map { BundleID($0) }
        return trace
    }

    static let credits: [Row] = [
        Row(
            testDescription: "all candidates and all wrong users, in order",
            kind: .ownerMismatch,
            text: ["a;b", "c;d", "c at \(hour); d at \(hour)", "take_back"]
        ) {
            $0.names = [name(.appleToken, "b", "a")]
            $0.credits = [credit(to: "d"), credit(to: "c"), credit(to: "a")]
        },
        Row(
            testDescription: "two users",
            kind: .duplicateCredit,
            text: ["1 user", "2 users", "a at \(hour) order 7 quantity 1; b at \(hour)", "take_back"]
        ) { $0.credits = [credit(to: "a", quantity: 1, order: "7"), credit(to: "b")] },
        Row(
            testDescription: "more than was paid for",
            kind: .duplicateCredit,
            text: ["quantity 1", "quantity 2", "", "take_back"]
        ) { $0.credits = [credit(to: "a", quantity: 2)] },
        Row(
            testDescription: "an empty quantity beside another means all of it",
            transaction: transaction { $0.quantity = 3 },
            kind: .duplicateCredit,
            text: ["quantity 3", "quantity 4", "a at \(hour) order 1; a at \(hour) order 2 quantity 1", "take_back"]
        ) { $0.credits = [credit(to: "a", quantity: 1, order: "2"), credit(to: "a", order: "1")] },
        Row(
            testDescription: "other products, by the catalogue's name",
            kind: .contentMismatch,
            text: ["C60", "gems;zinc", "product: a at \(hour) order 1; a at \(hour) order 2", "check_backend"]
        ) {
            $0.catalogue = CatalogueEntry(creditedAs: ProductID("C60"))
            $0.credits = [
                credit(to: "a", product: "zinc", quantity: 1, order: "1"), credit(to: "a", product: "gems", order: "2"),
                credit(to: "a", product: "coins", order: "3"), credit(to: "a", order: "4"),
            ].map { credit in
                var credit = credit
                credit.quantity = nil
                return credit
            }
        },
        Row(
            testDescription: "another product, by Apple's name where the catalogue has none",
            kind: .contentMismatch,
            text: ["coins", "gems", "product", "check_backend"]
        ) { $0.credits = [credit(to: "a", product: "gems")] },
        Row(
            testDescription: "no product known, none compared",
            transaction: transaction { $0.productID = nil },
            kind: .contentMismatch
        ) { $0.credits = [credit(to: "a", product: "gems")] },
        Row(
            testDescription: "short",
            transaction: transaction { $0.quantity = 3 },
            kind: .contentMismatch,
            text: ["quantity 3", "quantity 2", "short_delivery", "check_backend"]
        ) { $0.credits = [credit(to: "a", quantity: 2)] },
        Row(
            testDescription: "exactly as much as was paid for",
            transaction: transaction { $0.quantity = 3 },
            kind: .contentMismatch
        ) { $0.credits = [credit(to: "a", quantity: 3)] },
        Row(
            testDescription: "refunded after the credit",
            transaction: transaction { $0.revocation = Revocation(date: paid + .hours(2)) },
            kind: .refundedAfterCredit,
            text: ["not refunded", "refunded 2026-02-19T02:00:00Z", "credit_first", "take_back"]
        ) { $0.credits = [credit(to: "a")] },
        Row(
            testDescription: "refunded before the credit, which is the earliest of two",
            transaction: transaction { $0.revocation = Revocation(date: paid) },
            kind: .refundedAfterCredit,
            text: [
                "not refunded", "refunded 2026-02-19T00:00:00Z",
                "refund_first: a at \(hour); a at 2026-02-19T02:00:00Z", "take_back",
            ]
        ) { $0.credits = [credit(to: "a", at: paid + .hours(2)), credit(to: "a")] },
        Row(
            testDescription: "refunded nobody knows when",
            transaction: transaction { $0.revocation = Revocation(date: nil) },
            kind: .refundedAfterCredit,
            text: ["not refunded", "refunded", "credit_first", "take_back"]
        ) { $0.credits = [credit(to: "a")] },
        Row(
            testDescription: "otherRecipients alone are named",
            transaction: transaction(in: .sandbox),
            kind: .environmentBreach,
            text: ["Production", "Sandbox", "a;b: a at \(hour); b at \(hour)", "ignore_reviewer"]
        ) { $0.credits = [credit(to: "reviewer"), credit(to: "b"), credit(to: "a")] },
        Row(
            testDescription: "a reviewer by the id the credit was made to, or by whom that became",
            transaction: transaction(in: .sandbox),
            kind: .environmentBreach
        ) {
            var merged = credit(to: "old")
            merged.canonicalUserID = "reviewer"
            var before = credit(to: "reviewer")
            before.canonicalUserID = "new"
            $0.credits = [merged, before]
        },
    ]

    static let receipts: [Row] = [
        Row(
            testDescription: "two claimants of something credited",
            kind: .reusedReceipt,
            text: ["1 user", "2 users", "a;b", "block_user"]
        ) {
            var silent = upload(.unnamed, by: "c")
            silent.isProven = true
            $0.traces = [upload(.proven, by: "b"), upload(.proven, by: "a"), silent]
            $0.credits = [credit(to: "a")]
        },
        Row(
            testDescription: "two claimants of something bound to another",
            transaction: transaction { $0.type = .nonRenewing },
            kind: .reusedReceipt,
            text: ["1 user", "2 users", "a;b", "block_user"]
        ) {
            $0.traces = [upload(.proven, by: "a"), upload(.proven, by: "b")]
            $0.names = [name(.appleToken, "a")]
        },
        Row(
            testDescription: "two claimants, and nobody knows whose it is",
            kind: .reusedReceipt,
            text: ["1 user", "2 users", "a;b", "ask_customer"]
        ) { $0.traces = [upload(.proven, by: "a"), upload(.proven, by: "b")] },
        Row(testDescription: "one claimant twice", kind: .reusedReceipt) {
            $0.traces = [upload(.proven, by: "a"), upload(.proven, by: "a"), upload(.proven, by: nil)]
        },
        Row(testDescription: "a claimant whose name means two users is none", kind: .reusedReceipt) {
            var unclear = upload(.proven, by: "b")
            unclear.uploader = NameAnswer(holders: ["b", "c"].map { .init(user: $0, rank: .storedName) })
            $0.traces = [upload(.proven, by: "a"), unclear]
        },
        Row(
            testDescription: "another app's receipt, not credited",
            transaction: foreign,
            policy: twoApps,
            kind: .foreignReceipt,
            text: ["com.a;com.b", "com.other", "a;b", "block_user"]
        ) { $0.traces = [upload(.proven, by: "b"), upload(.unnamed, by: "a")] },
        Row(
            testDescription: "another app's receipt, credited",
            transaction: foreign,
            kind: .foreignReceipt,
            text: ["com.example.game", "com.other", "", "take_back"]
        ) { $0.credits = [credit(to: "a")] },
        Row(
            testDescription: "another app by the backend's own record",
            transaction: assertedForeign,
            kind: .foreignReceipt,
            text: ["com.example.game", "com.other", "", "check_backend"]
        ) { _ in },
        Row(
            testDescription: "another app by the backend's own record, credited",
            transaction: assertedForeign,
            kind: .foreignReceipt,
            text: ["com.example.game", "com.other", "", "check_backend"]
        ) { $0.credits = [credit(to: "a")] },
        Row(testDescription: "an app of ours", policy: Policy(apps: [game]), kind: .foreignReceipt) { _ in },
        Row(testDescription: "no app configured", transaction: foreign, policy: Policy(), kind: .foreignReceipt) { _ in
        },
        Row(
            testDescription: "a claim of other products",
            kind: .contentMismatch,
            text: ["coins", "gems;zinc", "claim", "check_backend"]
        ) { $0.traces = [claims("zinc", nil), claims("gems", "com.other"), claims("coins", nil)] },
        Row(
            testDescription: "a claim of other apps",
            kind: .contentMismatch,
            text: ["com.example.game", "com.a;com.b", "claim", "check_backend"]
        ) { $0.traces = [claims(nil, "com.b"), claims("coins", "com.a"), claims(nil, "com.example.game")] },
        Row(testDescription: "a claim that is not proven", kind: .contentMismatch) {
            $0.traces = [claims("gems", "com.other", isProven: false)]
        },
        Row(
            testDescription: "a proven claim where nothing is known of the product and the app",
            transaction: transaction {
                $0.productID = nil; $0.bundleID = nil
            },
            kind: .contentMismatch
        ) { $0.traces = [claims("gems", "com.other")] },
        Row(testDescription: "an upload that names nothing claims nothing", kind: .contentMismatch) {
            var trace = upload(.unnamed, by: "a", product: "gems")
            trace.isProven = true
            $0.traces = [trace]
        },
    ]

    @Test(arguments: credits + receipts)
    func `a finding says what was expected, what came, and what to do`(row: Row) {
        let finding = verdict(dossier(row.transaction, row.change), row.policy).findings.first { $0.kind == row.kind }
        #expect(finding.map { [$0.expected, $0.actual, $0.detail, $0.nextStep.rawValue] } == row.text)
    }

    @Test func `of credits at one moment to one user the smaller order is shown`() {
        let twice = dossier {
            $0.credits = [credit(to: "a", order: "2"), credit(to: "a"), credit(to: "a", order: "1")]
        }
        #expect(verdict(twice).findings.first?.credit?.orderID == nil)
        #expect(
            verdict(twice).findings.first?.detail
                == "a at \(Self.hour); a at \(Self.hour) order 1; a at \(Self.hour) order 2"
        )
    }
}

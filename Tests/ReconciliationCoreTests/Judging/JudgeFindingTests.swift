import ReconciliationCore
import Testing

/// Rules 5, one row per broken boundary.
@Suite struct JudgeFindingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var dossier: Dossier
        /// Kind and the beginning of its detail.
        var findings: [FindingKind: String] = [:]
    }

    private static func credited(
        _ transaction: MergedTransaction = transaction(),
        to credits: Credit...,
        with change: (inout Dossier) -> Void = { _ in }
    ) -> Dossier {
        var dossier = Dossier(transactions: [transaction])
        dossier.credits = credits
        change(&dossier)
        return dossier
    }

    private static func found(_ row: Row) -> [FindingKind: String] {
        Dictionary(
            verdict(row.dossier).findings.map { finding in
                (
                    finding.kind,
                    row.findings[finding.kind].map { finding.detail.hasPrefix($0) ? $0 : finding.detail }
                        ?? finding.detail
                )
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    static let accounts: [Row] = [
        Row(
            testDescription: "credited to another than the token's user",
            dossier: credited(to: credit(to: "b")) { $0.names = [name(.appleToken, "a")] },
            findings: [.ownerMismatch: ""]
        ),
        Row(
            testDescription: "credited to one of two candidates of a binding rung",
            dossier: credited(to: credit(to: "b")) { $0.names = [name(.appleToken, "a", "b")] }
        ),
        Row(
            testDescription: "a token nobody has binds no more, nor does the name below it",
            dossier: credited(to: credit(to: "b")) { $0.names = [name(.appleToken), name(.payments, "a")] }
        ),
        Row(
            testDescription: "a proven claim does not bind",
            dossier: credited(to: credit(to: "b")) { $0.traces = [upload(.proven, by: "a")] }
        ),
        Row(
            testDescription: "two users, even of what is owned for good",
            dossier: credited(transaction { $0.type = .nonConsumable }, to: credit(to: "a"), credit(to: "b")),
            findings: [.duplicateCredit: "a at"]
        ),
        Row(
            testDescription: "the same user twice for a consumable",
            dossier: credited(to: credit(to: "a", order: "1"), credit(to: "a", order: "2")),
            findings: [.duplicateCredit: ""]
        ),
        Row(
            testDescription: "the same user twice for what is owned for good",
            dossier: credited(
                transaction { $0.type = .nonConsumable },
                to: credit(to: "a", order: "1"),
                credit(to: "a", order: "2")
            )
        ),
        Row(
            testDescription: "the same user twice for a type nobody states",
            dossier: credited(
                transaction { $0.type = nil },
                to: credit(to: "a", order: "1"),
                credit(to: "a", order: "2")
            ),
            findings: [.duplicateCredit: ""]
        ),
        Row(
            testDescription: "parts that add up",
            dossier: credited(
                transaction { $0.quantity = 3 },
                to: credit(to: "a", quantity: 1, order: "1"),
                credit(to: "a", quantity: 2, order: "2")
            )
        ),
    ]

    @Test(arguments: [
        ("the backend, where only its delivery says whose it is", [], NextStep.checkBackend),
        ("whoever proved a claim", [upload(.proven, by: "a")], .creditOwner),
        ("somebody else who proved one", [upload(.proven, by: "b")], .creditOwner),
        ("the customers, where several did", [upload(.proven, by: "a"), upload(.proven, by: "b")], .askCustomer),
        ("the customer, where nothing proves the claim", [upload(.unproven, by: "b")], .askCustomer),
        (
            "support, where nobody knows any more whose account that was",
            [upload(.proven, by: "forgotten-0000000000000007")], .findOwner
        ),
    ])
    func `about the rest of a part delivery somebody asks`(who: String, traces: [SubmissionLink], step: NextStep) {
        let short = Self.credited(transaction { $0.quantity = 3 }, to: credit(to: "a", quantity: 2)) {
            $0.traces = traces
        }
        let rest = verdict(short).findings.filter { $0.kind == .contentMismatch }
        #expect(rest.map(\.nextStep) == [step], "\(who)")
    }

    static let contents: [Row] = [
        Row(
            testDescription: "another product delivered",
            dossier: credited(to: credit(to: "a", product: "gems")),
            findings: [.contentMismatch: "product"]
        ),
        Row(
            testDescription: "the product by the backend's own name",
            dossier: credited(to: credit(to: "a", product: "C60")) {
                $0.catalogue = CatalogueEntry(creditedAs: ProductID("C60"))
            }
        ),
        Row(testDescription: "a credit that states no product", dossier: credited(to: credit(to: "a", quantity: 1))),
        Row(
            testDescription: "fewer than paid for",
            dossier: credited(transaction { $0.quantity = 3 }, to: credit(to: "a", quantity: 2)),
            findings: [.contentMismatch: "short_delivery"]
        ),
        Row(
            testDescription: "fewer than paid for, and the money went back",
            dossier: credited(
                transaction {
                    $0.quantity = 3
                    $0.revocation = Revocation(date: paid + .hours(1))
                },
                to: credit(to: "a", at: paid + .hours(1), quantity: 2)
            ),
            findings: [.refundedAfterCredit: "credit_first"]
        ),
        Row(
            testDescription: "fewer than paid for of what is out of scope",
            dossier: credited(transaction { $0.quantity = 3 }, to: credit(to: "a", quantity: 2)) {
                $0.catalogue = CatalogueEntry(subscriptionPolicy: .never)
            }
        ),
        Row(
            testDescription: "an upgrade is dated as a refund, and is none",
            dossier: credited(
                transaction {
                    $0.isUpgraded = true
                    $0.revocation = Revocation(date: paid + .hours(1))
                },
                to: credit(to: "a")
            )
        ),
        Row(
            testDescription: "the end of sharing, without a type, is no refund",
            dossier: credited(
                transaction {
                    $0.ownership = .familyShared
                    $0.revocation = Revocation(date: paid + .hours(1))
                },
                to: credit(to: "a")
            )
        ),
        Row(
            testDescription: "an empty quantity means all of it",
            dossier: credited(transaction { $0.quantity = 3 }, to: credit(to: "a"))
        ),
        Row(
            testDescription: "wrong and short at once is one finding that names both",
            dossier: credited(transaction { $0.quantity = 3 }, to: credit(to: "a", product: "gems", quantity: 2)),
            findings: [.contentMismatch: "product | short_delivery"]
        ),
        Row(
            testDescription: "a proven claim of another product, though what was paid for came",
            dossier: credited(to: credit(to: "a", product: "coins")) {
                $0.traces = [upload(.proven, by: "a", product: "gems")]
            },
            findings: [.contentMismatch: "claim"]
        ),
        Row(
            testDescription: "an unproven claim of another product",
            dossier: credited(to: credit(to: "a")) { $0.traces = [upload(.unproven, by: "a", product: "gems")] }
        ),
        Row(
            testDescription: "credited, then refunded",
            dossier: credited(
                transaction { $0.revocation = Revocation(date: paid + .hours(1)) },
                to: credit(to: "a", at: paid + .hours(1))
            ),
            findings: [.refundedAfterCredit: "credit_first"]
        ),
        Row(
            testDescription: "refunded, then credited",
            dossier: credited(
                transaction { $0.revocation = Revocation(date: paid) },
                to: credit(to: "a", at: paid + .hours(1))
            ),
            findings: [.refundedAfterCredit: "refund_first"]
        ),
    ]

    static let receipts: [Row] = [
        Row(
            testDescription: "sandbox goods for a stranger",
            dossier: credited(transaction(in: .sandbox), to: credit(to: "a")),
            findings: [.environmentBreach: "a"]
        ),
        Row(
            testDescription: "sandbox goods for a reviewer",
            dossier: credited(transaction(in: .sandbox), to: credit(to: "reviewer"))
        ),
        Row(
            testDescription: "two users prove one consumable theirs",
            dossier: credited(to: credit(to: "a")) {
                $0.traces = [upload(.proven, by: "a"), upload(.proven, by: "b")]
            },
            findings: [.reusedReceipt: "a;b"]
        ),
        Row(
            testDescription: "two users restore what is owned for good",
            dossier: credited(transaction { $0.type = .nonConsumable }, to: credit(to: "a")) {
                $0.traces = [upload(.proven, by: "a"), upload(.proven, by: "b")]
            }
        ),
        Row(
            testDescription: "one proves, another only says so",
            dossier: credited(to: credit(to: "a")) {
                $0.traces = [upload(.proven, by: "a"), upload(.unproven, by: "b")]
            }
        ),
        Row(
            testDescription: "another app's receipt",
            dossier: dossier(transaction { $0.bundleID = BundleID("com.other") }) {
                $0.traces = [upload(.proven, by: "a")]
            },
            findings: [.foreignReceipt: "a"]
        ),
        Row(
            testDescription: "no bundle id is unknown, not foreign",
            dossier: credited(transaction { $0.bundleID = nil }, to: credit(to: "a"))
        ),
    ]

    @Test(arguments: accounts + contents + receipts)
    func `a finding says what is wrong, and nothing else`(row: Row) {
        #expect(Self.found(row) == row.findings)
    }

    @Test func `with no app configured nothing is foreign`() {
        var open = policy
        open.apps = []
        #expect(verdict(dossier(transaction { $0.bundleID = BundleID("com.other") }), open).list == .white)
    }

    @Test func `the earliest credit is shown, then the smaller user id by bytes, and the detail lists all`() throws {
        let finding = try #require(
            verdict(
                dossier {
                    $0.credits = [
                        credit(to: "c", at: paid + .hours(2)), credit(to: "b", at: paid + .hours(1)),
                        credit(to: "a", at: paid + .hours(1)),
                    ]
                }
            ).findings.first
        )
        #expect(finding.credit?.userID == "a")
        #expect(finding.detail.components(separatedBy: "; ").map { $0.prefix(1) } == ["a", "b", "c"])
    }

    @Test func `of credits of one user and moment the one with the smaller order by bytes is shown`() {
        let orders = [nil, "jose\u{301}", "jos\u{E9}"]
        for first in orders.indices.dropLast() {
            let credits = orders[first...].map { credit(to: "a", order: $0) }
            for order in [credits, credits.reversed()] {
                let shown = verdict(dossier { $0.credits = order }).findings.map(\.credit?.orderID)
                #expect(shown == [orders[first].map { OrderID($0) }])
            }
        }
    }

    @Test func `a reviewer stays one under every account merged with his`() {
        var merged = credit(to: "main")
        merged.mergedAccounts = ["reviewer", "other"]
        #expect(verdict(Self.credited(transaction(in: .sandbox), to: merged)).findings.isEmpty)
        merged.mergedAccounts = ["other"]
        #expect(!verdict(Self.credited(transaction(in: .sandbox), to: merged)).findings.isEmpty)
    }

    @Test func `the default bundle of a payment is never foreign and excludes nothing`() {
        var payment = transaction(grade: .asserted) { $0.bundleID = BundleID("com.other") }
        payment.isBundleStated = false
        let answer = verdict(dossier(payment))
        #expect(answer.list == .white)
        #expect(answer.findings.map(\.kind) == [.missingCredit])
    }

    @Test func `a sandbox credit to a user who never paid looks like Apple's reviewer`() {
        func step(_ deliveries: DeliveryKind...) -> NextStep? {
            var given = credit(to: "a")
            given.userDeliveries = Set(deliveries)
            return verdict(Self.credited(transaction(in: .sandbox), to: given)).findings.first?.nextStep
        }
        let tested = DeliveryKind(environment: .sandbox, status: .credited)
        #expect(step() == .ignoreReviewer)
        #expect(step(tested, DeliveryKind(environment: .production, status: .withdrawn)) == .ignoreReviewer)
        #expect(step(tested, DeliveryKind(environment: .production, status: .credited)) == .takeBack)
    }

    @Test(
        arguments: [
            (Self.credited(to: credit(to: "a")), "a"),
            (Self.credited(to: credit(to: "a"), credit(to: "b")), nil),
            (Self.credited(to: credit(to: "b")) { $0.names = [name(.appleToken, "a")] }, nil),
            (Self.credited(to: credit(to: "a", status: .withdrawn)), nil),
            (Self.credited(to: credit(to: "a", product: "gems")), "a"),
        ] as [(Dossier, UserID?)]
    )
    func `neighbours may rely on a credit whose account is not in question`(dossier: Dossier, user: UserID?) {
        #expect(verdict(dossier).creditedTo == user)
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] { split(separator: separator) }
}

import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// What is known of a transaction that no purchase is known under.
@Suite struct UnmatchedTextTests {
    private static let id = "230000000031337"
    private static let policy = Policy(evidenceSince: asOf - .days(30))

    private static func found(_ change: (inout LookupResult) -> Void) -> LookupResult {
        var result = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        change(&result)
        return result
    }

    private static func upload(_ outcome: String, _ rule: String?) -> LookupResult.Upload {
        LookupResult.Upload(
            sender: "u7",
            receivedAt: (asOf - .days(2)).text,
            transactionID: id,
            productID: "com.example.game.gems60",
            environment: "Production",
            outcome: outcome,
            rule: rule
        )
    }

    private static func finding(_ kind: String, _ actual: String, _ step: String) -> LookupResult.UnmatchedFinding {
        var finding = LookupResult.UnmatchedFinding(
            caseStatus: CaseStatus(caseID: "RC-9M2K7QXT4D", kind: kind, state: .open),
            environment: "Production",
            transactionID: id,
            expected: "a payment",
            actual: actual,
            detail: "",
            nextStep: step
        )
        finding.creditedUserID = "u7"
        return finding
    }

    private static func credit(_ status: String = "credited") -> LookupResult.Credit {
        var credit = LookupResult.Credit(
            transactionID: id,
            userID: "u7",
            creditedAt: (asOf - .days(4)).text,
            orderID: "o-7",
            status: status,
            isMatched: false
        )
        credit.productID = "gems60"
        credit.quantity = 1
        return credit
    }

    private static func notice(statesRefund: Bool, notFoundAt: Instant? = nil) -> LookupResult.Notice {
        let pointer = EvidenceAnswer.Pointer(
            TransactionID(id),
            environment: .production,
            bundleID: BundleID("com.example.game"),
            isRevocation: statesRefund
        )
        return LookupResult.Notice(PointedTransaction(pointer, pointedAt: asOf - .days(1)), notFoundAt: notFoundAt)
    }

    private static let situations: [(title: String, found: LookupResult)] = [
        (
            "delivered, and Apple knows no payment",
            found {
                $0.unmatchedCredits = [credit()]
                $0.findings = [finding("missing_payment", "not found at Apple", "take_back")]
            }
        ),
        (
            "delivered, and nothing proves a payment",
            found {
                $0.unmatchedCredits = [credit()]
                $0.findings = [finding("unproven_credit", "no evidence", "check_backend")]
            }
        ),
        ("delivered a moment ago", found { $0.unmatchedCredits = [credit()] }),
        (
            "delivered before evidence was imported",
            found {
                $0.unmatchedCredits = [credit()]
                $0.unmatchedCredits[0].creditedAt = (asOf - .days(31)).text
            }
        ),
        ("taken back", found { $0.unmatchedCredits = [credit("withdrawn")] }),
        (
            "claimed, not proven yet",
            found {
                $0.claims = [.init(claimant: "u7", transactionID: id, environment: "Production", state: "pending")]
            }
        ),
        (
            "claimed, unknown to Apple",
            found {
                $0.claims = [
                    .init(claimant: "u7", transactionID: id, environment: "Production", state: "unknown_to_apple")
                ]
            }
        ),
        ("a forged receipt", found { $0.uploads = [upload("refused", "chain_untrusted")] }),
        (
            "a forged receipt with its case",
            found {
                $0.uploads = [upload("refused", "chain_untrusted")]
                $0.findings = [finding("forged_receipt", "chain_untrusted", "block_user")]
                $0.findings[0].transactionID = nil
            }
        ),
        (
            "a receipt that only Apple can confirm, beside one that cannot be read",
            found {
                $0.claims = [.init(claimant: "u7", transactionID: id, environment: "Production", state: "pending")]
                $0.uploads = [upload("unreadable", "not_a_receipt"), upload("pending", "needs_apple")]
            }
        ),
        (
            "a receipt that no run has read",
            found {
                $0.claims = [.init(claimant: "u7", transactionID: id, environment: "Production", state: "pending")]
                $0.uploads = [upload("pending", nil)]
            }
        ),
        ("a purchase made in Xcode", found { $0.uploads = [upload("refused", "test_environment")] }),
        ("something that is no receipt", found { $0.uploads = [upload("unreadable", "not_a_receipt")] }),
        ("a genuine receipt without it", found { $0.uploads = [upload("empty", "")] }),
        ("named by an unsigned notification", found { $0.notices = [notice(statesRefund: false)] }),
        (
            "named by an unsigned notification, and Apple does not know it",
            found { $0.notices = [notice(statesRefund: false, notFoundAt: asOf)] }
        ),
        ("refunded, says an unsigned notification", found { $0.notices = [notice(statesRefund: true)] }),
    ]

    private func all(_ text: (UnmatchedText) -> String) throws -> String {
        try Self.situations.map { situation in
            let told = try #require(UnmatchedText(TransactionID(Self.id), situation.found, policy: Self.policy))
            return "# \(situation.title)\n\n\(text(told))"
        }.joined(separator: "\n")
    }

    @Test(arguments: Language.allCases)
    func `staff read what is known and what to do`(in language: Language) throws {
        let texts = try all { $0.text(in: TextLocale(language)) }
        try expectGolden(texts, "unmatched.\(language.rawValue).txt")
    }

    @Test(arguments: Language.allCases)
    func `customers are asked for Apple's order number`(in language: Language) throws {
        let texts = try all { $0.customerText(in: TextLocale(language)) }
        try expectGolden(texts, "unmatched.customer.\(language.rawValue).txt")
        #expect(!texts.contains("u7") && !texts.contains("RC-") && !texts.contains("o-7"))
    }

    @Test func `a delivery that a case states is said to be stated by a case`() throws {
        let found = Self.found {
            $0.unmatchedCredits = [Self.credit()]
            $0.unmatchedCredits[0].source = .case_
        }
        let text = try #require(UnmatchedText(TransactionID(Self.id), found, policy: Self.policy))
        #expect(text.text(in: TextLocale.english).contains("order o-7, stated by a case"))
    }

    @Test func `what is about another transaction is left out`() {
        let other = Self.found {
            $0.claims = [.init(claimant: "u7", transactionID: "1", environment: "Production", state: "pending")]
            $0.findings = [Self.finding("forged_receipt", "chain_untrusted", "block_user")]
            $0.findings[0].transactionID = nil
        }
        #expect(UnmatchedText(TransactionID(Self.id), other, policy: Self.policy) == nil)
    }

    @Test func `what proves it comes before a finding, and the customer is told no more than is known`() throws {
        func told(_ change: (inout StatedTransaction) -> Void = { _ in }, isDelivered: Bool) throws -> [String] {
            var waiting = StatedTransaction([.init(stated: Self.id)])
            change(&waiting)
            let found = Self.found {
                $0.waiting = [waiting]
                guard isDelivered else { return }
                $0.unmatchedCredits = [Self.credit()]
                $0.findings = [Self.finding("unproven_credit", "no evidence", "check_backend")]
            }
            let policy = Policy(evidenceSince: asOf - .days(30), apps: [BundleID("com.example.game")])
            let text = try #require(UnmatchedText(TransactionID(Self.id), found, policy: policy))
            let lines = text.text(in: TextLocale.english)
            #expect(lines.hasPrefix("Proven, not judged yet") && lines.contains("(wait)"), "\(lines)")
            return text.customerText(in: TextLocale.english).split(separator: "\n").dropFirst().map { String($0) }
        }
        #expect(
            try told(isDelivered: false)
                == ["Apple confirms this payment. We will know by tomorrow whether it was delivered."]
        )
        #expect(try told(isDelivered: true) == ["We are checking this and will come back to you."])
        #expect(try told({ $0.isRefundedInFull = true }, isDelivered: true) == ["It has been refunded."])
        #expect(
            try told({ $0.revokedAt = asOf.text }, isDelivered: false).first?.hasPrefix("Apple confirms") == true,
            "a refund of a part moves nothing"
        )
        #expect(
            try told({ $0.isWithoutPayment = true }, isDelivered: false) == [Message.purchaseBeingProcessed[.english]]
        )
        let isOfAnotherApp: (inout StatedTransaction) -> Void = { $0.bundleID = "com.rival" }
        #expect(try told(isOfAnotherApp, isDelivered: false) == [Message.ofAnotherAppForCustomer[.english]])
        #expect(
            try told({ $0.environment = StoreEnvironment.sandbox.rawValue }, isDelivered: true) == [
                Message.madeInTestEnvironment[.english]
            ]
        )
    }
}

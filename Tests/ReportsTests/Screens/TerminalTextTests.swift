import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct TerminalTextTests {
    @Test func `a lookup tells every meaning, purchase, credit and claim`() throws {
        var purchase = LookupResult.Purchase(
            transactionID: "1000000280765165",
            transactionIDs: ["1000000280765165", "1000000280765166"],
            environment: "Production",
            quantity: 2,
            list: "white",
            reason: "uncredited",
            ownerBasis: "account_token",
            caseIDs: ["c-1"],
            credits: []
        )
        purchase.productID = "gems.60\u{1B}[31m"
        purchase.productName = "60 gems"
        purchase.priceMilliunits = 12_000
        purchase.currency = "CNY"
        purchase.priceSource = "catalogue"
        purchase.whiteState = "missing_credit"
        purchase.ownerStrength = "bound"
        purchase.findings = [
            .init(
                caseID: "c-1",
                kind: "missing_credit",
                expected: "",
                actual: "",
                detail: "claimed_not_credited",
                nextStep: "credit_owner"
            )
        ]
        purchase.purchaseDate = asOf.text
        purchase.state = "missing_credit"
        purchase.ownerUserID = "100"
        purchase.cause = "claimed_not_credited"
        purchase.nextStep = "credit_owner"
        var standing = CaseStatus(caseID: "c-1", kind: "missing_credit", state: .assigned)
        standing.assignee = "kim"
        purchase.cases = [standing]
        let credit = LookupResult.Credit(
            transactionID: "5",
            userID: "100",
            creditedAt: asOf.text,
            orderID: "o-1",
            status: "credited",
            isMatched: false
        )
        let credited = LookupResult.Purchase(
            transactionID: "4",
            transactionIDs: ["4"],
            environment: "Sandbox",
            quantity: 1,
            list: "closed",
            reason: "excluded_environment",
            ownerBasis: "unknown",
            caseIDs: [],
            credits: [credit]
        )
        var settled = purchase
        settled.transactionID = "6"
        settled.ownerUserID = nil
        settled.ownerBasis = "ambiguous"
        settled.ownerCandidates = ["100", "200"]
        settled.cases[0].state = .resolved
        settled.cases[0].reason = "credited_manually"
        settled.cases[0].userID = "100"
        settled.cases[0].settledBy = "kim"
        settled.cases[0].settledAt = asOf
        settled.cases[0].isWaitingForRun = true
        var result = LookupResult(
            matches: [
                .init(meaning: "user_id", value: "100", userID: "100"), .init(meaning: "order_id", value: "100"),
            ],
            purchases: [purchase, credited, settled],
            unmatchedCredits: [credit],
            claims: [
                .init(claimant: "100", transactionID: "4", environment: "Production", state: "pending"),
                .init(claimant: "100", transactionID: "4", environment: "Sandbox", state: "proven"),
            ]
        )
        result.findings = [
            .init(
                caseStatus: CaseStatus(caseID: "c-2", kind: "forged_receipt", state: .open),
                environment: "",
                transactionID: nil,
                expected: "signed by Apple",
                actual: "signature_mismatch",
                detail: "100; evidence 1; users 1",
                nextStep: "block_user"
            )
        ]
        result.accounts = [
            .init(userID: "100", accountName: "player_100", contact: "p@example.com", mergedInto: nil)
        ]
        result.uploads = [
            .init(
                sender: "100",
                receivedAt: asOf.text,
                transactionID: "80",
                productID: nil,
                environment: "Production",
                outcome: "refused",
                rule: "test_environment"
            )
        ]
        result.uploadsNotShown = 3
        for language in Language.allCases {
            try expectGolden(result.text(for: "100", in: TextLocale(language)), "lookup.\(language.rawValue).txt")
        }
    }

    @Test func `of thousands who share a name or a purchase, who was asked about comes first and most are counted`() {
        let users = (1...3000).map { "u\($0)" }
        var result = LookupResult(
            matches: [.init(meaning: "user_id", value: "u2999", userID: "u2999")],
            purchases: [],
            unmatchedCredits: [],
            claims: []
        )
        result.accounts = users.map { user in
            .init(userID: user, accountName: nil, contact: "\(user)@example.com", mergedInto: nil)
        }
        let lines = result.text(for: "u2999").split(separator: "\n")
        #expect(lines[1] == "User u2999, contact u2999@example.com", "\(lines.prefix(4))")
        #expect(lines[2] == "User u1, contact u1@example.com")
        #expect(lines[20] == "… and 2,981 more in --json")
        #expect(lines.count < 25)

        result.matches = users.map { .init(meaning: "account_name", value: "guest", userID: $0) }
        result.accounts = []
        let named = result.text(for: "guest", in: TextLocale(.simplifiedChinese)).split(separator: "\n")
        #expect(named[19] == "……另有 2,981 条，见 --json" && named.count < 25, "\(named)")
    }

    @Test func `a name that is not what a user is called now is told as another one`() {
        func meaning(_ match: LookupResult.Match, called name: String?) -> String {
            Message.meaning(match, accountName: name)[.english]
        }
        let match = LookupResult.Match(meaning: "account_name", value: "Old", userID: "u3")
        #expect(meaning(match, called: "New") == "Old: another account name of user u3.")
        #expect(meaning(match, called: "Old") == "Old: account name of user u3.")
        #expect(meaning(match, called: nil) == "Old: account name of user u3.")
        let username = LookupResult.Match(meaning: "application_username", value: "a@b", userID: "u3")
        #expect(meaning(username, called: "New") == "a@b: application username of user u3.")
    }

    @Test func `what was resolved since the run is not counted as not delivered`() throws {
        let title = "credited by hand since the last run"
        let settled = try #require(Situation.all.first { $0.title == title }).lookup.purchases[0]
        let open = try #require(Situation.all.first).lookup.purchases[0]
        func overview(_ purchases: LookupResult.Purchase...) -> String? {
            LookupResult(matches: [], purchases: purchases, unmatchedCredits: [], claims: []).text(for: "u1")
                .split(separator: "\n").first.map { String($0) }
        }
        #expect(overview(settled, settled) == "2 purchases, resolved since the last run: 2.")
        #expect(overview(open, settled) == "2 purchases, not delivered: 1; resolved since the last run: 1.")
    }

    @Test func `one more is one`() {
        #expect(Message.morePurchases(1)[.english].hasPrefix("… and 1 more purchase: "))
        #expect(Message.moreUploads(1)[.english] == "… and 1 more upload")
        #expect(Message.judgedForOthers(purchases: 1, ranges: 1)[.english] == "Judged 1 purchase, in 1 range.")
    }

    @Test func `a command that is told can be pasted, whatever was typed`() {
        let told = Message.nothingKnown(about: TransactionID("=\"750001\""))
        for language in Language.allCases { #expect(told[language].contains("`recoup lookup '=\"750001\"'`")) }
    }

    @Test func `what Apple says is told beside what the ledger knows`() throws {
        var known = StatedTransaction([.init(stated: "1000000280765165")])
        known.list = "white"
        known.state = "missing_credit"
        var refunded = StatedTransaction([.init(stated: "1000000280765170")])
        refunded.revokedAt = asOf.text
        refunded.revocationType = "REFUND_FULL"
        refunded.expiresAt = asOf.text
        var word = AppleLookupAnswer(meaning: "apple_order_id", value: "MK5TTTVWJH")
        word.transactions = [known, refunded]
        word.subscriptions = [.init(originalTransactionID: "1", environment: "Production", status: 3)]
        word.failures = [.init(bundleID: "com.example.reader", why: "credentials_refused")]
        word.isKept = true
        var result = LookupResult(
            matches: [.init(meaning: "apple_order_id", value: "MK5TTTVWJH")],
            purchases: [],
            unmatchedCredits: [],
            claims: []
        )
        // Told once, by Apple.
        result.waiting = [StatedTransaction([.init(stated: "1000000280765170")])]
        result.apple = word
        for language in Language.allCases {
            let text = result.text(for: "MK5TTTVWJH", in: TextLocale(language))
            try expectGolden(text, "lookup.apple.\(language.rawValue).txt")
        }

        result.apple = nil
        var recorded = StatedTransaction([.init(stated: "1000000280765171")])
        recorded.grade = Grade.asserted.code
        result.waiting.append(recorded)
        try expectGolden(result.text(for: "MK5TTTVWJH"), "lookup.waiting.txt")
    }

    @Test func `an order nobody knows, and an order nobody could be asked about, are told apart`() throws {
        var nothing = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        nothing.apple = AppleLookupAnswer(meaning: "apple_order_id", value: "MK5TTTVWJH")
        try expectGolden(nothing.text(for: "MK5TTTVWJH"), "lookup.unknown.txt")
        nothing.apple?.failures = [.init(bundleID: "com.example.game", why: "cannot_connect")]
        try expectGolden(nothing.text(for: "MK5TTTVWJH"), "lookup.silent.txt")
    }

    @Test func `nothing found is one sentence`() {
        let nothing = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        #expect(nothing.text(for: "x\u{1B}y") == "Nothing is known about x\\u{1B}y.\n")
    }

    @Test func `the status fits a screen`() throws {
        var totals = BookTotals()
        totals.whiteByState = ["missing_credit": 2]
        totals.black = 9
        totals.evidenceByOutcome = ["pending": 3, "unverifiable": 1]
        let aging = AgingBucket.allCases.flatMap { bucket in
            ["expected", "missing_credit", "parked"].map { state in
                AgingRow(
                    listState: state,
                    bucket: bucket.rawValue,
                    currency: "CNY",
                    count: 1,
                    amountMilliunits: 6000,
                    oldestPurchaseDate: asOf,
                    countChange: 1
                )
            }
        }
        let run = RunRecord(id: RunID(7), asOf: asOf, state: .published, exitStatus: 0, summary: nil, policy: nil)
        let report = StatusReport(lastRun: run, totals: totals, aging: aging, cases: CaseCount(open: 2, overdue: 1))
        for language in Language.allCases {
            let status = report.text(in: TextLocale(language))
            try expectGolden(status, "status.\(language.rawValue).txt")
            #expect(status.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
        }
    }
}

extension TransactionStatement {
    /// Sixty gems, paid a while ago, signed by Apple.
    init(stated id: String) {
        var facts = TransactionFacts()
        facts.bundleID = BundleID("com.example.game")
        facts.productID = ProductID("gems.60")
        facts.quantity = 2
        facts.purchaseDate = Instant(milliseconds: asOf.milliseconds - 86_400_000)
        facts.price = Price(milliunits: 1_980, currency: "USD")
        self.init(
            transaction: TransactionKey(environment: .production, id: TransactionID(id)),
            source: .serverAPI,
            grade: .signed,
            statedAt: asOf,
            digest: ContentDigest(of: []),
            facts: facts
        )
    }
}

import ReconciliationCore
import Testing

/// How a verdict is compared with what the books hold.
@Suite struct BookChangesTests {
    private static let euros = Price(milliunits: 990, currency: "EUR")
    private static let nothing = Price(milliunits: 0, currency: "")

    private func place(_ list: PurchaseList?, _ reason: String, _ price: Price? = euros) -> BookPlace {
        BookPlace(list: list, reason: reason, price: price)
    }

    @Test func `a purchase enters its list from none, with its amount`() {
        #expect(
            place(nil, "", nil).moves(to: place(.white, "uncredited"))
                == [BookMove(from: nil, to: .white, reason: "uncredited", fromReason: "", amount: Self.euros)]
        )
        #expect(place(nil, "", nil).moves(to: place(.white, "uncredited", nil)).map(\.amount) == [Self.nothing])
    }

    @Test func `what is where it was does not move`() {
        #expect(place(.white, "uncredited").moves(to: place(.white, "uncredited")) == [])
        #expect(place(.white, "uncredited", nil).moves(to: place(.white, "uncredited", Self.nothing)) == [])
    }

    @Test func `another list or another reason is a move`() {
        #expect(
            place(.white, "uncredited").moves(to: place(.black, "credited"))
                == [
                    BookMove(from: .white, to: .black, reason: "credited", fromReason: "uncredited", amount: Self.euros)
                ]
        )
        #expect(
            place(.black, "credited").moves(to: place(.black, "confirmed"))
                == [BookMove(from: .black, to: .black, reason: "confirmed", fromReason: "credited", amount: Self.euros)]
        )
    }

    @Test(arguments: [Price(milliunits: 991, currency: "EUR"), Price(milliunits: 990, currency: "USD"), nothing])
    func `a price learnt later replaces the old one before the purchase moves`(price: Price) {
        let replaced = [
            BookMove(from: .white, to: nil, reason: "revalued", fromReason: "uncredited", amount: Self.euros),
            BookMove(from: nil, to: .white, reason: "revalued", fromReason: "uncredited", amount: price),
        ]
        #expect(place(.white, "uncredited").moves(to: place(.white, "uncredited", price)) == replaced)
        let moved = BookMove(from: .white, to: .closed, reason: "revoked", fromReason: "uncredited", amount: price)
        #expect(place(.white, "uncredited").moves(to: place(.closed, "revoked", price)) == replaced + [moved])
    }

    @Test func `what no evidence stated for a while comes back from no list`() {
        #expect(
            place(nil, "evidence_withdrawn", nil).moves(to: place(.white, "uncredited"))
                == [
                    BookMove(
                        from: nil,
                        to: .white,
                        reason: "uncredited",
                        fromReason: "evidence_withdrawn",
                        amount: Self.euros
                    )
                ]
        )
    }

    private func decision(
        _ action: CaseEventAction,
        _ reason: ResolutionReason?,
        afterRun: Int64 = 4,
        of caseID: String = "RC-1"
    ) -> CaseDecision {
        CaseDecision(
            sequence: 2,
            caseID: caseID,
            isAboutMissingCredit: true,
            action: action,
            reason: reason,
            afterRun: RunID(afterRun)
        )
    }

    private func changes(
        _ found: Finding,
        _ booked: BookedFinding,
        _ decisions: [CaseDecision]
    ) -> [FindingChange] {
        findingChanges(found: [found], booked: [booked], decisions: decisions, closingReason: .judged(.credited))
    }

    private func found(_ kind: FindingKind) -> Finding { Finding(kind: kind, detail: "now", nextStep: .wait) }

    @Test func `a finding is opened once, updated while it stands, opened again, and closed`() {
        func changes(_ found: [Finding], _ booked: BookedFinding...) -> [FindingChange] {
            findingChanges(found: found, booked: booked, decisions: [], closingReason: .judged(.credited))
        }
        let missing = found(.missingCredit)
        let open = BookedFinding(id: 7, kind: .missingCredit, isOpen: true)
        let closed = BookedFinding(id: 7, kind: .missingCredit, isOpen: false)
        #expect(changes([missing]) == [.open(missing)])
        #expect(changes([missing], open) == [.update(id: 7, missing)])
        #expect(changes([missing], closed) == [.reopen(id: 7, missing)])
        let closedSince = BookedFinding(id: 7, kind: .missingCredit, isOpen: false, isReported: true)
        #expect(changes([missing], closedSince) == [.resume(id: 7, missing)], "no report said that it was gone")
        let standing = BookedFinding(id: 7, kind: .missingCredit, isOpen: true, isReported: true)
        #expect(changes([missing], standing) == [.update(id: 7, missing)])
        #expect(changes([], open) == [.close(id: 7, .missingCredit, .judged(.credited))])
        #expect(changes([], closed) == [])
        let other = found(.ownerMismatch)
        #expect(changes([other], open) == [.close(id: 7, .missingCredit, .judged(.credited)), .open(other)])
    }

    @Test(
        arguments: [
            (nil, 3, nil, false), (5, 5, nil, true), (5, 6, nil, false), (5, 3, 5, false), (5, 3, 6, true),
            (5, 6, 7, false),
        ] as [(Int64?, Int64, Int64?, Bool)]
    )
    func `a report shows what was new in its run or before and not closed by then`(
        report: Int64?,
        newIn: Int64,
        closedIn: Int64?,
        isShown: Bool
    ) {
        let runs = (report: report.map(RunID.init), closedIn: closedIn.map(RunID.init))
        #expect(BookedFinding.isShown(by: runs.report, newIn: RunID(newIn), closedIn: runs.closedIn) == isShown)
    }

    @Test func `what stands against the resolution of its case opens the case again`() {
        func change(
            _ found: Finding,
            _ reason: ResolutionReason?,
            _ action: CaseEventAction = .resolved,
            afterRun: Int64 = 4,
            openingRun: Int64 = 4,
            of caseID: String = "RC-1"
        ) -> FindingChange? {
            let decision = decision(action, reason, afterRun: afterRun, of: caseID)
            let before = CaseDecision(sequence: 1, caseID: "RC-1", isAboutMissingCredit: true, action: .reopened)
            let run = RunID(openingRun)
            var booked = BookedFinding(id: 7, kind: found.kind, isOpen: true, caseID: "RC-1", openingRun: run)
            booked.isReported = true
            return changes(found, booked, [decision, before]).first
        }
        let missing = found(.missingCredit)
        for reason in ResolutionReason.allCases {
            #expect(change(missing, reason) == .reopenCase(id: 7, missing))
            #expect(change(missing, reason, .reopened) == .update(id: 7, missing))
            #expect(change(missing, reason, afterRun: 3) == .update(id: 7, missing), "it is open again already")
            #expect(change(missing, reason, of: "RC-2") == .update(id: 7, missing))
        }
        #expect(change(missing, nil) == .update(id: 7, missing))
        let short = Finding(kind: .contentMismatch, detail: "short_delivery", nextStep: .creditOwner)
        #expect(change(short, .creditedManually) == .reopenCase(id: 7, short))
        #expect(change(short, .creditedElsewhere) == .reopenCase(id: 7, short))
        #expect(change(short, .fraud) == .update(id: 7, short))
        let wrongAndShort = Finding(kind: .contentMismatch, detail: "product | short_delivery", nextStep: .checkBackend)
        #expect(change(wrongAndShort, .creditedManually) == .reopenCase(id: 7, wrongAndShort))
        let wrong = Finding(kind: .contentMismatch, detail: "product", nextStep: .checkBackend)
        #expect(change(wrong, .creditedManually) == .update(id: 7, wrong))
        let other = Finding(kind: .refundedAfterCredit, detail: "credit_first", nextStep: .creditOwner)
        #expect(change(other, .creditedManually) == .update(id: 7, other))
    }

    @Test(
        arguments: [
            // What was expected and found by the last run, and is now; the run that had the newest delivery in the books, where the
            // resolution came after run 4.
            (.duplicateCredit, "quantity 1|quantity 2", "quantity 1|quantity 2", 4, false),
            (.duplicateCredit, "quantity 1|quantity 2", "quantity 1|quantity 2", 5, true),
            (.duplicateCredit, "quantity 1|quantity 2", "quantity 1|quantity 3", nil, true),
            (.duplicateCredit, "quantity 1|quantity 3", "quantity 1|quantity 2", nil, false),
            (.duplicateCredit, "quantity 1|quantity 2", "quantity 2|quantity 3", nil, false),
            (.duplicateCredit, "quantity 1|quantity 9", "1 user|2 users", nil, true),
            (.duplicateCredit, "1 user|2 users", "quantity 1|quantity 9", nil, true),
            (.duplicateCredit, "1 user|2 users", "quantity 1|quantity 3", nil, true),
            (.duplicateCredit, "1 user|2 users", "quantity 1|quantity 2", nil, false),
            (.duplicateCredit, "1 user|3 users", "quantity 1|quantity 3", nil, false),
            (.duplicateCredit, "1 user|3 users", "quantity 1|quantity 4", nil, true),
            (.duplicateCredit, "1 user|2 users", "quantity 3|quantity 6", nil, false),
            (.duplicateCredit, "1 user|2 users", "quantity 3|quantity 7", nil, true),
            (.duplicateCredit, "1 user|2 users", "1 user|3 users", nil, true),
            (.duplicateCredit, "1 user|3 users", "1 user|2 users", nil, false),
            (.contentMismatch, "quantity 102|quantity 101", "quantity 102|quantity 2", nil, true),
            (.contentMismatch, "quantity 102|quantity 2", "quantity 102|quantity 3", nil, false),
            (.contentMismatch, "quantity 9|quantity 8", "quantity 100|quantity 8", nil, true),
            (.reusedReceipt, "1 user|2 users", "1 user|3 users", nil, true),
            (.reusedReceipt, "1 user|2 users", "1 user|2 users", nil, false),
            (.ownerMismatch, "u1|v1", "u1|v1", nil, false), (.ownerMismatch, "u1|v1", "u2|v1", nil, false),
            (.ownerMismatch, "u1|v1", "u1|w9", nil, true), (.ownerMismatch, "u1|v1;w9", "u1|w9", nil, false),
            (.ownerMismatch, "u1|v1;w9", "u1|v1;w9", nil, false),
            (.contentMismatch, "gem|gold", "gem|silver", nil, true),
            (.contentMismatch, "gem|gold", "gem|gold", nil, false),
            (.contentMismatch, "gem|gold", "quantity 9|quantity 8", nil, true),
            (.contentMismatch, "quantity 9|quantity 8", "gem|gold", nil, true),
            (.foreignReceipt, "a|b", "a|c", nil, false),
            (.environmentBreach, "Production|Sandbox", "Production|Sandbox", 5, true),
            (.environmentBreach, "Production|Sandbox", "Production|Sandbox", nil, false),
            (.refundedAfterCredit, "not refunded|refunded", "not refunded|refunded", 5, true),
        ] as [(FindingKind, String, String, Int64?, Bool)]
    )
    func `a resolved case is opened again when its finding gets worse`(
        kind: FindingKind,
        before: String,
        now: String,
        newest: Int64?,
        isReopened: Bool
    ) {
        let (before, now) = (before.split(separator: "|").map(String.init), now.split(separator: "|").map(String.init))
        var finding = Finding(kind: kind, expected: now[0], actual: now[1], detail: "", nextStep: .takeBack)
        finding.newestDeliveryRun = newest.map(RunID.init)
        let standing = BookedFinding(
            id: 7,
            kind: kind,
            isOpen: true,
            caseID: "RC-1",
            openingRun: RunID(4),
            expected: before[0],
            actual: before[1]
        )
        func changes(_ action: CaseEventAction) -> [FindingChange] {
            self.changes(finding, standing, [decision(action, .belowThreshold)])
        }
        #expect(changes(.resolved) == [isReopened ? .reopenCase(id: 7, finding) : .update(id: 7, finding)])
        #expect(changes(.reopened) == [.update(id: 7, finding)])
    }

    @Test(
        arguments: [
            ("product", true), ("claim", true), ("product: u1 at noon | claim", true), ("", true), (nil, true),
            ("product | short_delivery", false), ("product: u1 at noon; u1 at one | short_delivery: u1 | claim", false),
            ("short_delivery", false),
        ] as [(String?, Bool)]
    )
    func `units that are missing where products were named are worse, unless they were missing beside them`(
        detail: String?,
        isReopened: Bool
    ) {
        let short = Finding(
            kind: .contentMismatch,
            expected: "quantity 3",
            actual: "quantity 1",
            detail: "short_delivery",
            nextStep: .creditOwner
        )
        var standing = BookedFinding(
            id: 7,
            kind: .contentMismatch,
            isOpen: true,
            caseID: "RC-1",
            openingRun: RunID(4),
            expected: "gem",
            actual: "gold"
        )
        standing.detail = detail
        var wrongToo = short
        (wrongToo.expected, wrongToo.actual, wrongToo.detail) = ("gem", "gold", "product | short_delivery")
        for finding in [short, wrongToo] {
            let change = changes(finding, standing, [decision(.resolved, .belowThreshold)])
            #expect(change == [isReopened ? .reopenCase(id: 7, finding) : .update(id: 7, finding)])
        }
    }

    @Test(
        arguments: [
            // Whom the finding named and who that is today; whom it names now and who that is today.
            ("v1", nil, "v2", ["v2": "v1"], false), ("v2", "v1", "v1", ["v1": "v1"], false),
            ("v2", "w", "v1", ["v1": "w"], false), ("v1", "w", "v1", ["v1": "w"], false),
            ("v1", nil, "v2", ["v2": "w"], true), ("v1", "v1", "v2", ["v2": "v2"], true), ("v1", nil, "v2", [:], true),
            ("v1;w", nil, "v1;w", ["v1": "x", "w": "x"], false), ("v1;w", nil, "w;v2", ["v2": "v1", "w": "w"], false),
            ("v1", nil, "v2;w", ["v2": "v1", "w": "w"], true),
            ("jos\u{E9}", nil, "jose\u{301}", [:], true),
        ] as [(String, UserID?, String, [UserID: UserID], Bool)]
    )
    func `a delivery to another account of the same user is not worse`(
        before: String,
        namedUser: UserID?,
        now: String,
        canonicalUsers: [UserID: UserID],
        isReopened: Bool
    ) {
        var wrong = Finding(kind: .ownerMismatch, expected: "u1", actual: now, detail: "", nextStep: .takeBack)
        wrong.canonicalUsers = canonicalUsers
        var standing = BookedFinding(
            id: 7,
            kind: .ownerMismatch,
            isOpen: true,
            caseID: "RC-1",
            openingRun: RunID(4),
            expected: "u1",
            actual: before
        )
        standing.namedUser = namedUser
        let change = changes(wrong, standing, [decision(.resolved, .movedToOwner)])
        #expect(change == [isReopened ? .reopenCase(id: 7, wrong) : .update(id: 7, wrong)])
    }

    @Test func `an owner mismatch knows who its users are after merges of accounts`() {
        var merged = credit(to: "v2")
        merged.canonicalUserID = "v1"
        let wrong = dossier {
            $0.names = [name(.appleToken, "u1")]
            $0.credits = [merged, credit(to: "w", order: "o")]
        }
        let found = verdict(wrong).findings.first { $0.kind == .ownerMismatch }
        #expect(found?.actual == "v2;w" && found?.canonicalUsers == ["v2": "v1", "w": "w"])
    }

    @Test func `a finding knows the newest of the backend's deliveries it objects to`() {
        func delivered(_ user: String, in run: Int64, _ source: Credit.Source = .imported) -> Credit {
            var credit = credit(to: UserID(user))
            credit.subject = "\(user) \(run)"
            credit.enteredRun = RunID(run)
            credit.source = source
            return credit
        }
        let twice = dossier {
            $0.credits = [delivered("a", in: 2), delivered("b", in: 3), delivered("a", in: 9, .case_)]
        }
        #expect(verdict(twice).findings.first { $0.kind == .duplicateCredit }?.newestDeliveryRun == RunID(3))
    }

    @Test func `a purchase that is missing its credit enters the white list with a finding`() {
        let booked = BookedPurchase(place: place(nil, "", nil))
        let changes = BookChanges(judging: dossier(), booked: booked, decisions: [], policy: policy, asOf: asOf)
        let judged = JudgedPurchase(judging: dossier(), policy: policy, asOf: asOf)
        #expect(changes.outcome == .judged(judged))
        #expect(judged.verdict == verdict(dossier()) && judged.facts == PurchaseFacts(dossier()))
        #expect(changes.moves.map(\.to) == [.white] && changes.moves.map(\.reason) == ["uncredited"])
        #expect(changes.findings == judged.verdict.findings.map { .open($0) } && !changes.findings.isEmpty)
    }

    @Test func `a purchase credited since closes its finding with the reason it moves by`() {
        let open = BookedFinding(id: 3, kind: .missingCredit, isOpen: true)
        let booked = BookedPurchase(place: place(.white, "uncredited", nil), findings: [open])
        let credited = dossier { $0.credits = [credit(to: "a")] }
        let changes = BookChanges(judging: credited, booked: booked, decisions: [], policy: policy, asOf: asOf)
        #expect(changes.moves.map(\.to) == [.black] && changes.moves.map(\.fromReason) == ["uncredited"])
        #expect(changes.findings == [.close(id: 3, .missingCredit, .judged(.credited))])
    }

    @Test func `the amount moved is what was paid`() {
        let priced = dossier(transaction { $0.price = Self.euros })
        let booked = BookedPurchase(place: place(nil, "", nil))
        let changes = BookChanges(judging: priced, booked: booked, decisions: [], policy: policy, asOf: asOf)
        #expect(changes.moves.map(\.amount) == [Self.euros])
        guard case .judged(let judged) = changes.outcome else {
            Issue.record("it was not judged")
            return
        }
        #expect(judged.price?.price == Self.euros)
    }

    @Test(arguments: PurchaseList.allCases)
    func `a purchase that nothing states any more leaves its list for none, with its amount`(list: PurchaseList) {
        let open = BookedFinding(id: 3, kind: .missingCredit, isOpen: true)
        let closed = BookedFinding(id: 4, kind: .ownerMismatch, isOpen: false)
        let booked = BookedPurchase(place: place(list, "why"), findings: [open, closed])
        let changes = BookChanges(withdrawing: booked)
        #expect(changes.outcome == .withdrawn(.evidenceWithdrawn))
        let reason = "evidence_withdrawn"
        #expect(
            changes.moves
                == [BookMove(from: list, to: nil, reason: reason, fromReason: "why", amount: Self.euros)]
        )
        #expect(changes.findings == [.close(id: 3, .missingCredit, .evidenceWithdrawn)])
    }

    @Test func `a purchase that was never judged leaves no trace when nothing states it any more`() {
        let changes = BookChanges(withdrawing: BookedPurchase(place: place(nil, "", nil)))
        #expect(changes.outcome == .deleted)
        #expect(changes.moves == [] && changes.findings == [])
    }

    @Test func `a purchase that was withdrawn before stays as it is`() {
        let closed = BookedFinding(id: 3, kind: .missingCredit, isOpen: false)
        let booked = BookedPurchase(place: place(nil, "evidence_withdrawn", nil), findings: [closed])
        let changes = BookChanges(withdrawing: booked)
        #expect(changes.outcome == .unchanged)
        #expect(changes.moves == [] && changes.findings == [])
    }

    @Test func `a finding about no purchase keeps its case for ever`() {
        let key = UnmatchedFindingKey(kind: .missingPayment, environment: "Production", subject: "100 order 1")
        func change(_ booked: BookedFinding?) -> UnmatchedFindingChange { .init(found: key, booked: booked) }
        #expect(change(nil) == .open(key))
        #expect(change(BookedFinding(id: 5, kind: .missingPayment, isOpen: true)) == .update(id: 5, key))
        #expect(change(BookedFinding(id: 5, kind: .missingPayment, isOpen: false)) == .reopen(id: 5, key))
        let closedSince = BookedFinding(id: 5, kind: .missingPayment, isOpen: false, isReported: true)
        #expect(change(closedSince) == .resume(id: 5, key))
        for isReported in [false, true] {
            var unlisted = BookedFinding(id: 5, kind: key.kind, isOpen: false, isReported: isReported)
            unlisted.closingReason = .evidenceNotImported
            #expect(change(unlisted) == .relist(id: 5, key, isNew: !isReported), "it stood all the while")
        }
        let closed = UnmatchedFindingChange.close(id: 5, key, .matched)
        #expect([change(nil), change(closedSince), closed].map(\.key) == [key, key, key])
    }

    @Test func `a foreign receipt is told apart by its app, anything else by its transaction`() {
        let purchase = PurchaseFacts(dossier())
        var foreign = found(.foreignReceipt)
        foreign.actual = "com.other"
        #expect(foreign.subject(in: purchase) == "com.other 100")
        #expect(found(.missingCredit).subject(in: purchase) == "100")
    }

    @Test func `another list alone is a move, and a list alone says that a run judged it`() {
        #expect(place(.white, "x").moves(to: place(.black, "x")).map(\.to) == [.black])
        #expect(place(.white, "").isJudged)
        #expect(place(nil, "gone").isJudged)
        #expect(!place(nil, "").isJudged)
    }
}

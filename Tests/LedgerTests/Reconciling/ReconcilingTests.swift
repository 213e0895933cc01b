import Ledger
import ReconciliationCore
import Testing

/// The order and the joints of reconciling, over a ledger in memory: what each rule says is tested with the rule.
@Suite struct ReconcilingTests {
    private let store = MemoryReconcilingStore()

    private func reconcile(_ policy: Policy = policy, isFull: Bool = false) throws -> ReconcileTally {
        try Reconciling(store, run: RunID(3), policy: policy, asOf: asOf, isFull: isFull).perform()
    }

    @Test func `claims are settled between the purchases and their findings, marks and the audit chain come last`()
        throws
    {
        store.policyInForce = policy
        store.touched = [1]
        store.purchases[1] = purchase(1)
        _ = try reconcile()
        #expect(
            store.steps == [
                "take case actions", "select what was touched", "gather [1]", "write moves", "update purchases",
                "settle claims", "close findings", "reopen findings", "update findings", "open findings",
                "write findings about no purchase", "mark storefronts", "mark unfinished", "mark renewals", "finish",
                "mark the run judged", "audit run",
            ]
        )
    }

    @Test func `a full run and a setting that concerns everything judge everything`() throws {
        store.policyInForce = policy
        store.purchases = [1: purchase(1), 2: purchase(2)]
        store.touched = [1]
        #expect(try reconcile().judged == 1)
        #expect(try reconcile(isFull: true).judged == 2)
        var other = policy
        other.grace = .hours(48)
        #expect(other.requiresFullRejudge(policy))
        #expect(try reconcile(other).judged == 2)
    }

    @Test func `a purchase whose neighbour in a receipt is credited now is judged again though nobody touched it`()
        throws
    {
        store.policyInForce = policy
        store.purchases = [1: purchase(1, creditedTo: "a"), 2: purchase(2)]
        store.touched = [1]
        store.bookedBases = [2: .unknown]
        store.receipts = [[1, 2]]
        let tally = try reconcile()
        #expect(tally.judged == 2)
        #expect(store.steps.filter { $0.hasPrefix("gather") } == ["gather [1]", "gather [2]"])
        #expect(store.verdict(2)?.owner.basis == .sameReceipt && store.verdict(2)?.owner.userID == "a")
    }

    @Test func `a purchase with a bound owner is not reached by its neighbours`() throws {
        store.policyInForce = policy
        store.purchases = [1: purchase(1, creditedTo: "a"), 2: purchase(2)]
        store.touched = [1]
        store.bookedBases = [2: .accountToken]
        store.receipts = [[1, 2]]
        #expect(try reconcile().judged == 1)
        #expect(store.verdict(2) == nil)
    }

    @Test func `what is judged again because of its neighbours counts once`() throws {
        store.policyInForce = policy
        store.purchases = [1: purchase(1, creditedTo: "a"), 2: purchase(2)]
        store.touched = [1, 2]
        store.receipts = [[1, 2]]
        let tally = try reconcile()
        #expect(tally.judged == 2 && tally.moves == 2)
        #expect(store.steps.filter { $0.hasPrefix("gather") } == ["gather [1, 2]", "gather [2]"])
        #expect(store.verdict(2)?.owner.userID == "a")
    }

    @Test func `what nothing states any more is withdrawn and not judged`() throws {
        store.policyInForce = policy
        let place = BookPlace(list: .white, reason: "uncredited", price: nil)
        let open = BookedFinding(id: 8, kind: .missingCredit, isOpen: true)
        store.purchases = [
            1: PurchaseRecords(number: 1, booked: BookedPurchase(place: place, findings: [open])),
            2: PurchaseRecords(number: 2, booked: BookedPurchase(place: .nowhere)),
        ]
        store.touched = [1, 2]
        let tally = try reconcile()
        #expect(tally.judged == 0 && tally.moves == 1 && tally.closedFindings == 1)
        #expect(store.changes[1]?.outcome == .withdrawn(.evidenceWithdrawn))
        #expect(store.changes[2]?.outcome == .deleted)
    }

    @Test func `findings about no purchase are compared with those that stand`() throws {
        store.liveCredits = 100
        store.unmatchedCredits = ["1", "2", "3"].map { unmatchedCredit($0) }
        func key(_ id: String) -> UnmatchedFindingKey {
            UnmatchedFindingKey(kind: .unprovenCredit, environment: "Production", subject: unmatchedCredit(id).subject)
        }
        store.bookedUnmatched = [
            key("2"): BookedFinding(id: 2, kind: .unprovenCredit, isOpen: true),
            key("3"): BookedFinding(id: 3, kind: .unprovenCredit, isOpen: false),
            key("4"): BookedFinding(id: 4, kind: .unprovenCredit, isOpen: true),
        ]
        let tally = try reconcile()
        #expect(
            store.unmatchedChanges == [
                .open(key("1")), .update(id: 2, key("2")), .reopen(id: 3, key("3")),
                .close(id: 4, key("4"), .creditWithdrawn),
            ]
        )
        #expect(tally.newFindings == 2 && tally.closedFindings == 1 && tally.unlistedUnprovenCredits == 0)
    }

    @Test func `unproven credits that are too many are counted and not listed`() throws {
        store.liveCredits = 3
        store.unmatchedCredits = ["1", "2"].map { unmatchedCredit($0) }
        #expect(try reconcile().unlistedUnprovenCredits == 2)
        #expect(store.found.isEmpty)
    }

    @Test func `the forged pieces of a sender make one finding for each rule`() throws {
        store.forgedPieces = [
            ForgedPiece(rule: .chainUntrusted, sender: "a", senders: ["a"]),
            ForgedPiece(rule: .chainUntrusted, sender: "a", senders: ["a", "b"]),
            ForgedPiece(rule: .chainUntrusted, sender: "b", senders: ["a", "b"]),
            ForgedPiece(rule: .signatureMismatch, sender: "b", senders: ["b"]),
        ]
        _ = try reconcile()
        let details = store.found.values.map { "\($0.subject): \($0.finding.detail)" }.sorted()
        #expect(
            details == [
                "chain_untrusted a: a; evidence 2; users 2: a;b", "chain_untrusted b: b; evidence 1; users 2: a;b",
                "signature_mismatch b: b; evidence 1; users 1",
            ]
        )
    }

    @Test func `a run says which settings changed since the books were judged before it, however often it goes on`()
        throws
    {
        store.policyInForce = policy
        var other = policy
        other.grace = .hours(48)
        let expected = SettingChange(name: "reconcile.grace", from: "24h", to: "48h")
        for _ in 1...2 {
            let changed = try reconcile(other).changedSettings
            #expect(changed == SettingChanges(settings: [expected], moves: 7))
        }
    }
}

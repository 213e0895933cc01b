import ReconciliationCore
import Testing

/// Evidence that no purchase speaks for: forged, or another app's without purchases inside.
@Suite struct ForgedEvidenceTests {
    /// Rules 5 and 6.6: signature, chain, a missing marker, or 21003.
    @Test func `a forgery is what Apple did not sign or disowns`() {
        #expect(
            Set(ForgeryRule.allCases.map(\.rawValue)) == [
                "signature_mismatch", "signature_missing", "signature_malformed", "wrong_algorithm", "chain_untrusted",
                "certificate_expired", "marker_missing", "apple_21003",
            ]
        )
    }

    private static let sent: [(UserID, Int, Set<UserID>, String)] = [
        ("a", 1, ["a"], "a; evidence 1; users 1"), ("a", 3, ["b", "a"], "a; evidence 3; users 2: a;b"),
        ("", 1, [""], "nobody named; evidence 1; users 0"),
        ("", 2, ["", "b"], "nobody named; evidence 2; users 1: b"), ("b", 2, ["", "b"], "b; evidence 2; users 1"),
        ("a;b", 1, ["a;b"], "a;b; evidence 1; users 1"),
    ]

    @Test(arguments: sent)
    func `a forgery names its sender, the pieces, and who else sent them`(
        sender: UserID,
        pieces: Int,
        senders: Set<UserID>,
        detail: String
    ) {
        let forged = ForgedEvidence(rule: .chainUntrusted, sender: sender, pieceCount: pieces, senders: senders)
        let found = forged.finding
        #expect(found.finding.detail == detail)
        #expect(found.subject == "chain_untrusted \(sender)" && found.environment == "" && found.bundleID == nil)
        #expect(found.finding.kind == .forgedReceipt && found.finding.nextStep == .blockUser)
        #expect(found.finding.expected == "signed by Apple" && found.finding.actual == "chain_untrusted")
        #expect(found.finding.credit == nil)
        #expect(ForgedEvidence.sender(statedBy: detail) == (sender == "" ? nil : sender.rawValue))
    }

    @Test func `another app's evidence names the app, ours, and who sent it`() {
        let other = BundleID("com.other")
        var foreign = EmptyForeignEvidence(
            digest: ContentDigest(hex: "d1"),
            environment: "Production",
            bundleID: other,
            senders: ["b", "", "a"]
        )
        let found = foreign.finding(apps: [game, BundleID("com.example.a")])
        #expect(found.subject == "com.other d1" && found.environment == "Production" && found.bundleID == other)
        #expect(found.finding.kind == .foreignReceipt && found.finding.nextStep == .blockUser)
        #expect(found.finding.expected == "com.example.a;com.example.game" && found.finding.actual == "com.other")
        #expect(found.finding.detail == "a;b")
        foreign.environment = nil
        #expect(foreign.finding(apps: [game]).environment == "")
    }

    @Test func `an app is foreign where others are configured and it is not`() {
        #expect(isForeign(BundleID("com.other"), policy: policy))
        #expect(!isForeign(game, policy: policy))
        var open = policy
        open.apps = []
        #expect(!isForeign(BundleID("com.other"), policy: open))
    }

    @Test func `a sender is the one user a name means, else the name as it was sent`() {
        let two = NameAnswer(holders: [.init(user: "a", rank: .storedName), .init(user: "b", rank: .storedName)])
        let ranked = NameAnswer(holders: [.init(user: "a", rank: .encodedUserID), .init(user: "b", rank: .storedName)])
        func sender(_ uploader: NameAnswer, _ text: String?) -> Claimant {
            Claimant(from: uploader, at: nil, sentText: text)
        }
        #expect(sender(answer("a"), "A") == Claimant(text: "a", isUser: true))
        #expect(sender(ranked, "A") == Claimant(text: "b", isUser: true))
        #expect(sender(two, "A") == Claimant(text: "A", isUser: false))
        #expect(sender(NameAnswer(holders: []), nil) == Claimant(text: "", isUser: false))
    }
}

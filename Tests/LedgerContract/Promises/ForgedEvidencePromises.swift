import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Findings about evidence that is forged or of another app, and how they end.
    static var forgedEvidence: [Promise] {
        [
            .ledgers("refused evidence is a forgery per rule and user, a test environment's is none") { ledgers in
                for (rule, count) in [("signature_mismatch", 2), ("chain_untrusted", 2), ("test_environment", 0)] {
                    let ledger = try ledgers.empty()
                    try ledger.take([submission("forged", user: "a"), submission("forged", user: "b")], name: "1")
                    let due = try ledger.due()
                    try ledger.record([.refused(due[0], rule: rule)], asOf: noon)
                    try ledger.judge(1)
                    let details = try ledger.findings(.forgedReceipt) { [$0.finding.detail] }
                    #expect(
                        details
                            == ["a; evidence 1; users 2: a;b", "b; evidence 1; users 2: a;b"].prefix(count).map { $0 }
                    )
                }
            },
            .ledger("a forged notification is found although nobody uploaded it") { ledger in
                try ledger.take([notification("forged", isSigned: true)], name: "1")
                let due = try ledger.due()
                try ledger.record([.refused(due[0], rule: "signature_mismatch", form: .notification)], asOf: noon)
                try ledger.judge(1)
                #expect(
                    try ledger.findings { [$0.finding.kind, $0.finding.actual, $0.finding.detail] }
                        == ["forged_receipt|signature_mismatch|nobody named; evidence 1; users 0"]
                )
            },
            .ledger("another app's empty receipt is foreign until the app is configured") { ledger in
                try ledger.take([submission("empty", user: "a")], name: "1")
                let due = try ledger.due()
                var empty = EvidenceAnswer(evidenceID: due[0].id, form: .appReceipt, outcome: .empty)
                empty.bundleID = BundleID("com.other")
                try ledger.record([empty], asOf: noon)
                try ledger.judge(1)
                #expect(
                    try ledger.findings(isOpen: true) { [$0.finding.bundleID?.rawValue, $0.finding.detail] } == [
                        "com.other|a"
                    ]
                )
                try ledger.judge(2) { $0.apps.insert(BundleID("com.other")) }
                #expect(try ledger.findings { [$0.closedReason] } == ["app_configured"])
            },
            .ledger("evidence refused by a rule that means something else now is judged again, and its finding closes")
            {
                ledger in
                try ledger.take([submission("chain", user: "a"), submission("bytes", user: "b")], name: "1")
                let due = try ledger.due()
                let rules = ["chain_untrusted", "signature_mismatch"]
                let refused = zip(due, rules).map { piece, rule in
                    EvidenceAnswer.refused(piece, rule: rule)
                }
                try ledger.record(refused, asOf: noon)
                try ledger.judge(1)
                for _ in 1...2 { try ledger.requeueEvidence(underRoots: ["aa"], refusedBy: ["chain_untrusted"]) }
                try ledger.verify("100")
                try ledger.judge(2)
                #expect(try ledger.purchases { [$0.transactionID] } == ["100"])
                #expect(
                    try ledger.bookTotals(run: RunID(1), asOf: noon).evidenceByOutcome == ["verified": 1, "refused": 1]
                )
                #expect(
                    try ledger.findings(.forgedReceipt) { [$0.finding.actual, $0.closedReason] }
                        == ["chain_untrusted|evidence_judged_anew", "signature_mismatch|-"]
                )
            },
            .ledger("a row of a receipt that is neither posted nor set aside is missed") { ledger in
                try ledger.take([submission("receipt")], name: "1")
                let due = try ledger.due()
                var answer = EvidenceAnswer.verified(due[0], form: .appReceipt, ["100", "101"])
                answer.statements.removeLast()
                try ledger.record([answer], asOf: noon)
                try ledger.judge(1)
                let broken = try ledger.controlTotals(run: RunID(1), isFull: false).filter { !$0.holds }
                #expect(
                    broken.map(\.name) == ["evidence_rows"] && broken.map(\.left) == [2] && broken.map(\.right) == [1]
                )
            },
        ]
    }
}

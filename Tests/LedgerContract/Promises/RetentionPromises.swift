import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What retention removes, and what must stay.
    static var retention: [Promise] {
        [
            .ledger("bytes of delivered purchases go, those of what awaits delivery stay until then") { ledger in
                let run = try ledger.takeDeliveredAndMissing()
                let moves = try ledger.moves()
                let plan = try ledger.prunable(bounds)
                #expect(plan.evidencePieces == 1 && plan.evidenceBytes > 0)
                #expect(try ledger.prunable(bounds) == plan)

                #expect(try ledger.prune() == plan)
                #expect(try ledger.moves() == moves)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.prune().isEmpty)
                #expect(try ledger.prunings().count == 1)

                try ledger.take([credit("2", to: "u2", at: later)], name: "late")
                let next = try ledger.night(later)
                #expect(try [ledger.place("1"), ledger.place("2")] == ["black|credited", "black|credited"])
                #expect(try ledger.brokenTotals(of: next) == [])
                #expect(try ledger.prune().evidencePieces == 1)
            },
            .ledger("evidence counts again when its root is trusted again, even without bytes") { ledger in
                try ledger.requeueEvidence(underRoots: ["apple", "own"], refusedBy: [])
                try ledger.take([submission("receipt 1", user: "u1", at: noon)], name: "receipts")
                var answer = EvidenceAnswer.verified(try #require(try ledger.due().first), form: .appReceipt, ["1"])
                answer.roots = ["own"]
                try ledger.record([answer], asOf: noon)
                try ledger.take(
                    [
                        credit("900", to: "u0", at: noon - .days(1)), credit("1", to: "u1", at: noon + hour),
                        credit("901", to: "u0", at: noon + .days(2)),
                    ],
                    name: "credits"
                )
                try ledger.night(noon + .days(2))
                #expect(try ledger.prune().evidencePieces == 1)
                let claims = try ledger.claims("1")

                // What it rests on is not in force, whatever else changes meanwhile.
                for (day, roots) in [["apple"], ["apple", "another"]].enumerated() {
                    try ledger.requeueEvidence(underRoots: Set(roots), refusedBy: [])
                    let without = try ledger.night(later + .days(Int64(day)))
                    #expect(try ledger.place("1") != "black|credited")
                    #expect(try ledger.moves().map(\.reason).last == "evidence_withdrawn")
                    #expect(try ledger.brokenTotals(of: without) == [])
                }
                try ledger.requeueEvidence(underRoots: ["apple", "own"], refusedBy: [])
                let again = try ledger.night(later + .days(2), isFull: true)
                #expect(try ledger.place("1") == "black|credited")
                #expect(try ledger.claims("1") == claims)
                let totals = try ledger.bookTotals(run: again, asOf: later + .days(2))
                #expect(totals.evidenceByOutcome == ["verified": 1])
                #expect(try ledger.brokenTotals(of: again) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("what is decided about a purchase while its root is not trusted counts once it is trusted again") {
                ledger in
                try ledger.requeueEvidence(underRoots: ["apple", "own"], refusedBy: [])
                try ledger.take([submission("receipt 1", user: "u1", at: noon)], name: "receipts")
                func judge() throws {
                    var answer = EvidenceAnswer.verified(try #require(try ledger.due().first), form: .appReceipt, ["1"])
                    answer.roots = ["own"]
                    try ledger.record([answer], asOf: noon)
                }
                try judge()
                try ledger.take(
                    [credit("900", to: "u0", at: noon - .days(1)), credit("901", to: "u0", at: noon + .days(2))],
                    name: "credits"
                )
                try ledger.night(noon + .days(2))
                try ledger.requeueEvidence(underRoots: ["apple"], refusedBy: [])
                try ledger.night(later)
                try ledger.act(resolve(.fraud), on: try ledger.caseID(of: "1"), at: later)
                try ledger.night(later + .days(1))
                try ledger.requeueEvidence(underRoots: ["apple", "own"], refusedBy: [])
                try judge()
                try ledger.night(later + .days(2))
                #expect(try ledger.place("1") == "closed|settled_fraud")
                #expect(try ledger.cases(includingSettled: false) == [])
            },
            .ledger("a refusal whose bytes are gone stands, whatever roots are in force") { ledger in
                try ledger.requeueEvidence(underRoots: ["apple", "own"], refusedBy: [])
                try ledger.take([submission("receipt 1", user: "u1", at: noon)], name: "receipts")
                var answer = EvidenceAnswer.refused(try #require(try ledger.due().first), rule: "signature_mismatch")
                answer.roots = ["own"]
                try ledger.record([answer], asOf: noon)
                _ = try ledger.forget(UserID("u1"), files: ErasedFiles(), by: "kim", at: noon)
                try ledger.requeueEvidence(underRoots: ["apple"], refusedBy: [])
                let run = try ledger.night(noon + .days(2))
                let totals = try ledger.bookTotals(run: run, asOf: noon + .days(2))
                #expect(totals.evidenceByOutcome == ["refused": 1])
            },
            .ledger("evidence younger than the bound stays, at the bound too") { ledger in
                try ledger.takeDeliveredAndMissing()
                let atNoon = RetentionBounds(evidenceBefore: noon, rejectsBefore: noon)
                #expect(try ledger.prunable(atNoon).evidencePieces == 0)
                let after = RetentionBounds(evidenceBefore: noon + .seconds(1), rejectsBefore: noon)
                #expect(try ledger.prunable(after).evidencePieces == 1)
            },
            .ledger("evidence that states no time of arrival came when it was imported, however old it is") { ledger in
                try ledger.take([submission("receipt 1", user: "u1")], name: "receipts", at: later)
                var answer = EvidenceAnswer.verified(try #require(try ledger.due().first), form: .appReceipt, ["1"])
                answer.statedAt = noon
                try ledger.record([answer], asOf: later)
                try ledger.take([credit("1", to: "u1", at: noon + hour)], name: "credits", at: later)
                try ledger.night(later + .days(1))
                #expect(try ledger.prunable(bounds).evidencePieces == 0)
                let afterwards = RetentionBounds(evidenceBefore: later + .seconds(1), rejectsBefore: noon)
                #expect(try ledger.prunable(afterwards).evidencePieces == 1)
            },
            .ledger("the evidence of a case that was opened again stays, also before a run has seen that") { ledger in
                try ledger.takeDeliveredAndMissing()
                let delivered = try ledger.prune().evidencePieces
                let caseID = try ledger.caseID(.missingCredit, of: "2")
                try ledger.act(.resolve(.creditedElsewhere, user: nil, note: nil), on: caseID, at: noon + .days(3))
                try ledger.night(later)
                let plan = try ledger.prunable(bounds)
                #expect(delivered == 1 && plan.evidencePieces == 1)
                try ledger.act(.reopen(note: nil), on: caseID, at: later)
                #expect(try ledger.prunable(bounds).evidencePieces == 0)
                try ledger.night(later + .days(1))
                #expect(try ledger.prunable(bounds).evidencePieces == 0)
            },
            .ledger("refused rows of the last report stay, so that it can be written again") { ledger in
                try ledger.refuse(3, rowsOf: "old")
                try ledger.night(noon + .days(1))
                #expect(try ledger.prunable(bounds).rejectedRows == 0)
                try ledger.night(noon + .days(2))
                #expect(try ledger.prunable(bounds).rejectedRows == 2)
            },
            .ledger("refused rows go once they are reported, the chain holds, and later ones are kept apart") {
                ledger in
                try ledger.refuse(3, rowsOf: "old")
                #expect(try ledger.prunable(bounds).rejectedRows == 0)
                try ledger.night(noon + .days(1))
                try ledger.refuse(2, rowsOf: "young", at: later - .days(1))
                try ledger.night(later - .days(1))
                #expect(try ledger.prunable(bounds).rejectedRows == 3)
                #expect(try ledger.prune().rejectedRows == 3)
                #expect(try ledger.refusedFiles() == ["young", "young"])
                #expect(try ledger.verifyAudit(.whole).fault == nil)

                try ledger.refuse(1, rowsOf: "new", at: later)
                let run = try ledger.night(later)
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.verifyAudit(.sinceCheckpoint(before: run)).fault == nil)
                // A second time, behind the first.
                let muchLater = RetentionBounds(evidenceBefore: noon, rejectsBefore: later + .days(1))
                #expect(try ledger.prune(muchLater).rejectedRows == 2)
                #expect(try ledger.refusedFiles() == ["new"])
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("removed report folders are named in the chain") { ledger in
                try ledger.night(noon)
                _ = try ledger.prune(reports: ["20230101T000000Z"])
                let event = try #require(try ledger.prunings().first)
                #expect(event.actor == "anna" && event.detail.contains("20230101T000000Z"))
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
        ]
    }
}

private let later = noon + .days(500)
private let bounds = RetentionBounds(evidenceBefore: later - .days(400), rejectsBefore: later - .days(90))

extension LedgerEngine {
    fileprivate func prune(_ limits: RetentionBounds = bounds, reports: [String] = []) throws -> PruneTally {
        try prune(limits, reports: reports, by: "anna", at: later)
    }

    fileprivate func prunings() throws -> [AuditEvent] {
        try auditEvents().filter { $0.action == AuditAction.pruned.rawValue }
    }

    /// The files of the refused rows that are kept.
    fileprivate func refusedFiles() throws -> [String] {
        try all { try rejectedRows(.all(since: nil, until: nil), $0) }.map(\.file)
    }
}

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

                try ledger.take([credit("2", to: "u2", at: later)], kind: .credits, name: "late")
                let next = try ledger.night(later)
                #expect(try [ledger.place("1"), ledger.place("2")] == ["black|credited", "black|credited"])
                #expect(try ledger.brokenTotals(of: next) == [])
                #expect(try ledger.prune().evidencePieces == 1)
            },
            .ledger("evidence younger than the bound stays, at the bound too") { ledger in
                try ledger.takeDeliveredAndMissing()
                let atNoon = RetentionBounds(evidenceBefore: noon, rejectsBefore: noon)
                #expect(try ledger.prunable(atNoon).evidencePieces == 0)
                let after = RetentionBounds(evidenceBefore: noon + .seconds(1), rejectsBefore: noon)
                #expect(try ledger.prunable(after).evidencePieces == 1)
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

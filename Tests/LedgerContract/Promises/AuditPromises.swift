import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// The audit chain: what is on it, and that it holds.
    static var audit: [Promise] {
        [
            .ledger("every run and case action is chained, and the chain holds") { ledger in
                try ledger.takeTwoNights()
                let verdict = try ledger.verifyAudit(.whole)
                #expect(verdict.fault == nil && verdict.count == 5)
                let events = try ledger.auditEvents()
                #expect(
                    events.map { "\($0.action) \($0.actor)" }
                        == ["policy night", "run night", "case_noted kim", "run night", "case_noted kim"]
                )
                #expect(try ledger.auditHead() == AuditHead(try #require(events.last)))
                let runs = try ledger.all { try ledger.runs(since: nil, until: nil, $0) }
                #expect(runs.map(\.auditHead?.sequence) == [2, 4])
                #expect(try ledger.verifyAudit(.sinceCheckpoint(before: RunID(3))).count == 1)
            },
            .ledger("the text of a note is not on the chain") { ledger in
                try ledger.takeTwoNights()
                let events = try ledger.auditEvents()
                #expect(events.count { $0.action == "case_noted" } == 2)
                #expect(!events.contains { $0.detail.contains("rang") })
            },
            .ledger("an event is found by its hash, and nothing by a hash of no event") { ledger in
                try ledger.takeTwoNights()
                let events = try ledger.auditEvents()
                #expect(try events.map { try ledger.auditSequence(of: $0.hash) } == [1, 2, 3, 4, 5])
                #expect(try ledger.auditSequence(of: AuditHead.beginning.hash) == 0)
                #expect(try ledger.auditSequence(of: String(repeating: "f", count: 64)) == nil)
            },
            .ledger("the chain can be proven from the listing of its events alone") { ledger in
                try ledger.takeTwoNights()
                var reader = AuditChainReader()
                let events = try ledger.all(rowsMax: 2) { try ledger.auditEvents(since: nil, until: nil, $0) }
                for event in events { #expect(reader.check(event) == nil) }
                #expect(try reader.head == ledger.auditHead())
            },
            .ledger("a name given by hand stands beside the user of the system") { ledger in
                try ledger.takeTwoNights()
                let anna = Actor(name: "anna", systemUser: "root")
                try ledger.act(.assign(to: "ben"), on: ledger.caseID(of: "2"), by: anna, at: noon)
                let event = try #require(try ledger.auditEvents().last)
                #expect(event.actor == "anna" && event.detail.contains(#""system_user":"root""#))
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("a night that is run again by another policy has two events, and the chain holds") { ledger in
                try ledger.takeTwoNights()
                try ledger.night(noon + .days(3), grace: .hours(48))
                let again = try ledger.auditEvents().filter { $0.action == "run" && $0.subject == "run 2" }
                #expect(again.count == 2)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .missing("a resolution is on the chain without its user, and night after night it holds") { ledger in
                let resolved = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: "gave 60")
                try ledger.act(resolved, on: ledger.caseID(of: "1"), at: noon)
                let events = try ledger.auditEvents()
                #expect(events.map(\.action) == ["policy", "run", "case_resolved"])
                #expect(!events.contains { $0.detail.contains(#""u1""#) || $0.detail.contains("gave") })
                for day: Int64 in 3...5 {
                    let run = try ledger.night(noon + .days(day))
                    #expect(try ledger.verifyAudit(.sinceCheckpoint(before: run)).fault == nil)
                }
            },
        ]
    }
}

extension LedgerEngine {
    /// Events 1 to 5: the policy, a run, a note, a run, a note.
    fileprivate func takeTwoNights() throws {
        try takeTwoMissing()
        try night(noon + .days(2))
        try act(.note("rang"), on: caseID(of: "1"), at: noon)
        try take([credit("1", to: "u1", at: noon + .days(2))], name: "late")
        try night(noon + .days(3))
        try act(.note("rang"), on: caseID(of: "2"), at: noon)
    }
}

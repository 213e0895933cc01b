import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    static var cases: [Promise] {
        [
            .missing("a case goes from open over assigned to resolved and reopened") { ledger in
                let caseID = try ledger.caseID(of: "1")
                #expect(try ledger.cases(includingSettled: false).map(\.state) == [.open, .open])
                try ledger.act([CaseAction(caseID: caseID, step: .assign(to: "anna"))], by: "anna", at: noon)
                #expect(try ledger.cases(includingSettled: false).map(\.state) == [.assigned, .open])
                try ledger.resolve("1", .cannotIdentify)
                #expect(try ledger.cases(includingSettled: false).count == 1)
                try ledger.countsCases(asOf: noon + .days(2))
                try ledger.act([CaseAction(caseID: caseID, step: .reopen(note: "rang again"))], by: "anna", at: noon)
                let row = try #require(try ledger.cases(includingSettled: false).first)
                #expect(row.state == .reopened && row.assignee == "anna" && row.reason == nil)
                #expect(try ledger.caseHistory(caseID).last?.note == "rang again")
                try ledger.countsCases(asOf: noon + .days(2))
                #expect(try ledger.caseHistory(caseID).map(\.action) == ["assigned", "resolved", "reopened"])
            },
            .missing("a case that is assigned to somebody once more stays as it is, and nothing is written") { ledger in
                let caseID = try ledger.caseID(of: "1")
                let other = try ledger.caseID(of: "2")
                let assign = [caseID, other].map { CaseAction(caseID: $0, step: .assign(to: "anna")) }
                #expect(try ledger.act([assign[0]], by: "anna", at: noon) == [caseID])
                #expect(try ledger.act(assign, by: "ben", at: noon) == [other])
                #expect(try ledger.act(assign, by: "ben", at: noon) == [])
                #expect(try ledger.caseHistory(caseID).map(\.actor) == ["anna"])
                #expect(try ledger.auditEvents().filter { $0.action == "case_assigned" }.count == 2)
                // Reopened, it waits for somebody again.
                try ledger.resolve("1", .cannotIdentify)
                try ledger.act([CaseAction(caseID: caseID, step: .reopen(note: nil))], by: "anna", at: noon)
                #expect(try ledger.act([assign[0]], by: "anna", at: noon) == [caseID])
            },
            .ledgers("a resolution leads where the reason says") { ledgers in
                let places: [(ResolutionReason, String)] = [
                    (.refundedByUs, "closed|settled_refunded_by_us"), (.fraud, "closed|settled_fraud"),
                    (.belowThreshold, "white|uncredited"), (.cannotIdentify, "white|uncredited"),
                ]
                for (reason, place) in places {
                    let ledger = try ledgers.missing()
                    try ledger.resolve("1", reason)
                    let run = try ledger.night(noon + .days(3))
                    #expect(try ledger.place("1") == place)
                    #expect(
                        try ledger.purchases(of: "1").map(\.state) == [reason.destination == .parked ? "parked" : nil]
                    )
                    try ledger.holds(run)
                }
            },
            .missing("credited by hand is black after the next night, with the books whole in between") { ledger in
                try ledger.resolve("1", .creditedManually, user: "u1")
                try ledger.holds(RunID(1))
                let run = try ledger.night(noon + .days(3))
                #expect(try ledger.place("1") == "black|credited")
                #expect(try caseCredits(in: ledger) == ["u1"])
                #expect(try moves(of: "1", in: ledger) == ["none|white|uncredited", "white|black|credited"])
                try ledger.holds(run)
            },
            .missing("credited elsewhere goes to the owner known, and needs a user where none is") { ledger in
                let failure = #expect(throws: StoreFailure.self) { try ledger.resolve("1", .creditedElsewhere) }
                #expect(failure?.kind == .refused)
                try ledger.resolve("2", .creditedElsewhere)
                try ledger.night(noon + .days(3))
                #expect(try ledger.place("2") == "black|credited")
                #expect(try caseCredits(in: ledger) == ["u2"])
            },
            .missing("the backend's own credit to the same user takes the place of the case's") { ledger in
                try ledger.resolve("1", .creditedManually, user: "u1")
                try ledger.night(noon + .days(3))
                try ledger.take([credit("1", to: "u1", at: noon + .days(2))], name: "late")
                let run = try ledger.night(noon + .days(4))
                #expect(try ledger.place("1") == "black|confirmed")
                #expect(try caseCredits(in: ledger) == [])
                #expect(
                    try ledger.purchases(of: "1").flatMap(\.credits).map(\.status).sorted() == [
                        "credited", "withdrawn",
                    ]
                )
                #expect(try moves(of: "1", in: ledger).last == "black|black|confirmed")
                #expect(try ledger.cases(includingSettled: false).allSatisfy { $0.kind == "missing_credit" })
                try ledger.holds(run)
            },
            .missing("a credit to somebody else does not confirm, it is one too many") { ledger in
                try ledger.resolve("1", .creditedManually, user: "u1")
                try ledger.take([credit("1", to: "u9", at: noon + .days(2))], name: "late")
                try ledger.night(noon + .days(3))
                #expect(try ledger.place("1") == "black|credited")
                #expect(try ledger.cases(includingSettled: false).map(\.kind).contains("duplicate_credit"))
            },
            .missing("reopening takes the credit back") { ledger in
                try ledger.resolve("1", .creditedManually, user: "u1")
                try ledger.night(noon + .days(3))
                let action = CaseAction(caseID: try ledger.caseID(of: "1"), step: .reopen(note: nil))
                try ledger.act([action], by: "a", at: noon + .days(3))
                let run = try ledger.night(noon + .days(4))
                #expect(try ledger.place("1") == "white|uncredited")
                #expect(try caseCredits(in: ledger) == [])
                try ledger.holds(run)
            },
            .missing("a problem whose case is resolved stands, and is counted apart until it comes back") { ledger in
                let twice = [credit("1", to: "u1"), credit("1", to: "u9", at: noon + hour)]
                try ledger.take(twice, name: "twice")
                func resolved(_ day: Int64) throws -> Int {
                    let run = try ledger.night(noon + .days(day))
                    #expect(try ledger.open(.duplicateCredit).count == 1)
                    let groups = try ledger.openCaseGroups(run: run)
                    #expect(groups.reopenedByRuns == 0)
                    return groups.resolvedProblems
                }
                #expect(try resolved(3) == 0)
                let waiting = try ledger.cases(includingSettled: false)
                let duplicate = try #require(waiting.first { $0.kind == "duplicate_credit" })
                try ledger.act(.resolve(.fraud, user: nil, note: nil), on: duplicate.caseID, at: noon + .days(3))
                try ledger.resolve("2", .cannotIdentify)
                #expect(try resolved(4) == 1)
                try ledger.act(.reopen(note: nil), on: duplicate.caseID, at: noon + .days(4))
                #expect(try resolved(5) == 0)
            },
            .missing("one action that does not fit undoes them all") { ledger in
                let first = CaseAction(caseID: try ledger.caseID(of: "1"), step: .assign(to: "anna"))
                let second = CaseAction(
                    caseID: try ledger.caseID(of: "2"),
                    step: .resolve(.movedToOwner, user: nil, note: nil)
                )
                let failure = #expect(throws: StoreFailure.self) {
                    try ledger.act(
                        [first, second, CaseAction(caseID: "RC-NONE", step: .note("x"))],
                        by: "anna",
                        at: noon
                    )
                }
                guard case .refusedActions(let refused) = failure?.reason else {
                    Issue.record("\(failure?.description ?? "no failure")")
                    return
                }
                #expect(refused.map(\.caseID) == [second.caseID, "RC-NONE"])
                let fitting = ResolutionReason.fitting(.missingCredit)
                #expect(
                    refused.map(\.why) == [
                        .reasonDoesNotFit(.movedToOwner, kind: "missing_credit", fitting: fitting), .noSuchCase,
                    ]
                )
                #expect(try ledger.caseHistory(ledger.caseID(of: "1")).isEmpty)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .missing("what people did is told in the order they did it, whatever page it is read by") { ledger in
                let (first, second) = (try ledger.caseID(of: "1"), try ledger.caseID(of: "2"))
                try ledger.act(.assign(to: "anna"), on: first, at: noon + .days(2))
                try ledger.act(.note("rang"), on: second, at: noon + .days(3))
                try ledger.resolve("1", .creditedManually, user: "u1")
                let events = try ledger.all(rowsMax: 1) { try ledger.caseEvents(since: nil, until: nil, $0) }
                #expect(events.map(\.sequence) == [1, 2, 3])
                #expect(events.map(\.caseID) == [first, second, first])
                #expect(events.map(\.kind) == Array(repeating: "missing_credit", count: 3))
                #expect(events.map(\.transactionID) == ["1", "2", "1"].map { TransactionID($0) })
                #expect(events.map(\.event.action) == ["assigned", "note", "resolved"])
                #expect(events.map(\.event.userID) == [nil, nil, UserID("u1")])
                let later = try ledger.all { try ledger.caseEvents(since: noon + .days(3), until: nil, $0) }
                #expect(later.map(\.sequence) == [2])
            },
            .missing("the cases about a transaction are found by it") { ledger in
                let about = try ledger.all {
                    try ledger.cases(CaseSelection(transactionID: TransactionID("2")), $0)
                }
                #expect(try about.map(\.caseID) == [ledger.caseID(of: "2")])
                #expect(try ledger.all { try ledger.cases(CaseSelection(transactionID: TransactionID("3")), $0) } == [])
            },
            .missing("findings, cases and runs can be listed") { ledger in
                var findings: [String] = []
                try eachRow({ try ledger.findings(since: nil, until: nil, $0) }) { findings.append($0.finding.kind) }
                #expect(findings == ["missing_credit", "missing_credit"])
                try eachRow({ try ledger.findings(since: noon + .days(9), until: nil, $0) }) {
                    findings.append($0.finding.kind)
                }
                #expect(findings.count == 2)
                var runs: [RunRow] = []
                try eachRow({ try ledger.runs(since: nil, until: nil, $0) }) { runs.append($0) }
                #expect(runs.map(\.moves) == [2] && runs[0].actor == "night" && runs[0].auditHead?.sequence == 2)
            },
        ]
    }
}

extension LedgerEngine {
    fileprivate func resolve(_ id: String, _ reason: ResolutionReason, user: String? = nil) throws {
        let step = CaseAction.Step.resolve(reason, user: user.map { UserID($0) }, note: nil)
        try act(step, on: caseID(of: id), at: noon + .days(2))
    }

    fileprivate func holds(_ run: RunID) throws { #expect(try brokenTotals(of: run) == []) }
}

/// Whom cases say they credited, as far as that stands.
private func caseCredits(in ledger: any LedgerEngine) throws -> [String] {
    try ledger.liveCredits().filter { $0.creditSource == "case" }.map(\.userID.rawValue)
}

private func moves(of id: String, in ledger: any LedgerEngine) throws -> [String] {
    try ledger.moves().filter { $0.transactionID == TransactionID(id) }.map { "\($0.from)|\($0.to)|\($0.reason)" }
}

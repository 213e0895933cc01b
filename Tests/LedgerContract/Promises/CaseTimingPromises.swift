import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What people do about a case counts from the next run on.
    static var caseTiming: [Promise] {
        [
            .ledgers("a resolution counts in the next run, whatever the clock says") { ledgers in
                for (step, place, days) in resolutionsByClock {
                    let ledger = try ledgers.missing()
                    try ledger.act("1", step, at: noon + .days(days))
                    #expect(try ledger.place("1") == "white|uncredited")
                    #expect(try ledger.standing("1").isWaitingForRun)
                    for day: Int64 in [2, 2, 3, 4] {
                        let run = try ledger.night(noon + .days(day))
                        #expect(try ledger.place("1") == place)
                        #expect(
                            try ledger.purchases(of: "1").map(\.state) == [place == "white|uncredited" ? "parked" : nil]
                        )
                        #expect(try ledger.brokenTotals(of: run) == [])
                        #expect(try !ledger.standing("1").isWaitingForRun && ledger.standing("1").state == .resolved)
                    }
                }
            },
            .ledgers("a reopening takes it back in the next run, whatever the clock says") { ledgers in
                for (step, place, days) in resolutionsByClock {
                    let ledger = try ledgers.missing()
                    try ledger.act("1", step, at: noon + .days(2))
                    try ledger.night(noon + .days(2))
                    #expect(try ledger.place("1") == place)
                    try ledger.act("1", .reopen(note: nil), at: noon + .days(days))
                    let run = try ledger.night(noon + .days(3))
                    #expect(try ledger.place("1") == "white|uncredited")
                    #expect(try ledger.purchases(of: "1").map(\.state) == ["missing_credit"])
                    #expect(try ledger.liveCredits { [$0.creditSource] } == ["import", "import"])
                    #expect(try ledger.brokenTotals(of: run) == [])
                    #expect(try ledger.standing("1").state == .reopened)
                }
            },
            .missing("a night that is given again is the same run until somebody resolves a case") { ledger in
                let caseID = try ledger.caseID(of: "1")
                for step in [CaseAction.Step.assign(to: "anna"), .note("rang")] {
                    try ledger.act(step, on: caseID, at: noon + .days(2))
                    #expect(try ledger.night(noon + .days(2)) == RunID(1))
                }
                try ledger.act("1", .resolve(.fraud, user: nil, note: nil), at: noon + .days(2))
                for _ in 1...2 { #expect(try ledger.night(noon + .days(2)) == RunID(2)) }
            },
            .missing("a delivery stated ahead of the books is dated by the run that reads it, once") { ledger in
                try ledger.act("1", .resolve(.creditedManually, user: UserID("u1"), note: nil), at: noon + .days(200))
                func creditedAt() throws -> [Instant] {
                    try ledger.liveCredits().filter { $0.creditSource == "case" }.map(\.creditedAt)
                }
                try ledger.night(noon + .days(3))
                #expect(try creditedAt() == [noon + .days(3)])
                try ledger.night(noon + .days(5), isFull: true)
                #expect(try creditedAt() == [noon + .days(3)])
            },
            .missing("what is explained is what the books say, until the run reads a resolution") { ledger in
                func settled() throws -> ResolutionReason? {
                    try #require(try ledger.purchaseHistories(of: TransactionID("1")).first).dossier.settlement
                }
                try ledger.act("1", .resolve(.fraud, user: nil, note: nil), at: noon)
                #expect(try settled() == nil)
                try ledger.night(noon + .days(2))
                #expect(try settled() == .fraud)
            },
            .missing("what is resolved is not resolved again, with a clock behind the books too") { ledger in
                let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
                try ledger.act("1", step, at: noon - .days(100))
                let failure = #expect(throws: StoreFailure.self) { try ledger.act("1", step, at: noon - .days(99)) }
                #expect(failure?.kind == .refused)
            },
            .missing("what is settled is nobody's work in any list, before the next run knows") { ledger in
                func steps() throws -> Set<String> { try ledger.listedSteps(of: "1") }
                func counted() throws -> [String: Int] { try ledger.countedSteps() }
                let booked = try (steps(), counted())
                #expect(booked.0.count == 1 && !booked.0.contains("wait"))
                for reason in [ResolutionReason.creditedManually, .fraud, .cannotIdentify] {
                    let user = reason == .creditedManually ? UserID("u1") : nil
                    try ledger.act("1", .resolve(reason, user: user, note: nil), at: noon + .days(3))
                    #expect(try steps() == ["wait"])
                    #expect(try counted()["wait"] == 1)
                    #expect(try counted().values.reduce(0, +) == booked.1.values.reduce(0, +))
                    try ledger.act("1", .reopen(note: nil), at: noon + .days(3))
                    #expect(try steps() == booked.0)
                    #expect(try counted() == booked.1)
                }
            },
            .missing("what a delivery came in about is nobody's work in any list, before the next run knows") {
                ledger in
                let booked = try ledger.countedSteps()
                try ledger.take([credit("1", to: "u1", at: noon + .days(2))], name: "late")
                #expect(try ledger.listedSteps(of: "1") == ["wait"])
                #expect(try ledger.countedSteps()["wait"] == 1)
                #expect(try ledger.countedSteps().values.reduce(0, +) == booked.values.reduce(0, +))
                try ledger.night(noon + .days(3))
                #expect(try ledger.listedSteps(of: "1") == [""], "nothing is to be done about what is closed")
            },
            .missing("what a refund came in about is nobody's work in any list, before the next run knows") { ledger in
                let refund = payment("1") { $0.revocationDate = noon + .days(1) }
                try ledger.take([refund], name: "refund")
                #expect(try ledger.listedSteps(of: "1") == ["wait"])
                try ledger.night(noon + .days(3))
                #expect(try ledger.listedSteps(of: "1") == [""])
            },
            .missing("what a refused row of credits is about is looked up in every list, before the next run knows") {
                ledger in
                let booked = try ledger.countedSteps()
                func told() throws -> [Set<String>] {
                    [try ledger.listedSteps(of: "2"), Set(try ledger.lookedUpSteps(of: "2"))]
                }
                let before = try told()
                #expect(before[0] == before[1] && before[0].isDisjoint(with: ["check_backend", "wait"]))
                try ledger.refuse(lines: 2...2, about: "2", in: "broken")
                #expect(try told() == [["check_backend"], ["check_backend"]])
                #expect(try ledger.countedSteps()["check_backend"] == 2)
                #expect(try ledger.countedSteps().values.reduce(0, +) == booked.values.reduce(0, +))
                let step = CaseAction.Step.resolve(.fraud, user: nil, note: nil)
                try ledger.act("2", step, at: noon + .days(3))
                #expect(try told() == [["wait"], ["wait"]], "what people decided goes first")
                try ledger.act("2", .reopen(note: nil), at: noon + .days(3))
                try ledger.night(noon + .days(3))
                #expect(try told() == [["check_backend"], ["check_backend"]])
            },
            .missing("a refund that an unsigned notification states is looked up in every list, before a run knows") {
                ledger in
                let bodies = ["one", "two", "three"].map { notification($0, isSigned: false) }
                try ledger.take(bodies, name: "notices")
                let due = try ledger.due()
                func read(_ index: Int, _ environment: StoreEnvironment, isRevocation: Bool) throws {
                    var read = EvidenceAnswer(evidenceID: due[index].id, form: .notificationV1, outcome: .pending)
                    read.rule = "needs_apple"
                    read.notice = EvidenceAnswer.Notice(type: "REFUND", isKnown: true)
                    read.pointers = [
                        .init(TransactionID("2"), environment: environment, isRevocation: isRevocation)
                    ]
                    read.isAttempt = false
                    try ledger.record([read], asOf: noon + .days(2))
                }
                let before = try ledger.listedSteps(of: "2")
                try read(0, .sandbox, isRevocation: true)
                try read(1, .production, isRevocation: false)
                #expect(try ledger.listedSteps(of: "2") == before, "of the other store, and no refund")
                try read(2, .production, isRevocation: true)
                #expect(try ledger.listedSteps(of: "2") == ["check_backend"])
                #expect(try ledger.lookedUpSteps(of: "2") == ["check_backend", "check_backend"])
                try ledger.night(noon + .days(3))
                #expect(try ledger.listedSteps(of: "2") == ["check_backend"])
            },
            .books("a delivery that names the other store is waited for in every list, before the next run knows") {
                books in
                try books.upload("r", sender(), inside("100"))
                try books.take(.credits, delivery("9", to: "u9", days: 2))
                try books.night(2)
                let before = try books.ledger.listedSteps(of: "100")
                #expect(before.count == 1 && !before.contains("wait"))
                try books.take(.credits, delivery("100", to: "u1") { $0.environment = .sandbox })
                #expect(try books.ledger.listedSteps(of: "100") == ["wait"])
                #expect(try Set(books.ledger.lookedUpSteps(of: "100")) == ["wait"])
                try books.night(3)
                #expect(try books.ledger.listedSteps(of: "100") == ["check_backend"])
            },
            .books(
                "a credit without purchase is nobody's work once a proof or a withdrawal came in, before a run knows"
            ) {
                books in
                try books.take(.credits, delivery("8", to: "u1"), delivery("9", to: "u1"), delivery("7", to: "u1"))
                for proven in ["1", "2", "3", "4"] {
                    try books.take(.payments, payment(proven))
                    try books.take(.credits, delivery(proven, to: "u1"))
                }
                try books.night(2)
                func told() throws -> [[String]] {
                    try ["7", "8", "9"].map { id in
                        let found = try books.ledger.lookup(id, naming: []).findings
                            .filter { $0.transactionID == id }.map(\.nextStep)
                        return Set(try books.ledger.listedSteps(of: id) + found).sorted()
                    }
                }
                #expect(try told() == [["check_backend"], ["check_backend"], ["check_backend"]])
                try books.take(.payments, payment("8"))
                try books.take(.credits, delivery("9", to: "u1") { $0.status = .withdrawn })
                #expect(try told() == [["check_backend"], ["wait"], ["wait"]])
            },
            .books("after a refund of a part a full one is news, whatever it is called") { books in
                func pack(_ id: String, _ refund: Revocation?) -> Inside {
                    inside(id, days: 0, of: "coins") { $0.revocation = refund }
                }
                func part(_ hours: Int64, _ percentage: Int = 50_000) -> Revocation {
                    Revocation(date: noon + .hours(hours), type: "REFUND_PRORATED", percentage: percentage)
                }
                let ids = ["1", "2", "3", "4", "5"]
                try books.upload("parts", sender(), all: ids.map { pack($0, part(1)) })
                try books.night(2)
                let later: [Revocation] = [
                    Revocation(date: noon + .hours(2)), part(2, 100_000),
                    Revocation(date: noon + .hours(2), type: "REFUND_FULL"),
                    part(3), Revocation(date: noon + .hours(1)),
                ]
                try books.upload("more", sender(), all: zip(ids, later).map { pack($0, $1) })
                let steps = try ids.map { id in try books.ledger.listedSteps(of: id) }
                #expect(steps.map { $0 == ["wait"] } == [true, true, true, false, false], "\(steps)")
                let news = try ids.map { id in
                    try books.ledger.lookup(id, naming: []).purchases.map { !$0.news.isEmpty }
                }
                #expect(news == [[true], [true], [true], [false], [false]])
            },
            .missing("a case resolved once is refused until it is reopened") { ledger in
                let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
                try ledger.act("1", step, at: noon + .days(3))
                let failure = #expect(throws: StoreFailure.self) { try ledger.act("1", step, at: noon + .days(3)) }
                #expect(failure?.kind == .refused)
                guard case .refusedActions(let refused) = failure?.reason,
                    case .alreadyResolved(let resolution) = refused.first?.why
                else {
                    Issue.record("\(failure?.description ?? "no failure")")
                    return
                }
                #expect(resolution.reason == "credited_manually")
                #expect(resolution.resolvedTo == UserID("u1") && resolution.resolvedBy == "kim")
                #expect(resolution.resolvedAt == noon + .days(3))
                try ledger.night(noon + .days(4))
                #expect(throws: StoreFailure.self) { try ledger.act("1", step, at: noon + .days(5)) }
                try ledger.act("1", .reopen(note: nil), at: noon + .days(5))
                try ledger.act("1", .resolve(.creditedManually, user: UserID("u7"), note: nil), at: noon + .days(5))
                let run = try ledger.night(noon + .days(6))
                #expect(
                    try ledger.liveCredits().filter { $0.creditSource == "case" }.map(\.userID) == [UserID("u7")]
                )
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .missing("between the resolution and the run, lookups say that it waits") { ledger in
                #expect(try ledger.standing("1").state == .open)
                try ledger.act("1", .resolve(.creditedManually, user: UserID("u1"), note: nil), at: noon + .days(2))
                let standing = try ledger.standing("1")
                #expect(standing.isResolutionPending)
                #expect(
                    standing.reason == "credited_manually" && standing.userID == "u1" && standing.settledBy == "kim"
                )
                #expect(standing.settledAt == (noon + .days(2)).wholeSecond)
                let purchase = try #require(try ledger.lookup("1", naming: []).purchases.first)
                #expect(purchase.cases == [standing])
                #expect(purchase.nextStep == "wait" && purchase.state == "missing_credit")

                try ledger.night(noon + .days(3))
                // New facts alone do not make an old resolution wait again.
                try ledger.take([credit("1", to: "u1", at: noon + .days(3))], name: "late")
                #expect(try !ledger.standing("1").isWaitingForRun)
            },
            .missing("a case tells who was credited, and which credit it is about") { ledger in
                try ledger.act(
                    "1",
                    .resolve(.creditedManually, user: UserID("u1"), note: "gave 60"),
                    at: noon + .days(2)
                )
                let history = try ledger.caseHistory(try ledger.caseID(of: "1"))
                #expect(history.map(\.userID) == [UserID("u1")] && history[0].note == "gave 60")
                var rows: [CaseRow] = []
                let selection = CaseSelection(includesSettled: true, caseID: try ledger.caseID(of: "1"))
                try eachRow({ try ledger.cases(selection, $0) }) { rows.append($0) }
                #expect(rows[0].resolvedTo == UserID("u1") && rows[0].resolvedBy == "kim")

                try ledger.take([credit("1", to: "u9", at: noon + .days(3))], name: "late")
                try ledger.night(noon + .days(4))
                rows = []
                try eachRow({ try ledger.cases(CaseSelection(), $0) }) {
                    if $0.kind == "duplicate_credit" { rows.append($0) }
                }
                let duplicate = try #require(rows.first)
                #expect(
                    duplicate.creditedUserID == UserID("u1") && duplicate.creditedAt == (noon + .days(2)).wholeSecond
                )
                #expect(duplicate.expected == "1 user" && duplicate.actual == "2 users")
            },
        ]
    }
}

extension LedgerEngine {
    fileprivate func act(_ id: String, _ step: CaseAction.Step, at moment: Instant) throws {
        try act(step, on: caseID(of: id), at: moment)
    }

    func standing(_ id: String) throws -> CaseStatus {
        let file = try #require(try purchaseHistories(of: TransactionID(id)).first)
        return try #require(file.cases.first)
    }
}

/// Resolutions, where they lead, and how many days after noon the clock of who resolves stands: before the moment of the
/// books, at it, and far ahead, as whoever judges the past has a clock of today.
private let resolutionsByClock: [(CaseAction.Step, String, Int64)] = {
    let resolutions: [(CaseAction.Step, String)] = [
        (.resolve(.creditedManually, user: UserID("u1"), note: nil), "black|credited"),
        (.resolve(.refundedByUs, user: nil, note: nil), "closed|settled_refunded_by_us"),
        (.resolve(.belowThreshold, user: nil, note: nil), "white|uncredited"),
    ]
    return resolutions.flatMap { step, place in [-100, 2, 200].map { (step, place, $0) } }
}()

extension LedgerEngine {
    /// The next steps that lost orders, findings and cases state of a transaction.
    fileprivate func listedSteps(of id: String) throws -> Set<String> {
        let lost = try all { try lostOrders($0) }.map { ($0.transactionID, $0.nextStep) }
        let found = try all { try findings(since: nil, until: nil, $0) }.map {
            ($0.finding.transactionID, $0.finding.nextStep)
        }
        let worked = try cases().map { ($0.transactionID, $0.nextStep) }
        return Set((lost + found + worked).filter { $0.0 == TransactionID(id) }.map(\.1))
    }

    /// The next steps that a look-up of a transaction states, of its purchases and of what is found about them.
    fileprivate func lookedUpSteps(of id: String) throws -> [String] {
        try lookup(id, naming: []).purchases.flatMap { purchase in
            [purchase.nextStep].compactMap(\.self) + purchase.findings.map(\.nextStep)
        }
    }

    fileprivate func countedSteps() throws -> [String: Int] {
        try bookTotals(run: #require(try lastRun()).id, asOf: noon + .days(2)).missingByNextStep
    }
}

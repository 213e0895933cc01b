import ReconciliationCore
import Testing

/// Rules 5.18.
@Suite struct CaseActionTests {
    private static let resolved: CaseRow = {
        var resolved = row(.missingCredit, state: .resolved)
        resolved.reason = "credited_manually"
        resolved.resolvedTo = "a"
        resolved.resolvedBy = "kim"
        resolved.resolvedAt = paid
        return resolved
    }()

    private static let alreadyResolved = CaseRefusal.alreadyResolved(.init(of: resolved))

    private static func row(
        _ kind: FindingKind,
        state: CaseState = .open,
        owner: UserID? = nil,
        basis: OwnerBasis = .claimedBy
    ) -> CaseRow {
        var row = CaseRow(
            caseID: "RC-1",
            kind: kind.rawValue,
            environment: "Production",
            detail: "",
            nextStep: "",
            openedAt: paid,
            state: state
        )
        row.ownerUserID = owner
        row.ownerBasis = basis.rawValue
        return row
    }

    @Test(arguments: NextStep.allCases)
    func `whom to credit is known where the next step is to credit the owner`(step: NextStep) {
        var row = Self.row(.missingCredit, owner: "a")
        row.nextStep = step.rawValue
        #expect(row.userToCredit == (step == .creditOwner ? "a" : nil))
    }

    @Test(
        arguments: [
            (.assigned, "kim", true), (.assigned, "mei", false), (.assigned, nil, false), (.open, "kim", false),
            (.reopened, "kim", false),
        ] as [(CaseState, String?, Bool)]
    )
    func `a case is assigned already to whom it is assigned`(state: CaseState, assignee: String?, isDone: Bool) {
        var row = Self.row(.missingCredit, state: state)
        row.assignee = assignee
        #expect(CaseAction(caseID: "RC-1", step: .assign(to: "kim")).isDone(in: row) == isDone)
        #expect(!CaseAction(caseID: "RC-1", step: .note("kim")).isDone(in: row))
    }

    @Test(arguments: [CaseState.reopened, .assigned])
    func `a reopened case is work until a run has judged it again, whoever it is assigned to`(state: CaseState) {
        var row = Self.row(.missingCredit, state: state, owner: "a")
        row.nextStep = NextStep.creditOwner.rawValue
        row.waitForRun()
        #expect(!row.isReopeningPending && row.userToCredit == "a", "what stands is to be done")
        #expect(row.isOverdue(due: .days(1), asOf: paid + .days(2)))
        row.closedAt = paid + .days(1)
        #expect(!row.isWaiting && row.isClosedByItself)
        row.waitForRun()
        #expect(row.isWaiting && !row.isClosedByItself)
        #expect(!row.isOverdue(due: .days(1), asOf: paid + .days(2)))
        #expect(row.nextStep == NextStep.wait.rawValue)
        #expect(row.userToCredit == nil)

        var status = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: state)
        (status.isObsolete, status.isWaitingForRun, status.lastDecision) = (true, true, .reopened)
        #expect(status.isReopeningPending && !status.isClosedByItself)
    }

    @Test(arguments: [
        (CaseState.open, true, FindingNews.none, "credit_owner"), (.assigned, true, .none, "credit_owner"),
        (.reopened, true, .none, "credit_owner"), (.resolved, true, .none, ""), (.open, true, .judgedAnew, "wait"),
        (.resolved, true, .judgedAnew, "wait"), (.open, false, .none, ""), (.resolved, false, .none, ""),
        (.assigned, false, .judgedAnew, ""), (.open, true, .doubt, "check_backend"), (.resolved, true, .doubt, ""),
        (.open, false, .doubt, ""),
    ])
    func `nothing is to be done about what is closed or resolved, nor before a run that judges it otherwise`(
        state: CaseState,
        isOpen: Bool,
        news: FindingNews,
        step: String
    ) {
        #expect(state.nextStep("credit_owner", isFindingOpen: isOpen, news: news) == step)
        var status = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: state)
        status.isObsolete = !isOpen
        #expect(status.nextStep("credit_owner", news: news) == step)
    }

    @Test(arguments: NextStep.allCases)
    func `what may have been delivered is looked up before it is, and nothing else is done otherwise`(step: NextStep) {
        let delivers: Set = [NextStep.creditOwner, .findOwner, .askCustomer]
        let expected = delivers.contains(step) ? .checkBackend : step
        #expect(CaseState.open.nextStep(step.rawValue, isFindingOpen: true, news: .doubt) == expected.rawValue)
    }

    @Test func `a resolution that moves something is waited for`() {
        var status = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .resolved)
        (status.reason, status.isWaitingForRun) = ("credited_manually", true)
        #expect(status.nextStep("credit_owner") == "wait")
        status.isWaitingForRun = false
        #expect(status.nextStep("credit_owner") == "")
    }

    @Test(arguments: CaseEventAction.allCases)
    func `resolutions and reopenings are what people decide about a case`(action: CaseEventAction) {
        let event = CaseHistoryRow(at: paid, actor: "kim", action: action.rawValue)
        #expect(event.isResolution == (action == .resolved))
        #expect(event.isDecision == [.resolved, .reopened].contains(action))
    }

    @Test func `a reopening waits until a run has read it, and a resolution is none`() {
        var status = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .reopened)
        #expect(!status.isReopeningPending)
        status.isWaitingForRun = true
        #expect(status.isReopeningPending)
        status.lastDecision = .resolved
        #expect(!status.isReopeningPending)
    }

    @Test(
        arguments: [
            (.resolved, "credited_manually", true, true), (.resolved, "credited_manually", false, false),
            (.resolved, "moved_to_owner", true, false), (.reopened, nil, true, true), (.reopened, nil, false, false),
            (.open, nil, true, false),
        ] as [(CaseState, String?, Bool, Bool)]
    )
    func `nobody acts on a purchase before a run has read what was decided of it`(
        state: CaseState,
        reason: String?,
        isWaitingForRun: Bool,
        isDecisionPending: Bool
    ) {
        var status = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: state)
        status.reason = reason
        status.isWaitingForRun = isWaitingForRun
        #expect(status.isDecisionPending == isDecisionPending)
    }

    private static let fitting: [ResolutionReason: Set<FindingKind>] = [
        .creditedManually: [.missingCredit, .contentMismatch],
        .creditedElsewhere: [.missingCredit, .contentMismatch],
        .movedToOwner: [.ownerMismatch],
    ]

    private static func refusal(of user: UserID, _ change: (inout CaseRow) -> Void) -> CaseRefusal? {
        var row = row(.missingCredit)
        change(&row)
        let step = CaseAction.Step.resolve(.creditedManually, user: user, note: nil)
        return CaseAction(caseID: "RC-1", step: step).refusal(for: row)
    }

    @Test(arguments: ["u1", "joe bloggs", "ana@example.com", "u:1", "张三", String(repeating: "u", count: 1024)])
    func `a user may have any name that a person can type`(user: String) {
        #expect(Self.refusal(of: UserID(user)) { _ in } == nil)
    }

    @Test(arguments: ["", " ", " u1", "u1\t", "u\u{7}1", "u\u{202E}1", String(repeating: "u", count: 1025)])
    func `a name that nobody types is believed where the books know it as owner or candidate`(user: String) {
        let user = UserID(user)
        #expect(Self.refusal(of: user) { _ in } == .userMalformed(user))
        #expect(Self.refusal(of: user) { $0.ownerUserID = user } == nil)
        #expect(Self.refusal(of: user) { $0.ownerCandidates = [UserID("a"), user] } == nil)
    }

    @Test func `an identifier of Apple's has letters, digits, point, underscore and hyphen`() {
        for strange in ["a[b", "a`b", "a{b", "a~b", "a/b", "a:b", "a@b", ""] {
            #expect(!UserID(strange).isWellFormed, "\(strange)")
        }
        #expect(["AZaz09._-", "Z", "z"].allSatisfy { UserID($0).isWellFormed })
    }

    @Test(arguments: FindingKind.allCases)
    func `what is decided of a credit without purchase is decided of its transaction`(kind: FindingKind) {
        #expect(kind.isAboutCreditWithoutPurchase == [.missingPayment, .unprovenCredit].contains(kind))
    }

    @Test(arguments: ResolutionReason.allCases)
    func `a reason fits the kinds it can settle`(reason: ResolutionReason) {
        let kinds = Self.fitting[reason] ?? Set(FindingKind.allCases)
        #expect(Set(FindingKind.allCases.filter(reason.fits)) == kinds)
        for kind in FindingKind.allCases {
            #expect(ResolutionReason.fitting(kind).contains(reason) == kinds.contains(kind))
        }
    }

    @Test(
        arguments: [
            (.assign(to: "kim"), row(.missingCredit), nil),
            (.assign(to: ""), row(.missingCredit), .assigneeEmpty),
            (.note("rang"), row(.missingCredit), nil),
            (.note(""), row(.missingCredit), .noteEmpty),
            (.note(" \t"), row(.missingCredit), .noteEmpty),
            (.note("thanked us"), resolved, nil),
            (.assign(to: "  "), row(.missingCredit), .assigneeEmpty),
            (.assign(to: "nobody"), row(.missingCredit), .assigneeNobody),
            (.assign(to: "Nobody"), row(.missingCredit), .assigneeNobody),
            (.assign(to: "nobody2"), row(.missingCredit), nil),
            (.assign(to: "kim"), resolved, alreadyResolved),
            (.reopen(note: ""), resolved, .noteEmpty),
            (.resolve(.fraud, user: nil, note: " "), row(.missingCredit), .noteEmpty),
            (.resolve(.creditedManually, user: "a", note: nil), resolved, alreadyResolved),
            (.resolve(.fraud, user: nil, note: nil), resolved, alreadyResolved),
            (
                .resolve(.creditedManually, user: "", note: nil), row(.missingCredit),
                .userMalformed("")
            ),
            (
                .resolve(.creditedElsewhere, user: "bad\u{1B}user", note: nil), row(.missingCredit),
                .userMalformed("bad\u{1B}user")
            ),
            (.resolve(.creditedManually, user: "bad user!", note: nil), row(.missingCredit, owner: "bad user!"), nil),
            (.reopen(note: nil), row(.missingCredit, state: .resolved), nil),
            (.reopen(note: "rang again"), row(.missingCredit, state: .resolved), nil),
            (.resolve(.fraud, user: nil, note: "seen before"), row(.missingCredit), nil),
            (.reopen(note: nil), row(.missingCredit), .notResolved),
            (.resolve(.creditedManually, user: "a", note: nil), row(.missingCredit), nil),
            (
                .resolve(.creditedManually, user: nil, note: nil), row(.missingCredit, owner: "a"),
                .userMissing
            ),
            (.resolve(.creditedElsewhere, user: "a", note: nil), row(.missingCredit), nil),
            (.resolve(.creditedElsewhere, user: nil, note: nil), row(.missingCredit, owner: "a"), nil),
            (
                .resolve(.creditedElsewhere, user: nil, note: nil),
                row(.missingCredit, owner: "a", basis: .claimedUnproven), .ownerUnknown
            ),
            (
                .resolve(.creditedElsewhere, user: nil, note: nil), row(.missingCredit),
                .ownerUnknown
            ),
            (.resolve(.fraud, user: nil, note: nil), row(.duplicateCredit), nil),
            (
                .resolve(.fraud, user: "a", note: nil), row(.duplicateCredit),
                .userNotWanted
            ),
            (
                .resolve(.movedToOwner, user: nil, note: nil), row(.missingCredit),
                .reasonDoesNotFit(
                    .movedToOwner,
                    kind: "missing_credit",
                    fitting: ResolutionReason.allCases.filter { $0 != .movedToOwner }
                )
            ),
        ] as [(CaseAction.Step, CaseRow, CaseRefusal?)]
    )
    func `an action that does not fit is refused with what would`(
        step: CaseAction.Step,
        row: CaseRow,
        refusal: CaseRefusal?
    ) {
        #expect(CaseAction(caseID: "RC-1", step: step).refusal(for: row) == refusal)
    }

    @Test(
        arguments: [
            (.open, true, true), (.assigned, true, true), (.resolved, true, false), (.reopened, true, true),
            (.open, false, false), (.assigned, false, false), (.resolved, false, false), (.reopened, false, false),
        ] as [(CaseState, Bool, Bool)]
    )
    func `a case is closed by itself where its trouble went away while nobody had settled it`(
        state: CaseState,
        isGone: Bool,
        isClosedByItself: Bool
    ) {
        var row = Self.row(.missingCredit)
        row.state = state
        row.closedAt = isGone ? asOf : nil
        #expect(row.isClosedByItself == isClosedByItself)
        var standing = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: state)
        standing.isObsolete = isGone
        #expect(standing.isClosedByItself == isClosedByItself)
    }

    @Test func `a case waits until it is resolved or its trouble is gone, and is overdue at the edge`() {
        var row = Self.row(.missingCredit)
        #expect(row.isWaiting)
        #expect(row.isOverdue(due: .days(10), asOf: asOf))
        #expect(!row.isOverdue(due: .days(10) + .seconds(1), asOf: asOf))
        row.state = .resolved
        #expect(!row.isWaiting && !row.isOverdue(due: .days(1), asOf: asOf))
        row.state = .open
        row.closedAt = asOf
        #expect(!row.isWaiting)
    }

    @Test(arguments: [
        ("a", true), ("A-z_0.9", true), (String(repeating: "x", count: 64), true),
        (String(repeating: "x", count: 65), false), ("", false), ("a b", false), ("a@b", false), ("é", false),
    ])
    func `an identifier is 1 to 64 of a few signs`(text: String, isWellFormed: Bool) {
        #expect(UserID(text).isWellFormed == isWellFormed)
    }

    @Test func `settled and opened cases are told apart unless asked for`() {
        #expect(!CaseSelection().includesSettled)
    }

    @Test(arguments: [
        (FindingKind.missingCredit, "Production", "100", "RC-5F3VWSM66B"),
        (.missingCredit, "Sandbox", "100", "RC-3HFZYCCWQC"),
        (.unprovenCredit, "Production", "100 order 7", "RC-N505X87AKS"),
        (.missingPayment, "Production", "100 order 7", "RC-N505X87AKS"),
    ])
    func `a case has the same name on every machine`(
        kind: FindingKind,
        environment: String,
        subject: String,
        name: String
    ) {
        #expect(caseID(of: kind, environment: environment, subject: subject) == name)
    }
}

extension Span {
    fileprivate static func + (left: Span, right: Span) -> Span {
        Span(milliseconds: left.milliseconds + right.milliseconds)
    }
}

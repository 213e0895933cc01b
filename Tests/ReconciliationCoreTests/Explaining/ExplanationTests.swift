import ReconciliationCore
import Testing

@Suite struct ExplanationTests {
    private func explained(_ dossier: Dossier) -> Explanation {
        explain(dossier, statements: [], policy: policy, asOf: asOf)
    }

    private func outcomes(_ explanation: Explanation) -> [String] {
        explanation.listSteps.map { "\($0.rule.rawValue) \($0.outcome.rawValue)" }
    }

    @Test func `a missing credit has passed every row before the last`() {
        let explanation = explained(dossier())
        #expect(explanation.verdict.whiteState == .missingCredit)
        #expect(
            outcomes(explanation) == [
                "out_of_scope passed", "credited passed", "revoked passed", "settled passed", "before_coverage passed",
                "uncredited applied",
            ]
        )
        #expect(explanation.causesRuledOut == MissingCause.allCases.dropLast())
        #expect(explanation.changes.map(\.change) == [.creditArrives, .fullRefund, .caseResolved, .betterOwner])
    }

    @Test func `rows behind the one that applies are not asked`() {
        let explanation = explained(dossier { $0.credits = [credit(to: "a")] })
        #expect(explanation.verdict.list == .black && explanation.verdict.reason == .credited)
        #expect(
            outcomes(explanation) == [
                "out_of_scope passed", "credited applied", "revoked not_reached", "settled not_reached",
                "before_coverage not_reached", "uncredited not_reached",
            ]
        )
        #expect(explanation.findingsRuledOut.contains(.duplicateCredit))
    }

    @Test func `the backend's own credit in place of a case's is confirmed`() {
        let credits = [credit(to: "a", status: .withdrawn, source: .case_), credit(to: "a")]
        #expect(explained(dossier { $0.credits = credits }).verdict.reason == .confirmed)
        let stated = [credit(to: "a", source: .case_)]
        #expect(explained(dossier { $0.credits = stated }).verdict.reason == .credited)
    }

    @Test func `every rung says what it said, and those behind the deciding one were not asked`() {
        var trace = SubmissionLink(submission: "s", namesTransaction: true, containsTransaction: true, isProven: true)
        trace.uploader = NameAnswer(holders: [.init(user: UserID("a"), rank: .storedName)])
        let name = NameOnPurchase(origin: .appleToken, spelling: "x", answer: NameAnswer(holders: []))
        let explanation = explained(
            dossier {
                $0.traces = [trace]
                $0.names = [name]
            }
        )
        let steps = Dictionary(uniqueKeysWithValues: explanation.ownerSteps.map { ($0.basis, $0.answer) })
        #expect(steps[.accountToken] == .unmatched)
        #expect(steps[.applicationUsername] == .silent)
        #expect(steps[.claimedBy] == .users([UserID("a")]))
        #expect(steps[.submittedBy] == .some(nil))
    }

    @Test func `a fact is told with the statement that outranks the others`() {
        let explanation = explain(
            dossier(),
            statements: [
                statement(.asserted, .payments, days: nil) { $0.quantity = 2 }, statement { $0.quantity = 3 },
            ],
            policy: Policy(),
            asOf: asOf
        )
        let quantity = explanation.facts.first { $0.field == "quantity" }
        #expect(quantity?.value == "3" && quantity?.source == .appReceipt)
    }

    @Test(arguments: [([Grade.asserted], true), ([.reported], false), ([.signed, .asserted], false), ([], false)])
    func `a refund is the backend's alone where Apple states none`(grades: [Grade], isOfBackendAlone: Bool) {
        let revoked = dossier(transaction(grade: .signed) { $0.revocation = Revocation(date: paid) })
        let statements = grades.map { grade in
            statement(grade, .payments, digest: grade.code) { $0.revocation = Revocation(date: paid) }
        }
        let told = explain(revoked, statements: statements, policy: Policy(), asOf: asOf)
        #expect(told.isRefundOfBackendAlone == isOfBackendAlone)
        let asserted = dossier(transaction(grade: .asserted) { $0.revocation = Revocation(date: paid) })
        #expect(explain(asserted, statements: [], policy: Policy(), asOf: asOf).isRefundOfBackendAlone)
    }

    @Test(arguments: ResolutionReason.allCases)
    func `a reason fits a missing credit unless it speaks of a wrong account`(reason: ResolutionReason) {
        #expect(reason.fits(.missingCredit) == (reason != .movedToOwner))
        #expect(reason.fits(.ownerMismatch) == (reason.destination != .black))
    }

    @Test func `the case of a finding is one that is not over`() {
        func status(_ id: String, _ kind: FindingKind, isOver: Bool) -> CaseStatus {
            var status = CaseStatus(caseID: id, kind: kind.rawValue, state: .open)
            status.isObsolete = isOver
            return status
        }
        let cases = [
            status("RC-1", .missingCredit, isOver: true), status("RC-2", .ownerMismatch, isOver: false),
            status("RC-3", .missingCredit, isOver: false), status("RC-4", .contentMismatch, isOver: true),
        ]
        let explained = explain(dossier(), statements: [], policy: policy, asOf: asOf, cases: cases)
        #expect(explained.standingCase(of: .missingCredit)?.caseID == "RC-3")
        #expect(explained.standingCase(of: .ownerMismatch)?.caseID == "RC-2")
        #expect(explained.standingCase(of: .contentMismatch) == nil)
    }
}

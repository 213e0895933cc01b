package import ReconciliationCore

/// A case action as it is stored, with the delivery it states.
package struct CaseActionRecord: Sendable, Hashable {
    package var number: Int64
    package var caseID: String
    package var action: CaseEventAction
    package var actor: Actor
    package var at: Instant
    package var assignee: String?
    package var note: String?
    package var reason: String?
    package var user: String?
    package var quantity: Int64?
    /// Whether an erasure changed what people wrote: then the digest of its row is what proves it.
    package var isErased = false

    package init(number: Int64, caseID: String, action: CaseEventAction, actor: Actor, at: Instant) {
        self.number = number
        self.caseID = caseID
        self.action = action
        self.actor = actor
        self.at = at
    }

    var auditAction: AuditAction { AuditAction(action) }

    var auditSubject: String { "case \(caseID)" }

    /// What people wrote enters the chain only as salted digests.
    func auditDetail(salt: [UInt8]) -> [String: AuditDetail] {
        func salted(_ text: String?) -> AuditDetail? { text.map { .text(saltedDigest($0, salt: salt)) } }
        var detail: [String: AuditDetail] = ["case_event": .number(number)]
        detail["assignee"] = salted(assignee)
        detail["note"] = salted(note)
        detail["user"] = salted(user)
        detail["system_user"] = actor.systemUser.map { .text($0) }
        detail["quantity"] = quantity.map { .number($0) }
        detail["reason"] = reason.map { .text($0) }
        return detail
    }

    /// Whether a link says what this action says.
    func isStated(by event: AuditEvent, salt: [UInt8]) -> Bool {
        auditAction.rawValue == event.action && auditSubject == event.subject && actor.name == event.actor
            && at == event.at
            && (isErased || AuditDetail.object(auditDetail(salt: salt)).json == event.detail)
    }
}

extension AuditAction {
    fileprivate init(_ action: CaseEventAction) {
        self =
            switch action {
            case .assigned: .caseAssigned
            case .note: .caseNoted
            case .resolved: .caseResolved
            case .reopened: .caseReopened
            }
    }

    /// Whether it is about a case.
    var isAboutCase: Bool { CaseEventAction.allCases.contains { AuditAction($0) == self } }
}

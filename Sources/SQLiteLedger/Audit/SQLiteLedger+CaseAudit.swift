import FoundationEssentials
import GRDB
import ReconciliationCore

/// What the audit chain says of one case action, and how it is compared with the action that is kept.
///
/// What people wrote enters the chain only behind the ledger's salt.
struct CaseLink {
    var action: AuditAction
    var subject: String
    var detail: [String: AuditDetail]
    var actor: String
    var at: Instant
}

extension Database {
    /// What a case action as it is kept has to say in the chain; nil where there is none.
    func caseEvent(_ eventID: Int64) throws -> CaseLink? {
        guard
            let row = try Row.fetchOne(
                self,
                sql: SQL.AuditChain.caseEvent.sql,
                arguments: [eventID]
            ),
            let action = AuditAction(eventCode: row["action"])
        else { return nil }
        let salt = try auditSalt()
        func salted(_ column: String) -> AuditDetail? {
            (row[column] as String?).map { .text(saltedDigest($0, salt: salt)) }
        }
        var detail: [String: AuditDetail] = ["case_event": .number(eventID)]
        detail["assignee"] = salted("assignee")
        detail["note"] = salted("note")
        detail["user"] = salted("user_id")
        detail["system_user"] = (row["system_user"] as String?).map { .text($0) }
        detail["quantity"] = (row["quantity"] as Int64?).map { .number($0) }
        detail["reason"] = (row["reason"] as String?).map { .text($0) }
        return CaseLink(
            action: action,
            subject: "case \(row["case_id"] as String)",
            detail: detail,
            actor: row["actor"],
            at: Instant(milliseconds: row["at"])
        )
    }

    /// Whether a link about a case says what the case action it names says.
    func caseFault(of event: AuditEvent, seen: inout Set<Int64>) throws -> AuditFault? {
        struct Named: Decodable {
            let case_event: Int64
        }
        guard let named = try? JSONDecoder().decode(Named.self, from: Data(event.detail.utf8)) else {
            return AuditFault(sequence: event.sequence, reason: "does not say which case action it is about")
        }
        seen.insert(named.case_event)
        let kept = try caseEvent(named.case_event)
        let isAsWritten =
            kept.map { kept in
                kept.action.rawValue == event.action && kept.subject == event.subject && kept.actor == event.actor
                    && kept.at == event.at && AuditDetail.object(kept.detail).json == event.detail
            } ?? false
        guard !isAsWritten else { return nil }
        return AuditFault(
            sequence: event.sequence,
            reason: "states what was done about \(event.subject) otherwise than case_event holds it"
        )
    }

    /// A case action without a link, among those after `last`.
    func unloggedCaseEvent(after last: Int64, seen: Set<Int64>) throws -> AuditFault? {
        let rows = try Row.fetchCursor(prepared(SQL.AuditChain.caseEvents), arguments: ["last": last])
        while let row = try rows.next() {
            guard !seen.contains(row["case_event_id"]) else { continue }
            let caseID: String = row["case_id"]
            return AuditFault(
                sequence: try auditHead().sequence,
                reason: "is the end, and an action about case \(caseID) has no event"
            )
        }
        return nil
    }
}

extension CaseAction.Step {
    /// As what it enters the chain.
    var link: AuditAction {
        switch self {
        case .assign: .caseAssigned
        case .note: .caseNoted
        case .resolve: .caseResolved
        case .reopen: .caseReopened
        }
    }
}

extension AuditAction {
    fileprivate static let eventCodes: [(AuditAction, String)] = [
        (.caseAssigned, "assigned"), (.caseNoted, "note"), (.caseResolved, "resolved"), (.caseReopened, "reopened"),
    ]

    /// How `case_event` calls it; nil where it is about no case.
    var eventCode: String? { Self.eventCodes.first { $0.0 == self }?.1 }

    fileprivate init?(eventCode: String) {
        guard let found = Self.eventCodes.first(where: { $0.1 == eventCode }) else { return nil }
        self = found.0
    }
}

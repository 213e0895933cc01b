import ReconciliationCore

extension CaseStatus {
    var members: [String: JSONValue] {
        [
            "case_id": .string(caseID), "kind": .string(kind), "case_status": .string(state.rawValue),
            "assignee": .string(assignee), "reason": .string(reason), "user_id": .string(userID),
            "settled_at": .string(settledAt?.text), "settled_by": .string(settledBy), "is_gone": .boolean(isObsolete),
            "is_waiting_for_run": .boolean(isWaitingForRun),
        ]
    }
}

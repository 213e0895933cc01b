/// One thing a person does to a case.
package struct CaseAction: Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        case assign(to: String)
        case note(String)
        case resolve(ResolutionReason, user: UserID?, note: String?)
        case reopen(note: String?)

        /// The kind of event it is stored as.
        package var kind: CaseEventAction {
            switch self {
            case .assign: .assigned
            case .note: .note
            case .resolve: .resolved
            case .reopen: .reopened
            }
        }
    }

    package var caseID: String
    package var step: Step

    package init(caseID: String, step: Step) {
        self.caseID = caseID
        self.step = step
    }

    /// The user it says was credited.
    package var user: UserID? {
        guard case .resolve(_, let user, _) = step else { return nil }
        return user
    }

    /// Whether a name means that a case is assigned to nobody, as lists show it and filters ask for it. No person can have that name.
    package static func meansNobody(_ name: String) -> Bool { name.lowercased() == "nobody" }

    /// Whether the action would leave the case as it is: performed again, it would only look like news.
    package func isDone(in row: CaseRow) -> Bool {
        guard case .assign(let name) = step else { return false }
        return row.state == .assigned && row.assignee == name
    }

    /// Why the action does not fit the case as it stands; nil where it does.
    package func refusal(for row: CaseRow) -> CaseRefusal? {
        switch step {
        case .assign(let name):
            if isBlank(name) { return .assigneeEmpty }
            if Self.meansNobody(name) { return .assigneeNobody }
            return row.state == .resolved ? .alreadyResolved(.init(of: row)) : nil
        case .note(let text): return isBlank(text) ? .noteEmpty : nil
        case .reopen(let note):
            if let note, isBlank(note) { return .noteEmpty }
            return row.state == .resolved ? nil : .notResolved
        case .resolve(let reason, let user, let note):
            if let note, isBlank(note) { return .noteEmpty }
            // Resolving it twice could mean crediting it twice.
            if row.state == .resolved { return .alreadyResolved(.init(of: row)) }
            if let user, !user.canBeTyped, user != row.ownerUserID, !row.ownerCandidates.contains(user) {
                return .userMalformed(user)
            }
            guard let kind = FindingKind(rawValue: row.kind), reason.fits(kind) else {
                let fitting = FindingKind(rawValue: row.kind).map(ResolutionReason.fitting) ?? []
                return .reasonDoesNotFit(reason, kind: row.kind, fitting: fitting)
            }
            if reason == .creditedManually, user == nil { return .userMissing }
            // Somebody who merely claims it is not taken for the owner.
            let isOwnerKnown = row.ownerUserID != nil && row.ownerBasis != OwnerBasis.claimedUnproven.rawValue
            if reason == .creditedElsewhere, user == nil, !isOwnerKnown { return .ownerUnknown }
            if reason.destination != .black, user != nil {
                return .userNotWanted
            }
            return nil
        }
    }
}

extension UserID {
    /// Backends name users as they like. What no person types is a slip: nothing at all, blanks at an end, what cannot be seen, or
    /// more than files of users may hold.
    fileprivate var canBeTyped: Bool {
        !rawValue.isEmpty && rawValue == rawValue.withoutBlanksAround && rawValue.utf8.count <= Self.byteCountMax
            && printable(rawValue) == rawValue
    }
}

private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

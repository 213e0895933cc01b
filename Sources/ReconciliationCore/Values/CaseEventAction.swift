/// What somebody did about a case. The codes are stored and never change.
package enum CaseEventAction: String, Sendable, Hashable, Codable, CaseIterable {
    case assigned, note, resolved, reopened
}

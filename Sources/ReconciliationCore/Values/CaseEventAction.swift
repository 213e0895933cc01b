/// What somebody did about a case. The codes are stored and never change.
package enum CaseEventAction: String, Sendable, Hashable, Codable, CaseIterable {
    case assigned, note, resolved, reopened

    /// Whether a resolution or reopening changes the books: a reopening does where they know of the resolution.
    ///
    /// - Parameter booked: the last decision about the case that a run took into the books; nil where none did.
    package func changesBooks(after booked: CaseEventAction?) -> Bool { self == .resolved || booked == .resolved }
}

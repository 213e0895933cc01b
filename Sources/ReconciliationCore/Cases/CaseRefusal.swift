/// Why an action does not fit a case as it stands.
package enum CaseRefusal: Sendable, Hashable {
    case noSuchCase
    case assigneeEmpty, assigneeNobody, noteEmpty
    /// There is nothing to reopen.
    case notResolved
    /// With who resolved it and how: nobody is to do so again.
    case alreadyResolved(Resolution)
    case userMalformed(UserID)
    /// Nothing fits a case of a kind that is not known.
    case reasonDoesNotFit(ResolutionReason, kind: String, fitting: [ResolutionReason])
    /// `credited_manually` without the user who was credited.
    case userMissing
    /// `credited_elsewhere` without a user, and nobody is known as the owner.
    case ownerUnknown
    /// A reason that credits nobody, with a user.
    case userNotWanted

    /// The resolution that stands.
    package struct Resolution: Sendable, Hashable {
        package var caseID: String
        package var reason: String?
        package var resolvedTo: UserID?
        package var resolvedBy: String?
        package var resolvedAt: Instant?

        package init(of row: CaseRow) {
            caseID = row.caseID
            reason = row.reason
            resolvedTo = row.resolvedTo
            resolvedBy = row.resolvedBy
            resolvedAt = row.resolvedAt
        }
    }
}

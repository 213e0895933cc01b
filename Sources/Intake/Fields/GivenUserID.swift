package import ReconciliationCore

/// A user id as a person gave it, read as the files are: trimmed, and what means nothing is nothing (Rules 1.4).
package enum GivenUserID: Sendable, Hashable {
    case absent
    /// What a spreadsheet made of a number.
    case damaged
    case user(UserID)

    package init(_ text: String) {
        guard let present = StatedText.present(text).map(withoutSpreadsheetQuotes).flatMap(StatedText.presentIdentifier)
        else {
            self = .absent
            return
        }
        let user = UserID(present)
        // Stricter than files: nobody checks afterwards what one person typed.
        let isRewritten =
            isRewrittenOwnIdentifier(present) || (user.isWellFormed && !StatedText.isSoundIdentifier(present))
        self = isRewritten ? .damaged : .user(user)
    }
}

/// What becomes of one finding about no purchase. A finding keeps its case for ever.
package enum UnmatchedFindingChange: Sendable, Hashable {
    /// Found for the first time.
    case open(UnmatchedFindingKey)
    /// Found again after it was closed.
    case reopen(id: Int64, UnmatchedFindingKey)
    /// Found again after it was closed since the last report, which shows it as open: no report ever left it out.
    case resume(id: Int64, UnmatchedFindingKey)
    /// Listed again after a time in which such findings were counted and not listed: it stood all the while, and its case stays as people
    /// left it. New where a report left it out.
    case relist(id: Int64, UnmatchedFindingKey, isNew: Bool)
    /// Found again while it stands: what it says may have changed.
    case update(id: Int64, UnmatchedFindingKey)
    /// Not found any more.
    case close(id: Int64, UnmatchedFindingKey, ClosingReason)

    /// Compares one finding of a run with what the books hold under its name; nil where they hold nothing.
    package init(found key: UnmatchedFindingKey, booked: BookedFinding?) {
        guard let booked else {
            self = .open(key)
            return
        }
        if booked.isOpen {
            self = .update(id: booked.id, key)
        } else if booked.closingReason == .evidenceNotImported {
            self = .relist(id: booked.id, key, isNew: !booked.isReported)
        } else {
            self = booked.isReported ? .resume(id: booked.id, key) : .reopen(id: booked.id, key)
        }
    }

    package var key: UnmatchedFindingKey {
        switch self {
        case .open(let key), .reopen(_, let key), .resume(_, let key), .relist(_, let key, _), .update(_, let key),
            .close(_, let key, _):
            key
        }
    }
}

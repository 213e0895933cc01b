import ReconciliationCore

/// Goes through the evidence that is due, page by page and each piece once, while what becomes of it is recorded behind.
struct DueEvidenceReader {
    private var last = DueEvidence.Place.start
    private var greatestID: Int64 = 0
    /// What could come again: an attempt that counts moves a piece to a place that is still to come, and what has attempts stands behind
    /// all that comes in.
    private var handedOut: Set<Int64> = []

    /// - Parameter page: what is due behind a place; empty at the end.
    mutating func next(_ page: (DueEvidence.Place) throws -> [DueEvidence]) rethrows -> [DueEvidence] {
        while case let due = try page(last), let end = due.last {
            last = end.place
            let new = due.filter { $0.attempts == 0 ? !handedOut.contains($0.id) : handedOut.insert($0.id).inserted }
            greatestID = max(greatestID, new.map(\.id).max() ?? 0)
            if !new.isEmpty { return new }
        }
        return []
    }

    /// Notes that Apple is asked about some.
    mutating func noteAsked(_ ids: some Sequence<Int64>) { handedOut.formUnion(ids) }

    /// Evidence enclosed in answers came in meanwhile: nobody was asked about it yet.
    mutating func goBackToWhatCameIn() { last = DueEvidence.Place(attempts: 0, id: greatestID) }
}

import ReconciliationCore

/// Reads the evidence that is due page by page, and each piece once, although the outcomes that are recorded meanwhile change its order.
struct DueEvidenceReader {
    private var last = DueEvidence.Place.start
    private var greatestID: Int64 = 0
    /// The pieces that a later page could hold again. A counted attempt moves a piece to a place that is still to be read, and after
    /// `goBackToWhatCameIn` all pieces with attempts are.
    private var handedOut: Set<Int64> = []

    /// - Parameter page: reads what is due behind a place.
    /// - Returns: the next pieces; empty at the end.
    mutating func next(_ page: (DueEvidence.Place) throws -> [DueEvidence]) rethrows -> [DueEvidence] {
        while case let due = try page(last), let end = due.last {
            last = end.place
            let new = due.filter { $0.attempts == 0 ? !handedOut.contains($0.id) : handedOut.insert($0.id).inserted }
            greatestID = max(greatestID, new.map(\.id).max() ?? 0)
            if !new.isEmpty { return new }
        }
        return []
    }

    /// Notes that Apple is asked about these pieces: their attempts may change.
    mutating func noteAsked(_ ids: some Sequence<Int64>) { handedOut.formUnion(ids) }

    /// Goes back to the evidence that came in since the start, such as receipts enclosed in answers: it has no attempts yet.
    mutating func goBackToWhatCameIn() { last = DueEvidence.Place(attempts: 0, id: greatestID) }
}

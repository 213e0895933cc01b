/// Where a page of pieces of evidence ends: after so many pieces, or before the one that would make it hold more bytes,
/// whichever comes first. What is read at a time then bounds memory, however long the pieces are.
package struct PageLimit: Sendable, Hashable {
    package var pieces: Int
    package var bytes: Int

    /// What the stages read, judge and record at a time: some thousand receipts of the usual size.
    package static let usual = PageLimit(pieces: 2_000, bytes: 16 << 20)

    package init(pieces: Int, bytes: Int) {
        self.pieces = pieces
        self.bytes = bytes
    }

    /// Whether one more piece belongs on a page that holds these. The first does, however long it is: each page must
    /// bring the work on.
    package func takes(_ nextBytes: Int, after heldPieces: Int, holding heldBytes: Int) -> Bool {
        heldPieces == 0 || (heldPieces < pieces && heldBytes + nextBytes <= bytes)
    }
}

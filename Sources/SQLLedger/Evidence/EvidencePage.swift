import FoundationEssentials
import ReconciliationCore

/// Reads rows that hold a piece of evidence in `bytes` until the page is full, and unpacks no piece beyond it.
func evidencePage<Piece>(
    _ rows: RowCursor,
    _ limit: PageLimit,
    _ piece: (_ row: Row, _ bytes: [UInt8]) throws -> Piece
) throws -> [Piece] {
    var page: [Piece] = []
    var heldBytes = 0
    while let row = try rows.next() {
        let frame: Data = row["bytes"]
        let length = try EvidenceCompression.unpackedLength(of: frame)
        guard limit.takes(length, after: page.count, holding: heldBytes) else { break }
        heldBytes += length
        page.append(try piece(row, EvidenceCompression.unpack(Array(frame))))
    }
    return page
}

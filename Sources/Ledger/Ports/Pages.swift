/// Which page of a listing is wanted.
package struct PageRequest: Sendable, Hashable {
    /// Where the page before ended; nil for the first.
    package var after: ListingPosition?
    package var rowsMax: Int

    package init(after: ListingPosition? = nil, rowsMax: Int) {
        precondition(rowsMax > 0, "a page holds at least one row")
        self.after = after
        self.rowsMax = rowsMax
    }
}

/// A place in a listing. Its number means something to the engine only, and only until the same listing is begun again.
package struct ListingPosition: Sendable, Hashable {
    package let number: Int64

    package init(_ number: Int64) { self.number = number }
}

/// Rows of a listing, in its order.
package struct Page<Row: Sendable>: Sendable {
    package var rows: [Row]
    /// Where to read on; nil after the last row.
    package var next: ListingPosition?

    package init(rows: [Row], next: ListingPosition?) {
        self.rows = rows
        self.next = next
    }
}

/// Hands over every row of a listing in its order, a page at a time, so that memory holds one page.
///
/// Between two pages the ledger is not held: the receiver may be slow, and may use the ledger itself. Inside
/// `inOneSnapshot` all pages are of one moment.
///
/// - Throws: what reading throws, or what `receive` throws, unchanged.
package func eachRow<Row>(
    rowsMax: Int = 1_000,
    _ read: (PageRequest) throws -> Page<Row>,
    _ receive: (Row) throws -> Void
) throws {
    var request = PageRequest(rowsMax: rowsMax)
    repeat {
        let page = try read(request)
        try page.rows.forEach(receive)
        request.after = page.next
    } while request.after != nil
}

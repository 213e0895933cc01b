import Ledger
import ReconciliationCore

/// Rows that are read page by page in an order no index has: their keys are put into that order once, with the first
/// page, and each page reads on from there. Sorting costs once what the listing holds, a page only its rows.
struct Listing {
    /// The temporary table of the keys; see `SQL.Listings.listingTables`.
    let table: String
    /// Fills the table in the order of the file.
    let list: any NamedStatement
    /// Reads the rows after `:after`, at most `:limit`, each with its `position`.
    let rows: any NamedStatement

    static var lostOrders: Listing {
        Listing(table: "listed_lost_order", list: SQL.Listings.listLostOrders, rows: SQL.Reports.lostOrders)
    }
    static var exceptions: Listing {
        Listing(table: "listed_exception", list: SQL.Listings.listExceptions, rows: SQL.Reports.exceptions)
    }
    static var unverified: Listing {
        Listing(table: "listed_unverified", list: SQL.Listings.listUnverified, rows: SQL.Reports.unverified)
    }
    static var rejectedOfRun: Listing {
        Listing(table: "listed_rejected_row", list: SQL.Listings.listRejectedNew, rows: SQL.Reports.rejected)
    }
    static var rejectedOfAll: Listing {
        Listing(table: "listed_rejected_row", list: SQL.Listings.listRejectedAll, rows: SQL.Reports.rejected)
    }
    static var whiteList: Listing {
        Listing(table: "listed_white_purchase", list: SQL.Listings.listWhiteList, rows: SQL.Reports.whiteList)
    }
    static var blackList: Listing {
        Listing(table: "listed_credit", list: SQL.Listings.listBlackList, rows: SQL.Reports.blackList)
    }
    static var findings: Listing {
        Listing(table: "listed_finding", list: SQL.Listings.listFindings, rows: SQL.Reports.exportedFindings)
    }
    static var cases: Listing {
        Listing(table: "listed_case", list: SQL.Cases.list, rows: SQL.Cases.rows)
    }
}

extension SQLEngine {
    /// One page of a listing.
    ///
    /// - Parameter arguments: which rows are listed; used with the first page.
    func page<Value>(
        _ step: LedgerStep,
        of listing: Listing,
        _ request: PageRequest,
        _ arguments: @autoclosure () throws -> NamedValues = [:],
        as value: (Row) throws -> Value
    ) throws(StoreFailure) -> Page<Value> {
        try read(step) { database in
            if request.after == nil { try database.begin(listing, arguments()) }
            let page = try database.page(listing.rows, request, as: value)
            if page.next == nil { try database.end(listing) }
            return page
        }
    }

    /// One page of rows that are read in the order of their key.
    func page<Value>(
        _ step: LedgerStep,
        of rows: some NamedStatement,
        _ request: PageRequest,
        since: Instant?,
        until: Instant?,
        as value: (Row) throws -> Value
    ) throws(StoreFailure) -> Page<Value> {
        try read(step) { database in
            let bounds: NamedValues = ["since": since?.milliseconds, "until": until?.milliseconds]
            return try database.page(rows, request, bounds, as: value)
        }
    }
}

extension Database {
    /// Puts the keys of a listing into its order.
    func begin(_ listing: Listing, _ arguments: NamedValues) throws {
        try execute(SQL.Listings.listingTables)
        try end(listing)
        try run(listing.list, named: arguments)
    }

    fileprivate func end(_ listing: Listing) throws {
        try connection.execute("DELETE FROM \(listing.table)")
    }

    /// The rows of a statement after a position, at most as many as are asked for.
    func page<Value>(
        _ rows: some NamedStatement,
        _ request: PageRequest,
        _ arguments: NamedValues = [:],
        as value: (Row) throws -> Value
    ) throws -> Page<Value> {
        let place: NamedValues = ["after": request.after?.number ?? 0, "limit": request.rowsMax]
        var last: Int64?
        var values: [Value] = []
        let cursor = try self.cursor(rows, named: arguments.merging(place) { $1 })
        while let row = try cursor.next() {
            last = row["position"]
            values.append(try value(row))
        }
        let isLast = values.count < request.rowsMax
        return Page(rows: values, next: isLast ? nil : last.map { ListingPosition($0) })
    }
}

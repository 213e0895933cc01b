extension SQL {
    /// The statements of `Reports/listings.sql`.
    enum Listings: String, NamedStatement {
        static let file = "listings"

        case listFindings, listingTables, listBlackList, listExceptions, listLostOrders, listRejectedAll,
            listRejectedNew, listUnverified, listWhiteList
    }

    /// The statements of `Reports/reports.sql`.
    enum Reports: String, NamedStatement {
        static let file = "reports"

        case exportedFindings, exportedRuns, aging, blackList, deliveryDays, exceptions, files, lostOrders, moves,
            previousRun, rejected, rollForward, unverified, whiteList
    }
}

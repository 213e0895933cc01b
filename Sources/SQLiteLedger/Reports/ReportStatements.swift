extension SQL {
    /// The statements of `Reports/listings.sql`.
    enum Listings: String, NamedStatement {
        static let file = StatementFile(PackageResources.listings_sql)

        case listFindings, listingTables, listBlackList, listExceptions, listLostOrders, listRejectedAll,
            listRejectedNew, listUnverified, listWhiteList
    }

    /// The statements of `Reports/reports.sql`.
    enum Reports: String, NamedStatement {
        static let file = StatementFile(PackageResources.reports_sql)

        case exportedFindings, exportedRuns, aging, blackList, deliveryDays, exceptions, files, lostOrders, moves,
            previousRun, rejected, rollForward, unverified, whiteList
    }
}

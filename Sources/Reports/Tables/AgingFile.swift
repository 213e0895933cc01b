package import ReconciliationCore

extension Table<AgingRow> {
    /// `aging.csv`: what waits on the white list, by state, age and currency.
    package static var aging: Table<AgingRow> {
        Table(
            fileName: "aging.csv",
            columns: [
                Column("list_state") { .text($0.listState) },
                Column("bucket") { .text($0.bucket) },
                Column("currency") { .text($0.currency) },
                Column("count") { .number($0.count) },
                Column("amount_milliunits") { .number($0.amountMilliunits) },
                Column("oldest_purchase_date") { .time($0.oldestPurchaseDate) },
                Column("count_change") { .number($0.countChange) },
            ]
        )
    }
}

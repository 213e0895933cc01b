package import ReconciliationCore

extension Table<RollForwardRow> {
    /// `roll-forward.csv`: opening + in - out = closing, per list and currency; rows with a reason say how.
    package static var rollForward: Table<RollForwardRow> {
        Table(
            fileName: "roll-forward.csv",
            columns: [
                Column("list") { .text($0.list) },
                Column("reason") { .text($0.reason) },
                Column("currency") { .text($0.currency) },
                Column("opening_count") { .number($0.openingCount) },
                Column("in_count") { .number($0.inCount) },
                Column("out_count") { .number($0.outCount) },
                Column("closing_count") { .number($0.closingCount) },
                Column("opening_milliunits") { .number($0.openingMilliunits) },
                Column("in_milliunits") { .number($0.inMilliunits) },
                Column("out_milliunits") { .number($0.outMilliunits) },
                Column("closing_milliunits") { .number($0.closingMilliunits) },
            ]
        )
    }
}

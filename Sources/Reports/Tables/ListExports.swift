package import ReconciliationCore

extension Table<WhiteListRow> {
    /// `export white-list`: paid and not credited.
    package static var whiteList: Table<WhiteListRow> {
        Table(
            fileName: "white-list.csv",
            columns: [
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("original_transaction_id") { .identifier($0.originalTransactionID) },
                Column("bundle_id") { .identifier($0.bundleID) },
                Column("environment") { .text($0.environment) },
                Column("product_id") { .identifier($0.productID) },
                Column("quantity") { .number($0.quantity) },
                Column("purchase_date") { .time($0.purchaseDate) },
                Column("state") { .text($0.state) },
                Column("owner_user_id", holds: .name) { .identifier($0.ownerUserID) },
                Column("owner_basis") { .text($0.ownerBasis) },
                Column("entered_at") { .time($0.enteredAt) },
                Column("run_id") { .number($0.runID.number) },
            ]
        )
    }
}

extension Table<BlackListRow> {
    /// `export black-list`: one row per live credit, under the transaction id the credit names.
    package static var blackList: Table<BlackListRow> {
        Table(
            fileName: "black-list.csv",
            columns: [
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("original_transaction_id") { .identifier($0.originalTransactionID) },
                Column("bundle_id") { .identifier($0.bundleID) },
                Column("environment") { .text($0.environment) },
                Column("product_id") { .identifier($0.productID) },
                Column("user_id", holds: .name) { .identifier($0.userID) },
                Column("quantity") { .number($0.quantity) },
                Column("credited_at") { .time($0.creditedAt) },
                Column("order_id") { .identifier($0.orderID) },
                Column("credit_source") { .text($0.creditSource) },
                Column("state") { .text($0.state) },
                Column("entered_at") { .time($0.enteredAt) },
                Column("run_id") { .number($0.runID.number) },
            ]
        )
    }
}

extension Table<MoveRow> {
    /// `export moves`: the journal of the lists.
    package static var moves: Table<MoveRow> {
        Table(
            fileName: "moves.csv",
            columns: [
                Column("sequence") { .number($0.sequence) },
                Column("run_id") { .number($0.runID.number) },
                Column("at") { .time($0.at) },
                Column("environment") { .text($0.environment) },
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("from") { .text($0.from) },
                Column("to") { .text($0.to) },
                Column("reason") { .text($0.reason) },
                Column("currency") { .text($0.currency) },
                Column("amount_milliunits") { .number($0.amountMilliunits) },
            ]
        )
    }
}

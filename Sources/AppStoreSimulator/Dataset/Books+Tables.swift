extension Books {
    package static let creditsHeader = [
        "transaction_id", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "environment",
        "status",
    ]

    static func usersTable(_ users: [UserRow]) -> String {
        var table = CSVTable(header: [
            "user_id", "account_name", "application_username", "app_account_token", "updated_at", "merged_into",
        ])
        for user in users {
            table.append([
                user.userID, user.accountName, user.applicationUsername, user.appAccountToken,
                user.updatedAt?.text ?? "", user.mergedInto,
            ])
        }
        return table.text
    }

    static func creditsTable(_ credits: [CreditRow]) -> String {
        var table = CSVTable(header: creditsHeader)
        for credit in credits { table.append(credit.cells) }
        return table.text
    }

    static func productsTable(_ products: [Product]) -> String {
        var table = CSVTable(header: [
            "product_id", "bundle_id", "type", "price", "currency", "name", "credited_as", "reconcile",
        ])
        for product in products {
            table.append([
                product.id, product.bundleID, product.type.catalogueName, product.price, product.currency,
                product.name, product.creditedAs, product.reconcile,
            ])
        }
        return table.text
    }

    static func paymentsTable(_ payments: [PaymentRow]) -> String {
        var table = CSVTable(header: [
            "transaction_id", "product_id", "purchase_date", "bundle_id", "application_username", "user_id",
            "revocation_date", "price", "currency",
        ])
        for payment in payments {
            table.append([
                payment.transactionID, payment.productID, payment.purchasedAt.text, payment.bundleID,
                payment.applicationUsername, payment.userID, payment.revokedAt?.text ?? "", payment.price,
                payment.currency,
            ])
        }
        return table.text
    }
}

extension CreditRow {
    var cells: [String] {
        [transactionID, userID, creditedAt.text, productID, quantity, orderID, bundleID, environment, status]
    }
}

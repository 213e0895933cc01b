import Intake
import ReconciliationCore
import Testing

@Suite struct PaymentRowTests {
    private func row(_ changes: [String: String]) throws -> Outcome {
        var values = ["transaction_id": "1", "product_id": "coins", "purchase_date": "2025-03-10T05:44:43Z"]
        values.merge(changes) { $1 }
        let columns = values.keys.sorted()
        return try reading(
            .payments,
            columns.joined(separator: ",") + "\n" + columns.map { values[$0] ?? "" }.joined(separator: ",") + "\n"
        )
    }

    @Test(arguments: [
        ("6", 6000), ("6.00", 6000), ("6.000000", 6000), ("0.99", 990), ("0.999", 999), ("0", 0),
        ("1000000000", 1_000_000_000_000),
    ])
    func `a price in whole units becomes milliunits exactly`(price: String, milliunits: Int64) throws {
        #expect(try row(["price": price]).payments.first?.priceMilliunits == milliunits)
    }

    @Test(arguments: [
        ("price", "0.9999", "invalid_price"), ("price", "-1", "invalid_price"), ("price", "6.", "invalid_price"),
        ("price", ".5", "invalid_price"), ("price", "$6", "invalid_price"), ("price", "6e2", "invalid_price"),
        ("price", "1 000", "invalid_price"), ("price", "1000000000.001", "implausible_price"),
        ("price", "99999999999999999999999999", "implausible_price"), ("price", "9999999999999999e9", "invalid_price"),
        ("price_milliunits", "6.5", "invalid_price"),
        ("currency", "US", "invalid_currency"), ("currency", "U$D", "invalid_currency"),
        ("purchase_date", "2008-07-09T23:59:59Z", "implausible_time"),
        ("purchase_date", "2025-04-02T00:00:01Z", "implausible_time"),
        ("purchase_date", "undefined", "missing_value"), ("product_id", "null", "missing_value"),
        ("transaction_id", "0", "missing_value"), ("transaction_id", "nan", "missing_value"),
        ("original_transaction_id", "1.0E+15", "damaged_identifier"),
        ("web_order_line_item_id", "7.2E+14", "damaged_identifier"), ("revocation_date", "soon", "invalid_time"),
        ("revocation_date", "0001-01-01T00:00:00Z", "implausible_time"),
        ("revocation_date", "1970-01-01T00:00:00Z", "implausible_time"),
        ("revocation_date", "2020-01-01T00:00:00Z", "implausible_time"),
        ("environment", "Xcode", "test_environment"),
    ])
    func `each broken rule refuses the payment`(field: String, value: String, rule: String) throws {
        #expect(try row([field: value]).refusals == ["2 \(field) \(rule)"])
    }

    @Test(arguments: ["2008-07-10T00:00:00Z", "2025-04-02T00:00:00Z"])
    func `the edges of what is plausible are plausible`(date: String) throws {
        #expect(try row(["purchase_date": date]).rows.count == 1)
    }

    @Test func `a currency is upper case, a line item 0 is none, PROD is Production`() throws {
        let payment = try row(["currency": "usd", "web_order_line_item_id": "0", "environment": "PROD"]).payments.first
        #expect(payment?.currency == "USD")
        #expect(payment?.lineItemID == nil)
        #expect(payment?.environment == .production)
    }

    @Test(arguments: ["0", "00", "nan", "NA", "-", "-1", "false"])
    func `a filler is no original and no line item`(filler: String) throws {
        let payment = try row(["original_transaction_id": filler, "web_order_line_item_id": filler]).payments.first
        #expect(payment != nil)
        #expect(payment?.originalTransactionID == nil)
        #expect(payment?.lineItemID == nil)
    }

    @Test func `a name and a token that is no UUID stand as they are, a user id without blanks`() throws {
        let payment = try row(["application_username": " ann", "app_account_token": "t ", "user_id": " u1 "])
            .payments.first
        #expect(payment?.applicationUsername == " ann")
        #expect(payment?.appAccountToken == "t ")
        #expect(payment?.userID?.rawValue == "u1")
    }

    @Test func `two prices must agree`() throws {
        #expect(try row(["price": "6", "price_milliunits": "6000"]).rows.count == 1)
        #expect(
            try row(["price": "6", "price_milliunits": "600"]).refusals == ["2 price_milliunits conflicting_field"]
        )
    }
}

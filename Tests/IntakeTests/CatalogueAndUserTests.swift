import Intake
import ReconciliationCore
import Testing

@Suite struct CatalogueAndUserTests {
    @Test func `every column of a product is read`() throws {
        let outcome = try reading(
            .products,
            """
            product_id,bundle_id,type,price,currency,name,credited_as,reconcile
            coins,com.example,Auto_Renewable,0.99,cny,"100 金币, fresh",gold,First_Period
            """
        )
        var product = ProductRow(productID: ProductID("coins"))
        product.bundleID = BundleID("com.example")
        product.type = .autoRenewable
        product.priceMilliunits = 990
        product.currency = "CNY"
        product.name = "100 金币, fresh"
        product.creditedAs = ProductID("gold")
        product.subscriptionPolicy = .firstPeriod
        #expect(outcome.products == [product])
    }

    @Test(arguments: [
        ("product_id,type\na,coin\n", "2 type unknown_type"),
        ("product_id,reconcile\na,sometimes\n", "2 reconcile unknown_value"),
        ("product_id,price\na,free\n", "2 price invalid_price"),
        ("product_id,price_milliunits\na,1000000000001\n", "2 price_milliunits implausible_price"),
        ("product_id,price\nnone,1\n", "2 product_id missing_value"),
    ])
    func `a broken rule refuses the product`(text: String, refusal: String) throws {
        #expect(try reading(.products, text).refusals == [refusal])
    }

    @Test func `every column of a user is read`() throws {
        let outcome = try reading(
            .users,
            """
            user_id,account_name,application_username,app_account_token,device_token,contact,updated_at,merged_into
            u1,Ann,ann@x,7E2C,dev,"Ann, by mail",1741585483000,u2
            """
        )
        var user = UserRow(userID: UserID("u1"))
        user.accountName = "Ann"
        user.applicationUsername = "ann@x"
        user.appAccountToken = "7E2C"
        user.deviceToken = "dev"
        user.contact = "Ann, by mail"
        user.updatedAt = Instant(milliseconds: 1_741_585_483_000)
        user.mergedInto = UserID("u2")
        #expect(outcome.users == [user])
    }

    @Test func `names keep the blanks at either end, identifiers do not`() throws {
        let outcome = try reading(
            .users,
            """
            user_id,account_name,application_username,app_account_token,merged_into
             u1 , led by blank,="ann" , 7E2C, u2
            u3,  ,null , 11111111-AAAA-4bbb-8ccc-000000000001 ,
            """
        )
        var blanks = UserRow(userID: UserID("u1"))
        blanks.accountName = " led by blank"
        blanks.applicationUsername = "=\"ann\" "
        blanks.appAccountToken = " 7E2C"
        blanks.mergedInto = UserID("u2")
        // A UUID has no blanks to keep.
        var absent = UserRow(userID: UserID("u3"))
        absent.appAccountToken = "11111111-AAAA-4bbb-8ccc-000000000001"
        #expect(outcome.users == [blanks, absent])
    }

    @Test(arguments: ["\\N", "NaN", "0", "-1", "-", "N/A", "NULL"])
    func `what a database writes for NULL is nobody, and no token`(filler: String) throws {
        let outcome = try reading(
            .users,
            "user_id,app_account_token,device_token,merged_into\nu1,\(filler),\(filler),\(filler)\n\(filler),,,\n"
        )
        #expect(outcome.users == [UserRow(userID: UserID("u1"))])
        #expect(outcome.refusals == ["3 user_id missing_value"])
    }

    @Test(arguments: ["1000000123.0", "1.000000123e9", "1E+9"])
    func `an id that a table of floating-point numbers rewrote is refused`(id: String) throws {
        #expect(try reading(.users, "user_id\n\(id)\n").refusals == ["2 user_id damaged_identifier"])
    }

    @Test func `a user merged into itself is refused`() throws {
        #expect(try reading(.users, "user_id,merged_into\nu1,u1\n").refusals == ["2 merged_into merge_cycle"])
    }
}

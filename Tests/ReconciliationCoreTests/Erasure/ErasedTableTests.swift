import Testing

@testable import ReconciliationCore

/// Which cells of a CSV file lose the person, and that nothing else changes.
@Suite struct ErasedTableTests {
    private let anna = PersonalValues(["u-1": "P", "Anna": "P", "1001": "P"])

    private func names(_ forgotten: String...) -> ForgottenNames {
        var names = ForgottenNames(key: [1])
        for name in forgotten { names.add(name, as: "Q") }
        return names
    }

    private func erased(_ table: String, _ names: ForgottenNames, columns: [String: Set<String>] = [:]) -> String? {
        ErasedTable(anna, names, columns: columns).erased(Array(table.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a table loses the person in the cells that hold people, and nothing else`() {
        let table =
            "\u{FEFF}user_id,account_name,price_milliunits,detail\r\n"
            + "u-1,New Name,1001,\"u-1: 1, u-2: 1\"\r\n\"u-2\",'Anna,1001,\r\n=\"1001\",,5,\r\n"
        #expect(
            erased(table, names()) == "\u{FEFF}user_id,account_name,price_milliunits,detail\r\n"
                + "P,P,1001,\"P: 1, u-2: 1\"\r\n\"u-2\",P,1001,\r\nP,,5,\r\n"
        )
        #expect(erased("user_id,price\nu-2,1001\n", names()) == nil)
    }

    @Test func `a quote in a name is found in a cell that is text to Excel too`() {
        let brien = PersonalValues(["o\"brien": "P"])
        let table =
            "user_id,detail,other\n\"=\"\"o\"\"\"\"brien\"\"\",\"=\"\"o\"\"\"\"brien at noon\"\"\",\"=\"\"o\"\"\"\"brien\"\"\"\n"
        let erased = ErasedTable(brien, names()).erased(Array(table.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(erased == "user_id,detail,other\nP,\"=\"\"P at noon\"\"\",\"=\"\"P\"\"\"\n")
    }

    @Test func `in the row of a forgotten account each value gets its own pseudonym, what is new that of the account`()
    {
        let table = "user_id,account_name,contact\nu-1,old-9,New\n"
        #expect(erased(table, names("old-9")) == "user_id,account_name,contact\nP,Q,P\n")
    }

    @Test(arguments: [
        "account_name", "actor", "app_account_token", "application_username", "contact", "credited_user_id",
        "device_id", "device_token", "merged_into", "owner_account_name", "owner_candidates", "owner_user_id",
        "submitted_by_user_id", "user_id", "mapped_name",
    ])
    func `a column that holds people loses them, also by names forgotten before`(column: String) {
        let table = "id,\(column),price\n7,old-9,old-9\n"
        let mapped: [String: Set<String>] = ["contact": ["Mapped_Name"]]
        #expect(erased(table, names("old-9"), columns: mapped) == "id,\(column),price\n7,Q,old-9\n")
    }

    @Test(arguments: ["account_name", "app_account_token", "application_username", "contact"])
    func `the row of a forgotten account loses what it says of the account, new values too`(column: String) {
        let table = "price,user_id,\(column)\n1,old-9,new\n2,u-2,new\n3,old-9,forgotten-0123456789abcdef\n"
        #expect(
            erased(table, names("old-9"))
                == "price,user_id,\(column)\n1,Q,Q\n2,u-2,new\n3,Q,forgotten-0123456789abcdef\n"
        )
    }

    @Test func `ids, codes and amounts stay, whoever is called like them`() {
        let table =
            "transaction_id,product_id,currency,user_id,status,Order,comment\n"
            + "Anna,Anna,Anna,Anna,Anna,Anna,by Anna\n1001,1001,1001,1001,1001,1001,\"1001\"\nu-2,,,u-2,,,,more of Anna\n"
        let mapped: [String: Set<String>] = ["order_id": ["order"]]
        #expect(
            erased(table, names(), columns: mapped)
                == "transaction_id,product_id,currency,user_id,status,Order,comment\n"
                + "Anna,Anna,Anna,P,Anna,Anna,by P\n1001,1001,1001,P,1001,1001,\"P\"\nu-2,,,u-2,,,,more of P\n"
        )
    }

    @Test(arguments: [
        "action", "age_hours", "aging_bucket", "amount_milliunits", "app_version", "apple_order_id", "as_of", "at",
        "attempts", "audit_hash", "audit_sequence", "bucket", "bundle_id", "case_id", "case_status", "cause",
        "closed_at", "closed_reason", "closing_count", "closing_milliunits", "configuration_digest", "count",
        "count_change", "credit_order_id", "credit_source", "credited_as", "credited_at", "currency", "device_model",
        "due_at", "entered_at", "environment", "evidence_grade", "evidence_source", "exit_status", "expires_at",
        "finished_at", "first_seen_at", "from", "hash", "in_count", "in_milliunits", "kind", "last_answer",
        "last_attempt_at", "line", "list", "list_state", "moves", "next_attempt_at", "next_step",
        "oldest_purchase_date", "opened_at", "opening_count", "opening_milliunits", "order_id",
        "original_transaction_id", "os_version", "out_count", "out_milliunits", "outcome", "overdue", "owner_basis",
        "owner_strength", "previous_hash", "price", "price_milliunits", "price_source", "product_id", "product_type",
        "purchase_date", "quantity", "reason", "received_at", "rechecked_at", "reconcile", "resolved_at",
        "revocation_date", "rule", "run_id", "sandbox", "sequence", "started_at", "state", "status", "storefront",
        "submission_id", "to", "tool_version", "transaction_id", "type", "updated_at", "web_order_line_item_id",
    ])
    func `a column of identifiers and amounts stays, whoever is called like what stands there`(column: String) {
        #expect(erased("\(column),kind\nAnna,x\n\"1001\",x\nby Anna,x\n", names()) == nil)
    }

    @Test func `whom a case is assigned to stays, whoever is called so`() {
        let table = "case_id,owner_user_id,assignee\nRC-1,u-2,Anna\nRC-2,old-9,old-9\n"
        #expect(erased(table, names("old-9")) == "case_id,owner_user_id,assignee\nRC-1,u-2,Anna\nRC-2,Q,old-9\n")
    }

    @Test(arguments: ["detail", "expected", "actual", "message", "note", "subject", "file", "field"])
    func `sentences lose the person, digits too`(column: String) {
        #expect(erased("\(column),kind\n1001 at 5; u-2 at 6,x\n", names()) == "\(column),kind\nP at 5; u-2 at 6,x\n")
    }

    @Test func `a person who is called like an order goes where a finding names people, and the order stays`() {
        let table =
            "detail,order_id\n\"1001 at 2026-02-01T01:00:00Z order 1001; u-2 at 2026-02-01T01:00:00Z\",1001\n"
            + "u-2;1001,1001\norder 1001,1001\n"
        let values = PersonalValues(["1001": "P"]) { _ in true }
        let erased = ErasedTable(values, names()).erased(Array(table.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            erased == "detail,order_id\n\"P at 2026-02-01T01:00:00Z order 1001; u-2 at 2026-02-01T01:00:00Z\",1001\n"
                + "u-2;P,1001\norder 1001,1001\n"
        )
    }

    @Test func `of a user whom the ledger does not know only the rows are changed that are about them`() {
        let table = ErasedTable(anna.limitedToUserIDs, names())
        let text = "user_id,account_name,contact,detail\nu-1,a,b,u-1\nu-2,Anna,,by Anna\nAnna,Anna,1001,\n"
        let erased = table.erased(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(erased == "user_id,account_name,contact,detail\nP,P,P,u-1\nu-2,Anna,,by Anna\nP,P,P,\n")
    }

    @Test func `a cell of people that says more loses the person too`() {
        #expect(erased("contact,user_id\nAnna of 5,u-2\n", names()) == "contact,user_id\nP of 5,u-2\n")
    }

    @Test func `a file without header loses the person where columns would be named`() {
        let last = ErasedTable(PersonalValues(["Z": "X"]), names()).erased(Array("Z".utf8))
        #expect(last == Array("X".utf8))
        #expect(erased("7,Anna,transaction_id\n8,Anna,x\n", names()) == "7,P,transaction_id\n8,P,x\n")
    }

    @Test func `a column holds people, sentences, or identifiers and amounts`() {
        let kinds = [ErasedColumns.people, ErasedColumns.sentences, ErasedColumns.identifiersAndAmounts]
        #expect(kinds.map(\.count).reduce(0, +) == ErasedColumns.all.count)
    }

    @Test func `the ledger has further columns of identifiers, and people stand in none of them`() {
        let ledgerNames: Set = [
            "external_id", "failed_files", "line_item_id", "named_transaction_id", "offer_discount_type", "ownership",
            "purchase_key", "refused_lines", "shown_transaction_id", "transaction_reason",
        ]
        let columns = ErasedColumns.ledgerIdentifiersAndAmounts
        #expect(columns == ErasedColumns.identifiersAndAmounts.union(ledgerNames))
        #expect(columns.isDisjoint(with: ErasedColumns.people.union(ErasedColumns.sentences)))
    }

    @Test func `the ledger has further columns of people`() {
        let ledgerNames: Set = [
            "backend_token", "backend_user_id", "backend_username", "canonical_user_id", "claimant", "credited_to",
            "user_text",
        ]
        #expect(ErasedColumns.ledgerPeople == ErasedColumns.people.union(ledgerNames))
        #expect(ErasedColumns.ledgerPeople.isDisjoint(with: ErasedColumns.ledgerIdentifiersAndAmounts))
    }

    @Test func `who is called like the person and something more is somebody else`() {
        let table = "user_id,account_name,contact,detail\ngoogle:Anna,Anna Smith,Anna of 5,by Anna today\n"
        #expect(
            erased(table, names()) == "user_id,account_name,contact,detail\ngoogle:Anna,Anna Smith,P of 5,by P today\n"
        )
        #expect(anna.erased(people: "google:Anna") == "google:Anna" && !anna.isIn(people: "Anna Smith"))
        #expect(anna.erased(people: "u-2;Anna;u-1") == "u-2;P;P" && anna.isIn(people: "u-1"))
        #expect(anna.erased(people: "") == "" && PersonalValues(["a;b": "P"]).erased(people: "a;b") == "P")
    }

    @Test func `a name that begins as a guard of spreadsheets does is found with it and without`() {
        let brien = PersonalValues(["'brien": "P", "Anna": "Q"])
        let table = "user_id,detail\n'brien,x\n''brien,x\n'Anna,x\nAnna\u{0C},x\n"
        let erased = ErasedTable(brien, names()).erased(Array(table.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(erased == "user_id,detail\nP,x\nP,x\nQ,x\nQ,x\n")
    }

    @Test func `the name of a product stays, whoever is called so`() {
        #expect(erased("product_id,name\nx,Anna\n", names()) == nil)
        #expect(erased("user_id,name\nu-2,Anna\n", names()) == "user_id,name\nu-2,P\n")
        #expect(erased("product_id,user_id,name\nx,u-2,Anna\n", names()) == "product_id,user_id,name\nx,u-2,P\n")
        #expect(erased("product_id,maker\nx,Anna\n", names()) == "product_id,maker\nx,P\n")
        #expect(erased("maker,name\nx,Anna\n", names()) == "maker,name\nx,P\n")
        // A file of credits whose column of users is called otherwise.
        let credits = "transaction_id,product_id,name\nT1,x,Anna\n"
        #expect(erased(credits, names()) == credits.replacing("Anna", with: "P"))
    }

    @Test func `the audit chain keeps who acted, and by which settings a run judged`() {
        #expect(ErasedColumns.partOfChain == ["actor", "system_user", "policy", "policy_before"])
    }

    @Test func `a row is about a forgotten account also where the configuration names its columns otherwise`() {
        let mapped: [String: Set<String>] = ["user_id": ["Player", "buyer"], "account_name": ["nick"]]
        let table = "nick,player,level\nnew,old-9,7\nnew,u-2,7\n"
        #expect(erased(table, names("old-9"), columns: mapped) == "nick,player,level\nQ,Q,7\nnew,u-2,7\n")
        let userOnly: [String: Set<String>] = ["user_id": ["player"]]
        #expect(erased(table, names("old-9"), columns: userOnly) == "nick,player,level\nnew,Q,7\nnew,u-2,7\n")
    }

    @Test func `a list of people loses one of them`() {
        let table = "owner_candidates\nu-2;old-9;;u-3\nu-2;u-3\n"
        #expect(erased(table, names("old-9")) == "owner_candidates\nu-2;Q;;u-3\nu-2;u-3\n")
    }

    @Test(arguments: [
        ("user_id,price\nold-9,1", "user_id,price\nQ,1"),
        ("user_id\told\told-8\nold-9\told-9,5\told-9\n", "user_id\told\told-8\nQ\told-9,5\told-9\n"),
        ("user_id;price\nold-9;1,5\n", "user_id;price\nQ;1,5\n"),
        ("price;user_id,x\n1,5\nold-9,old-9\n", "price;user_id,x\n1,5\nold-9,old-9\n"),
        ("note,user_id\n\"a,b\",old-9\n", "note,user_id\n\"a,b\",Q\n"),
        ("note,user_id\n\"a\nb\",old-9\n", "note,user_id\n\"a\nb\",Q\n"),
        ("\n \t\r\nprice;user_id\n1;old-9\n", "\n \t\r\nprice;user_id\n1;Q\n"),
        ("PRICE,USER_ID,Contact\n1,old-9,new\n", "PRICE,USER_ID,Contact\n1,Q,Q\n"),
        ("price,user_id\r\n1,old-9\r\n2,old-9\r\n", "price,user_id\r\n1,Q\r\n2,Q\r\n"),
        ("user_id,x\nold-9,1,more\n\nold-9\n", "user_id,x\nQ,1,more\n\nQ\n"),
        ("price,user_id\n1,\n2,old-9", "price,user_id\n1,\n2,Q"),
        ("user_id\n old-9 \n", "user_id\nQ\n"),
        ("user_id\n\"ol\"\"d\"\n", "user_id\nQ\n"),
        ("user_id\n=\"old-9\"\n", "user_id\nQ\n"),
        ("user_id\n\"=\"\"old-9\"\"\"\n", "user_id\nQ\n"),
        ("user_id\n'old-9\n", "user_id\nQ\n"),
        ("\nuser_id\nold-9\n", "\nuser_id\nQ\n"),
        ("note,user_id\n\"a\"\",b\",old-9\n", "note,user_id\n\"a\"\",b\",Q\n"),
        ("note,user_id\n\"a\"\"\",old-9\n\"b\",u-2\n", "note,user_id\n\"a\"\"\",Q\n\"b\",u-2\n"),
        ("note,user_id\n\"a,b\"\"\",old-9\n", "note,user_id\n\"a,b\"\"\",Q\n"),
        ("user_id,x\nold-9\r,1\n", "user_id,x\nQ,1\n"),
        ("\nprice,user_id\r1,old-9\r5,u-2\r", "\nprice,user_id\r1,Q\r5,u-2\r"),
        (" \nprice,user_id\r1,old-9\r5,u-2\r", " \nprice,user_id\r1,Q\r5,u-2\r"),
        ("user_id,price\n\"old-9\" \t,1\n", "user_id,price\nQ,1\n"),
        ("user_id\n\"old-9\"", "user_id\nQ"),
        ("price;user_id;\"note, free\"\n1;old-9;x\n", "price;user_id;\"note, free\"\n1;Q;x\n"),
    ])
    func `cells are told apart as programs write them`(table: String, written: String) {
        #expect(erased(table, names("old-9", "ol\"d")) ?? table == written)
    }

    @Test(arguments: [
        ("user_id,account_name\nold-9,5\" tall\nu-2,bob\n", "user_id,account_name\nQ,Q\nu-2,bob\n"),
        ("user_id,name\nu-2,TV 40\" stand\nold-9,gems\n", "user_id,name\nu-2,TV 40\" stand\nQ,gems\n"),
        ("user_id,account_name\nold-9,\"tall\nu-2,bob\n", "user_id,account_name\nQ,Q\nu-2,bob\n"),
        ("user_id,account_name\nold-9,\"ta\"\"ll\nu-2,\"\"\nold-9,", "user_id,account_name\nQ,Q\nu-2,\"\"\nQ,"),
        ("user_id,account_name\nold-9,\"a\" b\nu-2,\"c\nd\" e\n", "user_id,account_name\nQ,Q\nu-2,\"c\nd\" e\n"),
        ("user_id,account_name\nold-9,\"", "user_id,account_name\nQ,Q"),
    ])
    func `a quote out of place hides no row and takes none along`(table: String, written: String) {
        #expect(erased(table, names("old-9")) == written)
    }

    @Test(arguments: ["\"old-9x", "=\"old-9x", "\"", "=\"", "'", "", "xold-9\"", "xxold-9\"", "xold-9"])
    func `a cell with half of its quotes is no other cell`(cell: String) {
        #expect(erased("user_id\n" + cell, names("old-9")) == nil)
    }

    @Test func `a table whose lines end with CR alone loses the person too, numbers that are ids included`() {
        let table = "price,user_id\r1001,1001\r5,u-2\r"
        #expect(erased(table, names()) == "price,user_id\r1001,P\r5,u-2\r")
        #expect(erased("price,user_id\r\r\n1001,1001\r\r\n", names()) == "price,user_id\r\r\n1001,P\r\n")
    }
}

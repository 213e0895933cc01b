import Ledger
import ReconciliationCore
import Testing

@testable import SQLiteLedger

/// Originals that nobody states and others name: ids of the purchase outside auto-renewable subscriptions (Rules 2.5).
@Suite struct NamedOriginalsTests {
    private let books: CrowdedBooks

    init() throws { books = try CrowdedBooks() }

    private func restore(_ id: String, of original: String = "100", _ type: ProductType? = .nonConsumable)
        -> CrowdedBooks.Inside
    {
        inside(id, of: "unlock") {
            $0.type = type
            $0.originalTransactionID = TransactionID(original)
        }
    }

    /// A night whose control totals hold.
    private func night(_ days: Int64) throws {
        #expect(try books.night(days).contains("broken: []\n"))
        let run = try #require(try books.ledger.lastRun())
        let totals = try books.ledger.controlTotals(run: run.id, isFull: true)
        #expect(totals.filter { !$0.holds } == [])
    }

    private func learn(_ type: ProductType) throws {
        try books.take(
            .products,
            product("unlock") {
                $0.type = type; $0.subscriptionPolicy = .each
            }
        )
    }

    private func purchases() throws -> [String] {
        try books.ledger.rows(
            """
            SELECT p.shown_transaction_id, p.list,
                (SELECT GROUP_CONCAT(t, ',') FROM (SELECT a.transaction_id AS t FROM transaction_alias AS a
                    WHERE a.purchase_id = p.purchase_id ORDER BY 1)) AS ids
            FROM purchase AS p ORDER BY 1, 2
            """
        )
    }

    private func credits() throws -> [String] {
        try books.ledger.rows(
            """
            SELECT c.transaction_id, p.shown_transaction_id
            FROM credit AS c
            LEFT JOIN transaction_alias AS a ON a.alias_id = c.alias_id
            LEFT JOIN purchase AS p ON p.purchase_id = a.purchase_id
            ORDER BY 1
            """
        )
    }

    private func claims() throws -> [String] {
        try books.ledger.rows("SELECT claimant, transaction_id, state FROM claim ORDER BY 1, 2")
    }

    @Test(arguments: [true, false])
    func `a credit that names only the original finds the restored purchase, whichever came first`(isCreditFirst: Bool)
        throws
    {
        if isCreditFirst {
            try books.take(.credits, delivery("100", to: "u1"))
            try night(2)
        }
        try books.upload("restored", sender(), restore("200"))
        if !isCreditFirst {
            try night(2)
            #expect(try purchases() == ["100|white|100,200"])
            try books.take(.credits, delivery("100", to: "u1"))
        }
        try night(3)
        #expect(try purchases() == ["100|black|100,200"])
        #expect(try credits() == ["100|100"])
        #expect(try books.ledger.rows("SELECT kind FROM finding WHERE closed_run_id IS NULL").isEmpty)
    }

    @Test func `an original is an id of its purchase while the type is known and no subscription's`() throws {
        try books.take(.credits, delivery("100", to: "u1"))
        try books.upload("restored", sender(), restore("200", nil))
        try night(2)
        #expect(try purchases() == ["200|white|200"])
        #expect(try credits() == ["100|-"])
        try learn(.nonConsumable)
        try night(3)
        #expect(try purchases() == ["100|black|100,200"])
        #expect(try credits() == ["100|100"])
        try learn(.autoRenewable)
        try night(4)
        #expect(try purchases() == ["200|white|200"])
        #expect(try credits() == ["100|-"])
    }

    @Test func `the original's own statement joins the purchase under the same case`() throws {
        try books.upload("restored", sender(), restore("200"))
        try night(2)
        let cases = "SELECT subject, case_id, opened_run_id FROM finding WHERE closed_run_id IS NULL"
        let before = try books.ledger.rows(cases)
        #expect(before.count == 1 && before[0].hasPrefix("100|"))
        try books.upload("bought", sender(), restore("100"))
        try night(3)
        #expect(try purchases() == ["100|white|100,200"])
        #expect(try books.ledger.rows(cases) == before)
        #expect(try books.ledger.rows("SELECT COUNT(*) FROM purchase WHERE list = 'merged'") == ["0"])
    }

    @Test func `an original that somebody states is of the purchase its own statements make`() throws {
        try books.take(.credits, delivery("100", to: "u1"))
        try books.upload("restored", sender("u1") { $0.transactionID = TransactionID("100") }, restore("200"))
        try night(2)
        #expect(try purchases() == ["100|black|100,200"])
        #expect(try claims() == ["u1|100|proven"])
        try books.upload("bought", sender(), restore("100", nil))
        try night(3)
        #expect(try purchases() == ["100|black|100", "200|white|200"])
        #expect(try credits() == ["100|100"])
        #expect(try claims() == ["u1|100|pending"])
    }

    @Test func `what was bought has the original before what the family shares`() throws {
        try books.upload("shared", sender(), restore("300").owned(.familyShared))
        try night(2)
        #expect(try purchases() == ["100|closed|100,300"])
        try books.upload("restored", sender(), restore("200", nil))
        try books.take(.credits, delivery("100", to: "u1"))
        try night(3)
        #expect(try purchases() == ["100|closed|100,300", "200|white|200"])
        try learn(.nonConsumable)
        try night(4)
        #expect(try purchases() == ["100|black|100,200", "300|closed|300"])
        try learn(.autoRenewable)
        try night(5)
        // Each stays what it was: the original alone goes over, and merges nothing.
        #expect(try purchases() == ["100|closed|100,300", "200|white|200"])
        #expect(try books.ledger.rows("SELECT COUNT(*) FROM list_move WHERE to_list = 'merged'") == ["0"])
    }

    @Test func `a claim on the original is proven by the restore in its own evidence alone`() throws {
        func claiming(_ user: String) -> SubmissionRow { sender(user) { $0.transactionID = TransactionID("100") } }
        try books.upload("restored", claiming("u1"), restore("200", nil))
        try books.upload("another", claiming("u2"), inside("900"))
        try night(2)
        #expect(try claims() == ["u1|100|pending", "u2|100|pending"])
        try learn(.nonConsumable)
        try night(3)
        #expect(try claims() == ["u1|100|proven", "u2|100|pending"])
        let owner = "SELECT owner_user_id, owner_basis, cause FROM purchase WHERE shown_transaction_id = '100'"
        #expect(try books.ledger.rows(owner) == ["u1|claimed_by|claimed_not_credited"])
        try learn(.autoRenewable)
        try night(4)
        #expect(try claims() == ["u1|100|pending", "u2|100|pending"])
    }

    @Test func `a claim without environment means the restore in its own evidence, else Production`() throws {
        func shown(_ environment: StoreEnvironment) -> CrowdedBooks.Inside {
            CrowdedBooks.Inside(id: "200", environment: environment, facts: restore("200").facts)
        }
        try books.upload("sandbox", sender("u1") { $0.transactionID = TransactionID("100") }, shown(.sandbox))
        try books.take(.receipts, .submission(sender("u2") { $0.transactionID = TransactionID("100") }))
        try night(2)
        let owners = """
            SELECT environment, owner_basis, owner_candidates FROM purchase ORDER BY 1
            """
        #expect(try books.ledger.rows(owners) == ["Sandbox|claimed_by|u1"])
        try books.upload("production", sender(), shown(.production))
        try night(3)
        #expect(try books.ledger.rows(owners) == ["Production|claimed_unproven|u2", "Sandbox|claimed_by|u1"])
    }

    @Test func `a name in an upload belongs to the original it names`() throws {
        try books.take(.users, user("u7") { $0.applicationUsername = "neo" })
        let naming = sender("u1") {
            $0.transactionID = TransactionID("100")
            $0.applicationUsername = "neo"
        }
        try books.upload("restored", naming, restore("200"), inside("900"))
        try night(2)
        let owner = "SELECT owner_user_id, owner_basis FROM purchase WHERE shown_transaction_id = '100'"
        #expect(try books.ledger.rows(owner) == ["u7|application_username"])
    }

    @Test func `a delivery a case states stays when the original turns out to be a subscription's`() throws {
        try books.upload("restored", sender("u1"), restore("200", nil))
        try learn(.nonConsumable)
        try night(2)
        let row = try #require(try books.ledger.rows("SELECT case_id FROM finding").first)
        let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
        try books.ledger.act([CaseAction(caseID: row, step: step)], by: "kim", at: books.today)
        try night(3)
        #expect(try purchases() == ["100|black|100,200"])
        try learn(.autoRenewable)
        try night(4)
        #expect(try purchases() == ["200|black|200"])
    }

    @Test func `lookup and explain find a purchase by an original nobody states`() throws {
        try books.upload("restored", sender("u1"), restore("200"))
        try night(2)
        let files = try books.ledger.purchaseFiles(of: TransactionID("100"))
        #expect(files.map(\.dossier.namedOriginals) == [[TransactionID("100")]])
        #expect(files[0].dossier.transactions.map(\.id.id) == [TransactionID("200")])
    }
}

extension CrowdedBooks.Inside {
    fileprivate func owned(_ ownership: Ownership) -> Self {
        var shared = self
        shared.facts.ownership = ownership
        return shared
    }
}

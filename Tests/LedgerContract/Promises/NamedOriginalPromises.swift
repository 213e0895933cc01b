import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Originals that nobody states and others name: ids of the purchase outside auto-renewable subscriptions (Rules 2.5).
    static var namedOriginals: [Promise] {
        [
            .ledgers("a credit that names only the original finds the restored purchase, whichever came first") {
                ledgers in
                for isCreditFirst in [true, false] {
                    let books = NightlyBooks(try ledgers.empty())
                    if isCreditFirst {
                        try books.take(.credits, delivery("100", to: "u1"))
                        try books.night(2)
                    }
                    try books.upload("restored", sender(), restore("200"))
                    if !isCreditFirst {
                        try books.night(2)
                        #expect(try books.families() == ["100|white|100,200"])
                        try books.take(.credits, delivery("100", to: "u1"))
                    }
                    try books.night(3)
                    #expect(try books.families() == ["100|black|100,200"])
                    #expect(try books.credits() == ["100|100"])
                    #expect(try books.ledger.findings(isOpen: true) { [$0.finding.kind] } == [])
                }
            },
            .books("an original is an id of its purchase while the type is known and no subscription's") { books in
                try books.take(.credits, delivery("100", to: "u1"))
                try books.upload("restored", sender(), restore("200", nil))
                try books.night(2)
                #expect(try books.families() == ["200|white|200"])
                #expect(try books.credits() == ["100|-"])
                try books.learn(.nonConsumable)
                try books.night(3)
                #expect(try books.families() == ["100|black|100,200"])
                #expect(try books.credits() == ["100|100"])
                try books.learn(.autoRenewable)
                try books.night(4)
                #expect(try books.families() == ["200|white|200"])
                #expect(try books.credits() == ["100|-"])
            },
            .ledger("a purchase of unknown type that names the original of another breaks no control total") { ledger in
                try ledger.take([payment("19") { $0.originalTransactionID = TransactionID("5") }], name: "known")
                try ledger.take(
                    [
                        payment("17") {
                            $0.productID = ProductID("unheard.of")
                            $0.originalTransactionID = TransactionID("5")
                        }
                    ],
                    name: "unknown"
                )
                try ledger.take([credit("19", to: "u5", at: noon)], name: "credits")
                for day: Int64 in [2, 3, 4] {
                    try ledger.night(noon + .days(day))
                    let run = try #require(try ledger.lastRun())
                    #expect(try ledger.brokenTotals(of: run.id) == [])
                }
            },
            .books("the original's own statement joins the purchase under the same case") { books in
                try books.upload("restored", sender(), restore("200"))
                try books.night(2)
                func cases() throws -> [String] {
                    try books.ledger.findings(isOpen: true) {
                        [$0.finding.transactionID?.rawValue, $0.finding.caseID, $0.openedAt.text]
                    }
                }
                let before = try cases()
                #expect(before.count == 1 && before[0].hasPrefix("100|"))
                try books.upload("bought", sender(), restore("100"))
                try books.night(3)
                #expect(try books.families() == ["100|white|100,200"])
                #expect(try cases() == before)
                #expect(try !books.ledger.moves().contains { $0.to == "merged" })
            },
            .books("an original that somebody states is of the purchase its own statements make") { books in
                try books.take(.credits, delivery("100", to: "u1"))
                try books.upload("restored", sender("u1") { $0.transactionID = TransactionID("100") }, restore("200"))
                try books.night(2)
                #expect(try books.families() == ["100|black|100,200"])
                #expect(try books.ledger.claims("100") == ["u1|100|proven"])
                try books.upload("bought", sender(), restore("100", nil))
                try books.night(3)
                #expect(try books.families() == ["100|black|100", "200|white|200"])
                #expect(try books.credits() == ["100|100"])
                #expect(try books.ledger.claims("100") == ["u1|100|pending"])
            },
            .books("what was bought has the original before what the family shares") { books in
                try books.upload("shared", sender(), restore("300").owned(.familyShared))
                try books.night(2)
                #expect(try books.families() == ["100|closed|100,300"])
                try books.upload("restored", sender(), restore("200", nil))
                try books.take(.credits, delivery("100", to: "u1"))
                try books.night(3)
                #expect(try books.families() == ["100|closed|100,300", "200|white|200"])
                try books.learn(.nonConsumable)
                try books.night(4)
                #expect(try books.families() == ["100|black|100,200", "300|closed|300"])
                try books.learn(.autoRenewable)
                try books.night(5)
                // Each stays what it was: the original alone goes over, and merges nothing.
                #expect(try books.families() == ["100|closed|100,300", "200|white|200"])
                #expect(try !books.ledger.moves().contains { $0.to == "merged" })
            },
            .books("a claim on the original is proven by the restore in its own evidence alone") { books in
                func claiming(_ user: String) -> SubmissionRow {
                    sender(user) { $0.transactionID = TransactionID("100") }
                }
                try books.upload("restored", claiming("u1"), restore("200", nil))
                try books.upload("another", claiming("u2"), inside("900"))
                try books.night(2)
                #expect(try books.ledger.claims("100") == ["u1|100|pending", "u2|100|pending"])
                try books.learn(.nonConsumable)
                try books.night(3)
                #expect(try books.ledger.claims("100") == ["u1|100|proven", "u2|100|pending"])
                #expect(
                    try books.ledger.purchases { [$0.transactionID, $0.ownerUserID, $0.ownerBasis, $0.cause] }.first
                        == "100|u1|claimed_by|claimed_not_credited"
                )
                try books.learn(.autoRenewable)
                try books.night(4)
                #expect(try books.ledger.claims("100") == ["u1|100|pending", "u2|100|pending"])
            },
            .books("a claim without environment means the restore in its own evidence, else Production") { books in
                func shown(_ environment: StoreEnvironment) -> Inside {
                    Inside(id: "200", environment: environment, facts: restore("200").facts)
                }
                try books.upload("sandbox", sender("u1") { $0.transactionID = TransactionID("100") }, shown(.sandbox))
                try books.take(.receipts, .submission(sender("u2") { $0.transactionID = TransactionID("100") }))
                try books.night(2)
                func owners() throws -> [String] {
                    try books.ledger.purchases {
                        [$0.environment, $0.ownerBasis, $0.ownerCandidates.joined(separator: ";")]
                    }
                }
                #expect(try owners() == ["Sandbox|claimed_by|u1"])
                try books.upload("production", sender(), shown(.production))
                try books.night(3)
                #expect(try owners() == ["Production|claimed_unproven|u2", "Sandbox|claimed_by|u1"])
            },
            .books("a name in an upload belongs to the original it names") { books in
                try books.take(.users, user("u7") { $0.applicationUsername = "neo" })
                let naming = sender("u1") {
                    $0.transactionID = TransactionID("100")
                    $0.applicationUsername = "neo"
                }
                try books.upload("restored", naming, restore("200"), inside("900"))
                try books.night(2)
                #expect(try books.ledger.owner(of: "100") == ["application_username|u7"])
            },
            .books("a delivery a case states stays when the original turns out to be a subscription's") { books in
                try books.upload("restored", sender("u1"), restore("200", nil))
                try books.learn(.nonConsumable)
                try books.night(2)
                try books.act(.resolve(.creditedManually, user: UserID("u1"), note: nil), of: "100")
                try books.night(3)
                #expect(try books.families() == ["100|black|100,200"])
                try books.learn(.autoRenewable)
                try books.night(4)
                #expect(try books.families() == ["200|black|200"])
            },
            .books("lookup and explain find a purchase by an original nobody states") { books in
                try books.upload("restored", sender("u1"), restore("200"))
                try books.night(2)
                let files = try books.ledger.purchaseHistories(of: TransactionID("100"))
                #expect(files.map(\.dossier.namedOriginals) == [[TransactionID("100")]])
                #expect(files[0].dossier.transactions.map(\.id.id) == [TransactionID("200")])
            },
        ]
    }
}

private func restore(_ id: String, of original: String = "100", _ type: ProductType? = .nonConsumable) -> Inside {
    inside(id, of: "unlock") {
        $0.type = type
        $0.originalTransactionID = TransactionID(original)
    }
}

extension Inside {
    fileprivate func owned(_ ownership: Ownership) -> Self {
        var shared = self
        shared.facts.ownership = ownership
        return shared
    }
}

extension NightlyBooks {
    fileprivate func learn(_ type: ProductType) throws {
        try take(
            .products,
            product("unlock") {
                $0.type = type
                $0.subscriptionPolicy = .each
            }
        )
    }

    /// Every live credit, and the purchase it is matched with.
    fileprivate func credits() throws -> [String] {
        try ledger.liveCredits().map { credit in
            let id = credit.transactionID.rawValue
            let purchase =
                credit.state == "unmatched" ? "-" : try ledger.purchases(of: id).map(\.transactionID).joined()
            return "\(id)|\(purchase)"
        }
    }
}

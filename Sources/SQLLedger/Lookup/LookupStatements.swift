extension SQL {
    /// The statements of `Lookup/explain.sql`.
    enum Explain: String, NamedStatement {
        static let file = "explain"

        case asking, purchases, statements, bookedPlace
    }

    /// The statements of `Lookup/lookup.sql`.
    enum Lookup: String, NamedStatement {
        static let file = "lookup"

        case cases, claims, credits, doubts, namedAccounts, orders, purchases, refundStatements, statedDeliveries,
            statedRefunds, transactions, unmatchedCredits, uploads, waiting
    }

    /// The statements of `Lookup/lookup_matches.sql`.
    enum LookupMatches: String, NamedStatement {
        static let file = "lookup_matches"

        case accounts, candidates, devices, matches, subjects
    }
}

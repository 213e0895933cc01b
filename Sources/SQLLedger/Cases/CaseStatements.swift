extension SQL {
    /// The statements of `Cases/cases.sql`.
    enum Cases: String, NamedStatement {
        static let file = "cases"

        case addEvent, events, history, list, namedTransaction, nameTransaction, openCounts, openFindings, rows,
            touch, touchCredits, waitingDecisions, withDoubts, withoutPurchaseStatedAnew, withStatedDeliveries,
            withStatedRefunds
    }
}

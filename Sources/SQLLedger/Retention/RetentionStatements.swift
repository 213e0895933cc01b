extension SQL {
    /// The statements of `Retention/retention.sql`.
    enum Retention: String, NamedStatement {
        static let file = "retention"

        case countEvidence, countRejected, dropEvidence, dropRejected, lastPrunableRejected, listUnneeded, unneededTable
    }
}

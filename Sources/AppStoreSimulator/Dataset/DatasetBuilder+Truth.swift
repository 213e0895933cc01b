// What a scenario says about the event it has just made.
extension DatasetBuilder {
    /// A purchase that was paid and never delivered.
    package mutating func missing(
        _ transactionID: String,
        owner: User?,
        _ basis: OwnerBasis,
        _ cause: Cause,
        why: String
    ) {
        books.truth.append(
            TruthLine(
                kind: "missing_credit",
                environment: StoreEnvironment.production.rawValue,
                transactionID: transactionID,
                ownerUserID: owner?.id ?? "",
                ownerBasis: basis,
                cause: cause,
                why: why
            )
        )
    }

    /// Any other anomaly, by its own kind. Without owner and basis it is about no purchase.
    package mutating func anomaly(
        _ kind: String,
        _ transactionID: String,
        owner: User? = nil,
        basis: OwnerBasis? = nil,
        credited: User? = nil,
        environment: StoreEnvironment = .production,
        why: String
    ) {
        books.truth.append(
            TruthLine(
                kind: kind,
                environment: environment.rawValue,
                transactionID: transactionID,
                ownerUserID: owner?.id,
                ownerBasis: basis,
                creditedUserID: credited?.id,
                why: why
            )
        )
    }
}

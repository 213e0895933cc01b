import AppStoreSimulator

/// One submission that names a transaction (Rules 3.7).
struct Claim: Sendable {
    /// The one stated, else that of its own evidence, else Production, else Sandbox (Rules 3.9).
    var environment: String
    var transactionID: String
    /// Its own verified evidence contains the transaction.
    var isProven: Bool
    var upload: Upload
}

/// Who says, and who shows, that a transaction is theirs.
struct Claims: Sendable {
    let all: [Claim]
    private let facts: Facts

    init(_ facts: Facts) {
        self.facts = facts
        all = facts.book.uploads.compactMap { upload in
            guard let named = Self.named(by: upload) else { return nil }
            let own = facts.holds(upload, named) ? upload.evidence?.environment : nil
            // Reading: what claims itself is meant where it was signed, whatever the client says of the store.
            let stated = Words.present(upload.transactionID) == nil ? own : Words.present(upload.environment)
            let environment =
                stated ?? own ?? facts.purchase(named, environment: nil)?.environment ?? "Production"
            return Claim(
                environment: environment,
                transactionID: named,
                isProven: own == environment,
                upload: upload
            )
        }
    }

    /// Distinct (user, environment, transaction) by state.
    ///
    /// Reading: a name that means several users or nobody stands for itself; a transaction named without any user is
    /// a claim of nobody; a claim proven once is proven.
    var counts: [String: Int] {
        let proven = Set(all.filter(\.isProven).map(identity))
        let pending = Set(all.map(identity)).subtracting(proven)
        return ["proven": proven.count, "pending": pending.count, "unknown_to_apple": 0]
    }

    func naming(_ purchase: Purchase) -> [Claim] {
        all.filter { claim in
            purchase.transactionIDs.contains(claim.transactionID)
                && facts.purchase(claim.transactionID, environment: claim.environment)?.name == purchase.name
        }
    }

    /// Uploads whose own evidence contains the purchase.
    func uploads(containing purchase: Purchase) -> [Upload] {
        facts.book.uploads.filter { upload in
            upload.evidence?.environment == purchase.environment
                && purchase.transactionIDs.contains { Self.contains(upload, $0) }
        }
    }

    /// The account that sent it: the earliest, then the smaller user id.
    func uploader(of purchase: Purchase) -> String? {
        uploads(containing: purchase).compactMap { upload in
            Words.smallest(facts.people.senders(of: upload, at: purchase.purchasedAt))
                .map { (upload.receivedAt.milliseconds, $0) }
        }.min { $0 < $1 }?.1
    }

    /// Whoever may have sent these uploads.
    func senders(of uploads: [Upload], of purchase: Purchase) -> Set<String> {
        Set(uploads.flatMap { facts.people.senders(of: $0, at: purchase.purchasedAt) })
    }

    /// The transaction an upload names. A signed transaction without a named one claims itself.
    static func named(by upload: Upload) -> String? {
        if let named = Words.present(upload.transactionID) { return named }
        guard case .signedTransaction(let evidence) = upload.piece else { return nil }
        return evidence.transactions.first?.transactionID
    }

    static func contains(_ upload: Upload, _ transactionID: String) -> Bool {
        upload.evidence?.transactions.contains { Facts.isTakenIn($0) && $0.transactionID == transactionID } ?? false
    }

    private func identity(_ claim: Claim) -> [String] {
        let paidAt = facts.purchase(claim.transactionID, environment: claim.environment)?.purchasedAt
        let transaction = [claim.environment, claim.transactionID]
        if let user = facts.people.sender(of: claim.upload, at: paidAt) { return ["user", user] + transaction }
        return ["name", Words.name(claim.upload.userID) ?? Words.name(claim.upload.accountName) ?? ""] + transaction
    }
}

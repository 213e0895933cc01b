import AppStoreSimulator

extension SeededBookGenerator {
    /// Receipts that hold some of the truths each, signed transactions of single ones, both uploaded once or twice.
    mutating func makeEvidence() {
        var pieces: [Upload.Piece] = []
        for (bundleID, environment) in places() {
            let here = truths.filter { $0.bundleID == bundleID && $0.environment == environment }
            for _ in 0..<random.number(in: 0...2) {
                let held = here.filter { _ in !random.oneIn(3) }
                if let receipt = receipt(holding: held, bundleID, environment) { pieces.append(.receipt(receipt)) }
            }
        }
        for truth in truths {
            for _ in 0..<random.pick([0, 0, 1, 1, 2]) { pieces.append(.signedTransaction(signedTransaction(truth))) }
        }
        if random.oneIn(10) { pieces.append(.unreadable) }
        for piece in pieces {
            for _ in 0..<random.pick([1, 1, 1, 2]) { makeUpload(of: piece) }
        }
    }

    /// Receipts somebody made up or changed, sent by one user or more; another app's receipt with nothing inside.
    mutating func makeForgeries() {
        if random.oneIn(5) {
            var invented = truths[random.number(in: 0...truths.count - 1)]
            if random.oneIn(2) {
                invented.stated.transactionID = "66" + invented.stated.transactionID
                invented.stated.originalTransactionID = invented.stated.transactionID
            }
            if let evidence = receipt(holding: [invented], invented.bundleID, invented.environment) {
                let piece = Upload.Piece.forged(evidence, random.pick(Upload.Forgery.allCases))
                for _ in 0..<random.number(in: 1...3) { makeUpload(of: piece) }
            }
        }
        if random.oneIn(8) {
            let bundleID = random.pick([Product.foreign.bundleID, "com.example.game"])
            let statedAt = statementTime(after: pastMoment())
            let empty = Evidence(bundleID: bundleID, statedAt: statedAt, transactions: [])
            makeUpload(of: .receipt(empty))
        }
    }

    /// Claims without any evidence: honest, stolen, or of nothing known.
    mutating func makeBareClaims() {
        for _ in 0..<random.pick(isQuiet ? [1, 2] : [0, 0, 1, 2]) {
            let named = random.pick(truths.map(\.stated.transactionID) + ["777777"])
            let userID = random.oneIn(4) ? sentUserID() : random.pick(Self.userIDs)
            book.uploads.append(
                Upload(userID: userID, transactionID: named, receivedAt: statementTime(after: pastMoment()))
            )
        }
    }

    private func places() -> [(String, String)] {
        (book.policy.apps + [Product.foreign.bundleID]).flatMap { bundleID in
            ["Production", "Sandbox"].map { (bundleID, $0) }
        }
    }

    private mutating func receipt(holding truths: [Truth], _ bundleID: String, _ environment: String) -> Evidence? {
        let dates = truths.compactMap(\.stated.purchasedAt)
        guard let latest = dates.max() else { return nil }
        let statedAt = statementTime(after: latest)
        let rewritesDates = random.oneIn(4)
        let omitsKinds = random.oneIn(3)
        var rows = truths.map { truth -> StatedTransaction in
            var row = truth.stated(at: statedAt)
            row.revocationType = nil
            row.revocationPercentage = nil
            row.isFamilyShared = false
            row.isUpgraded = false
            row.reason = nil
            row.accountToken = nil
            row.priceMilliunits = nil
            row.currency = nil
            row.storefront = nil
            // What receipts say of a revocation is a full one; a prorated one is left to signed transactions.
            if truth.stated.revocationType != nil { row.revokedAt = nil }
            if omitsKinds { row.kind = nil }
            if rewritesDates, truth.stated.kind == .nonConsumable { row.purchasedAt = statedAt }
            return row
        }
        if random.oneIn(10), var broken = rows.first {
            broken.transactionID = "5" + broken.transactionID
            broken.originalTransactionID = broken.transactionID
            broken.quantity = 0
            rows.append(broken)
        }
        return Evidence(bundleID: bundleID, environment: environment, statedAt: statedAt, transactions: rows)
    }

    private mutating func signedTransaction(_ truth: Truth) -> Evidence {
        let statedAt = statementTime(after: truth.stated.purchasedAt ?? Self.asOf)
        var stated = truth.stated(at: statedAt)
        if random.oneIn(isQuiet ? 20 : 4) { stated.accountToken = random.pick(tokens) }
        if random.oneIn(6) { stated.accountToken = nil }
        if random.oneIn(4) { stated.kind = nil }
        if random.oneIn(4) {
            stated.priceMilliunits = nil
            stated.currency = nil
        }
        return Evidence(
            bundleID: truth.bundleID,
            environment: truth.environment,
            statedAt: statedAt,
            transactions: [stated]
        )
    }

    private mutating func makeUpload(of piece: Upload.Piece) {
        var upload = Upload(piece: piece, receivedAt: statementTime(after: Self.asOf.adding(days: -200)))
        upload.userID = sentUserID()
        upload.accountName = sentAccountName()
        upload.applicationUsername = sentUsername()
        upload.deviceToken = maybe("device-\(random.number(in: 1...3))", oneIn: 2)
        // An id of both environments is not named with evidence: whether the evidence then says which of the two is
        // meant, or Production comes first, the rules leave open.
        let twins = Set(
            truths.map(\.stated.transactionID).filter { id in
                Set(truths.filter { $0.stated.transactionID == id }.map(\.environment)).count > 1
            }
        )
        let inside = (upload.evidence?.transactions.filter(Facts.isTakenIn).map(\.transactionID) ?? [])
            .filter { !twins.contains($0) }
        switch random.number(in: 1...10) {
        case 1...5: upload.transactionID = inside.isEmpty ? nil : random.pick(inside)
        case 6:
            upload.transactionID = random.pick(
                truths.map(\.stated.transactionID).filter { !twins.contains($0) } + ["777777"]
            )
        case 7: upload.transactionID = random.pick(["null", " "])
        default: break
        }
        if upload.transactionID != nil {
            upload.productID = maybe(random.pick(Product.all).id, oneIn: 4)
            upload.bundleID = maybe(random.pick(book.policy.apps), oneIn: 4)
        }
        if case .bare = piece { return }
        // Nothing at all to say is no row: evidence alone is enough, an unreadable one too.
        book.uploads.append(upload)
    }
}

// iOS 6 style transaction receipts: offline they prove nothing (Rules 1.1), verifyReceipt answers for them.
extension DatasetBuilder {
    mutating func addTransactionReceipt(_ scenario: OnlineScenario) {
        let user = newUser()
        let isSandbox = scenario == .transactionReceiptOfSandbox
        let product = scenario == .transactionReceiptExpired ? Catalogue.monthly : Catalogue.coins300
        let environment: StoreEnvironment = isSandbox ? .sandbox : .production
        let bought = row(product, at: settledMoment(leaving: 35), in: environment)
        let at = bought.purchasedAt.adding(seconds: 20)
        let receipt = TransactionReceipt(
            row: bought,
            bundleID: product.bundleID,
            appleID: Catalogue.appleIDs[product.bundleID] ?? 0,
            environment: environment,
            // Whoever takes the key away sends a sandbox receipt to production: 21007.
            hidesEnvironment: isSandbox,
            deviceIdentifier: random.bytes(20).hexadecimal
        )
        let evidence: Evidence =
            scenario == .transactionReceiptStrange
            ? .untrustedTransactionReceipt(receipt) : .transactionReceipt(receipt)
        upload(evidence, by: user.id, naming: bought.transactionID, at: at)
        switch scenario {
        case .transactionReceiptCredited:
            credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), order: newOrderID())
            anomaly("unproven_credit", bought.transactionID, credited: user, why: scenario.rawValue)
            books.settledOnline.insert(bought.transactionID)
            recordOnline(scenario, bought.transactionID, kind: nil, via: "verify_receipt")
        case .transactionReceiptOfSandbox:
            recordOnline(scenario, bought.transactionID, kind: nil, via: "verify_receipt")
        case .transactionReceiptStrange:
            recordOnline(scenario, "", kind: "forged_receipt", via: "verify_receipt")
            books.truthOnlyOnline[books.truthOnlyOnline.count - 1].submittedUserID = user.id
        default:
            recordOnline(
                scenario,
                bought.transactionID,
                kind: "missing_credit",
                owner: user,
                basis: .claimedBy,
                cause: .claimedNotCredited,
                via: "verify_receipt"
            )
        }
    }
}

package import Foundation

/// What dataset to make. Equal plans give equal books; only keys and signatures differ.
package struct DatasetPlan: Sendable {
    package var seed: UInt64
    package var customerCount: Int
    /// Uploads of plain purchases.
    package var plainPurchaseCount: Int
    package var plainEvidence = PlainEvidence.receipt(purchaseCount: 1)
    package var withDamage: Bool
    package var asOf: Moment
    /// Adds what only Apple's answers bring to light.
    package var online = false
    /// Claims whose receipts do not hold them, spread over so many Apple accounts.
    package var claims: (count: Int, accountCount: Int)?
    /// Keeps what `serve` needs, secrets included; nil for a dataset that is only read.
    package var serving: ServingPlan?

    package init(
        seed: UInt64,
        customerCount: Int = 300,
        plainPurchaseCount: Int = 0,
        withDamage: Bool = false,
        asOf: Moment
    ) {
        self.seed = seed
        self.customerCount = customerCount
        self.plainPurchaseCount = plainPurchaseCount
        self.withDamage = withDamage
        self.asOf = asOf
    }

    package var calendar: DatasetCalendar { DatasetCalendar(asOf: asOf) }

    /// The books of the dataset, in memory, unsigned; plain purchases are streamed and not in here.
    package func books() -> Books {
        var builder = DatasetBuilder(seed: seed, calendar: calendar)
        builder.settleOrdinaryCustomers(customerCount)
        for _ in 0...customerCount / 400 {
            for scenario in Scenario.allCases { scenario.add(in: &builder) }
        }
        if online {
            for scenario in OnlineScenario.allCases { scenario.add(in: &builder) }
        }
        if let claims { builder.addClaims(claims.count, accountCount: claims.accountCount) }
        return builder.books
    }

    /// Writes the dataset into `folder`, which must be absent or empty.
    ///
    /// Tests that write many datasets may share an `authority`; without one, the dataset gets keys of its own.
    @concurrent
    package func write(to folder: URL, authority: CertificateAuthority? = nil) async throws -> WrittenDataset {
        let signer = if let authority { authority } else { try CertificateAuthority() }
        var writer = try DatasetWriter(folder: folder, calendar: calendar, authority: signer)
        writer.serving = serving
        let books = books()
        var written = try await writer.write(books, withDamage: withDamage)
        if online || serving != nil || claims != nil {
            try writer.put(try writer.lines(books.truthOnline), at: "truth-online.jsonl")
        }
        if serving != nil { try writer.writeServing(books, seed: seed) }
        if plainPurchaseCount > 0 {
            let plain = PlainPurchases(
                seed: seed,
                count: plainPurchaseCount,
                evidence: plainEvidence,
                calendar: calendar
            )
            written.missingCount += try await plain.write(with: writer)
            written.plainPurchaseCount = plainPurchaseCount
        }
        return written
    }
}

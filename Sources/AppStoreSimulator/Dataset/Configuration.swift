/// The `recoup.yaml` of a dataset.
enum Configuration {
    static func text(calendar: DatasetCalendar, reviewers: [String], serving: ServingPlan? = nil) -> String {
        """
        # A simulated dataset, to be judged as of \(calendar.asOf.text).
        ledger: recoup.sqlite
        inbox: inbox/
        inputs:  # exported once: nothing is late
          credits: { max_age: never }
          notifications: { max_age: never }
          payments: { max_age: never }
          products: { max_age: never }
          receipts: { max_age: never }
          users: { max_age: never }
        reports:
          folder: reports/
        time_zone: UTC
        apps:
          - bundle_id: \(Catalogue.game)
            apple_id: \(Catalogue.appleIDs[Catalogue.game] ?? 0)\(secret(Catalogue.game, serving))
          - bundle_id: \(Catalogue.reader)
            apple_id: \(Catalogue.appleIDs[Catalogue.reader] ?? 0)\(secret(Catalogue.reader, serving))
        apple:
        \(apple(serving))
          additional_roots: [authority.pem]
        reconcile:
          grace: 24h
          credits_since: "\(calendar.creditsSince.dayText)"
          environments: [Production]
          reviewers: [\(reviewers.joined(separator: ", "))]
          subscriptions: first_period

        """
    }

    /// The four endpoints under one base URL.
    static func endpoints(_ base: String) -> String {
        """
          endpoints:
            production: \(base)/production
            sandbox: \(base)/sandbox
            verify_production: \(base)/production
            verify_sandbox: \(base)/sandbox
        """
    }

    /// What stands in a served dataset's configuration until the port is known.
    static let placeholder = "http://127.0.0.1:9"

    /// The same configuration with its endpoints under `base`.
    static func pointing(_ text: String, at base: String) -> String {
        text.replacing(/http:\/\/[^\/\s]+(?=\/(production|sandbox))/) { _ in base }
    }

    private static func apple(_ serving: ServingPlan?) -> String {
        guard let serving else { return "  verify_receipt: never" }
        return """
              verify_receipt: auto
              server_api:
                issuer_id: \(StoreFiles.issuerID)
                key_id: \(StoreFiles.keyID)
                private_key_file: \(StoreFiles.privateKey)
            \(endpoints(serving.endpoint ?? placeholder))
            """
    }

    private static func secret(_ bundleID: String, _ serving: ServingPlan?) -> String {
        serving == nil ? "" : "\n    shared_secret_file: \(StoreFiles.secret(bundleID))"
    }
}

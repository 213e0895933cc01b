/// The `recoup.yaml` of a world.
enum Configuration {
    static func text(calendar: WorldCalendar, reviewers: [String]) -> String {
        """
        # A simulated world, to be judged as of \(calendar.asOf.text).
        ledger: recoup.sqlite
        inbox: inbox/
        reports:
          folder: reports/
        time_zone: UTC
        apps:
          - bundle_id: \(Catalogue.game)
            apple_id: \(Catalogue.appleIDs[Catalogue.game] ?? 0)
          - bundle_id: \(Catalogue.reader)
            apple_id: \(Catalogue.appleIDs[Catalogue.reader] ?? 0)
        apple:
          verify_receipt: never
          additional_roots: [authority.pem]
        reconcile:
          grace: 24h
          credits_since: "\(calendar.creditsSince.dayText)"
          environments: [Production]
          reviewers: [\(reviewers.joined(separator: ", "))]
          subscriptions: first_period

        """
    }
}

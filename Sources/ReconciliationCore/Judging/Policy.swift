/// Everything a verdict depends on besides the facts and the as-of.
package struct Policy: Sendable, Hashable, Codable {
    /// How long a payment may wait for its credit.
    package var grace: Span
    /// From here on the black list is complete; nil while no credit is known.
    package var creditsSince: Instant?
    /// Up to here the credits are known to be in; nil while none are.
    package var creditsWatermark: Instant?
    /// From here on evidence is complete; nil where nothing is known of it: then no credit lacks its payment.
    package var evidenceSince: Instant?
    package var environments: Set<StoreEnvironment>
    package var subscriptions: SubscriptionPolicy
    /// The apps this ledger serves; empty means that nothing is foreign.
    package var apps: Set<BundleID>
    /// Users who may be credited for sandbox purchases.
    package var reviewers: Set<UserID>
    /// How user names are computed; nil in the books of versions that did not keep it.
    package var naming: NamingInForce?
    /// The SHA-256 fingerprints of the root certificates trusted besides Apple's.
    package var additionalRoots: Set<String>?
    /// The App Store ids of the apps that have one in the configuration, by bundle id; nil in the books of versions that did not keep
    /// them. They decide which evidence counts, not how a purchase is judged.
    package var appIDs: [String: Int64]?
    /// Whether the bound was found by itself, not configured; nil in the books of versions that did not keep it.
    package var isCreditsSinceAutomatic: Bool?
    package var isEvidenceSinceAutomatic: Bool?

    package init(
        grace: Span = .hours(24),
        creditsSince: Instant? = nil,
        creditsWatermark: Instant? = nil,
        evidenceSince: Instant? = nil,
        environments: Set<StoreEnvironment> = [.production],
        subscriptions: SubscriptionPolicy = .firstPeriod,
        apps: Set<BundleID> = [],
        reviewers: Set<UserID> = [],
        naming: NamingPolicy = NamingPolicy(),
        additionalRoots: Set<String> = []
    ) {
        self.grace = grace
        self.creditsSince = creditsSince
        self.creditsWatermark = creditsWatermark
        self.evidenceSince = evidenceSince
        self.environments = environments
        self.subscriptions = subscriptions
        self.apps = apps
        self.reviewers = reviewers
        self.naming = NamingInForce(naming)
        self.additionalRoots = additionalRoots
    }

    /// Whether evidence of that time was imported: only then can a credit lack its payment.
    package func coversEvidence(of moment: Instant) -> Bool { evidenceSince.map { moment >= $0 } ?? false }

    /// Whether an untouched purchase may be judged differently under the other policy: then everything is judged. The
    /// watermark moves every night and concerns the white list only; a moved cut-over touches its purchases itself; all
    /// credits without purchase are looked at anyway, and evidence that an App Store id concerns is judged before.
    package func requiresFullRejudge(_ other: Policy) -> Bool {
        var same = other
        same.creditsWatermark = creditsWatermark
        same.creditsSince = creditsSince
        same.evidenceSince = evidenceSince
        same.appIDs = appIDs
        same.isCreditsSinceAutomatic = isCreditsSinceAutomatic
        same.isEvidenceSinceAutomatic = isEvidenceSinceAutomatic
        return self != same
    }
}

/// A naming policy as the ledger keeps it: everything but the salt, of which only the fingerprint tells.
package struct NamingInForce: Sendable, Hashable, Codable {
    package var schemes: [NameScheme]
    package var fields: [NameField]
    /// Hexadecimal digits; empty without one.
    package var uuidNamespace: String
    package var fingerprint: String
    /// Of the salt alone: empty without one, nil in the books of versions that did not keep it.
    package var saltFingerprint: String?

    package init(_ naming: NamingPolicy) {
        schemes = naming.schemes
        fields = naming.fields
        uuidNamespace = naming.uuidNamespaceText
        fingerprint = naming.fingerprint
        saltFingerprint = naming.saltFingerprint
    }
}

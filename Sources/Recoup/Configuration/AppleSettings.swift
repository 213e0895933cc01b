import AppStoreClient

/// How Apple is asked, as configured. Secrets stay in their files until somebody asks.
struct AppleSettings: Sendable {
    /// When verifyReceipt is asked.
    enum Use: String, Sendable, CaseIterable {
        /// For what cannot be judged offline.
        case auto
        /// For every receipt.
        case always
        case never
    }

    struct KeyFile: Sendable, Hashable {
        var issuerID: String
        var keyID: String
        var path: String
    }

    var verifyReceipt: Use
    var endpoints: AppleEndpoints
    var requestsPerSecond: Int
    /// TLS authorities in place of the system's.
    var authoritiesPath: String?
    /// Nil: the App Store Server API is not configured.
    var serverKey: KeyFile?
}

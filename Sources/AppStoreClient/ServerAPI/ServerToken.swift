import ReconciliationCore

/// What the App Store Server API is shown: a JWT for one app (RFC 7519; Apple, "Generating JSON Web Tokens").
struct ServerToken: Sendable {
    let text: SealedBytes
    let issuedAt: Instant
    let expiresAt: Instant

    /// A token is replaced this long before it expires, so that none expires on its way.
    static let margin = Span.seconds(2 * 60)

    /// Whether it may still be sent. A clock set back makes a token of the future, which Apple would refuse.
    func isFresh(at now: Instant) -> Bool { issuedAt <= now && now + Self.margin < expiresAt }
}

/// Keeps one token per app and makes a new one when it is due.
actor TokenCache {
    private let key: ServerKey
    private var tokens: [BundleID: ServerToken] = [:]

    init(key: ServerKey) { self.key = key }

    func token(for app: BundleID, at now: Instant) throws -> ServerToken {
        if let token = tokens[app], token.isFresh(at: now) { return token }
        let token = try key.token(for: app, at: now)
        tokens[app] = token
        return token
    }
}

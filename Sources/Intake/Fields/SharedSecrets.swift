import Crypto
import FoundationEssentials
package import ReconciliationCore

/// The shared secrets that version 1 notifications are held against. They are compared and go nowhere else.
package struct SharedSecrets: Sendable {
    /// Digests, not the secrets themselves, which then cannot be shown by mistake.
    private var digests: [BundleID: SHA256Digest] = [:]
    /// Apps without a secret: their notifications cannot be checked.
    private var appsWithout: Set<BundleID> = []

    /// Of no app: nothing is compared.
    package static let none = SharedSecrets([])

    package init(_ apps: [(bundleID: BundleID, secret: String?)]) {
        for app in apps {
            if let secret = app.secret {
                digests[app.bundleID] = Self.digest(secret)
            } else {
                appsWithout.insert(app.bundleID)
            }
        }
    }

    /// Whether a password is the one of the app, or of any app where the notification names none of ours; nil where
    /// there is nothing to compare it with.
    func isRight(_ password: String?, for app: BundleID?) -> Bool? {
        if let app {
            if let expected = digests[app] { return password.map { Self.digest($0) == expected } ?? false }
            if appsWithout.contains(app) { return nil }
        }
        guard !digests.isEmpty else { return nil }
        guard let given = password.map(Self.digest) else { return false }
        return digests.values.contains { $0 == given }
    }

    private static func digest(_ text: String) -> SHA256Digest { SHA256.hash(data: Array(text.utf8)) }
}

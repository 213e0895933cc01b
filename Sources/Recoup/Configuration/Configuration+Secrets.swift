import Foundation
import Intake
import ReconciliationCore
import Reports

/// A file with a secret that cannot be read. Never says what is in it.
struct UnusableSecret: Error {
    var message: Message
}

extension Configuration {
    /// The secret in a file, without the white space around it.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - key: of the configuration, which names the file.
    /// - Throws: where the file cannot be read, or holds nothing else.
    static func secret(inFile path: String, of key: String) throws(UnusableSecret) -> String {
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        let secret = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !secret.isEmpty else { throw UnusableSecret(message: .secretUnreadable(key, path)) }
        return secret
    }

    /// The shared secret of an app; nil where it has none.
    func sharedSecret(of app: BundleID) throws(UnusableSecret) -> String? {
        guard let path = sharedSecretPaths[app] else { return nil }
        return try Self.secret(inFile: path, of: Message.sharedSecretKey(of: app.rawValue))
    }

    /// The secrets of all apps that have one.
    ///
    /// - Throws: where one cannot be read: without it nobody could tell a forged notification.
    func sharedSecrets() throws(UnusableSecret) -> SharedSecrets {
        var secrets: [(BundleID, String?)] = []
        for app in apps { secrets.append((app, try sharedSecret(of: app))) }
        return SharedSecrets(secrets)
    }
}

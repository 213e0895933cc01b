package import ReconciliationCore

/// The four hosts, as configured or as Apple recommends since May 2026.
package struct AppleEndpoints: Sendable, Hashable {
    private let production: String
    private let sandbox: String
    private let verifyProduction: String
    private let verifySandbox: String

    package init() {
        production = "https://api.storekit.apple.com"
        sandbox = "https://api.storekit-sandbox.apple.com"
        verifyProduction = "https://buy.itunes.apple.com"
        verifySandbox = "https://sandbox.itunes.apple.com"
    }

    /// What is configured, empty where nothing is.
    ///
    /// - Throws: `badURL` for what is neither https nor http on this machine, and for what stands behind a path: it would
    ///   swallow the paths of the questions.
    package init(
        production: String = "",
        sandbox: String = "",
        verifyProduction: String = "",
        verifySandbox: String = ""
    ) throws(TransportFailure) {
        let standard = AppleEndpoints()
        self.production = try Self.base(production, standard.production)
        self.sandbox = try Self.base(sandbox, standard.sandbox)
        self.verifyProduction = try Self.base(verifyProduction, standard.verifyProduction)
        self.verifySandbox = try Self.base(verifySandbox, standard.verifySandbox)
    }

    package func serverAPI(_ environment: StoreEnvironment) -> String {
        environment == .production ? production : sandbox
    }

    package func verifyReceipt(_ environment: StoreEnvironment) -> String {
        (environment == .production ? verifyProduction : verifySandbox) + Self.verifyPath
    }

    /// The hosts that are not Apple's, by the name of their setting: whoever is there is believed as Apple.
    package var foreign: [(name: String, address: String)] {
        [
            ("production", production), ("sandbox", sandbox), ("verify_production", verifyProduction),
            ("verify_sandbox", verifySandbox),
        ].filter { !Self.isApples($0.1) }
    }

    private static func isApples(_ base: String) -> Bool {
        do throws(TransportFailure) {
            let address = try WebAddress(base)
            return address.scheme == "https" && address.host.hasSuffix(".apple.com")
        } catch {
            return false
        }
    }

    private static let verifyPath = "/verifyReceipt"

    private static func base(_ configured: String, _ standard: String) throws(TransportFailure) -> String {
        guard !configured.isEmpty else { return standard }
        guard !configured.contains(where: { $0 == "?" || $0 == "#" }) else {
            throw TransportFailure(.queryOrFragment)
        }
        _ = try WebAddress(configured)
        var base = configured.withoutSlashesAtEnd
        // People copy the whole address from Apple's page.
        if base.hasSuffix(verifyPath) { base = base.dropLast(verifyPath.count).withoutSlashesAtEnd }
        return String(base)
    }
}

extension StringProtocol where SubSequence == Substring {
    fileprivate var withoutSlashesAtEnd: Substring {
        var text = self[...]
        while text.hasSuffix("/") { text = text.dropLast() }
        return text
    }
}

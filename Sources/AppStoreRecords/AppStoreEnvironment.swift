/// The world a purchase was made in. Part of every identity: the same transaction id means another purchase elsewhere.
package enum AppStoreEnvironment: Sendable, Hashable {
    case production
    case sandbox
    /// Made by StoreKit testing in Xcode; its ids repeat on every machine.
    case xcode
    case localTesting
    /// A word Apple has not told us about yet, kept as it stood.
    case other(String)

    /// Reads the word of signed transactions, of verifyReceipt, of version 1 notifications (`PROD`) and of
    /// receipt attribute 0 (`ProductionSandbox`, `ProductionVPP` ...).
    package init(_ word: String) {
        switch word {
        case "Production", "PROD", "ProductionVPP": self = .production
        case "Sandbox", "ProductionSandbox", "ProductionVPPSandbox": self = .sandbox
        case "Xcode": self = .xcode
        case "LocalTesting": self = .localTesting
        default: self = .other(word)
        }
    }

    /// Whether evidence of this world never makes a purchase.
    package var isTest: Bool { self == .xcode || self == .localTesting }

    /// Apple's word for it.
    package var word: String {
        switch self {
        case .production: "Production"
        case .sandbox: "Sandbox"
        case .xcode: "Xcode"
        case .localTesting: "LocalTesting"
        case .other(let word): word
        }
    }
}

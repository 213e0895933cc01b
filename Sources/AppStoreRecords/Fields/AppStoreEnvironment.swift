package import ReconciliationCore

/// The environment evidence states, in any of Apple's statements. Only the two stores make purchases.
package enum AppStoreEnvironment: Sendable, Hashable {
    case store(StoreEnvironment)
    /// Made by StoreKit testing in Xcode; its ids repeat on every machine.
    case xcode
    case localTesting
    /// A word Apple has not told us about yet, kept as it stood.
    case other(String)

    package static let production = AppStoreEnvironment.store(.production)
    package static let sandbox = AppStoreEnvironment.store(.sandbox)

    /// Reads the name in signed transactions, of verifyReceipt, of version 1 notifications (`PROD`) and of
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

    /// The store; nil for what never makes a purchase.
    package var store: StoreEnvironment? {
        switch self {
        case .store(let store): store
        case .xcode, .localTesting, .other: nil
        }
    }

    /// Whether evidence of this environment is refused.
    package var isTest: Bool { self == .xcode || self == .localTesting }

    /// Apple's name for it.
    package var appleName: String {
        switch self {
        case .store(let store): store.rawValue
        case .xcode: "Xcode"
        case .localTesting: "LocalTesting"
        case .other(let name): name
        }
    }
}

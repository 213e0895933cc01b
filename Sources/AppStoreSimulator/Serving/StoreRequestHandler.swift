import Crypto
package import Foundation

/// Answers requests as the App Store would, from one dataset. Values in, values out: no network, no state.
package struct StoreRequestHandler: Sendable {
    let authority: CertificateAuthority
    let store: StoreDescription
    let index: StoreIndex
    let notifications: [KnownNotification]
    /// Shared secret by bundle id.
    let secrets: [String: String]
    let key: P256.Signing.PublicKey
    package var clock: StoreClock

    /// Reads a dataset that `generate --serving` made. Without `now` the store answers as of the dataset's as-of.
    package init(dataset: URL, now: Moment? = nil) throws {
        let keys = dataset.appending(path: StoreFiles.keys)
        guard FileManager.default.fileExists(atPath: keys.path) else { throw DatasetFailure.notServed(dataset.path) }
        authority = try CertificateAuthority(keysPEM: String(contentsOf: keys, encoding: .utf8))
        let decoder = JSONDecoder()
        let description = try Data(contentsOf: dataset.appending(path: StoreFiles.description))
        store = try decoder.decode(StoreDescription.self, from: description)
        index = StoreIndex(try Self.lines(dataset.appending(path: StoreFiles.transactions)))
        notifications = try Self.lines(dataset.appending(path: StoreFiles.notifications))
        let privateKey = try String(contentsOf: dataset.appending(path: StoreFiles.privateKey), encoding: .utf8)
        key = try P256.Signing.PrivateKey(pemRepresentation: privateKey).publicKey
        var secrets: [String: String] = [:]
        for app in store.apps {
            let file = dataset.appending(path: StoreFiles.secret(app.bundleID))
            secrets[app.bundleID] = try String(contentsOf: file, encoding: .utf8)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        self.secrets = secrets
        clock = StoreClock(fixed: now ?? Moment(milliseconds: store.now))
    }

    /// The answer, whatever came.
    package func answer(_ request: StoreRequest, at target: StoreTarget) -> StoreAnswer {
        do {
            if target.endpoint == .verifyReceipt { return try verifyReceipt(request, in: target.environment) }
            guard target.endpoint != .unknown else { return .bare(404) }
            let token = BearerToken(request.authorization, key: key, store: store, at: clock.tokenTime)
            guard let token else { return .bare(401, "Unauthenticated\n") }
            guard request.method == target.endpoint.method else { return .bare(405) }
            do {
                return try answer(request, at: target, for: token.bundleID)
            } catch let code as APIError {
                return try .error(code)
            }
        } catch {
            return StoreAnswer(status: 500, body: Data("\(error)\n".utf8), result: "500_simulator")
        }
    }

    private func answer(_ request: StoreRequest, at target: StoreTarget, for bundleID: String) throws -> StoreAnswer {
        let environment = target.environment
        return switch target.endpoint {
        case .transactionInfo: try transactionInfo(target.argument, in: environment, of: bundleID)
        case .history: try history(target.argument, request, in: environment, of: bundleID)
        case .historyV1: try history(target.argument, request, in: environment, of: bundleID, withFinished: false)
        case .orderLookup: try lookUpOrder(target.argument, in: environment, of: bundleID)
        case .subscriptionStatuses: try statuses(target.argument, request, in: environment, of: bundleID)
        case .notificationHistory: try notificationHistory(request, in: environment, of: bundleID)
        case .verifyReceipt, .unknown: .bare(404)
        }
    }

    private static func lines<Value: Decodable>(_ file: URL) throws -> [Value] {
        let decoder = JSONDecoder()
        return try Data(contentsOf: file).split(separator: 0x0A).map { try decoder.decode(Value.self, from: $0) }
    }
}

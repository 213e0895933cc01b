import AppStoreClient
import Foundation
import ReconciliationCore
import Reports

/// Where a run asks Apple: the clients, and the one budget they share.
struct AppleClients: Sendable {
    /// Nil where the App Store Server API is not configured.
    let serverAPI: ServerAPIClient?
    /// Nil where verifyReceipt is never asked.
    let verifyReceipt: VerifyReceiptClient?
    let apps: [BundleID]
    let budget: RequestBudget
    /// Questions under way at a time.
    let width: Int
    /// Which of our credentials cannot be used, and why, a sentence each. Nothing that needs them is asked.
    let credentialFaults: [Message]
    /// Apps whose shared secret is configured and cannot be read.
    let appsWithoutSecret: Set<BundleID>

    /// How long a question may take: a night has time, a person who waits has not.
    enum RetryProfile { case batch, interactive }

    /// Reads the secrets and prepares the transport. Asks nothing. A key or secret that cannot be used is a fault, not a
    /// failure: everything else of a night goes on.
    ///
    /// - Throws: status 64 where `apple.ca_file` cannot be read or holds no certificate.
    init(_ configuration: Configuration, requestsMax: Int?, profile: RetryProfile = .batch) throws {
        let settings = configuration.apple
        try Self.requireAuthorities(of: settings)
        let (transportSettings, retries) = Self.transport(settings, profile)
        budget = RequestBudget(
            RequestBudget.Limits(requestsPerSecond: settings.requestsPerSecond, requestsMax: requestsMax)
        )
        width = transportSettings.concurrentMax
        apps = configuration.apps
        let asker: Asker
        do {
            asker = Asker(transport: try CurlMulti(settings: transportSettings), budget: budget, retries: retries)
        } catch {
            throw CommandFailure(.unexpectedFailure, .cannotPrepareRequests(Message(error)))
        }
        var faults: [Message] = []
        serverAPI = settings.serverKey.flatMap { Self.serverAPI($0, settings.endpoints, asker, &faults) }
        var unreadable: Set<BundleID> = []
        if settings.verifyReceipt != .never {
            var secrets: [BundleID: SealedBytes] = [:]
            for app in configuration.sharedSecretPaths.keys.sorted() {
                do {
                    secrets[app] = try configuration.sharedSecret(of: app).map { SealedBytes($0) }
                } catch {
                    unreadable.insert(app)
                    faults.append(error.message)
                }
            }
            verifyReceipt = VerifyReceiptClient(asker: asker, sharedSecrets: secrets, endpoints: settings.endpoints)
        } else {
            verifyReceipt = nil
        }
        appsWithoutSecret = unreadable
        credentialFaults = faults
    }

    /// - Throws: status 64 where `apple.ca_file` cannot be read or holds no certificate.
    static func requireAuthorities(of settings: AppleSettings) throws {
        guard let path = settings.authoritiesPath else { return }
        let setting = Setting.authoritiesFile.rawValue
        guard let pem = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, .namedFileUnreadable(setting, path))
        }
        // `BEGIN TRUSTED CERTIFICATE` is one too.
        guard pem.range(of: Data("CERTIFICATE-----".utf8)) != nil else {
            throw CommandFailure(.usage, .noAuthority(setting, path))
        }
    }

    private static func transport(_ settings: AppleSettings, _ profile: RetryProfile) -> (
        TransportSettings, RetryPolicy
    ) {
        var transport = TransportSettings()
        var retries = RetryPolicy()
        if profile == .interactive {
            transport.connectTimeout = .seconds(5)
            transport.totalTimeout = .seconds(15)
            retries.attemptsMax = 2
            retries.patience = .seconds(5)
        }
        transport.authoritiesPath = settings.authoritiesPath
        transport.userAgent = "recoup/\(recoupVersion)"
        return (transport, retries)
    }

    /// Nil, and a fault more, where the key cannot be used.
    private static func serverAPI(
        _ key: AppleSettings.KeyFile,
        _ endpoints: AppleEndpoints,
        _ asker: Asker,
        _ faults: inout [Message]
    ) -> ServerAPIClient? {
        do {
            let pem = try Configuration.secret(inFile: key.path, of: "apple.server_api.private_key_file")
            let serverKey = try ServerKey(issuerID: key.issuerID, keyID: key.keyID, pem: SealedBytes(pem))
            return ServerAPIClient(key: serverKey, asker: asker, endpoints: endpoints)
        } catch let fault as UnusableSecret {
            faults.append(fault.message)
        } catch let fault as ServerKey.Fault {
            faults.append(.serverKeyUnusable(key.path, Message(fault)))
        } catch {
            faults.append(.serverKeyUnusable(key.path, Message(verbatim: "\(error)")))
        }
        return nil
    }

    /// Whether attempts at a call that got no answer in this run count.
    func countsAttempts(_ call: AppleCall) async -> Bool {
        RetrySchedule.countsAttempts(
            isAnswering: await budget.isAnswering(call),
            isOutOfService: await isOutOfService(call)
        )
    }

    /// Whether the call is out of service in one of the two environments: its attempts are not counted.
    func isOutOfService(_ call: AppleCall) async -> Bool {
        for environment in StoreEnvironment.allCases {
            if await budget.isOutOfService(AppleEndpoint(call, in: environment)) { return true }
        }
        return false
    }
}

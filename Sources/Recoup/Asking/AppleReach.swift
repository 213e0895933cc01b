import AppStoreClient
import ReconciliationCore
import Reports

/// Whether Apple can be reached with what is configured, found out by questions that change nothing.
struct AppleReach {
    /// One question and what is wrong; nil where Apple answered and takes our credentials.
    struct Finding: Sendable, Hashable {
        let subject: String
        let problem: Message?
    }

    /// Our own keys and secrets that cannot be used, as far as this machine can tell. Nobody is asked.
    let credentialFindings: [Finding]
    private let clients: AppleClients

    /// - Throws: status 64 where `apple.ca_file` cannot be read or holds no certificate.
    init(_ configuration: Configuration) throws {
        clients = try AppleClients(configuration, requestsMax: nil, profile: .interactive)
        var faults = clients.credentialFaults
        // Notifications are compared with them also where verifyReceipt is never asked.
        for app in configuration.apps {
            do throws(UnusableSecret) {
                _ = try configuration.sharedSecret(of: app)
            } catch {
                if !faults.contains(error.message) { faults.append(error.message) }
            }
        }
        credentialFindings = faults.map { Finding(subject: "credentials", problem: $0) }
    }

    /// What Apple answers: one question for each app and environment, and one to verifyReceipt.
    func answers() async -> [Finding] {
        var findings: [Finding] = []
        if let client = clients.serverAPI {
            for app in clients.apps {
                for environment in ServerAPIClient.bothEnvironments {
                    // No transaction has this id: "not found" shows that the key was taken.
                    let answer = await client.transaction(TransactionID("0"), of: app, in: [environment])
                    findings.append(
                        Finding(
                            subject: "server_api \(app) \(environment.rawValue)",
                            problem: Self.problem(answer, app, environment)
                        )
                    )
                }
            }
        }
        if let client = clients.verifyReceipt {
            // No receipt at all: 21002 shows that the service is there. A shared secret is only tried by a real one.
            let answer = await client.verify(
                SealedBytes([]),
                of: clients.apps.first ?? BundleID(""),
                isReceiptHere: false
            )
            findings.append(Finding(subject: "verify_receipt", problem: Self.problem(answer, nil, .production)))
        }
        return findings
    }

    static func problem<Value>(
        _ answer: AppleAnswer<Value>,
        _ app: BundleID?,
        _ environment: StoreEnvironment
    ) -> Message? {
        switch answer {
        case .final(errorCode: AppleError.appNotFound): .appNotServed
        case .answered, .notFound, .final: nil
        case .credentialsRefused: refused(app, environment)
        case .retryLater(let reason, _): .noReach(reason.rawValue)
        case .outage: .askedTooOften
        case .budgetSpent: .notAskedForBudget
        }
    }

    private static func refused(_ app: BundleID?, _ environment: StoreEnvironment) -> Message {
        guard let app else { return .sharedSecretRefused }
        return .credentialsRefused(for: app.rawValue, isProduction: environment == .production)
    }
}

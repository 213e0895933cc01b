import AppStoreClient
import ReconciliationCore

/// Whether Apple can be reached with what is configured, found out by questions that change nothing.
struct AppleReach {
    /// One question and what is wrong; nil where Apple answered and takes our credentials.
    struct Finding: Sendable, Hashable {
        let subject: String
        let problem: String?
    }

    private let clients: AppleClients

    init(_ configuration: Configuration) throws {
        clients = try AppleClients(configuration, requestsMax: nil, profile: .interactive)
    }

    func findings() async -> [Finding] {
        var findings: [Finding] = []
        if let client = clients.serverAPI {
            for app in clients.apps {
                for environment in ServerAPIClient.bothEnvironments {
                    // No transaction has this id: "not found" shows that the key was taken.
                    let answer = await client.transaction(TransactionID("0"), of: app, in: [environment])
                    findings.append(
                        Finding(
                            subject: "server_api \(app) \(environment.rawValue)",
                            problem: problem(answer, app, environment)
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
            findings.append(Finding(subject: "verify_receipt", problem: problem(answer, nil, .production)))
        }
        return findings
    }

    private func problem<Value>(
        _ answer: AppleAnswer<Value>,
        _ app: BundleID?,
        _ environment: StoreEnvironment
    ) -> String? {
        switch answer {
        case .answered, .notFound, .final: nil
        case .credentialsRefused: refused(app, environment)
        case .retryLater(let reason, _): silence(reason)
        case .outage: "does not answer, asked again and again: try again later"
        case .budgetSpent: "was not asked: the requests of this run are used up"
        }
    }

    private func refused(_ app: BundleID?, _ environment: StoreEnvironment) -> String {
        guard let app else { return "refuses the shared secret (21004): mend apps.shared_secret_file" }
        let cause =
            environment == .production
            ? "Is the app released, the key revoked, an In-App Purchase key, of this app's team?"
            : "Is the key revoked, an In-App Purchase key, of this app's team?"
        return "Apple refuses our credentials for \(app) (401): check apple.server_api (issuer_id, key_id, "
            + "private_key_file), bundle_id and the clock. \(cause)"
    }

    private func silence(_ reason: ExchangeResult) -> String {
        switch reason {
        case .cannotConnect:
            "cannot be reached: is this machine allowed out to Apple (firewall, proxy, DNS)? See apple.endpoints"
        case .tlsRefused:
            "shows a certificate that is not trusted: does something in between open TLS? Name its authority in "
                + "apple.ca_file, or mend the system's authorities and the clock"
        case .timedOut: "does not answer in time: try again later, then look at firewall and proxy"
        case .notUnderstood: "answers, and not as Apple does: does a proxy answer instead? See apple.endpoints"
        case .rateLimited: "asks us to come back later (429): lower apple.requests_per_second"
        case .serverError, .temporary, .malformedHere: "is out of order for the moment (\(reason.rawValue)): try later"
        case .cannotAsk: "could not be asked: see apple.endpoints and apple.server_api"
        case .answered, .notFound, .otherEnvironment, .final, .credentialsRefused, .broken, .tooLarge, .cancelled:
            "broke off (\(reason.rawValue)): try again later"
        }
    }
}

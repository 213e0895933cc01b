import Crypto
import FoundationEssentials
import ReconciliationCore

@testable import AppStoreClient

let game = BundleID("com.example.game")
let otherGame = BundleID("com.example.other")

/// A client over a scripted Apple, with everything a test may want to look at.
struct ScriptedApple {
    let time: TestTime
    let transport: ScriptedTransport
    let budget: RequestBudget
    let asker: Asker
    let privateKey = P256.Signing.PrivateKey()

    init(
        limits: RequestBudget.Limits = RequestBudget.Limits(),
        time: TestTime = TestTime(),
        retries: RetryPolicy = RetryPolicy(),
        _ script: @escaping @Sendable (HTTPRequest, Int) -> ScriptedTransport.Answer
    ) {
        self.time = time
        transport = ScriptedTransport(script)
        budget = RequestBudget(limits)
        asker = Asker(transport: transport, budget: budget, time: time, retries: retries, chance: { 0 })
    }

    func serverAPI() throws -> ServerAPIClient {
        let pem = SealedBytes(privateKey.pemRepresentation)
        return ServerAPIClient(key: try ServerKey(issuerID: "issuer", keyID: "KEY", pem: pem), asker: asker)
    }

    func verifyReceipt(_ secrets: [BundleID: SealedBytes] = [:]) -> VerifyReceiptClient {
        VerifyReceiptClient(asker: asker, sharedSecrets: secrets)
    }

    /// `endpoint result count`, in the order of the report.
    func counts() async -> [String] {
        await budget.requestCounts.map { "\($0.endpoint) \($0.result) \($0.count)" }
    }
}

/// What a case is, without its value.
func word<Value>(_ answer: AppleAnswer<Value>) -> String {
    switch answer {
    case .answered: "answered"
    case .notFound: "notFound"
    case .retryLater(let reason, let wait): "retryLater \(reason.rawValue)" + (wait.map { " \($0.milliseconds)" } ?? "")
    case .credentialsRefused: "credentialsRefused"
    case .final(let code): "final \(code)"
    case .outage: "outage"
    case .budgetSpent: "budgetSpent"
    }
}

import AppStoreRecords
import Crypto
import Foundation
import Logging
import ReconciliationCore
import Testing

@testable import AppStoreClient
@testable import AppStoreSimulator
@testable import Recoup

/// What of one answer of the App Store Server API counts, and whether the rest is read on.
@Suite struct AccountAskerTests {
    private static let signedAt = Instant(milliseconds: 1_772_334_000_000)
    private let game = BundleID("com.example.game")

    @Test(
        arguments: [
            (["com.example.other"], nil, [.otherBundle], 0), ([], nil, [], 0),
            (["com.example.other", "com.example.game"], nil, [.otherBundle], 1), (["damaged"], .unverified, [], 0),
            (["com.example.other", "damaged"], .unverified, [], 0),
            (["damaged", "com.example.game"], nil, [.unverified], 1),
        ] as [([String], AnswerFault?, [AnswerFault], Int)]
    )
    func `a page about another app is no end of a history, and one of which nothing holds is no answer`(
        bundles: [String],
        fault: AnswerFault?,
        faultyRows: [AnswerFault],
        pieces: Int
    ) async throws {
        let signed = try bundles.map { "\"\(try Self.transaction(of: $0))\"" }.joined(separator: ",")
        let asker = try asker(#"{"revision":"r2","hasMore":true,"signedTransactions":[\#(signed)]}"#)
        var plan = AskingPlan([OpenQuestion(.claim, TransactionID("11"))], apps: [game])
        let reply = await asker.ask(plan.next()!)
        #expect(reply.fault == fault && reply.faultyRows == faultyRows && reply.pieces.count == pieces)
        guard case .answered(let page) = reply.answer else {
            Issue.record("\(reply.answer.outcome)")
            return
        }
        #expect(page.hasMore && page.next == "r2")
    }

    @Test(
        arguments: [
            ("com.example.game", "Production", nil), ("com.example.other", "Production", .otherBundle),
            ("com.example.game", "Sandbox", .otherEnvironment),
        ] as [(String, String, AnswerFault?)]
    )
    func `an empty page that says it is of another app or store is no answer`(
        bundle: String,
        environment: String,
        fault: AnswerFault?
    ) async throws {
        let asker = try asker(
            #"{"revision":"r","bundleId":"\#(bundle)","environment":"\#(environment)","hasMore":false,"signedTransactions":[]}"#
        )
        var plan = AskingPlan([OpenQuestion(.claim, TransactionID("11"))], apps: [game])
        #expect(await asker.ask(plan.next()!).fault == fault)
    }

    @Test func `a transaction of another app is no answer about one asked about alone`() async throws {
        let asker = try asker(#"{"signedTransactionInfo":"\#(Self.transaction(of: "com.example.other"))"}"#)
        var plan = AskingPlan([OpenQuestion(.claim, TransactionID("11"))], apps: [game])
        plan.record(plan.next()!, in: .production, known: [], next: nil)
        let request = plan.next()!
        #expect(request.isSingle)
        let reply = await asker.ask(request)
        #expect(reply.fault == .otherBundle && reply.pieces.isEmpty)
    }

    private func asker(_ body: String) throws -> AccountAsker {
        let authority = try Datasets.authority.get()
        let anchors = try TrustAnchors(additionalRootsPEM: [authority.rootsPEM()])
        let pem = SealedBytes(P256.Signing.PrivateKey().pemRepresentation)
        return AccountAsker(
            client: ServerAPIClient(
                key: try ServerKey(issuerID: "issuer", keyID: "KEY", pem: pem),
                asker: Asker(transport: OneAnswer(body: body), budget: RequestBudget())
            ),
            verifier: EvidenceVerifier(anchors: anchors, now: Self.signedAt.milliseconds),
            log: Logger(label: "test")
        )
    }

    /// Signed by Apple's simulated authority; of `damaged` the signature does not hold.
    private static func transaction(of bundle: String) throws -> String {
        let payload = """
            {"transactionId":"11","bundleId":"\(bundle)","productId":"coins","environment":"Production",
            "signedDate":\(signedAt.milliseconds)}
            """
        let jws = try Datasets.authority.get().jws(payload: Data(payload.utf8))
        return bundle == "damaged" ? jws.dropLast(4) + "AAAA" : jws
    }
}

/// Answers every question with the same.
private struct OneAnswer: HTTPTransport {
    let body: String

    func perform(_ request: HTTPRequest) async -> Result<HTTPAnswer, TransportFailure> {
        .success(HTTPAnswer(status: 200, retryAfter: nil, body: SealedBytes(body)))
    }
}

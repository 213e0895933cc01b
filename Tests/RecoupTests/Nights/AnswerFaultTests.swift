import AppStoreRecords
import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreClient
@testable import AppStoreSimulator
@testable import Recoup

/// An answer counts only for the app, the environment and the transaction asked about.
@Suite struct AnswerFaultTests {
    private static let asOf = Instant(milliseconds: 1_772_334_000_000)
    private static let row = InAppRow(
        transactionID: "777",
        productID: "coins",
        type: .consumable,
        purchasedAt: Moment(milliseconds: 1_769_904_000_000)
    )

    private func question(_ bytes: [UInt8], outcome: EvidenceOutcome = .pending) async -> ReceiptQuestion {
        let piece = DueEvidence(id: 1, digest: ContentDigest(of: bytes), bytes: bytes, origin: .client)
        let verifier = EvidenceVerifier(anchors: .apple, now: Self.asOf.milliseconds)
        var known = EvidenceAnswer(evidenceID: 1, form: .legacyReceipt, outcome: outcome)
        known.isAttempt = false
        return ReceiptQuestion(piece: piece, verdict: await verifier.verify(bytes), known: known)
    }

    private func answer(
        _ json: String,
        from environment: ReconciliationCore.StoreEnvironment = .production
    ) throws -> AppleAnswer<VerifyReceiptStatement> {
        .answered(
            VerifyReceiptStatement(
                environment: environment,
                answer: try VerifyReceiptAnswer(Array(json.utf8)),
                body: SealedBytes(json)
            )
        )
    }

    private static let legacy: [UInt8] = {
        let info = #"{"transaction-id" = "777"; "bid" = "com.example.game"; "product-id" = "coins"; "quantity" = "1";}"#
        return Array("{\"purchase-info\" = \"\(Data(info.utf8).base64EncodedString())\";}".utf8)
    }()

    @Test(
        arguments: [
            (#""transaction_id":"777","bid":"com.example.game","product_id":"coins""#, nil),
            (#""transaction_id":"424242","bid":"com.example.game","product_id":"coins""#, .otherTransaction),
            (
                #""transaction_id":"9","original_transaction_id":"777","bid":"com.example.game","product_id":"c""#,
                .otherTransaction
            ),
            (#""transaction_id":"777","bid":"com.example.other","product_id":"coins""#, .otherBundle),
            (#""transaction_id":"777","product_id":"coins""#, .otherBundle),
            (#""bid":"com.example.game""#, .otherTransaction),
            // A row set aside does not say which transaction it is.
            (#""transaction_id":"777","bid":"com.example.game","product_id":"coins","quantity":"0""#, nil),
        ] as [(String, AnswerFault?)]
    )
    func `an answer about an old receipt names its transaction and app`(fields: String, fault: AnswerFault?)
        async throws
    {
        let question = await question(Self.legacy)
        let word = try answer("{\"status\":0,\"receipt\":{\(fields)}}")
        #expect(question.fault(word) == fault)
        let judged = question.answer(word, countsAttempt: true, asOf: Self.asOf)
        #expect(judged.outcome == (fault == nil ? .verified : .pending))
        guard let fault else { return }
        #expect(judged.rule == fault.rawValue && judged.isAttempt && judged.statements.isEmpty)
        #expect(judged.nextAttemptAt == Self.asOf + .hours(1) && judged.appleAnswer == nil)
    }

    @Test func `an answer from one environment about another is none`() async throws {
        let question = await question(Self.legacy)
        let right = #""receipt":{"transaction_id":"777","bid":"com.example.game","product_id":"coins"}"#
        let word = try answer("{\"status\":0,\"environment\":\"Sandbox\",\(right)}")
        #expect(question.fault(word) == .otherEnvironment)
        #expect(question.fault(try answer("{\"status\":0,\(right)}", from: .sandbox)) == nil)
    }

    @Test func `what is proven stays so, whatever an answer is about`() async throws {
        let word = try answer(#"{"status":0,"receipt":{"transaction_id":"1","bid":"com.example.game"}}"#)
        let judged = await question(Self.legacy, outcome: .verified).answer(word, countsAttempt: true, asOf: Self.asOf)
        #expect(judged.outcome == .verified && judged.rule == nil)
    }

    @Test(
        arguments: [
            ("com.example.game", ReconciliationCore.StoreEnvironment.production, nil),
            ("com.example.other", .production, .otherBundle), ("com.example.game", .sandbox, .otherEnvironment),
        ] as [(String, ReconciliationCore.StoreEnvironment, AnswerFault?)]
    )
    func `an answer about an app receipt is of its app and environment`(
        bundle: String,
        environment: ReconciliationCore.StoreEnvironment,
        fault: AnswerFault?
    ) async throws {
        let receipt = AppStoreSimulator.AppReceipt(
            bundleID: "com.example.game",
            createdAt: Self.row.purchasedAt,
            rows: [Self.row]
        )
        let question = await question(try Datasets.authority.get().sign(receipt))
        let word = try answer(
            "{\"status\":0,\"receipt\":{\"bundle_id\":\"\(bundle)\",\"in_app\":[]}}",
            from: environment
        )
        #expect(question.fault(word) == fault)
    }

    @Test(
        arguments: [
            ("com.example.game", "Production", nil), ("com.example.other", "Production", .otherBundle),
            ("com.example.game", "Sandbox", .otherEnvironment), ("com.example.game", "Elsewhere", .otherEnvironment),
        ] as [(String, String, AnswerFault?)]
    )
    func `signed answers are of the app and environment asked`(
        bundle: String,
        environment: String,
        fault: AnswerFault?
    ) async throws {
        let authority = try Datasets.authority.get()
        let payload = """
            {"transactionId":"11","bundleId":"\(bundle)","productId":"coins","environment":"\(environment)",
            "signedDate":\(Self.asOf.milliseconds)}
            """
        let jws = SealedBytes(try authority.jws(payload: Data(payload.utf8)))
        let anchors = try TrustAnchors(additionalRootsPEM: [authority.rootsPEM()])
        for origin in [EvidenceOrigin.serverAPI, .notification] {
            let verifier = EvidenceVerifier(anchors: anchors, now: Self.asOf.milliseconds)
            let evidence = AppleEvidence(verifier: verifier, origin: origin)
            let (pieces, faults) = await evidence.soundPieces([jws], of: BundleID("com.example.game"), in: .production)
            #expect(faults == (fault.map { [$0] } ?? []) && pieces.count == (fault == nil ? 1 : 0))
        }
    }
}

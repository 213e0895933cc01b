import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// A transaction is of one product (Rules 6.14): what gives it another one is set aside, and somebody is told.
@Suite struct SecondProductTests {
    private let piece = DueEvidence(id: 1, digest: ContentDigest(of: []), bytes: [], origin: .client)

    @Test func `a row of an app receipt that gives a transaction another product is set aside`() async throws {
        let authority = try TestAuthority()
        var draft = try ReceiptDraft()
        for product in ["coins", "gems", "coins"] { draft.add(17, raw: try ReceiptDraft.row(product: product)) }
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let verdict = await verifier.verify(try authority.receipt(draft.bytes))
        let answer = EvidenceAnswer(verdict, about: piece)
        #expect(answer.outcome == .verified)
        #expect(answer.statements.map { $0.facts.productID?.rawValue } == ["coins"])
        #expect(answer.setAside.map(\.rule) == ["damaged_row"])
        #expect(answer.rowCount == 2)

        // Apple states the same once more: what comes from another source is a statement of its own.
        let body =
            #"{"status":0,"receipt":{"bundle_id":"a.b","in_app":[\#(Self.row("coins")),\#(Self.row("gems"))]}}"#
        let asked = answer.stated(
            by: try VerifyReceiptAnswer(Array(body.utf8)),
            in: .production,
            body: Array(body.utf8),
            about: piece
        )
        #expect(asked.statements.map(\.source) == [.appReceipt, .verifyReceipt])
        #expect(asked.setAside.map(\.rule) == ["damaged_row", "damaged_row"])
        #expect(asked.rowCount == 4)
    }

    private static func row(_ product: String) -> String { #"{"transaction_id":"1","product_id":"\#(product)"}"# }
}

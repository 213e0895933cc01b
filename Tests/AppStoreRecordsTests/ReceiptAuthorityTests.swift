import Foundation
import ReconciliationCore
import SwiftASN1
import Testing

@testable import AppStoreRecords

/// Receipts signed by an authority of the test's own, one defect each.
struct ReceiptAuthorityTests {
    private func judge(_ receipt: [UInt8], under authority: TestAuthority) async throws -> Judgement<AppReceipt> {
        await ReceiptVerifier(chains: ChainVerifier(anchors: try authority.anchors)).verify(receipt)
    }

    private func payload(_ change: (inout ReceiptDraft) throws -> Void = { _ in }) throws -> [UInt8] {
        var draft = try ReceiptDraft()
        draft.add(17, raw: try ReceiptDraft.row())
        try change(&draft)
        return try draft.bytes
    }

    @Test(arguments: [false, true], [false, true])
    func `plain signatures and signed attributes hold with either digest`(sha1: Bool, attributes: Bool) async throws {
        let authority = try TestAuthority(.init(sha1Chain: sha1))
        let receipt = try authority.receipt(payload(), .init(sha1: sha1, signedAttributes: attributes))
        let judgement = try await judge(receipt, under: authority)
        #expect(judgement.outcome.proven?.transactions.map(\.transactionID) == ["100"], "\(judgement.outcome)")
    }

    @Test func `signed attributes must vouch for this payload`() async throws {
        let authority = try TestAuthority()
        let receipt = try authority.receipt(payload(), .init(signedAttributes: true, vouchesForOther: true))
        #expect(try await judge(receipt, under: authority).outcome.rejection?.rule == .signatureMismatch)
    }

    @Test func `a changed payload is refused, and can still be looked at`() async throws {
        let authority = try TestAuthority()
        var receipt = try authority.receipt(payload())
        let range = try #require(Data(receipt).range(of: Data("coins".utf8)))
        receipt[range.lowerBound] = UInt8(ascii: "C")
        let judgement = try await judge(receipt, under: authority)
        #expect(judgement.outcome.rejection?.rule == .signatureMismatch)
        #expect(judgement.outcome.proven == nil)
        #expect(judgement.unproven?.transactions.first?.productID == "Coins")
    }

    @Test(arguments: [(true, false), (false, true)])
    func `both markers are required`(leaf: Bool, intermediate: Bool) async throws {
        let authority = try TestAuthority(.init(leafMarker: leaf, intermediateMarker: intermediate))
        let judgement = try await judge(try authority.receipt(payload()), under: authority)
        #expect(judgement.outcome.rejection?.rule == .markerMissing)
        #expect(judgement.outcome.code == .refused)
    }

    @Test func `certificates are judged at the creation of the receipt, one by one`() async throws {
        let authority = try TestAuthority()
        let verifier = ReceiptVerifier(chains: ChainVerifier(anchors: try authority.anchors))
        let moments = [
            ("2021-06-01T12:00:00Z", nil as EvidenceRejectionRule?), ("2019-01-01T00:00:00Z", .certificateExpired),
            ("2024-01-01T00:00:00Z", .certificateExpired), ("2020-09-13T12:26:40Z", nil),
            ("2020-09-13T12:26:39Z", .certificateExpired), ("2023-11-14T22:13:20Z", nil),
            ("2023-11-14T22:13:21Z", .certificateExpired), ("0000-01-01T00:00:00+23:59", .certificateExpired),
            ("9999-12-31T23:59:60-23:59", .certificateExpired), ("9999-12-31T23:59:59.999Z", .certificateExpired),
        ]
        // The same verifier throughout: a remembered chain is held against every date again.
        for (created, rule) in moments {
            let receipt = try authority.receipt(ReceiptDraft(created: created).bytes)
            #expect(await verifier.verify(receipt).outcome.rejection?.rule == rule, "\(created)")
        }
    }

    @Test func `a root that is pinned need not be presented, one that is not pinned does not count`() async throws {
        let authority = try TestAuthority()
        let withoutRoot = try authority.receipt(payload(), .init(presentsRoot: false))
        #expect(try await judge(withoutRoot, under: authority).outcome.code == .verified)
        let otherAuthority = try TestAuthority(elliptic: true)
        #expect(try await judge(withoutRoot, under: otherAuthority).outcome.rejection?.rule == .chainUntrusted)
        let apple = ReceiptVerifier(chains: ChainVerifier(anchors: .apple))
        #expect(await apple.verify(try authority.receipt(payload())).outcome.rejection?.rule == .chainUntrusted)
    }

    @Test func `a certificate that cannot be read and that the chain does not need hides no forgery`() async throws {
        let authority = try TestAuthority()
        let other = try TestAuthority(elliptic: true)
        for junk in [[0x30, 0] as [UInt8], [0x30, 3, 2, 1, 1]] {
            let forged = try authority.receipt(payload(), .init(unreadableCertificate: junk))
            #expect(try await judge(forged, under: authority).outcome.code == .verified)
            #expect(try await judge(forged, under: other).outcome.rejection?.rule == .chainUntrusted)
            // Without a root it may be the one that is needed.
            let open = try authority.receipt(payload(), .init(presentsRoot: false, unreadableCertificate: junk))
            #expect(try await judge(open, under: other).outcome.rejection?.rule == .unsupportedKey)
        }
    }

    @Test func `what cannot be judged here is not refused`() async throws {
        let authority = try TestAuthority()
        let sha512 = try authority.receipt(payload(), .init(digest: [2, 16, 840, 1, 101, 3, 4, 2, 3]))
        #expect(try await judge(sha512, under: authority).outcome.code == .unverifiable)
        let twoSigners = try authority.receipt(payload(), .init(signerCount: 2))
        #expect(try await judge(twoSigners, under: authority).outcome.code == .unverifiable)
        let nobody = try authority.receipt(payload(), .init(signerCount: 0))
        #expect(try await judge(nobody, under: authority).outcome.rejection?.rule == .signatureMissing)
    }

    @Test func `more certificates than an honest receipt brings are not looked at`() async throws {
        let authority = try TestAuthority()
        let crowded = try authority.receipt(payload(), .init(extraRootCount: 5))
        #expect(try await judge(crowded, under: authority).outcome.rejection?.rule == .unsupportedStructure)
    }

    @Test func `two bundle ids or two creation dates make a receipt unreadable`() async throws {
        let authority = try TestAuthority()
        let cases: [(Int, String, EvidenceRejectionRule)] = [
            (2, "com.example.other", .duplicateBundleID), (12, "2021-06-01T12:00:00Z", .duplicateCreationDate),
        ]
        for (type, text, rule) in cases {
            let receipt = try authority.receipt(payload { try $0.add(type, text: text) })
            let outcome = try await judge(receipt, under: authority).outcome
            #expect(outcome.rejection?.rule == rule)
            #expect(outcome.code == .unreadable)
        }
    }

    @Test func `an odd row is set aside by name and the others stand`() async throws {
        let authority = try TestAuthority()
        let receipt = try authority.receipt(
            payload { draft in
                draft.add(17, raw: try ReceiptDraft.row(quantity: 0, transaction: "101"))
                draft.add(17, raw: try ReceiptDraft.row(quantity: 1_000_001, transaction: "102"))
                draft.add(17, raw: try ReceiptDraft.row(transaction: "103") { try $0.add(1702, text: "gems") })
                draft.add(17, raw: try ReceiptDraft.row(transaction: "104;DROP"))
                draft.add(17, raw: try ReceiptDraft.row(transaction: String(repeating: "1", count: 65)))
                draft.add(17, raw: try ReceiptDraft.row(transaction: ""))
                draft.add(17, raw: [0x31, 0x05])
                draft.add(17, raw: try ReceiptDraft.row(quantity: 1_000_000, transaction: "105"))
                draft.add(9999, raw: [1, 2, 3])
            }
        )
        let contents = try #require(try await judge(receipt, under: authority).outcome.proven)
        #expect(contents.transactions.map(\.transactionID) == ["100", "105"])
        #expect(
            contents.setAside.map(\.rule) == [
                .implausibleQuantity, .implausibleQuantity, .duplicateAttribute, .damagedIdentifier,
                .damagedIdentifier, .missingValue, .damagedRow,
            ]
        )
        #expect(contents.setAside[2].detail.contains("103"))
    }

    @Test func `a receipt without bundle id is read, and says that it is unknown`() async throws {
        let authority = try TestAuthority()
        for bundle in [nil, "", "none"] as [String?] {
            var draft = try ReceiptDraft(bundleID: bundle)
            draft.add(17, raw: try ReceiptDraft.row())
            let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
            let verdict = await verifier.verify(try authority.receipt(draft.bytes))
            #expect(verdict.outcome.code == .verified && verdict.bundleID == nil)
            #expect(verdict.rows.map(\.transactionID) == ["100"] && verdict.rows.first?.bundleID == nil)
        }
    }

    @Test(arguments: ["com.example.app\0.evil", "com.example.app\0", "\u{1}com.example.app", "com.example.app\n"])
    func `a receipt whose bundle id holds a control character is no receipt of ours`(bundle: String) async throws {
        let authority = try TestAuthority()
        var draft = try ReceiptDraft(bundleID: bundle)
        draft.add(17, raw: try ReceiptDraft.row())
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let verdict = await verifier.verify(try authority.receipt(draft.bytes))
        #expect(verdict.outcome.code == .verified && verdict.rows.isEmpty)
        #expect(verdict.setAside.map(\.rule) == [.damagedText])
        #expect(verdict.bundleID != nil && verdict.bundleID != "com.example.app")
    }

    @Test func `a receipt that states two environments states none`() async throws {
        let authority = try TestAuthority()
        let receipt = try authority.receipt(payload { try $0.add(0, text: "ProductionSandbox") })
        let contents = try #require(try await judge(receipt, under: authority).outcome.proven)
        #expect(contents.environment == nil)
    }

    @Test func `identifiers of any length are read by their digits or set aside`() async throws {
        let authority = try TestAuthority()
        func integer(_ bytes: [UInt8]) throws -> [UInt8] {
            try TestAuthority.der { $0.appendPrimitiveNode(identifier: .integer) { $0.append(contentsOf: bytes) } }
        }
        let receipt = try authority.receipt(
            payload { draft in
                let lineItems: [[UInt8]] = [
                    [0x7F] + [UInt8](repeating: 0xFF, count: 7), [0x00, 0x80] + [UInt8](repeating: 0, count: 7),
                    [0x01] + [UInt8](repeating: 0x00, count: 8), [0x7F] + [UInt8](repeating: 0xFF, count: 26),
                    [0x01] + [UInt8](repeating: 0x00, count: 1300), [0x80] + [UInt8](repeating: 0, count: 8),
                ]
                for (index, bytes) in lineItems.enumerated() {
                    let encoded = try integer(bytes)
                    draft.add(
                        17,
                        raw: try ReceiptDraft.row(transaction: "\(200 + index)") { $0.add(1711, raw: encoded) }
                    )
                }
                draft.add(17, raw: try ReceiptDraft.row(transaction: "300") { $0.add(1711, raw: [0x05, 0x00]) })
            }
        )
        let contents = try #require(try await judge(receipt, under: authority).outcome.proven)
        #expect(contents.transactions.map(\.transactionID) == ["100", "200", "201", "202"])
        #expect(
            contents.transactions.map(\.webOrderLineItemID)
                == [nil, "9223372036854775807", "9223372036854775808", "18446744073709551616"]
        )
        #expect(contents.setAside.map(\.rule) == Array(repeating: .damagedIdentifier, count: 4))
    }

    @Test func `a refund in a receipt whose date cannot be read is a refund`() async throws {
        let authority = try TestAuthority()
        let dates = ["2021-06-01T00:00:00Z", "soon", "2021-06-01 00:00:00 Etc/GMT", "", "0", "null"]
        let receipt = try authority.receipt(
            payload { draft in
                for (index, date) in dates.enumerated() {
                    draft.add(
                        17,
                        raw: try ReceiptDraft.row(transaction: "\(200 + index)") { try $0.add(1712, text: date) }
                    )
                }
            }
        )
        let rows = try #require(try await judge(receipt, under: authority).outcome.proven).transactions.dropFirst()
        #expect(rows.map { $0.revocation != nil } == [true, true, true, false, false, false])
        #expect(rows.map { $0.revocation?.date?.milliseconds } == [1_622_505_600_000, nil, nil, nil, nil, nil])
    }

    @Test func `a payload wrapped twice, odd types and small print are read`() async throws {
        let authority = try TestAuthority()
        var draft = try ReceiptDraft()
        draft.add(
            17,
            raw: try ReceiptDraft.row(transaction: "7") { row in
                try row.add(1711, number: 0)
                try row.add(1712, text: "2021-06-01T00:00:00Z")
                try row.add(1708, text: "")
                try row.add(1713, number: 1)
                try row.add(1799, text: "?")
            }
        )
        draft.add(17, raw: try ReceiptDraft.row(transaction: "8") { try $0.add(1711, number: 1_000_000_030_938_713) })
        let inner = try draft.bytes
        let wrapped = try TestAuthority.der { coder in
            coder.appendPrimitiveNode(identifier: .octetString) { $0.append(contentsOf: inner) }
        }
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let verdict = await verifier.verify(try authority.receipt(wrapped))
        #expect(verdict.outcome.code == .verified)
        #expect(verdict.environment == .production)
        #expect(verdict.bundleID == "com.example.app")
        #expect(verdict.rows.map(\.webOrderLineItemID) == [nil, "1000000030938713"])
        #expect(verdict.rows.first?.revocation?.date?.milliseconds == 1_622_505_600_000)
        #expect(verdict.rows.first?.expiresDate == nil)
        #expect(verdict.rows.first?.isTrial == true)
        #expect(verdict.rows.first?.productType == .consumable)
    }

    @Test func `many tasks may share one verifier`() async throws {
        let authority = try TestAuthority()
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let receipt = try authority.receipt(payload())
        let codes = await withTaskGroup(of: VerdictCode.self) { group in
            for _ in 0..<32 { group.addTask { await verifier.verify(receipt).outcome.code } }
            return await group.reduce(into: Set<VerdictCode>()) { $0.insert($1) }
        }
        #expect(codes == [.verified])
    }
}

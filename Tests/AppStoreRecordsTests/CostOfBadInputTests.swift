import CoreFoundation
import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// Bad input of every form ends in a rejection with a rule, and costs as much as it is long.
///
/// How the cost grows is measured by `jobs/benchmark-growth`; here every form is read once at a size at which a cost that grows
/// with the square of the length in our own loops would take hours.
struct CostOfBadInputTests {
    /// A form, something of about so many bytes in it, and the code that reads it.
    struct Form: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @Sendable (_ bytes: Int) -> [UInt8]
        let read: @Sendable ([UInt8]) throws -> Void
        var testDescription: String { name }
    }

    private static func repeated(_ piece: String, upTo bytes: Int, from start: String, to end: String) -> [UInt8] {
        Array((start + String(repeating: piece, count: max(1, bytes / piece.utf8.count)) + end).utf8)
    }

    /// A SEQUENCE, or another constructed kind, around contents.
    private static func node(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
        [tag, 0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: contents.count >> $0) } + contents
    }

    static let forms: [Form] = [
        Form(
            name: "a container of many small nodes",
            make: { node(0x30, [UInt8](repeating: 0, count: $0).enumerated().map { $0.offset % 2 == 0 ? 5 : 0 }) },
            read: { _ = try SignedContainer($0) }
        ),
        Form(
            name: "a receipt of many rows",
            make: { count in
                let row: [UInt8] = [0x30, 0x0C, 2, 1, 17, 2, 1, 1, 4, 4, 0x31, 2, 0x30, 0]
                return node(0x31, Array(repeatElement(row, count: count / row.count).joined()))
            },
            read: { _ = try AppReceipt(payload: $0[...]) }
        ),
        Form(
            name: "a row of many attributes",
            make: { count in
                let attribute: [UInt8] = [0x30, 0x08, 2, 1, 1, 2, 1, 1, 4, 0]
                return node(0x31, Array(repeatElement(attribute, count: count / attribute.count).joined()))
            },
            read: { _ = try AppStoreTransaction(receiptRow: $0) }
        ),
        Form(
            name: "a dictionary of many keys",
            make: { count in
                let pairs = (0..<max(1, count / 16)).map { "\"k\($0)\"=\"v\($0)\";" }
                return Array(("{" + pairs.joined()).utf8)
            },
            read: { _ = try LegacyReceipt($0) }
        ),
        Form(
            name: "a dictionary of one long value",
            make: { repeated("\\\\", upTo: $0, from: "{\"purchase-info\"=\"", to: "") },
            read: { _ = try LegacyReceipt($0) }
        ),
        Form(
            name: "Base64 full of spaces and escapes",
            make: { repeated("AA %2B \r\n", upTo: $0, from: "", to: "*") },
            read: { _ = try Base64Text.decode($0) }
        ),
        Form(
            name: "a JWS of a long header",
            make: { repeated("eyJ4NWMi", upTo: $0, from: "", to: ".e30.AA") },
            read: { _ = try CompactJWS($0) }
        ),
        Form(
            name: "dots without end",
            make: { repeated(".", upTo: $0, from: "eyJ", to: "") },
            read: { _ = try CompactJWS($0) }
        ),
        Form(
            name: "a payload of many members",
            make: { count in
                let members = (0..<max(1, count / 12)).map { "\"m\($0)\":[\($0)]" }
                return Array(("{" + members.joined(separator: ",")).utf8)
            },
            read: { _ = try LenientJSONFields(json: $0, rule: .payloadBroken, subject: "The payload") }
        ),
        Form(
            name: "an answer of many damaged rows",
            make: {
                repeated(
                    "{\"transaction_id\":[]},",
                    upTo: $0,
                    from: "{\"status\":0,\"receipt\":{\"in_app\":[",
                    to: "]}"
                )
            },
            read: { _ = try VerifyReceiptAnswer($0) }
        ),
        Form(
            name: "a notification of version 1 with many rows",
            make: {
                repeated(
                    "{\"transaction_id\":\"1 2\"},",
                    upTo: $0,
                    from: "{\"notification_type\":\"X\",\"latest_receipt_info\":[",
                    to: "{}]"
                )
            },
            read: { _ = try NotificationV1($0) }
        ),
        Form(
            name: "an answer of many signed pieces",
            make: { repeated("\"x\",", upTo: $0, from: "{\"signedTransactions\":[", to: "") },
            read: { _ = try ServerAPIAnswer($0) }
        ),
        Form(
            name: "JSON that almost says what it is",
            make: { repeated("\"signedPayloa\"", upTo: $0, from: "{\"a\":", to: "") },
            read: { bytes in
                guard EvidenceForm.detect(bytes) == .unknown else { return }
                throw Rejection(.notAReceipt, "unknown")
            }
        ),
    ]

    @Test(.timeLimit(.minutes(60)), arguments: forms)
    func `a megabyte of any form is read to its end and rejected`(form: Form) {
        let bytes = form.make(1_000_000)
        #expect(throws: Rejection.self) { try form.read(bytes) }
    }

    @Test(.serialized, .enabled(if: Measuring.isWanted, Measuring.unwanted), arguments: forms)
    func `ten times the bytes take at most fifteen times the time`(form: Form) {
        let small = form.make(100_000)
        let large = form.make(1_000_000)
        // Below a millisecond there is nothing to compare.
        let ratio = Measuring.seconds(form, large) / max(Measuring.seconds(form, small), 0.001)
        #expect(ratio <= 15, "\(form.name): \(ratio)")
        print("measured: \(form.name): ten times the bytes, \((ratio * 10).rounded() / 10) times the time")
    }

    @Test(arguments: forms)
    func `what ends too early never ends the process, wherever it ends`(form: Form) throws {
        let whole = form.make(400)
        for count in stride(from: 0, to: whole.count, by: 7) {
            do {
                try form.read(Array(whole[..<count]))
            } catch is Rejection {
                continue
            }
        }
    }

    @Test(arguments: [
        "{\"signedPayload\":\"", "{\"notification_type\":\"", "{\"status\":0,\"receipt\":\"", "{\"a\":\"",
        "{\"errorCode\":\"", "{ \"purchase-info\" = \"", "eyJ", "", "0", "-----BEGIN PKCS7-----\n",
    ])
    func `a hundred megabytes of any form are turned away with a rule`(start: String) async {
        let bytes = Array(start.utf8) + [UInt8](repeating: 0x41, count: 100 << 20)
        let verifier = EvidenceVerifier(anchors: .apple, now: 0)
        let verdict = await verifier.verify(bytes)
        #expect(verdict.outcome.rejection != nil)
        #expect(verdict.outcome.proven == nil && verdict.rows.isEmpty)
        for read in [
            { _ = try VerifyReceiptAnswer(bytes) }, { _ = try NotificationV1(bytes) },
            { _ = try ServerAPIAnswer(bytes) },
        ] as [() throws -> Void] {
            let rejection = #expect(throws: Rejection.self) { try read() }
            #expect(rejection?.rule == .tooLarge)
        }
    }

    @Test func `JSON nested a thousand deep is rejected by everything that reads JSON`() async throws {
        for opening in ["[", "{\"a\":"] {
            let nest = String(repeating: opening, count: 1000)
            let rest = String(repeating: opening == "[" ? "]" : "}", count: 1000)
            let value = nest + (opening == "[" ? "" : "1") + rest
            for name in ["signedPayload", "notification_type", "status", "signedTransactions", "receipt"] {
                let bytes = Array("{\"\(name)\":\(value)}".utf8)
                let verdict = await EvidenceVerifier(anchors: .apple, now: 0).verify(bytes)
                #expect(verdict.outcome.code == .unreadable)
                #expect(throws: Rejection.self) { try VerifyReceiptAnswer(bytes) }
                #expect(throws: Rejection.self) { try NotificationV1(bytes) }
            }
        }
    }

    @Test(arguments: [
        "null", "true", "7", "-1.5e300", "\"\"", "[]", "{}", "[[]]", "[null]", "{\"a\":null}", "\"\\ud800\"",
    ])
    func `a value of the wrong kind counts as absent or rejects, everywhere`(value: String) {
        let names = [
            "status", "receipt", "in_app", "latest_receipt_info", "pending_renewal_info", "notification_type",
            "unified_receipt", "environment", "original_transaction_id", "signedPayload", "signedTransactions", "data",
            "notificationHistory", "transactionId", "signedDate", "revocationDate", "price", "quantity", "is-retryable",
        ]
        let everywhere = "{" + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}"
        var texts = names.map { "{\"status\":0,\"notification_type\":\"REFUND\",\"\($0)\":\(value)}" }
        texts += [
            everywhere, "{\"status\":0,\"receipt\":{\"in_app\":[\(value),{\"transaction_id\":\(value)}]}}", value,
        ]
        for text in texts {
            let bytes = Array(text.utf8)
            for read in [
                { _ = try VerifyReceiptAnswer(bytes) }, { _ = try NotificationV1(bytes) },
                { _ = try ServerAPIAnswer(bytes) },
                { _ = SignedContents(try LenientJSONFields(json: bytes, rule: .payloadBroken, subject: "It")) },
            ] as [() throws -> Void] {
                do {
                    try read()
                } catch {
                    #expect(error is Rejection, "\(text): \(error)")
                }
            }
        }
    }
}

/// Times are compared only where the machine has nothing else to do: `jobs/benchmark-growth` says so.
private enum Measuring {
    static var isWanted: Bool { ProcessInfo.processInfo.environment["RECOUP_MEASURES"] == "1" }
    static let unwanted: Comment = "it measures time: jobs/benchmark-growth runs it"

    /// What this thread alone has worked, the least of three times.
    static func seconds(_ form: CostOfBadInputTests.Form, _ bytes: [UInt8]) -> Double {
        (0..<3).map { _ in
            let start = threadSeconds()
            #expect(throws: Rejection.self) { try form.read(bytes) }
            return threadSeconds() - start
        }
        .min() ?? 0
    }

    private static func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

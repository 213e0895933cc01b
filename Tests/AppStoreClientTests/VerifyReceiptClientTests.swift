import AppStoreRecords
import FoundationEssentials
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct VerifyReceiptClientTests {
    private let receipt = SealedBytes([0x30, 0x82, 0xFB, 0xFF, 0x3F])
    private static let empty =
        #"{"status":0,"environment":"Production","receipt":{"bundle_id":"com.example.game","in_app":[]}}"#

    private func status(_ code: Int, retryable: Bool? = nil) -> ScriptedTransport.Answer {
        .json(200, #"{"receipt":{},"status":\#(code)\#(retryable.map { ",\"is-retryable\":\($0)" } ?? "")}"#)
    }

    @Test func `a receipt is asked about in production, with the app's shared secret`() async throws {
        let apple = ScriptedApple { _, _ in .json(200, Self.empty) }
        let client = apple.verifyReceipt([game: SealedBytes("0123456789abcdef\n")])
        let answer = await client.verify(receipt, of: game, isReceiptHere: true)
        guard case .answered(let statement) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(statement.environment == .production)
        #expect(statement.answer.bundleID == "com.example.game")
        let request = try #require(apple.transport.requests.first)
        #expect(request.url == "https://buy.itunes.apple.com/verifyReceipt")
        let body = String(decoding: try #require(request.body).bytes, as: UTF8.self)
        #expect(body.contains(#""receipt-data":"MIL7/z8=""#))
        #expect(body.contains(#""password":"0123456789abcdef""#))
        #expect(await apple.counts() == ["verify_receipt answered 1"])
    }

    @Test func `an app without a shared secret sends none`() async throws {
        let apple = ScriptedApple { _, _ in .json(200, Self.empty) }
        let client = apple.verifyReceipt([otherGame: SealedBytes("secret")])
        _ = await client.verify(receipt, of: game, isReceiptHere: true)
        let body = String(decoding: try #require(apple.transport.requests.first?.body).bytes, as: UTF8.self)
        #expect(!body.contains("password"))
    }

    @Test func `21007 leads to the sandbox`() async throws {
        let apple = ScriptedApple { request, _ in
            request.url.contains("sandbox") ? .json(200, Self.empty) : .json(200, #"{"status":21007}"#)
        }
        let answer = await apple.verifyReceipt().verify(receipt, of: game, isReceiptHere: true)
        guard case .answered(let statement) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(statement.environment == .sandbox)
        #expect(await apple.counts() == ["sandbox_verify_receipt answered 1", "verify_receipt other_environment 1"])
    }

    @Test func `21008 leads back, and no further`() async throws {
        let apple = ScriptedApple { request, _ in
            .json(200, request.url.contains("sandbox") ? #"{"status":21008}"# : #"{"status":21007}"#)
        }
        let answer = await apple.verifyReceipt().verify(receipt, of: game, isReceiptHere: true)
        #expect(word(answer) == "retryLater not_understood")
        #expect(apple.transport.requests.count == 3)
    }

    @Test(arguments: [
        (21000, nil as Bool?, "final 21000"), (21001, nil, "retryLater temporary"),
        (21002, nil, "retryLater malformed_or_temporary"), (21003, nil, "final 21003"),
        (21004, nil, "credentialsRefused"), (21005, nil, "retryLater temporary"), (21006, nil, "answered"),
        (21008, nil, "retryLater temporary"), (21009, nil, "retryLater temporary"), (21010, nil, "final 21010"),
        (21100, true, "retryLater temporary"), (21150, false, "final 21150"), (21199, nil, "retryLater temporary"),
        (29999, nil, "retryLater temporary"),
    ])
    func `each status has its class`(code: Int, retryable: Bool?, expected: String) async {
        let reply = status(code, retryable: retryable)
        let apple = ScriptedApple { _, _ in reply }
        #expect(word(await apple.verifyReceipt().verify(receipt, of: game, isReceiptHere: true)) == expected)
    }

    @Test func `21002 is final only for what is unreadable here too`() async {
        let reply = status(21002)
        let apple = ScriptedApple { _, _ in reply }
        #expect(word(await apple.verifyReceipt().verify(receipt, of: game, isReceiptHere: false)) == "final 21002")
        #expect(apple.transport.requests.count == 1)
    }

    @Test func `a storm of 21002 is an outage, not a verdict`() async {
        let reply = status(21002)
        let apple = ScriptedApple { _, _ in reply }
        let client = apple.verifyReceipt()
        var words: [String] = []
        for _ in 0..<22 { words.append(word(await client.verify(receipt, of: game, isReceiptHere: true))) }
        #expect(words.suffix(2) == ["outage", "outage"])
        #expect(apple.transport.requests.count == 77)
    }

    @Test func `an answer 21002 stands where the endpoint goes out of service before the next`() async {
        let reply = status(21002)
        let apple = ScriptedApple { _, _ in reply }
        let client = apple.verifyReceipt()
        let words = await withTaskGroup(of: String.self) { group in
            for byte in UInt8(0)..<60 {
                group.addTask {
                    word(await client.verify(SealedBytes([0x30, byte]), of: game, isReceiptHere: true))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let asked = Set(apple.transport.requests.compactMap { $0.body?.bytes })
        #expect(words.count { $0 == "retryLater malformed_or_temporary" } == asked.count && asked.count >= 20)
        #expect(words.count { $0 == "outage" } == 60 - asked.count)
    }

    @Test func `a wrong shared secret stops that app and no other`() async {
        let wrong = status(21004)
        let apple = ScriptedApple { _, place in place == 0 ? wrong : .json(200, Self.empty) }
        let client = apple.verifyReceipt()
        #expect(word(await client.verify(receipt, of: game, isReceiptHere: true)) == "credentialsRefused")
        #expect(word(await client.verify(receipt, of: game, isReceiptHere: true)) == "credentialsRefused")
        #expect(word(await client.verify(receipt, of: otherGame, isReceiptHere: true)) == "answered")
        #expect(apple.transport.requests.count == 2)
    }

    @Test func `that the secret of an app that is not ours is missing is final`() async {
        let wrong = status(21004)
        let apple = ScriptedApple { _, _ in wrong }
        let client = apple.verifyReceipt()
        let answer = await client.verify(receipt, of: otherGame, isOurs: false, isReceiptHere: true)
        #expect(word(answer) == "final 21004")
        #expect(await apple.budget.appsRefused == [])
    }

    @Test func `a service that lets nobody in is a matter of our configuration`() async {
        let apple = ScriptedApple { _, _ in .json(401, "") }
        let answer = await apple.verifyReceipt().verify(receipt, of: game, isReceiptHere: true)
        #expect(word(answer) == "credentialsRefused")
    }

    @Test(arguments: [(200, "<html>"), (200, ""), (200, "{}"), (404, #"{"status":21003}"#), (302, "")])
    func `what Apple does not send is no verdict`(status: Int, body: String) async {
        let apple = ScriptedApple { _, _ in .json(status, body) }
        let answer = await apple.verifyReceipt().verify(receipt, of: game, isReceiptHere: true)
        #expect(word(answer) == "retryLater not_understood")
    }
}

import FoundationEssentials
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct ServerAPIClientTests {
    private let id = TransactionID("2000000123")

    @Test func `a transaction is handed on as signed bytes with its environment`() async throws {
        let apple = ScriptedApple { _, _ in .json(200, #"{"signedTransactionInfo":"a.b.c","new":1}"#) }
        let answer = try await apple.serverAPI().transaction(id, of: game)
        #expect(answer == .answered(SignedAnswer(environment: .production, signed: [SealedBytes("a.b.c")])))
        let request = try #require(apple.transport.requests.first)
        #expect(request.url == "https://api.storekit.apple.com/inApps/v1/transactions/2000000123")
        #expect(request.body == nil)
        #expect(request.bearer != nil)
        #expect(await apple.counts() == ["transaction_info answered 1"])
    }

    @Test(arguments: [4_040_010, 4_040_005]) func `not found in production is asked in the sandbox`(code: Int)
        async throws
    {
        let apple = ScriptedApple { request, _ in
            request.url.contains("sandbox") ? .json(200, #"{"signedTransactionInfo":"s"}"#) : .refusal(code)
        }
        let answer = try await apple.serverAPI().transaction(id, of: game)
        #expect(answer == .answered(SignedAnswer(environment: .sandbox, signed: [SealedBytes("s")])))
        #expect(await apple.counts() == ["sandbox_transaction_info answered 1", "transaction_info not_found 1"])
    }

    @Test func `not found means that both environments said so`() async throws {
        let both = ScriptedApple { _, _ in .refusal(4_040_010) }
        #expect(try await both.serverAPI().transaction(id, of: game) == .notFound)
        #expect(both.transport.requests.count == 2)
        let silent = ScriptedApple { request, _ in
            request.url.contains("sandbox") ? .failed(.timedOut) : .refusal(4_040_010)
        }
        #expect(word(try await silent.serverAPI().transaction(id, of: game)) == "retryLater timed_out")
    }

    @Test(arguments: [
        (400, #"{"errorCode":4000006}"#, "final 4000006", 1),
        (404, #"{"errorCode":4040003}"#, "final 4040003", 1),
        (404, #"{"errorCode":4040004}"#, "retryLater temporary", 4),
        (404, "<html>no such page</html>", "retryLater not_understood", 4),
        (403, "", "retryLater not_understood", 4),
        (302, "", "retryLater not_understood", 4),
        (500, #"{"errorCode":5000000}"#, "retryLater server_error", 4),
        (503, "", "retryLater server_error", 4),
        (429, #"{"errorCode":4290000}"#, "retryLater rate_limited", 4),
        (401, "", "credentialsRefused", 1),
        (200, #"{"signedTransac"#, "retryLater not_understood", 4),
        (200, "{}", "retryLater not_understood", 4),
    ])
    func `each kind of answer has its class`(status: Int, body: String, expected: String, asked: Int) async throws {
        let apple = ScriptedApple { _, _ in .json(status, body) }
        #expect(word(try await apple.serverAPI().transaction(id, of: game)) == expected)
        #expect(apple.transport.requests.count == asked)
        #expect(await apple.budget.requestCounts.reduce(0) { $0 + $1.count } == asked)
    }

    @Test func `a history is walked by revision in the environment that knows it`() async throws {
        let apple = ScriptedApple { request, _ in
            guard request.url.contains("sandbox") else { return .refusal(4_040_010) }
            return request.url.contains("revision=r%2F1")
                ? .json(200, #"{"signedTransactions":["c"],"revision":"r2","hasMore":false}"#)
                : .json(200, #"{"signedTransactions":["a","b"],"revision":"r/1","hasMore":true}"#)
        }
        let client = try apple.serverAPI()
        var signed: [SealedBytes] = []
        let progress = await PageWalk.walk(from: nil, in: ServerAPIClient.bothEnvironments) { revision, environments in
            await client.transactionHistory(id, of: game, after: revision, in: environments)
        } each: { page in
            signed += page.signed
        }
        #expect(progress == .answered(PageWalk.Progress(next: "r2", pageCount: 2)))
        #expect(signed == ["a", "b", "c"].map { SealedBytes($0) })
        #expect(
            apple.transport.requests.map(\.url) == [
                "https://api.storekit.apple.com/inApps/v2/history/2000000123?sort=ASCENDING",
                "https://api.storekit-sandbox.apple.com/inApps/v2/history/2000000123?sort=ASCENDING",
                "https://api.storekit-sandbox.apple.com/inApps/v2/history/2000000123?sort=ASCENDING&revision=r%2F1",
            ]
        )
    }

    @Test func `a server that repeats its mark does not hold us for ever`() async throws {
        let apple = ScriptedApple { _, _ in .json(200, #"{"signedTransactions":["a"],"revision":"r","hasMore":true}"#) }
        let client = try apple.serverAPI()
        let progress = await PageWalk.walk(from: nil, in: [.production]) { revision, environments in
            await client.transactionHistory(id, of: game, after: revision, in: environments)
        } each: { _ in
        }
        #expect(progress == .answered(PageWalk.Progress(next: "r", pageCount: 2, end: .repeatedMark)))
        #expect(apple.transport.requests.count == 2)
    }

    @Test func `notifications are swept between two moments`() async throws {
        let apple = ScriptedApple { _, _ in
            .json(200, #"{"notificationHistory":[{"signedPayload":"n"}],"paginationToken":"t","hasMore":true}"#)
        }
        let answer = try await apple.serverAPI().notificationHistory(
            of: game,
            from: Instant(milliseconds: 1),
            to: Instant(milliseconds: 2),
            after: "p",
            in: .sandbox
        )
        let page = SignedPage(environment: .sandbox, signed: [SealedBytes("n")], next: "t", hasMore: true)
        #expect(answer == .answered(page))
        let request = try #require(apple.transport.requests.first)
        #expect(request.url.hasSuffix("/inApps/v1/notifications/history?paginationToken=p"))
        let body = String(decoding: try #require(request.body).bytes, as: UTF8.self)
        #expect(body.contains(#""startDate":1"#) && body.contains(#""endDate":2"#) && !body.contains("onlyFailures"))
    }

    @Test(arguments: [
        "{}", #"{"hasMore":false}"#, #"{"notificationHistory":[]}"#, #"{"notificationHistory":[],"hasMore":true}"#,
        #"{"notificationHistory":[{"signedPayload":"n"},{}],"hasMore":false}"#,
    ])
    func `half an answer about notifications is none`(body: String) async throws {
        let apple = ScriptedApple { _, _ in .json(200, body) }
        let answer = try await apple.serverAPI().notificationHistory(
            of: game,
            from: Instant(milliseconds: 1),
            to: Instant(milliseconds: 2),
            in: .production
        )
        #expect(word(answer).hasPrefix("retryLater not_understood"))
    }

    @Test(arguments: [4_040_005, 4_040_010])
    func `that something is not found is no answer about the notifications of an app`(code: Int) async throws {
        let apple = ScriptedApple { _, _ in .json(404, #"{"errorCode":\#(code)}"#) }
        let answer = try await apple.serverAPI().notificationHistory(
            of: game,
            from: Instant(milliseconds: 1),
            to: Instant(milliseconds: 2),
            in: .production
        )
        #expect(answer == .final(errorCode: Int64(code)))
    }

    @Test(arguments: [
        #"{"hasMore":false}"#, #"{"signedTransactions":[]}"#, #"{"signedTransactions":[],"hasMore":true}"#,
    ])
    func `half an answer about an account is none`(body: String) async throws {
        let apple = ScriptedApple { _, _ in .json(200, body) }
        #expect(word(try await apple.serverAPI().transactionHistory(id, of: game)) == "retryLater not_understood")
    }

    @Test(arguments: [#"{"status":0}"#, #"{"status":0,"signedTransactions":[]}"#])
    func `a valid order without what it holds is half an answer`(body: String) async throws {
        let apple = ScriptedApple { _, _ in .json(200, body) }
        #expect(word(try await apple.serverAPI().order("M1", of: game)) == "retryLater not_understood")
    }

    @Test func `an order is looked up in production only, and an invalid one is not found`() async throws {
        let apple = ScriptedApple { _, place in
            .json(200, place == 0 ? #"{"status":0,"signedTransactions":["a","b"]}"# : #"{"status":1}"#)
        }
        let client = try apple.serverAPI()
        let signed = ["a", "b"].map { SealedBytes($0) }
        #expect(
            await client.order("MK 5/X", of: game) == .answered(SignedAnswer(environment: .production, signed: signed))
        )
        #expect(await client.order("M2", of: game) == .notFound)
        #expect(
            apple.transport.requests.map(\.url) == [
                "https://api.storekit.apple.com/inApps/v1/lookup/MK%205%2FX",
                "https://api.storekit.apple.com/inApps/v1/lookup/M2",
            ]
        )
    }

    @Test func `subscription statuses come with the signed transaction`() async throws {
        let body =
            #"{"data":[{"lastTransactions":[{"originalTransactionId":"1","status":5,"signedTransactionInfo":"t","signedRenewalInfo":"r"}]},{}]}"#
        let apple = ScriptedApple { _, _ in .json(200, body) }
        let expected = SubscriptionStatus(
            status: 5,
            originalTransactionID: TransactionID("1"),
            signedTransaction: SealedBytes("t")
        )
        let statuses = SubscriptionStatuses(environment: .production, statuses: [expected])
        #expect(try await apple.serverAPI().subscriptionStatuses(id, of: game) == .answered(statuses))
    }

    @Test(arguments: ["", ".", ".."]) func `without an id that can stand in a path nothing is asked`(none: String)
        async throws
    {
        let apple = ScriptedApple { _, _ in .json(200) }
        #expect(word(try await apple.serverAPI().transaction(TransactionID(none), of: game)) == "final 4000006")
        #expect(word(try await apple.serverAPI().transactionHistory(TransactionID(none), of: game)) == "final 4000006")
        #expect(apple.transport.requests.isEmpty)
    }

    @Test func `a token is renewed while a client works`() async throws {
        let apple = ScriptedApple { _, _ in .json(200, #"{"signedTransactionInfo":"s"}"#) }
        let client = try apple.serverAPI()
        for _ in 0..<3 {
            _ = await client.transaction(id, of: game)
            apple.time.pass(.seconds(10 * 60))
        }
        let tokens = apple.transport.requests.compactMap(\.bearer)
        #expect(tokens[0] == tokens[1])
        #expect(tokens[1] != tokens[2])
    }
}

import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct AskerTests {
    private let id = TransactionID("1")
    private static let good = ScriptedTransport.Answer.json(200, #"{"signedTransactionInfo":"s"}"#)

    @Test func `a passing trouble is waited out with growing waits`() async throws {
        let apple = ScriptedApple { _, place in place < 3 ? .json(503) : Self.good }
        #expect(word(try await apple.serverAPI().transaction(id, of: game)) == "answered")
        #expect(apple.time.waits == [250_000, 500_000, 1_000_000])
        #expect(await apple.counts() == ["transaction_info answered 1", "transaction_info server_error 3"])
    }

    @Test func `a time Apple names is kept, by this question and by the next`() async throws {
        let apple = ScriptedApple { _, place in
            place == 0 ? .json(429, retryAfter: "1763700020000") : Self.good
        }
        let client = try apple.serverAPI()
        #expect(word(await client.transaction(id, of: game)) == "answered")
        #expect(apple.time.waits == [20_000_000])
    }

    @Test func `a time already past is no leave to ask at once`() async throws {
        let apple = ScriptedApple { _, place in place == 0 ? .json(429, retryAfter: "1700000000000") : Self.good }
        #expect(word(try await apple.serverAPI().transaction(id, of: game)) == "answered")
        #expect(apple.time.waits == [250_000])
    }

    @Test func `a time too far away is left to a later run`() async throws {
        let apple = ScriptedApple { _, _ in .json(429, retryAfter: "1763703600000") }
        let client = try apple.serverAPI()
        #expect(word(await client.transaction(id, of: game)) == "retryLater rate_limited 3600000")
        for _ in 0..<2 { #expect(word(await client.transaction(id, of: game)) == "retryLater paused 3600000") }
        #expect(apple.transport.requests.count == 1)
        // Limits are per app.
        _ = await client.transaction(id, of: otherGame)
        #expect(apple.transport.requests.count == 2)
    }

    @Test func `nobody is asked again before a time that a failing server names and that is too far away`() async throws
    {
        let apple = ScriptedApple { _, place in place == 0 ? .json(503, retryAfter: "61") : Self.good }
        let client = try apple.serverAPI()
        #expect(word(await client.transaction(id, of: game)) == "retryLater server_error 61000")
        #expect(apple.transport.requests.count == 1 && apple.time.waits.isEmpty)
        // The time was named to that question.
        #expect(word(await client.transaction(id, of: game)) == "answered")
        let near = ScriptedApple { _, place in place == 0 ? .json(503, retryAfter: "60") : Self.good }
        #expect(word(try await near.serverAPI().transaction(id, of: game)) == "answered")
        #expect(near.time.waits == [60_000_000])
    }

    @Test func `questions that always fail are no outage while others are answered`() async throws {
        let unknown = #"{"errorCode":4040010,"errorMessage":"Transaction id not found."}"#
        let apple = ScriptedApple { request, _ in
            request.url.contains("/bad") ? .failed(.timedOut) : .json(404, unknown)
        }
        let client = try apple.serverAPI()
        for place in 0..<6 {
            for _ in 0..<5 { #expect(word(await client.transaction(TransactionID("bad"), of: game)) != "outage") }
            #expect(word(await client.transaction(TransactionID("\(place)"), of: game)) == "notFound")
        }
    }

    @Test func `an endpoint that keeps failing is left alone, the others are asked`() async throws {
        let apple = ScriptedApple { request, _ in request.url.contains("/lookup/") ? Self.lookup : .failed(.timedOut) }
        let client = try apple.serverAPI()
        var words: [String] = []
        for _ in 0..<22 { words.append(word(await client.transaction(id, of: game))) }
        #expect(words == Array(repeating: "retryLater timed_out", count: 19) + Array(repeating: "outage", count: 3))
        // Four times each, the twentieth once.
        #expect(apple.transport.requests.count == 77)
        #expect(await apple.budget.outages == ["transaction_info"])
        #expect(await apple.budget.isOutOfService(AppleEndpoint(.transactionInfo, in: .production)))
        #expect(await !apple.budget.isOutOfService(AppleEndpoint(.transactionInfo, in: .sandbox)))
        #expect(word(await client.order("M1", of: game)) == "answered")
    }

    private static let lookup = ScriptedTransport.Answer.json(200, #"{"status":0,"signedTransactions":["a"]}"#)

    @Test func `a refused key stops that app at that host only`() async throws {
        let apple = ScriptedApple { request, place in place == 0 ? .json(401) : Self.good }
        let client = try apple.serverAPI()
        #expect(word(await client.transaction(id, of: game)) == "credentialsRefused")
        #expect(word(await client.transaction(id, of: game)) == "credentialsRefused")
        #expect(word(await client.order("M1", of: game)) == "credentialsRefused")
        #expect(apple.transport.requests.count == 1)
        #expect(word(await client.transaction(id, of: otherGame)) == "answered")
        #expect(word(await client.transaction(id, of: game, in: [.sandbox])) == "answered")
        #expect(await apple.budget.appsRefused == [game])
    }

    @Test func `the cap of a run counts every exchange`() async throws {
        let apple = ScriptedApple(limits: .init(requestsMax: 3)) { _, place in place == 0 ? .json(503) : Self.good }
        let client = try apple.serverAPI()
        var words: [String] = []
        for _ in 0..<4 { words.append(word(await client.transaction(id, of: game))) }
        #expect(words == ["answered", "answered", "budgetSpent", "budgetSpent"])
        #expect(apple.transport.requests.count == 3)
        #expect(await apple.budget.isSpent)
    }

    @Test func `questions are spaced by the rate of their endpoint`() async throws {
        let apple = ScriptedApple(limits: .init(requestsPerSecond: 40)) { request, _ in
            request.url.contains("/lookup/") ? Self.lookup : Self.good
        }
        let client = try apple.serverAPI()
        for _ in 0..<120 { _ = await client.transaction(id, of: game) }
        #expect(apple.time.uptime == 80 * 25_000)
        for _ in 0..<30 { _ = await client.order("M1", of: game) }
        #expect(apple.time.uptime == 80 * 25_000 + 20 * 100_000)
    }

    @Test func `a cancelled task asks nothing more and blames nobody`() async throws {
        let apple = ScriptedApple { _, _ in .failed(.cancelled) }
        let client = try apple.serverAPI()
        let answer = await client.transaction(id, of: game)
        #expect(word(answer) == "retryLater cancelled")
        #expect(!answer.countsAsAttempt)
        #expect(apple.transport.requests.count == 1)
    }

    @Test func `an answer too large and a URL that may not be asked are not repeated`() async throws {
        for (kind, result) in [(TransportFailure.Kind.tooLarge, "too_large"), (.badURL, "cannot_ask")] {
            let apple = ScriptedApple { _, _ in .failed(kind) }
            #expect(word(try await apple.serverAPI().transaction(id, of: game)) == "retryLater \(result)")
            #expect(apple.transport.requests.count == 1)
        }
    }

    @Test(
        arguments: [
            ([], [], false), ([.timedOut, .cannotConnect, .tlsRefused, .broken], [], false),
            ([.notUnderstood, .credentialsRefused, .tooLarge, .cancelled], [], false), ([.serverError], [], true),
            ([.rateLimited], [], true), ([.temporary], [], true), ([.timedOut, .malformedHere], [], true),
            ([.final], [], true), ([.otherEnvironment], [.timedOut], false), ([.otherEnvironment], [.temporary], true),
        ] as [([ExchangeResult], [ExchangeResult], Bool)]
    )
    func `Apple answers a call where its host answered in each environment that was asked`(
        production: [ExchangeResult],
        sandbox: [ExchangeResult],
        isAnswering: Bool
    ) async {
        let budget = RequestBudget()
        for (results, environment) in [(production, StoreEnvironment.production), (sandbox, .sandbox)] {
            for result in results {
                _ = await budget.record(result, AppleEndpoint(.verifyReceipt, in: environment), for: game)
            }
        }
        _ = await budget.record(.answered, AppleEndpoint(.transactionInfo, in: .production), for: game)
        #expect(await budget.isAnswering(.verifyReceipt) == isAnswering)
    }

    @Test func `only failures of Apple or the way there count as attempts`() {
        let counted = ExchangeResult.allCases.filter {
            AppleAnswer<Int>.retryLater($0, after: nil).countsAsAttempt
        }
        #expect(
            Set(counted) == [
                .temporary, .malformedHere, .serverError, .notUnderstood, .timedOut, .cannotConnect, .tlsRefused,
                .broken,
                .tooLarge,
            ]
        )
        #expect(!AppleAnswer<Int>.outage.countsAsAttempt)
    }
}

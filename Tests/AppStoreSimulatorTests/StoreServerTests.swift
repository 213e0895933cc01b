import Foundation
import Synchronization
import Testing

@testable import AppStoreSimulator

@Suite(.timeLimit(.minutes(60))) struct StoreServerTests {
    /// Runs `body` against a store on a free port.
    private func serving(
        faults: String = "",
        requestsPerSecond: Int? = nil,
        pause: @escaping @Sendable (Duration) async throws -> Void = { _ in },
        _ body: (ServedDataset, String, StoreServer) async throws -> Void
    ) async throws {
        let dataset = try await ServedDataset.shared.value
        let server = try StoreServer(
            requests: dataset.handler,
            faults: try FaultPlan(faults),
            tally: StoreTally(requestsPerSecond: requestsPerSecond),
            port: 0,
            pause: pause
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            try await body(dataset, try await server.baseURL(), server)
            await server.stop()
            group.cancelAll()
        }
    }

    private func verify(_ base: String, _ body: [String: String]) async throws -> PlainHTTP.Answer {
        let body = try JSONSerialization.data(withJSONObject: body)
        return try await PlainHTTP.ask("POST", base, "/production/verifyReceipt", body: body)
    }

    private func transactionPath(_ dataset: ServedDataset) throws -> String {
        "/production/inApps/v1/transactions/\(try dataset.transaction(of: .finishedWithToken))"
    }

    @Test func `the store answers over HTTP and counts what it answered`() async throws {
        try await serving { dataset, base, _ in
            let token = try dataset.token()
            let path = "/inApps/v1/transactions/\(try dataset.transaction(of: .finishedWithToken))"
            #expect(try await PlainHTTP.ask("GET", base, "/production" + path, token: token).status == 200)
            #expect(try await PlainHTTP.ask("GET", base, "/sandbox" + path, token: token).status == 404)
            #expect(try await PlainHTTP.ask("GET", base, "/production" + path).status == 401)
            #expect(try await PlainHTTP.ask("GET", base, "/production/nothing/here", token: token).status == 404)
            let verified = try await verify(base, ["receipt-data": "!"])
            #expect(verified.status == 200)
            #expect(verified.text == "{\"status\":21002}")
            let shown = try await PlainHTTP.ask("GET", base, "/simulator/counts")
            let counts = try JSONDecoder().decode(StoreCounts.self, from: shown.body)
            #expect(counts.requests == 5)
            // The one that shows the counts is a connection too.
            #expect(counts.connections == 6)
            #expect(counts.endpoints["production/transaction_info"] == ["200": 1, "401": 1])
            #expect(counts.endpoints["sandbox/transaction_info"] == ["404_4040010": 1])
            #expect(counts.endpoints["production/verify_receipt"] == ["status_21002": 1])
        }
    }

    @Test(arguments: [("drop=1", "fault_drop"), ("half=1", "fault_half")])
    func `a dropped or half answer is an error for the client`(fault: String, result: String) async throws {
        try await serving(faults: fault) { dataset, base, server in
            let (path, token) = (try transactionPath(dataset), try dataset.token())
            await #expect(throws: PlainHTTP.Broken.self) {
                try await PlainHTTP.ask("GET", base, path, token: token)
            }
            #expect(await server.tally.counts.endpoints == ["production/transaction_info": [result: 1]])
        }
    }

    @Test(
        arguments: [
            ("status500=1", 500, "5000001"), ("status429=1", 429, "4290000"), ("garbage=1", 200, "<html>"),
            ("storm503=1:9", 503, ""), ("tampered=1", 200, "AAAAAAAA\"}"),
        ]
    )
    func `a spoilt answer is what was asked for`(fault: String, status: Int, text: String) async throws {
        try await serving(faults: fault) { dataset, base, _ in
            let answer = try await PlainHTTP.ask("GET", base, transactionPath(dataset), token: dataset.token())
            #expect(answer.status == status)
            #expect(text.isEmpty || answer.text.contains(text))
        }
    }

    @Test func `a storm of verifyReceipt passes`() async throws {
        try await serving(faults: "storm21005=1:2") { _, base, _ in
            var statuses: [String] = []
            for _ in 0..<3 { statuses.append(try await verify(base, ["receipt-data": "!"]).text) }
            #expect(statuses == ["{\"status\":21005}", "{\"status\":21005}", "{\"status\":21002}"])
        }
    }

    @Test func `over the limit of a second the answer says when the next one begins, in milliseconds`() async throws {
        try await serving(requestsPerSecond: 2) { dataset, base, _ in
            let (path, token) = (try transactionPath(dataset), try dataset.token())
            var answers: [PlainHTTP.Answer] = []
            for _ in 0..<3 { answers.append(try await PlainHTTP.ask("GET", base, path, token: token)) }
            #expect(answers.map(\.status) == [200, 200, 429])
            let next = Int64(ServedDataset.machineTime.timeIntervalSince1970 + 1) * 1_000
            #expect(answers.map { $0.headers["retry-after"] } == [nil, nil, String(next)])
        }
    }

    @Test func `the limit begins again with every second`() async {
        let tally = StoreTally(requestsPerSecond: 1)
        let second = Date(timeIntervalSince1970: 1_772_400_000)
        #expect(await tally.retryAfter(at: second) == nil)
        #expect(await tally.retryAfter(at: second + 0.999) == 1_772_400_001_000)
        #expect(await tally.retryAfter(at: second + 1) == nil)
    }

    @Test func `requests that wait, wait beside each other`() async throws {
        let waiting = Mutex<[Duration]>([])
        // Nobody goes on before all twenty wait: one after the other would never end.
        let pause: @Sendable (Duration) async throws -> Void = { duration in
            waiting.withLock { $0.append(duration) }
            while waiting.withLock({ $0.count < 20 }) { try await Task.sleep(for: .milliseconds(1)) }
        }
        try await serving(faults: "latency=300ms", pause: pause) { dataset, base, server in
            let (path, token) = (try transactionPath(dataset), try dataset.token())
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await PlainHTTP.ask("GET", base, path, token: token).status }
                }
                for try await status in group { #expect(status == 200) }
            }
            #expect(await server.tally.counts.requests == 20)
        }
        #expect(waiting.withLock { $0 } == Array(repeating: .milliseconds(300), count: 20))
    }
}

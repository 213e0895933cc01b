import Foundation
import Testing

@testable import AppStoreSimulator

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct StoreServerTests {
    /// Runs `body` against a store on a free port.
    private func serving(
        faults: String = "",
        requestsPerSecond: Int? = nil,
        _ body: (ServedWorld, String, StoreServer) async throws -> Void
    ) async throws {
        let world = try await ServedWorld.shared.value
        let server = try StoreServer(
            desk: world.desk,
            faults: try FaultPlan(faults),
            tally: StoreTally(requestsPerSecond: requestsPerSecond),
            port: 0
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            try await body(world, try await server.baseURL(), server)
            await server.stop()
            group.cancelAll()
        }
    }

    private func get(_ url: String, _ token: String = "") async throws -> (Int, Data, HTTPURLResponse) {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.setValue(token, forHTTPHeaderField: "Authorization")
        let (data, response) = try await URLSession.shared.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return (answer.statusCode, data, answer)
    }

    private func post(_ url: String, _ body: [String: String]) async throws -> (Int, Data) {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = "POST"
        request.httpBody = try JSONSerialization.data(withJSONObject: body)
        let (data, response) = try await URLSession.shared.data(for: request)
        return (try #require(response as? HTTPURLResponse).statusCode, data)
    }

    @Test func `the store answers over HTTP and counts what it answered`() async throws {
        try await serving { world, base, _ in
            let id = try world.transaction(of: .finishedWithToken)
            let token = try world.token()
            let path = "/inApps/v1/transactions/\(id)"
            #expect(try await get(base + "/production" + path, token).0 == 200)
            #expect(try await get(base + "/sandbox" + path, token).0 == 404)
            let refused = try await get(base + "/production" + path)
            #expect(refused.0 == 401)
            #expect(try await get(base + "/production/nothing/here", token).0 == 404)
            let posted = try await post(base + "/production/verifyReceipt", ["receipt-data": "!"])
            #expect(posted.0 == 200)
            #expect(String(decoding: posted.1, as: UTF8.self) == "{\"status\":21002}")
            let shown = try await get(base + "/simulator/counts")
            let counts = try JSONDecoder().decode(StoreCounts.self, from: shown.1)
            #expect(counts.requests == 5)
            #expect(counts.connections > 0)
            #expect(counts.endpoints["production/transaction_info"] == ["200": 1, "401": 1])
            #expect(counts.endpoints["sandbox/transaction_info"] == ["404_4040010": 1])
            #expect(counts.endpoints["production/verify_receipt"] == ["status_21002": 1])
        }
    }

    @Test func `a dropped or half answer is an error for the client`() async throws {
        for (fault, result) in [("drop=1", "fault_drop"), ("half=1", "fault_half")] {
            try await serving(faults: fault) { world, base, server in
                let url = base + "/production/inApps/v1/transactions/\(try world.transaction(of: .finishedWithToken))"
                let token = try world.token()
                await #expect(throws: (any Error).self) { _ = try await get(url, token) }
                let seen = await server.tally.counts.endpoints["production/transaction_info"] ?? [:]
                // The client may have tried again on a connection that was closed on it.
                #expect(Array(seen.keys) == [result])
            }
        }
    }

    @Test(
        arguments: [
            ("status500=1", 500, "5000001"), ("status429=1", 429, "4290000"), ("garbage=1", 200, "<html>"),
            ("storm503=1:9", 503, ""),
        ]
    )
    func `a spoilt answer is what was asked for`(fault: String, status: Int, text: String) async throws {
        try await serving(faults: fault) { world, base, _ in
            let url = base + "/production/inApps/v1/transactions/\(try world.transaction(of: .finishedWithToken))"
            let answer = try await get(url, try world.token())
            #expect(answer.0 == status)
            let body = String(decoding: answer.1, as: UTF8.self)
            #expect(text.isEmpty || body.contains(text))
        }
    }

    @Test func `a storm of verifyReceipt passes`() async throws {
        try await serving(faults: "storm21005=1:2") { _, base, _ in
            var statuses: [String] = []
            for _ in 0..<3 {
                let posted = try await post(base + "/production/verifyReceipt", ["receipt-data": "!"])
                statuses.append(String(decoding: posted.1, as: UTF8.self))
            }
            #expect(statuses == ["{\"status\":21005}", "{\"status\":21005}", "{\"status\":21002}"])
        }
    }

    @Test func `over the limit the answer says when to come back, in milliseconds`() async throws {
        try await serving(requestsPerSecond: 1) { world, base, _ in
            let url = base + "/production/inApps/v1/transactions/\(try world.transaction(of: .finishedWithToken))"
            let token = try world.token()
            var refused: HTTPURLResponse?
            // Two seconds may begin in between, never five.
            for _ in 0..<6 where refused == nil {
                let answer = try await get(url, token)
                if answer.0 == 429 { refused = answer.2 }
            }
            let until = try #require(refused?.value(forHTTPHeaderField: "Retry-After").flatMap { Double($0) })
            #expect(abs(until / 1_000 - Date().timeIntervalSince1970) < 60)
        }
    }

    @Test func `a burst of requests that each wait is answered in the time of one`() async throws {
        try await serving(faults: "latency=300ms") { world, base, server in
            let url = base + "/production/inApps/v1/transactions/\(try world.transaction(of: .finishedWithToken))"
            let token = try world.token()
            let start = ContinuousClock.now
            let sessions = (0..<5).map { _ in URLSession(configuration: .ephemeral) }
            try await withThrowingTaskGroup(of: Int.self) { group in
                for session in sessions {
                    for _ in 0..<4 {
                        group.addTask {
                            var request = URLRequest(url: try #require(URL(string: url)))
                            request.setValue(token, forHTTPHeaderField: "Authorization")
                            let (_, response) = try await session.data(for: request)
                            return (response as? HTTPURLResponse)?.statusCode ?? 0
                        }
                    }
                }
                for try await status in group { #expect(status == 200) }
            }
            let elapsed = ContinuousClock.now - start
            #expect(elapsed >= .milliseconds(300))
            #expect(elapsed < .seconds(5), "one after the other would take six seconds")
            #expect(await server.tally.counts.requests == 20)
        }
    }
}

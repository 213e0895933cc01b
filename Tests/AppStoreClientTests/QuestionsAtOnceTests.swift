import Crypto
import Foundation
import ReconciliationCore
import Synchronization
import Testing

@testable import AppStoreClient

/// Many questions at once: how many are under way, how they are spaced, and what stays in memory after them.
@Suite(.timeLimit(.minutes(60))) struct QuestionsAtOnceTests {
    @Test func `forty questions are under way at the same time, over connections that are kept`() async throws {
        let lanes = 40
        let gates = (0..<4).map { _ in Gate() }
        let server = try LoopbackServer { request in
            .http(200, "ok", after: Int(request.path.dropFirst()).map { gates[$0] })
        }
        let transport = try CurlMulti(settings: .unhurried)
        for round in gates.indices {
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<lanes {
                    group.addTask {
                        try await transport.perform(HTTPRequest(url: "\(server.address)/\(round)")).get().status
                    }
                }
                // Nobody is answered before all have asked.
                try await server.waitUntil(underWay: lanes)
                gates[round].open()
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses == Array(repeating: 200, count: lanes))
        }
        #expect(server.underWayMax == lanes)
        #expect(server.connectionCount == lanes)
    }

    @Test func `each of forty tasks waits for the place in line it was given, and no two share one`() async throws {
        let time = StandingTime()
        let transport = ScriptedTransport { _, _ in .json(200, #"{"signedTransactionInfo":"s"}"#) }
        let budget = RequestBudget(.init(requestsPerSecond: 40))
        let client = ServerAPIClient(
            key: try ServerKey(
                issuerID: "issuer",
                keyID: "KEY",
                pem: SealedBytes(P256.Signing.PrivateKey().pemRepresentation)
            ),
            asker: Asker(transport: transport, budget: budget, time: time)
        )
        let answered = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    var answered = 0
                    for _ in 0..<5 {
                        let answer = await client.transaction(TransactionID("1"), of: game, in: [.production])
                        if case .answered = answer { answered += 1 }
                    }
                    return answered
                }
            }
            return await group.reduce(0, +)
        }
        #expect(answered == 200)
        #expect(transport.requests.count == 200)
        // One second's worth at once, then 25 ms apart.
        #expect(time.waits.sorted() == (1...160).map { Int64($0) * 25_000 })
    }

    /// In a process of its own: nothing else takes memory there.
    @Test func `ten thousand answers and a thousand cancelled questions leave memory as it was`() async throws {
        await #expect(processExitsWith: .success) {
            endIfHung()
            let body = String(repeating: "s", count: 50_000)
            let server = try LoopbackServer(isForgetful: true) { request in
                request.path == "/silent" ? .silence : .http(200, body)
            }
            let transport = try CurlMulti(settings: .unhurried)
            var before = 0
            for round in 0..<5 {
                await withTaskGroup(of: Void.self) { group in
                    for lane in 0..<40 {
                        group.addTask {
                            for _ in 0..<50 {
                                let request = HTTPRequest(url: server.address, bearer: SealedBytes("\(lane)"))
                                if case .failure = await transport.perform(request) { exit(1) }
                            }
                        }
                    }
                }
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<200 {
                        group.addTask { _ = await transport.perform(HTTPRequest(url: server.address + "/silent")) }
                    }
                    try await server.waitUntil(underWay: 40)
                    group.cancelAll()
                }
                if round == 1 { before = try residentBytes() }
            }
            exit(try residentBytes() - before < 8 << 20 ? 0 : 2)
        }
    }
}

/// Pages of memory this process holds, in bytes.
private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let fields = text.split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(getpagesize())
}

/// Time that stands still and remembers what was waited for: whoever is asked when, each waits for its own moment.
private final class StandingTime: Waiting {
    private let asked = Mutex<[Int64]>([])

    var now: Instant { Instant(milliseconds: 1_763_700_000_000) }
    var uptime: Int64 { 0 }
    /// Microseconds of each wait.
    var waits: [Int64] { asked.withLock { $0 } }

    func wait(microseconds: Int64) async throws(CancellationError) {
        asked.withLock { $0.append(microseconds) }
    }
}

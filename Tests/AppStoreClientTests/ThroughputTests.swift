import Crypto
import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite(.serialized) struct ThroughputTests {
    /// Pages of memory this process holds, in bytes.
    static func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let fields = text.split(separator: " ")
        return (Int(fields[1]) ?? 0) * 4096
    }

    @Test func `forty in flight at half a second hold forty a second, in steady memory`() async throws {
        let body = String(repeating: "s", count: 50_000)
        let server = try LoopbackServer(isForgetful: true) { _ in .http(200, body, delay: 500_000) }
        let transport = try CurlMulti()
        let lanes = 40
        let rounds = 6
        var before = 0
        var bytes = 0
        let start = ContinuousClock.now
        for round in 0..<rounds {
            bytes += try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<lanes {
                    group.addTask {
                        try await transport.perform(HTTPRequest(url: server.address)).get().body.bytes.count
                    }
                }
                return try await group.reduce(0, +)
            }
            if round == 1 { before = try Self.residentBytes() }
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let perSecond = Double(lanes * rounds) / seconds
        let grown = try Self.residentBytes() - before
        print("throughput: \(Int(perSecond)) requests/s, \(grown / 1024) KB more after \(lanes * rounds) requests")
        #expect(bytes == 50_000 * lanes * rounds)
        // 80 a second are possible; a busy machine is given half.
        #expect(perSecond >= 40)
        // Other tests run in this process too: what is watched for is growth with every answer.
        #expect(grown < 64 << 20)
        #expect(server.connectionCount <= lanes)
    }

    /// In a process of its own: nothing else takes memory there.
    @Test func `ten thousand answers and a thousand cancelled questions leave memory as it was`() async throws {
        await #expect(processExitsWith: .success) {
            let body = String(repeating: "s", count: 50_000)
            let server = try LoopbackServer(isForgetful: true) { request in
                .http(200, body, delay: request.path == "/slow" ? 50_000 : 0)
            }
            let transport = try CurlMulti()
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
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<200 {
                        group.addTask { _ = await transport.perform(HTTPRequest(url: server.address + "/slow")) }
                    }
                    _ = await group.next()
                    group.cancelAll()
                }
                if round == 1 { before = try ThroughputTests.residentBytes() }
            }
            exit(try ThroughputTests.residentBytes() - before < 8 << 20 ? 0 : 2)
        }
    }

    @Test func `the whole way holds the configured rate and never more`() async throws {
        let server = try LoopbackServer(isForgetful: true) { _ in
            .http(200, #"{"signedTransactionInfo":"s"}"#, delay: 500_000)
        }
        let asker = Asker(transport: try CurlMulti(), budget: RequestBudget(.init(requestsPerSecond: 40)))
        let key = try ServerKey(
            issuerID: "issuer",
            keyID: "KEY",
            pem: SealedBytes(P256.Signing.PrivateKey().pemRepresentation)
        )
        let endpoints = try AppleEndpoints(production: server.address)
        let client = ServerAPIClient(key: key, asker: asker, endpoints: endpoints)
        let start = ContinuousClock.now
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
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("the whole way: 200 questions in \(seconds) s at 40/s, the first 40 at once")
        #expect(answered == 200)
        // 160 after the first second's worth, 25 ms apart, and the latency of the last.
        #expect(seconds >= 4)
        #expect(seconds < 8)
    }
}

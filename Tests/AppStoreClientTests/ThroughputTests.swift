import FoundationEssentials
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite(.serialized) struct ThroughputTests {
    /// Pages of memory this process holds, in bytes.
    private static func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let fields = text.split(separator: " ")
        return (Int(fields[1]) ?? 0) * 4096
    }

    @Test func `forty in flight at half a second hold forty a second, in steady memory`() async throws {
        let body = String(repeating: "s", count: 50_000)
        let server = try LoopbackServer { _ in .http(200, body, delay: 500_000) }
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
}

#if PostgreSQL
import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

/// From the article "Promises": nothing lost, nothing twice, whenever the server of a ledger goes away.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct LostServerTests {
    /// How a night loses its server.
    enum Loss: CaseIterable {
        case connectionsAreCut, serverIsRestarted
    }

    /// More of them with RECOUP_LOST_SERVERS.
    private static let attemptCount: Int = {
        let wanted = ProcessInfo.processInfo.environment["RECOUP_LOST_SERVERS"].flatMap { Int($0) }
        return max(3, wanted ?? 3)
    }()

    @Test(arguments: Loss.allCases)
    func `lost again and again, then there to the end: the books of an undisturbed night`(loss: Loss) async throws {
        // Nobody else's: it is restarted.
        let server = try DatabaseServer()
        let calm = try await Self.place(on: server)
        let (undisturbed, changes) = try await calm.countedRun()
        #expect(undisturbed.status == 3)

        let place = try await Self.place(on: server)
        var random = SplitMix64(seed: 7)
        var lostCount = 0
        for _ in 0..<Self.attemptCount {
            let moment = random.number(in: 1...changes * 9 / 10)
            let ending = try await place.run(haltedAtChange: moment) {
                switch loss {
                case .connectionsAreCut: try server.cutConnections()
                case .serverIsRestarted: try server.restart()
                }
            }
            #expect([1, 3, 10].contains(ending.status), "\(ending)")
            if ending.status != 3 { lostCount += 1 }
            let chain = try await place.recoup("audit", "verify")
            #expect(chain.status == 0, "\(chain)")
        }
        #expect(lostCount > 0)

        let last = try await place.run()
        #expect(last.status == undisturbed.status, "\(last)")
        for name in calm.names("reports/latest").filter({ $0.hasSuffix(".csv") }) {
            #expect(try place.data("reports/latest/\(name)") == calm.data("reports/latest/\(name)"), "\(name)")
        }
        for list in ["white-list", "black-list", "findings", "cases", "moves", "rejects"] {
            let exports = try await [place.recoup("export", list), calm.recoup("export", list)].map(\.output)
            #expect(exports[0] == exports[1] && exports[0].contains("\n"), "\(list)")
        }
        #expect(place.names("inbox/done") == calm.names("inbox/done"))
        #expect(place.names("reports").filter { $0.hasPrefix(".") } == [])
    }

    private static func place(on server: DatabaseServer) async throws -> Workplace {
        let place = try await Workplace.dataset(10, withDamage: true)
        try await place.keepLedger(at: server.newAddress())
        return place
    }
}
#endif

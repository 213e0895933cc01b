import Crypto
import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

/// A workplace whose Apple is a simulated store on this machine, served while the test runs.
struct StoreOnTheLine: Sendable {
    let place: Workplace
    /// Where nobody listens any more once the test has let the store go.
    let base: String

    /// Serves one dataset, judged once without Apple, to `body`.
    ///
    /// - Parameters:
    ///   - faults: what goes wrong there, as the simulator's `--faults` takes it.
    ///   - hidden: a transaction that the history of its account leaves out.
    static func serving(
        faults: String = "",
        leavingOutOfHistory hidden: String? = nil,
        _ body: (StoreOnTheLine) async throws -> Void
    ) async throws {
        let dataset = try await ServedDatasets.judged.value
        let place = try Workplace(copying: dataset)
        if let hidden { try place.leaveOutOfHistory(hidden) }
        let server = try StoreServer(
            requests: try StoreRequestHandler(dataset: place.folder),
            faults: try FaultPlan(faults),
            tally: StoreTally(),
            port: 0
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            let base = try await server.baseURL()
            try place.point(at: base)
            try await body(StoreOnTheLine(place: place, base: base))
            await server.stop()
            group.cancelAll()
        }
    }

    /// The transaction of a scenario, and the order id its customer was told.
    static func order(of scenario: OnlineScenario) throws -> (transactionID: String, orderID: String) {
        let record = try #require(ServedDatasets.plan.books().scenarios.first { $0.scenario == scenario.rawValue })
        let id = try #require(record.transactions.first)
        return (id, orderID(of: id))
    }

    static func orderID(of transactionID: String) -> String { KnownTransaction.orderID(of: transactionID) }
}

extension Workplace {
    /// Another place with the same files, ledger included.
    convenience init(copying other: URL) throws {
        try self.init()
        for name in try FileManager.default.contentsOfDirectory(atPath: other.path) {
            try FileManager.default.copyItem(at: other.appending(path: name), to: folder.appending(path: name))
        }
    }

    func point(at base: String) throws {
        try put(AppStoreSimulator.Configuration.pointing(text("recoup.yaml"), at: base), at: "recoup.yaml")
    }

    fileprivate func leaveOutOfHistory(_ transactionID: String) throws {
        let lines = try text(StoreFiles.transactions).split(separator: "\n").map { line -> String in
            let isMeant = line.contains(#""transactionId":"\#(transactionID)""#)
            return isMeant ? #"{"isMissingInHistory":true,\#(line.dropFirst())"# : String(line)
        }
        try put(lines.joined(separator: "\n") + "\n", at: StoreFiles.transactions)
    }

    /// A key of the right kind that the store has never seen.
    func forgeKey() throws {
        try put(P256.Signing.PrivateKey().pemRepresentation, at: StoreFiles.privateKey)
    }
}

/// The served dataset of this process, after one night without Apple.
private enum ServedDatasets {
    static let plan: DatasetPlan = {
        var plan = DatasetPlan(
            seed: 23,
            customerCount: 3,
            asOf: Moment(milliseconds: 1_772_334_000_000)  // Workplace.asOf
        )
        plan.online = true
        plan.serving = ServingPlan()
        return plan
    }()

    static let judged = Task {
        let root = try TemporaryFolder.ofProcess()
        let written = root.appending(path: "dataset")
        _ = try await plan.write(to: written, authority: try Datasets.authority.get())
        let place = try await Workplace(written)
        let night = try await place.run("--offline", "--quiet")
        guard [0, 3].contains(night.status) else { throw Workplace.Unready(messages: night.messages) }
        let kept = root.appending(path: "judged")
        try FileManager.default.copyItem(at: place.folder, to: kept)
        return kept
    }
}

import Foundation

@testable import AppStoreSimulator

/// `app-store-simulator serve` as a process of its own, with a world for customers. Stops when told, or with the test.
final class StoreProcess: Sendable {
    /// Requests by endpoint and by how they ended, as the store counted them.
    typealias Counts = [String: [String: Int]]

    private let process: Process
    private let output: URL

    /// Points the configuration of the place at itself.
    init(world place: Workplace, faults: String = "", rateLimit: Int? = nil) async throws {
        output = place.folder.appending(path: "store-\(UUID().uuidString).jsonl")
        try Data().write(to: output)
        process = Process()
        process.executableURL = try ProcessUnderTest.binary.deletingLastPathComponent()
            .appending(path: "app-store-simulator")
        process.arguments =
            ["serve", "--world", place.folder.path, "--write-config", "--max-seconds", "600"]
            + (faults.isEmpty ? [] : ["--faults", faults])
            + (rateLimit.map { ["--rate-limit", String($0)] } ?? [])
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<600 where try lines().isEmpty {
            guard process.isRunning else { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        guard try !lines().isEmpty else { throw NotServing() }
    }

    struct NotServing: Error {}

    deinit { if process.isRunning { process.terminate() } }

    /// Ends the store.
    ///
    /// - Returns: what it counted.
    func stop() async throws -> Counts {
        process.terminate()
        for _ in 0..<200 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        let last = try lines().last ?? ""
        return try JSONText.object(last)["endpoints"] as? Counts ?? [:]
    }

    private func lines() throws -> [String] {
        String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

extension Workplace {
    /// A place with a world that can be served.
    static func served(
        seed: UInt64,
        customers: Int = 40,
        claims: (count: Int, accounts: Int)? = nil
    ) async throws -> Workplace {
        let place = try Workplace()
        var plan = try WorldPlan(seed: seed, customerCount: customers, asOf: Moment(rfc3339: Workplace.asOf))
        plan.online = true
        if let claims { plan.claims = (claims.count, claims.accounts) }
        plan.serving = ServingPlan()
        _ = try await plan.write(to: place.folder, authority: try Worlds.authority.get())
        let ready = try await place.recoup("init", "--quiet")
        guard ready.status == 0 else { throw Unready(messages: ready.messages) }
        return place
    }

    /// The same world again, with a ledger of its own.
    func copied() async throws -> Workplace { try await Workplace(folder) }

    /// `requests` of the newest summary.
    func requests() throws -> StoreProcess.Counts {
        try json("reports/latest/summary.json")["requests"] as? StoreProcess.Counts ?? [:]
    }
}

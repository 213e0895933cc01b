import Foundation
import TestSupport

@testable import AppStoreSimulator

/// `app-store-simulator serve` as a process of its own, with a dataset for customers. Stops when told, or with the test.
final class StoreProcess: Sendable {
    /// Requests by endpoint and by how they ended, as the store counted them.
    typealias Counts = [String: [String: Int]]

    private let process: Process
    /// What it says: where it is, and in the end what it counted.
    private let lines: AsyncStream<String>

    /// Points the configuration of the place at itself.
    init(dataset place: Workplace, faults: String = "") async throws {
        process = Process()
        process.executableURL = try BuiltProduct.simulator.url
        // It ends by itself only where a test was killed and left it behind.
        process.arguments =
            ["serve", "--dataset", place.folder.path, "--write-config", "--max-seconds", "7200"]
            + (faults.isEmpty ? [] : ["--faults", faults])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        lines = Self.lines(of: output.fileHandleForReading)
        try process.run()
        for await _ in lines { return }
        throw NotServing()
    }

    /// It ended before it had said where it is, or what it counted.
    struct NotServing: Error {}

    deinit { if process.isRunning { process.terminate() } }

    /// Ends the store.
    ///
    /// - Returns: what it counted.
    func stop() async throws -> Counts {
        process.terminate()
        for await line in lines { return try JSONText.object(line)["endpoints"] as? Counts ?? [:] }
        throw NotServing()
    }

    /// The lines as they come; ends with the process.
    private static func lines(of file: FileHandle) -> AsyncStream<String> {
        let (lines, said) = AsyncStream.makeStream(of: String.self)
        // Reading blocks: it needs a thread that nobody else waits for.
        Thread.detachNewThread {
            var rest = Data()
            while true {
                let bytes = file.availableData
                guard !bytes.isEmpty else { return said.finish() }
                rest += bytes
                while let end = rest.firstIndex(of: 0x0A) {
                    said.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[rest.index(after: end)...])
                }
            }
        }
        return lines
    }
}

extension Workplace {
    /// A place with a dataset that can be served.
    static func served(
        seed: UInt64,
        customers: Int = 40,
        claims: (count: Int, accounts: Int)? = nil
    ) async throws -> Workplace {
        let place = try Workplace()
        var plan = try DatasetPlan(seed: seed, customerCount: customers, asOf: Moment(rfc3339: Workplace.asOf))
        plan.online = true
        if let claims { plan.claims = (claims.count, claims.accounts) }
        plan.serving = ServingPlan()
        _ = try await plan.write(to: place.folder, authority: try Datasets.authority.get())
        try await place.makeLedger()
        return place
    }

    /// The same dataset again, with a ledger of its own.
    func copied() async throws -> Workplace { try await Workplace(folder) }

    /// `requests` of the newest summary.
    func requests() throws -> StoreProcess.Counts {
        try summary()["requests"] as? StoreProcess.Counts ?? [:]
    }
}

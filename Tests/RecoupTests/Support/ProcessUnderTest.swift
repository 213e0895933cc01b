import Foundation
import TestSupport

/// The built `recoup`, started as a process of its own, as cron starts it, on the engine that the tests run on.
enum ProcessUnderTest {
    /// How a process ended and what it said.
    struct Ending: Sendable {
        var status: Int32
        /// Whether a signal ended it, and `status` is the signal's number.
        var diedBySignal: Bool
        var output: String
        var messages: String
    }

    /// Runs `recoup` to its end. `environment` is all the process gets, so that no setting of the machine leaks in.
    static func run(
        _ arguments: [String],
        in folder: URL,
        input: Data = Data(),
        environment: [String: String] = [:]
    ) async throws -> Ending {
        try await start(try BuiltProduct.recoup.url.path, arguments, in: folder, input: input, environment: environment)
    }

    /// Runs a line of shell with `$RECOUP` as the binary, and `$CALL_TRAP_LIBRARY` for `LD_PRELOAD`.
    static func shell(_ line: String, in folder: URL) async throws -> Ending {
        let environment = [
            "RECOUP": try BuiltProduct.recoup.url.path, "CALL_TRAP_LIBRARY": try BuiltProduct.callTrap.url.path,
        ]
        return try await start("/bin/bash", ["-c", line], in: folder, environment: environment)
    }

    /// A line of shell that waits until a process is stopped by a signal, or has ended.
    static func untilStopped(_ process: String) -> String {
        "until grep -q '^State:.T' /proc/\(process)/status || ! kill -0 \(process); do sleep 0.01; done"
    }

    private static func start(
        _ program: String,
        _ arguments: [String],
        in folder: URL,
        input: Data = Data(),
        environment: [String: String] = [:]
    ) async throws -> Ending {
        let engine = try TestEngine.address(ofLedgerIn: folder).map { ["RECOUP_LEDGER": $0] } ?? [:]
        let environment = engine.merging(environment) { $1 }
        await Turnstile.shared.enter()
        let ending: Result<Ending, any Error>
        do {
            ending = .success(try await end(of: program, arguments, folder, input, environment))
        } catch {
            ending = .failure(error)
        }
        await Turnstile.shared.leave()
        return try ending.get()
    }

    private static func end(
        of program: String,
        _ arguments: [String],
        _ folder: URL,
        _ input: Data,
        _ environment: [String: String]
    ) async throws -> Ending {
        // Files instead of pipes: a full pipe would stop the process under test.
        let streams = FileManager.default.temporaryDirectory.appending(path: "recoup-streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { TemporaryFolder.remove(streams) }
        let paths = ["in", "out", "err"].map { streams.appending(path: $0) }
        try input.write(to: paths[0])
        for path in paths[1...] { try Data().write(to: path) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
        let handles = [
            try FileHandle(forReadingFrom: paths[0]), try FileHandle(forWritingTo: paths[1]),
            try FileHandle(forWritingTo: paths[2]),
        ]
        process.standardInput = handles[0]
        process.standardOutput = handles[1]
        process.standardError = handles[2]
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        // The process keeps them open for as long as anything keeps it; Foundation reads a folder of a thousand descriptors
        // past its end when it starts the next one.
        for handle in handles { try handle.close() }
        return Ending(
            status: process.terminationStatus,
            diedBySignal: process.terminationReason == .uncaughtSignal,
            output: String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self),
            messages: String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self)
        )
    }
}

/// Lets as many processes run at once as there are cores: more would only make each other slow.
private actor Turnstile {
    static let shared = Turnstile(places: max(2, ProcessInfo.processInfo.activeProcessorCount))

    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(places: Int) { self.places = places }

    func enter() async {
        if places > 0 {
            places -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func leave() {
        if waiting.isEmpty {
            places += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}

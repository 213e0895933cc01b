import ArgumentParser
import Dispatch
import Foundation

/// `serve`: answers for one dataset over HTTP on 127.0.0.1 until it is told to stop.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves a generated dataset as a stand-in App Store on 127.0.0.1.",
        discussion: """
            The dataset must have been made with generate --serving. One line of JSON with the base URLs is printed \
            when requests are taken, one with the counts at the end; GET /simulator/counts shows them at any time.
            """
    )

    @Option(help: "Folder of the dataset.")
    var dataset: String

    @Option(help: "Port on 127.0.0.1; 0 takes any free one.")
    var port: UInt16 = 0

    @Option(help: "What goes wrong, such as latency=200ms:0.5,drop=0.05,storm21005=10:20.")
    var faults: String = ""

    @Option(name: .customLong("fault-seed"), help: "Seed of the faults: the same requests fail again.")
    var faultSeed: UInt64 = 1

    @Option(help: "The store's clock (RFC 3339), or clock for the machine's. Default: the dataset's as-of.")
    var now: String?

    @Option(name: .customLong("rate-limit"), help: "Server API requests per second before 429.")
    var rateLimit: Int?

    @Option(name: .customLong("max-seconds"), help: "Stops by itself after so many seconds.")
    var maxSeconds: Int?

    @Option(name: .customLong("max-requests"), help: "Stops by itself after so many requests.")
    var maxRequests: Int?

    @Flag(name: .customLong("write-config"), help: "Points the dataset's recoup.yaml at this store.")
    var writeConfig = false

    func run() async throws {
        let folder = URL(fileURLWithPath: dataset, isDirectory: true)
        let (stops, stop) = AsyncStream.makeStream(of: Void.self)
        let tally = StoreTally(requestsPerSecond: rateLimit, requestCountMax: maxRequests) { stop.yield() }
        let server = try StoreServer(
            requests: try requestHandler(of: folder),
            faults: try FaultPlan(faults, seed: faultSeed),
            tally: tally,
            port: port
        )
        let signals = [SIGTERM, SIGINT].map { Self.source(of: $0) { stop.yield() } }
        defer { for signal in signals { signal.cancel() } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask { [writeConfig] in
                let base = try await server.baseURL()
                if writeConfig { try Self.point(folder, at: base) }
                try Self.say(Self.Ready(base))
                for await _ in stops { break }
            }
            if let maxSeconds {
                group.addTask { try await Task.sleep(for: .seconds(maxSeconds)) }
            }
            try await group.next()
            await server.stop()
            group.cancelAll()
        }
        try Self.say(await tally.counts)
    }

    private func requestHandler(of folder: URL) throws -> StoreRequestHandler {
        guard let now else { return try StoreRequestHandler(dataset: folder) }
        var handler = try StoreRequestHandler(dataset: folder, now: now == "clock" ? nil : try Moment(rfc3339: now))
        if now == "clock" { handler.clock.fixed = nil }
        return handler
    }

    /// The line that says where the store is: base URLs under the keys of `apple.endpoints`.
    private struct Ready: Encodable {
        var base: String
        var production: String
        var sandbox: String
        var verify_production: String
        var verify_sandbox: String
        var counts: String

        init(_ base: String) {
            self.base = base
            production = base + "/production"
            sandbox = base + "/sandbox"
            verify_production = production
            verify_sandbox = sandbox
            counts = base + "/simulator/counts"
        }
    }

    private static func say(_ value: some Encodable) throws {
        try FileHandle.standardOutput.write(contentsOf: StoreJSON.encode(value) + Data("\n".utf8))
    }

    private static func point(_ folder: URL, at base: String) throws {
        let file = folder.appending(path: "recoup.yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(Configuration.pointing(text, at: base).utf8).write(to: file, options: .atomic)
    }

    private static func source(
        of signal: Int32,
        _ action: @escaping @Sendable () -> Void
    ) -> any DispatchSourceSignal {
        // The default action would end the process before the counts are said.
        Foundation.signal(signal, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
        source.setEventHandler(handler: action)
        source.resume()
        return source
    }
}

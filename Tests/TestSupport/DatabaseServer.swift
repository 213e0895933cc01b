import Foundation
import Synchronization

/// A PostgreSQL server of the tests' own: a temporary cluster on a socket, gone with the process that made it.
package struct DatabaseServer: Sendable {
    /// Of the socket, and of the cluster below it where it is not kept in memory.
    package let folder: String
    /// The script below, which ends with its input.
    private let keeper = Process()
    private let commands = Pipe()
    private let answers = Pipe()

    /// Where Debian and the path keep the server's programs; nil where it is not installed.
    private static let programs: String? = {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders =
            versions.sorted { $0.localizedStandardCompare($1) == .orderedDescending }
            .map { "/usr/lib/postgresql/\($0)/bin" } + path.split(separator: ":").map(String.init)
        return folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
    }()

    /// Where files are kept in memory, where that has room for a run of the tests: there a database is made in a fifth of the
    /// time. The thousands of ledgers that `TestEngine` puts on a server have no room there.
    private static let memoryFolder: String? = {
        guard !TestEngine.isServer else { return nil }
        let path = "/dev/shm"
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
        let free = attributes?[.systemFreeSize] as? Int64 ?? 0
        return free >= 8 << 30 ? path : nil
    }()

    package static var isInstalled: Bool { programs != nil }
    package static let missing = "PostgreSQL is not installed; `jobs/setup postgresql` installs it"

    /// The server that tests share, started with the first that needs it.
    package static let shared = Result { try DatabaseServer() }

    /// A server of one test's own, which may disturb it.
    package init() throws {
        // Short: a socket's path has at most 107 bytes.
        folder = "/tmp/recoup-\(UInt32.random(in: 0...UInt32.max))"
        keeper.executableURL = URL(fileURLWithPath: "/bin/sh")
        keeper.arguments = ["-c", Self.script, "sh", folder, Self.programs ?? "", Self.memoryFolder ?? folder]
        keeper.standardInput = commands
        keeper.standardOutput = answers
        try keeper.run()
        try waitUntilReady()
    }

    /// Ends the server without a word to its clients, as a crash does, and starts it again.
    package func restart() throws {
        try commands.fileHandleForWriting.write(contentsOf: Data("restart\n".utf8))
        try waitUntilReady()
    }

    /// Crashes and starts again as a server that follows another, which never says anything.
    package func becomeStandby() throws {
        try commands.fileHandleForWriting.write(contentsOf: Data("standby\n".utf8))
        try waitUntilReady()
    }

    /// Ends every connection but the one that does so.
    package func cutConnections() throws {
        _ = try Self.rows(
            """
            SELECT pg_terminate_backend(pid)
            FROM pg_stat_activity
            WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
            """,
            at: address(of: "postgres")
        )
    }

    private func waitUntilReady() throws { try Self.wait(for: "ready\n", from: answers) }

    /// Reads what a program writes until it ends with a text.
    private static func wait(for text: String, from output: Pipe) throws {
        var said = ""
        while !said.hasSuffix(text) {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw CocoaError(.executableLoad, userInfo: ["output": said]) }
            said += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The server refuses to run as root: there it runs as `nobody`.
    private static let script = """
        set -eu
        folder=$1 programs=$2 data=$3/$(basename "$1").data
        mkdir -m 700 "$folder" "$data"
        as() { "$@"; }
        if [ "$(id -u)" = 0 ]; then
            chown nobody "$folder" "$data"
            as() { setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups -- "$@"; }
        fi
        trap 'as "$programs/pg_ctl" stop --silent --mode=immediate --pgdata="$data" >&2 || true
            rm -rf "$folder" "$data"' EXIT
        cd "$folder"
        as "$programs/initdb" --pgdata="$data" --username=recoup --auth=trust --encoding=UTF8 --locale=C \\
            --no-sync >"$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 1; }
        rm -f "$folder.log"
        server() {
            as "$programs/pg_ctl" "$@" --silent --wait --pgdata="$data" --log="$data/log" --options="\\
                -c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=off -c full_page_writes=off \\
                -c max_connections=200 -c autovacuum=off" </dev/null >&2
            echo ready
        }
        server start
        while read -r command; do
            if [ "$command" = standby ]; then as touch "$data/standby.signal"; fi
            server restart --mode=immediate
        done
        """

    /// Of a database, for a ledger.
    package func address(of database: String) -> String { "postgresql://recoup@/\(database)?host=\(folder)" }

    private static let databaseCount = Mutex(0)

    /// A database of its own.
    ///
    /// - Parameter template: what it is a copy of; nobody may be connected there.
    package func newDatabase(from template: String = "template0") throws -> String {
        // One at a time: the server makes no two copies of a template at once.
        try Self.databaseCount.withLock { count in
            count += 1
            let name = "ledger_\(count)"
            try Self.run("createdb", ["--host=\(folder)", "--username=recoup", "--template=\(template)", name])
            return name
        }
    }

    /// Drops a database that no test needs any more. Where that fails, it goes with the server.
    package func drop(_ database: String) {
        _ = try? Self.run("dropdb", ["--host=\(folder)", "--username=recoup", "--force", database])
    }

    /// The address of a database of its own.
    package func newAddress() throws -> String { try address(of: newDatabase()) }

    /// Writes a database to a file, by pg_dump.
    package func dump(_ address: String, to path: String) throws {
        try Self.run("pg_dump", ["--format=custom", "--file=\(path)", address])
    }

    /// A database of its own with what stands in a dump.
    ///
    /// - Returns: its address.
    package func restored(from path: String) throws -> String {
        let address = try newAddress()
        try Self.run("pg_restore", ["--dbname=\(address)", path])
        return address
    }

    /// What a statement answers, by psql: each row with the names of its columns.
    package static func rows(_ sql: String, at address: String) throws -> [[(column: String, text: String)]] {
        let text = try run(
            "psql",
            [
                "--no-psqlrc", "--quiet", "--no-align", "--pset=footer=off", "--set=ON_ERROR_STOP=1",
                "--field-separator=\u{1F}", "--record-separator=\u{1E}", "--command=\(sql)", address,
            ]
        )
        // psql ends the last record with the end of a line, whatever its separator is.
        let records = text.dropLast(text.hasSuffix("\n") ? 1 : 0).split(separator: "\u{1E}").map {
            $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        }
        guard let names = records.first else { return [] }
        return records.dropFirst().map { Array(zip(names, $0)) }
    }

    /// Does some work while a session stays open, with the locks that its statements took.
    package static func withSession<Value>(
        running statements: String,
        at address: String,
        while work: () async throws -> Value
    ) async throws -> Value {
        let session = Process()
        let input = Pipe()
        let output = Pipe()
        session.executableURL = programURL("psql")
        session.arguments = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", address]
        session.standardInput = input
        session.standardOutput = output
        try session.run()
        defer {
            _ = Result { try input.fileHandleForWriting.write(contentsOf: Data("\\quit\n".utf8)) }
            session.waitUntilExit()
        }
        try input.fileHandleForWriting.write(contentsOf: Data("\(statements);\n\\echo done\n".utf8))
        try wait(for: "done\n", from: output)
        return try await work()
    }

    private static func programURL(_ name: String) -> URL { URL(filePath: "\(programs ?? "")/\(name)") }

    /// - Returns: what the program wrote.
    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = programURL(program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CocoaError(.executableLoad, userInfo: ["program": program, "status": process.terminationStatus])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

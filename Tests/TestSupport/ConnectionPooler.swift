import Foundation

/// A PgBouncer of the tests' own in front of a server; it ends with the process that made it.
package struct ConnectionPooler: Sendable {
    /// Of its socket.
    private let folder = "/tmp/recoup-pool-\(UInt32.random(in: 0...UInt32.max))"
    /// The script below, which ends with its input.
    private let keeper = Process()
    private let commands = Pipe()

    private static let program = "/usr/sbin/pgbouncer"

    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }
    package static let missing = "PgBouncer is not installed; `jobs/setup pgbouncer` installs it"

    /// - Parameters:
    ///   - server: the folder of its socket.
    ///   - mode: for how long a client has a session of the server: `session` or `transaction`.
    ///   - lendsInTurn: whether the session that was idle the longest is lent first, not last.
    package init(to server: String, mode: String, lendsInTurn: Bool = false) throws {
        let answers = Pipe()
        keeper.executableURL = URL(filePath: "/bin/sh")
        keeper.arguments = ["-c", Self.script, "sh", folder, Self.program, server, mode, lendsInTurn ? "1" : "0"]
        keeper.standardInput = commands
        keeper.standardOutput = answers
        try keeper.run()
        guard try answers.fileHandleForReading.readToEnd()?.isEmpty == false else {
            throw CocoaError(.executableLoad, userInfo: ["program": Self.program])
        }
    }

    /// Of a database of the server.
    package func address(of database: String) -> String { "postgresql://recoup@/\(database)?host=\(folder)&port=6432" }

    /// It refuses to run as root: there it runs as `nobody`.
    private static let script = """
        set -eu
        folder=$1 program=$2 server=$3 mode=$4 lends_in_turn=$5
        mkdir -m 700 "$folder"
        cat >"$folder/pooler.ini" <<END
        [databases]
        * = host=$server user=recoup
        [pgbouncer]
        unix_socket_dir = $folder
        listen_addr =
        auth_type = any
        pool_mode = $mode
        server_round_robin = $lends_in_turn
        END
        if [ "$(id -u)" = 0 ]; then
            chown -R nobody "$folder"
            set -- setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups --
        else
            set --
        fi
        "$@" "$program" --quiet "$folder/pooler.ini" >"$folder/log" 2>&1 &
        trap 'kill $!; wait; rm -rf "$folder"' EXIT
        until [ -S "$folder/.s.PGSQL.6432" ]; do kill -0 $!; sleep 0.05; done
        echo ready
        exec >&2
        while read -r _; do :; done
        """
}

import FoundationEssentials
import Glibc

/// Where SQLite keeps what does not fit into memory: temporary tables and lists that are sorted.
enum TemporaryStorage {
    private static let variable = "SQLITE_TMPDIR"

    /// The folders SQLite looks at, in its order ("Temporary Files Used By SQLite", section 5).
    private static var candidates: [String] {
        let variables: [String] = [variable, "TMPDIR"]
        let named = variables.compactMap { name in getenv(name).map { String(cString: $0) } }
        return named + ["/var/tmp", "/usr/tmp", "/tmp", "."]
    }

    /// Whether SQLite finds one. Where it can write to none of its own, as in a hardened service, the folder of the ledger is named
    /// to it: without one a night fails as soon as it is large, and as if the disk were broken.
    ///
    /// Done twice it changes nothing.
    static func isProvided(besideLedger path: String) -> Bool {
        let candidates = candidates
        guard let folder = usable(besideLedger: path, candidates) else { return false }
        return candidates.contains(folder) || setenv(variable, folder, 1) == 0
    }

    /// The first folder that can be written to, that of the ledger last; nil where there is none.
    static func usable(besideLedger path: String, _ candidates: [String]) -> String? {
        (candidates + [URL(fileURLWithPath: path).deletingLastPathComponent().path]).first { folder in
            var status = stat()
            return stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && access(folder, W_OK | X_OK) == 0
        }
    }
}

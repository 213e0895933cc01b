import Glibc
package import ReconciliationCore

extension FileIdentity {
    init(_ status: stat) { self.init(device: UInt64(status.st_dev), number: UInt64(status.st_ino)) }

    /// Nil where nothing is there. Links are followed.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}

/// Files that must never be opened for reading: the ledger and what lies beside it.
///
/// Closing any descriptor of the ledger drops every lock SQLite holds on it for this process (POSIX record locks).
/// From then on another program believes to be the last one there and deletes the log the run still writes to.
package struct ProtectedFiles: Sendable, Hashable {
    private let paths: [String]

    package static let none = ProtectedFiles([])

    /// - Parameter paths: of the ledger and of everything that belongs to it.
    package init(_ paths: [String]) { self.paths = paths }

    /// Whether this is one of them now: they come and go while SQLite works.
    package func contains(_ file: FileIdentity) -> Bool { paths.contains { FileIdentity(path: $0) == file } }
}

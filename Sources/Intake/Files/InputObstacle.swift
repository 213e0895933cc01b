import Glibc
import ReconciliationCore

/// Why something is not read as an input, whatever it holds.
package enum InputObstacle: Sendable, Hashable {
    case symbolicLink
    /// A file with several hard links: whoever made another one may still write the file, or it may belong to another user.
    case severalLinks(Int)
    case folder
    case pipe
    case notRegular
    /// The ledger, or what lies beside it.
    case ledger
    case vanished
    case replaced
    case unreachable(String)

    init?(_ status: stat, protecting protected: ProtectedFiles) {
        switch status.st_mode & S_IFMT {
        case S_IFLNK: self = .symbolicLink
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFREG where protected.contains(FileIdentity(status)): self = .ledger
        case S_IFREG where status.st_nlink > 1: self = .severalLinks(Int(status.st_nlink))
        case S_IFREG: return nil
        default: self = .notRegular
        }
    }

    /// Why an open descriptor, such as standard input, must not be read. Links and pipes are fine: whoever started the
    /// program opened them.
    package init?(descriptor: Int32, protecting protected: ProtectedFiles) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            self = .unreachable(systemReason(errno))
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG where protected.contains(FileIdentity(status)): self = .ledger
        default: return nil
        }
    }
}

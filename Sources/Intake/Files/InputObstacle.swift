import Glibc
package import ReconciliationCore

extension InputObstacle {
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

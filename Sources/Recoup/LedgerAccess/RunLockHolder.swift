import Glibc
import ReconciliationCore
import Reports

/// Who says that the lock of a run is theirs.
struct RunLockHolder {
    let process: pid_t
    let since: Instant
    /// The address of another machine that it runs on.
    var host: String?

    /// The note that a holder leaves.
    var text: String { "process \(process) since \(since.text)" }

    var message: Message { .lockHolder(process, on: host, since: since.text) }

    init(process: pid_t, since: Instant) {
        self.process = process
        self.since = since
    }

    /// Nil where the note is none of ours.
    init?(note: some StringProtocol, host: String? = nil) {
        let words = note.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 4, let process = pid_t(words[1]), process > 0,
            let since = Instant(rfc3339: String(words[3]))
        else { return nil }
        self.init(process: process, since: since)
        guard note == text else { return nil }
        self.host = host
    }
}

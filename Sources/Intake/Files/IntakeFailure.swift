import Glibc
package import ReconciliationCore

/// Why a file could not be imported at all. Rows that break a rule are values (`RejectedRow`), never thrown.
package enum IntakeFailure: Error, Sendable {
    case cannotOpen(file: String, reason: String)
    case cannotRead(file: String, reason: String)
    /// A stream whose content came before, of which only the rows that were refused then are to be read.
    case cannotReadTwice(file: String)
    case inboxUnusable(path: String, FolderFault)
    case inboxUnreadable(FolderFault)
    /// It is no file to be read as an input; it stays where it is.
    case obstacle(file: String, InputObstacle)
    /// It holds more than one file may.
    case tooLarge(file: String, bytesMax: Int, isUnpacked: Bool)
    /// The gzip stream ends before its last member does.
    case truncatedGzip(file: String)
    case corruptGzip(file: String, reason: String)
    /// A rename speaks of a field this kind does not have.
    case unknownField(String, kind: IntakeKind, known: [String])
    /// Two renames lead to the same member of JSON, which only one field can be read from.
    case memberForTwoFields(String, kind: IntakeKind, fields: [String])
    /// The caller's own failure while it took a row; its cause is kept.
    case consumer(any Error)
}

extension IntakeFailure {
    /// Nil where every field of a file of JSON Lines is read from a member of its own. Of CSV two fields may share a column.
    package init?(sharedMemberOf columns: [String: String], in kind: IntakeKind) {
        let fields = Dictionary(grouping: columns.keys.sorted()) { columns[$0] ?? "" }
        let shared = fields.filter { $0.value.count > 1 }.min { $0.key < $1.key }
        guard !kind.isCSV, let shared else { return nil }
        self = .memberForTwoFields(shared.key, kind: kind, fields: shared.value)
    }

    static func cannotOpen(file: String, _ number: Int32) -> IntakeFailure {
        number == ENOENT ? .obstacle(file: file, .vanished) : .cannotOpen(file: file, reason: systemReason(number))
    }
}

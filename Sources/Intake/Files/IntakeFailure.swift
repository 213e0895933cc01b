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
    /// The caller's own failure while it took a row; its cause is kept.
    case consumer(any Error)
}

extension IntakeFailure {
    static func cannotOpen(file: String, _ number: Int32) -> IntakeFailure {
        number == ENOENT ? .obstacle(file: file, .vanished) : .cannotOpen(file: file, reason: systemReason(number))
    }
}

extension IntakeFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotOpen(let file, let reason):
            "Cannot open \(file): \(reason). Check that it exists and may be read by this user."
        case .cannotRead(let file, let reason):
            "Cannot read \(file): \(reason). Nothing of it was imported; run again when it can be read."
        case .cannotReadTwice(let file):
            "Cannot read \(file) twice: the same content was imported before, and some rows that were refused then can be read now. "
                + "Import it from a file."
        case .inboxUnusable(let path, let fault):
            "Cannot open \(path): \(fault). Check that it exists and may be read by this user."
        case .inboxUnreadable(let fault):
            "Cannot read the inbox: \(fault). Nothing of it was imported; run again when it can be read."
        case .obstacle(let file, let obstacle):
            "\(file) was not read: it \(obstacle)."
        case .tooLarge(let file, let bytesMax, let isUnpacked):
            "Cannot take \(file) in: \(isUnpacked ? "unpacked, it" : "it") holds more than \(Self.size(bytesMax)). Deliver it in "
                + "parts (`split --line-bytes`; each part of a CSV file needs the header)."
        case .truncatedGzip(let file):
            "Cannot read \(file): its gzip data ends too early. Have it delivered again, whole."
        case .corruptGzip(let file, let reason):
            "Cannot read \(file): its gzip data is damaged (\(reason)). Have it delivered again."
        case .unknownField(let field, let kind, let known):
            "\(kind.rawValue) has no field \(field). Known fields: \(known.joined(separator: ", "))."
        case .consumer(let cause):
            "Stopped while taking rows: \(cause)"
        }
    }

    package static func size(_ bytes: Int) -> String {
        bytes % (1 << 30) == 0 ? "\(bytes >> 30) GiB" : "\(bytes) bytes"
    }
}

/// A report or another file could not be written: what, where, and what to do next.
package struct ReportFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        /// The reports have no folder to be written into.
        case noFolder
        /// The place named for an output is none.
        case refused
        case failed
    }

    package let kind: Kind
    /// The system's reason alone, where it has one.
    let reason: String?
    package let message: Message

    package init(kind: Kind = .failed, reason: String? = nil, message: Message) {
        self.kind = kind
        self.reason = reason
        self.message = message
    }

    package var description: String { message[.english] }
}

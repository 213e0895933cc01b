/// The ledger could not be read or written. The cause is kept for the log; it never holds bound values.
package struct StoreFailure: Error, Sendable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        case missing, cannotOpen, newerVersion, failed
        /// The as-of lies before the ledger's last.
        case asOfGoesBack
        /// Something asked for does not fit the books; nothing was changed.
        case refused
        /// Somebody else was writing all the time; nothing was changed.
        case busy
    }

    package var kind: Kind
    /// What, where, and what to do next.
    package var message: String

    package init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    package var description: String { message }
}

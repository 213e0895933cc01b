/// A report could not be written: what, where, and what to do next.
package struct ReportFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        /// The reports have no folder to be written into.
        case noFolder
        case failed
    }

    package let kind: Kind
    package let message: String

    package init(kind: Kind = .failed, message: String) {
        self.kind = kind
        self.message = message
    }

    package var description: String { message }
}

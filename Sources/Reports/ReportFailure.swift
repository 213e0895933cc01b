/// A report could not be written: what, where, and what to do next.
package struct ReportFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package let message: String

    package init(message: String) { self.message = message }

    package var description: String { message }
}

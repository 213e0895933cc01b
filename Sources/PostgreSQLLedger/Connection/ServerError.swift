#if PostgreSQL
/// What the server, or the connection to it, says is wrong. Values of rows and secrets are not in it.
struct ServerError: Error, CustomStringConvertible {
    /// The SQLSTATE: five characters of the standard; nil where the connection itself failed.
    let state: String?
    let message: String
    /// The connection was lost between a COMMIT and its answer: whether the transaction is saved is not known.
    var isOfUnansweredCommit = false

    var description: String { state.map { "the server says \"\(message)\" (SQLSTATE \($0))" } ?? message }

    /// By the class of a state, its first two characters.
    var stateClass: String? { state.map { String($0.prefix(2)) } }

    /// libpq's messages end in a line feed, and may have several lines, with tabs before those after the first.
    static func sentence(of message: UnsafePointer<CChar>) -> String {
        String(cString: message).split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    }
}
#endif

/// What stands between two fields of a CSV file.
package enum CSVSeparator {
    private static let inOrder = [ASCII.comma, ASCII.semicolon, ASCII.tab]

    /// Of the first record that is not blank: which of comma, semicolon and tab stands outside quotes there, the first of them before the
    /// next, and whether the record has ended. A comma where none does.
    package static func inHeader(of front: some Sequence<UInt8>) -> (separator: UInt8, hasEnded: Bool) {
        var found: Set<UInt8> = []
        var isQuoted = false
        // At the beginning of a field, inside quotes, and right behind a closing one: two together are one of the text.
        var doesQuoteCount = true
        var hasEnded = false
        for byte in front.drop(while: { ASCII.isBlank($0) || $0 == ASCII.newline }) {
            if byte == ASCII.quote, doesQuoteCount {
                isQuoted.toggle()
            } else if !isQuoted {
                hasEnded = byte == ASCII.newline
                if hasEnded { break }
                found.insert(byte)
                doesQuoteCount = inOrder.contains(byte)
            }
        }
        return (inOrder.first(where: found.contains) ?? ASCII.comma, hasEnded)
    }
}

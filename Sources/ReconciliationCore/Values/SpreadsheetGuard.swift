/// The guard on text in our CSV files against spreadsheets that would run it as a formula (CWE-1236; OWASP ASVS 1.2.10).
///
/// The guard is one `'` in front of every text that begins, after any number of `'`, as a formula does. So two texts
/// never give the same cell, and taking the guard off gives every text back.
package enum SpreadsheetGuard {
    /// The text as a cell holds it. Identifiers of the usual form (`[A-Za-z0-9][A-Za-z0-9._:@-]*`) stay as they are.
    package static func added(to text: String) -> String { isNeeded(text) ? "'" + text : text }

    /// The text of a cell that `added(to:)` made; a cell that some person typed without a guard stays as it is.
    package static func removed(from cell: String) -> String {
        guard cell.utf8.first == UInt8(ascii: "'"), isNeeded(cell) else { return cell }
        return String(decoding: cell.utf8.dropFirst(), as: UTF8.self)
    }

    /// Whether a text begins as a formula does, any `'` in front of it aside.
    package static func isNeeded(_ text: String) -> Bool {
        // Scalars, not characters: a mark that combines with the sign would hide it.
        switch text.unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "+", "-", "@": true
        // Spreadsheets take the full-width signs of East Asian keyboards for the plain ones.
        case "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
        // What comes behind these may become a cell of its own.
        case "\t", "\r", "\n", "\0": true
        default: false
        }
    }
}

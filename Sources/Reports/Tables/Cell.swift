package import ReconciliationCore

/// One value of a table, by what may be done to it on the way to a spreadsheet.
package enum Cell: Sendable, Hashable {
    /// Unknown: an empty cell, never a zero.
    case empty
    /// Text somebody may have typed: what a spreadsheet would take for a formula is escaped.
    case text(String)
    /// Text that names a thing: escaped too, and never left for a spreadsheet to read as a number.
    case identifier(String)
    /// Never quoted, never guarded: sums must come out right.
    case number(Int64)
    case time(Instant)

    /// The value as text, before anything is done to it for a spreadsheet.
    package var plainText: String {
        switch self {
        case .empty: ""
        case .text(let text), .identifier(let text): text
        case .number(let number): String(number)
        case .time(let time): time.text
        }
    }

    package static func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .empty }

    package static func identifier(_ text: String?) -> Cell { text.map { .identifier($0) } ?? .empty }

    package static func identifier(_ identity: (some TextIdentity)?) -> Cell { .identifier(identity?.rawValue) }

    package static func number(_ number: (some BinaryInteger)?) -> Cell { number.map { .number(Int64($0)) } ?? .empty }

    package static func time(_ time: Instant?) -> Cell { time.map { .time($0) } ?? .empty }
}

/// Changes to a text that do not overlap; insertions may sit at the edges of others.
struct Rewriting {
    private struct Edit {
        let range: Range<Int>
        let text: String
        /// Openers come before what they enclose, closers after.
        let rank: Int
        let order: Int
    }

    private var edits: [Edit] = []

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, rank: 1, order: edits.count))
    }

    mutating func enclose(_ range: Range<Int>, from opening: String, to closing: String) {
        edits.append(
            Edit(range: range.lowerBound..<range.lowerBound, text: opening, rank: 0, order: edits.count)
        )
        edits.append(
            Edit(range: range.upperBound..<range.upperBound, text: closing, rank: -1, order: -edits.count)
        )
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        let sorted = edits.sorted {
            ($0.range.lowerBound, $0.rank, $0.order) < ($1.range.lowerBound, $1.rank, $1.order)
        }
        for edit in sorted {
            result += bytes[at..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            at = edit.range.upperBound
        }
        return result + bytes[at...]
    }
}

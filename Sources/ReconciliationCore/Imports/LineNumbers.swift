/// Lines of a file, counted from 1; 0 stands for the whole file.
///
/// Kept as ranges, since rows that break the same rule tend to stand together: a million lines in a row take one.
package struct LineNumbers: Sendable, Hashable, ExpressibleByArrayLiteral {
    private var ranges = RangeSet<Int>()

    package init() {}

    package init(arrayLiteral lines: Int...) { lines.forEach { insert($0) } }

    package var count: Int { ranges.ranges.reduce(0) { $0 + $1.count } }

    package func contains(_ line: Int) -> Bool { ranges.contains(line) }

    /// A line that is there already changes nothing.
    package mutating func insert(_ line: Int) { ranges.insert(contentsOf: line..<line + 1) }
}

extension LineNumbers {
    /// The ranges in order, both ends included: `3-4 17`.
    package var text: String {
        ranges.ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)" }
            .joined(separator: " ")
    }

    /// Reads what `text` writes; nil for what is no list of such ranges.
    package init?(_ text: String) {
        for range in text.split(separator: " ") {
            let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
                first <= last, last < .max
            else { return nil }
            ranges.insert(contentsOf: first..<last + 1)
        }
    }
}

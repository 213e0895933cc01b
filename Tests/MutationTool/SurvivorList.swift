import FoundationEssentials

/// The mutants no test can catch, each with the reason why it is the same program.
///
/// Blocks apart by an empty line: `file: change`, the line it stands on, and `because` with the reason.
struct SurvivorList {
    private(set) var reasons: [MutantKey: String] = [:]

    init(contentsOf url: URL) throws {
        try self.init(String(decoding: Data(contentsOf: url), as: UTF8.self))
    }

    init(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
        for block in lines.split(whereSeparator: \.isEmpty) {
            let lines = Array(block)
            guard
                lines.count >= 3, let colon = lines[0].firstRange(of: ": "),
                lines[2].hasPrefix("    because ")
            else {
                throw ToolFailure(
                    "the list of survivors has a block that cannot be read:\n\(block.joined(separator: "\n"))"
                )
            }
            var change = String(lines[0][colon.upperBound...])
            var occurrence = 1
            if let mark = change.ranges(of: " #").last, let number = Int(change[mark.upperBound...]) {
                occurrence = number
                change = String(change[..<mark.lowerBound])
            }
            let key = MutantKey(
                file: String(lines[0][..<colon.lowerBound]),
                lineText: String(lines[1].drop { $0 == " " }),
                change: change,
                occurrence: occurrence
            )
            reasons[key] = lines[2...].map { $0.drop { $0 == " " } }.joined(separator: " ")
        }
    }
}

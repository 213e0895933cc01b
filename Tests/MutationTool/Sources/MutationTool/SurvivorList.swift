import FoundationEssentials

/// The mutants no test can catch, each with the reason why it is the same program.
///
/// A line that starts with `Sources/` names a file. Below it, for each mutant, a line `function: change` and an indented
/// line `because` with the reason, which may go on in further indented lines.
struct SurvivorList {
    private(set) var reasons: [MutantKey: String] = [:]

    init(contentsOf url: URL) throws {
        try self.init(String(decoding: Data(contentsOf: url), as: UTF8.self))
    }

    init(_ text: String) throws {
        var file: String?
        var key: MutantKey?
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("Sources/") {
                try Self.check(key, in: reasons)
                file = String(line)
                key = nil
            } else if line.hasPrefix(" ") {
                let words = line.drop { $0 == " " }
                guard let key, reasons[key] != nil || words.hasPrefix("because ") else { throw Self.unreadable(line) }
                reasons[key] = reasons[key].map { "\($0) \(words)" } ?? String(words)
            } else {
                try Self.check(key, in: reasons)
                guard let file, let next = Self.key(line, in: file) else { throw Self.unreadable(line) }
                guard reasons[next] == nil else { throw ToolFailure("the list of survivors names twice:\n\(next)") }
                key = next
            }
        }
        try Self.check(key, in: reasons)
    }

    private static func key(_ line: Substring, in file: String) -> MutantKey? {
        guard let colon = line.firstRange(of: ": ") else { return nil }
        let function = String(line[..<colon.lowerBound])
        let change = line[colon.upperBound...]
        guard
            change.hasSuffix(")"), let opening = change.ranges(of: " (").last,
            let of = change[opening.upperBound...].firstRange(of: " of "),
            let place = Int(change[opening.upperBound..<of.lowerBound]),
            let placeCount = Int(change[of.upperBound...].dropLast())
        else { return MutantKey(file: file, function: function, change: String(change)) }
        return MutantKey(
            file: file,
            function: function,
            change: String(change[..<opening.lowerBound]),
            place: place,
            placeCount: placeCount
        )
    }

    private static func check(_ key: MutantKey?, in reasons: [MutantKey: String]) throws {
        if let key, reasons[key] == nil { throw ToolFailure("the list of survivors gives no reason for:\n\(key)") }
    }

    private static func unreadable(_ line: Substring) -> ToolFailure {
        ToolFailure("the list of survivors has a line that cannot be read:\n\(line)")
    }
}

/// One seeded bug: what a slip of the hand at one token would make of the program.
struct Mutant: Sendable, Hashable {
    /// Its number in one working copy; 0 is the program as it is written.
    var number = 0
    /// From the root of the project.
    let file: String
    /// Counted from 1.
    let line: Int
    /// The line without its indentation: what the list of survivors knows it by.
    let lineText: String
    /// The token and what becomes of it, such as `< → <=`.
    let change: String
    /// Among mutants of the same file, line text and change: 1, 2, 3 …
    var occurrence = 1

    /// What stays the same when other lines are edited.
    var key: MutantKey { MutantKey(file: file, lineText: lineText, change: change, occurrence: occurrence) }
}

/// How a mutant is named in the list of survivors.
struct MutantKey: Hashable, Comparable, CustomStringConvertible {
    let file: String
    let lineText: String
    let change: String
    let occurrence: Int

    var description: String { "\(file): \(change)\(occurrence > 1 ? " #\(occurrence)" : "")\n    \(lineText)" }

    static func < (left: Self, right: Self) -> Bool {
        (left.file, left.lineText, left.change, left.occurrence)
            < (right.file, right.lineText, right.change, right.occurrence)
    }
}

extension [Mutant] {
    /// The same mutants numbered from 1, each told from those of the same line that change alike.
    func numbered() -> [Mutant] {
        var counts: [MutantKey: Int] = [:]
        return enumerated().map { index, mutant in
            var mutant = mutant
            mutant.number = index + 1
            counts[mutant.key, default: 0] += 1
            let count = counts[mutant.key] ?? 1
            mutant.occurrence = count
            return mutant
        }
    }
}

/// The lines of a text, by the offset of a byte in it.
struct LineTable {
    private let starts: [Int]
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// Counted from 1.
    func number(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Without indentation.
    func text(of number: Int) -> String {
        let end = number < starts.count ? starts[number] - 1 : bytes.count
        return String(decoding: bytes[starts[number - 1]..<end].drop { $0 == 0x20 }, as: UTF8.self)
    }
}

/// One seeded bug: what a slip of the hand at one token would make of the program.
struct Mutant: Sendable, Hashable {
    /// Its number in one working copy, from 1; 0 is the program as it is written.
    let number: Int
    /// Counted from 1.
    let line: Int
    let key: MutantKey

    var file: String { key.file }
}

/// How a mutant is named in the list of survivors: without line or source text, so that edits elsewhere in the file and
/// new names in the function change nothing.
struct MutantKey: Hashable, Codable, Comparable, CustomStringConvertible {
    /// From the root of the project.
    let file: String
    /// The declaration it stands in, such as `Aging.init`; in SQL the name of the statement.
    let function: String
    /// The token and what becomes of it, such as `< → <=`.
    let change: String
    /// Among equal changes in the same function: the first is 1.
    var place = 1
    /// How many equal changes the function has: when it gets another one, each of them has to be looked at again.
    var placeCount = 1

    /// What the list of survivors says below the name of the file.
    var entry: String { "\(function): \(change)\(placeCount > 1 ? " (\(place) of \(placeCount))" : "")" }

    var description: String { "\(file)\n\(entry)" }

    static func < (left: Self, right: Self) -> Bool {
        (left.file, left.function, left.change, left.place, left.placeCount)
            < (right.file, right.function, right.change, right.place, right.placeCount)
    }
}

extension [MutantKey] {
    /// The same keys, equal ones told apart by their place.
    func placed() -> [MutantKey] {
        var counts: [MutantKey: Int] = [:]
        for key in self { counts[key, default: 0] += 1 }
        var places: [MutantKey: Int] = [:]
        return map { key in
            var placed = key
            places[key, default: 0] += 1
            placed.place = places[key, default: 0]
            placed.placeCount = counts[key, default: 0]
            return placed
        }
    }
}

/// The lines of a text, by the offset of a byte in it.
struct LineTable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) { starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 } }

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
}

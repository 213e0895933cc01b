/// How far the rows of a table are digested, in the order of their keys: SHA-256 over the digest before and the row,
/// row by row. Walking the same rows gives the same digest at each row, so it can be compared at any of them.
package struct RunningDigest: Sendable, Hashable {
    package var rowCount: Int64
    /// The key of the last row in it; 0 before the first.
    package var lastKey: Int64
    /// 64 hexadecimal digits.
    package var hash: String

    package init(rowCount: Int64, lastKey: Int64, hash: String) {
        self.rowCount = rowCount
        self.lastKey = lastKey
        self.hash = hash
    }

    /// Before the first row.
    package static let beginning = RunningDigest(rowCount: 0, lastKey: 0, hash: String(repeating: "0", count: 64))

    /// The key after which the next row is looked for. Before the first row that is any key, a negative one too.
    package var nextAfter: Int64 { rowCount == 0 ? .min : lastKey }

    /// Whether no key between the first and the last row is free: then a row can only be added behind them, or before 1.
    package var isWithoutGaps: Bool { rowCount == lastKey }

    /// `1027:1027:9f86…`, as the event of a run states it: rows, last key, hash.
    package var text: String { "\(rowCount):\(lastKey):\(hash)" }

    /// - Returns: nil where the text is not one of a digest.
    package init?(text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let rowCount = Int64(parts[0]), let lastKey = Int64(parts[1]) else { return nil }
        self.init(rowCount: rowCount, lastKey: lastKey, hash: String(parts[2]))
    }
}

/// Decoded from its text.
extension RunningDigest: Decodable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let digest = RunningDigest(text: try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no digest")
        }
        self = digest
    }
}

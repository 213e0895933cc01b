/// Takes the UTF-8 byte order mark off the front of a stream, however the stream is cut.
struct ByteOrderMark {
    static let bytes: [UInt8] = [0xef, 0xbb, 0xbf]
    /// How many of its bytes were seen; nil once the front has passed.
    private var matched: Int? = 0

    /// What to read of `chunk`: bytes held back that turned out to be text, and where in the chunk to go on.
    mutating func strip(_ chunk: [UInt8]) -> (held: [UInt8]?, from: Int) {
        guard var count = matched else { return (nil, 0) }
        var at = 0
        while at < chunk.count {
            guard chunk[at] == Self.bytes[count] else {
                matched = nil
                // What this chunk itself began with is still in the chunk.
                let before = count - at
                return (before > 0 ? Array(Self.bytes[..<before]) : nil, 0)
            }
            count += 1
            at += 1
            if count == Self.bytes.count {
                matched = nil
                return (nil, at)
            }
        }
        matched = count
        return (nil, chunk.count)
    }

    /// Bytes held back at the end of a stream too short to tell.
    mutating func finish() -> [UInt8]? {
        defer { matched = nil }
        guard let count = matched, count > 0 else { return nil }
        return Array(Self.bytes[..<count])
    }
}

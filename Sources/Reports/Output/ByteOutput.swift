import Crypto
import ReconciliationCore

/// Bytes on their way out: gathered into blocks, counted and digested.
///
/// Nothing is written before a block is full, so `finish` must be called.
struct ByteOutput {
    private static let blockSize = 1 << 16

    private let sink: ([UInt8]) throws -> Void
    private var block: [UInt8] = []
    private var hasher = SHA256()

    init(to sink: @escaping ([UInt8]) throws -> Void) {
        self.sink = sink
        block.reserveCapacity(Self.blockSize + 4096)
    }

    mutating func append(_ byte: UInt8) { block.append(byte) }

    mutating func append(_ bytes: ArraySlice<UInt8>) { block.append(contentsOf: bytes) }

    mutating func append(_ text: String) { block.append(contentsOf: text.utf8) }

    /// Passes full blocks on. Called between rows: a row is never torn by an error in the making of its cells.
    mutating func flushIfFull() throws {
        if block.count >= Self.blockSize { try flush() }
    }

    /// Passes on what is left; the SHA-256 of everything that was written, in hexadecimal.
    mutating func finish() throws -> String {
        try flush()
        return Hexadecimal.text(hasher.finalize())
    }

    private mutating func flush() throws {
        guard !block.isEmpty else { return }
        hasher.update(data: block)
        try sink(block)
        block.removeAll(keepingCapacity: true)
    }
}

/// The SHA-256 of some bytes, in hexadecimal.
func digest(of bytes: [UInt8]) -> String {
    Hexadecimal.text(SHA256.hash(data: bytes))
}

import CZlib
import Dispatch

/// How the bytes of evidence are kept: a tag, and for deflated ones the length they unfold to.
///
/// Receipts shrink little or much, JWS text by a quarter: what does not shrink is kept as it is.
enum EvidenceCompression {
    private static let rawTag: UInt8 = 0
    private static let deflatedTag: UInt8 = 1
    private static let deflatedHeaderLength = 5
    /// Below this nothing is gained.
    private static let worthwhileLength = 96
    /// A damaged length must not ask for all memory; intake lets no line in that is longer.
    private static let lengthMax = 64 << 20

    /// The bytes in their frame.
    static func pack(_ bytes: [UInt8]) -> [UInt8] {
        deflated(bytes) ?? [rawTag] + bytes
    }

    /// Many pieces in their frames, in the same order. Packed on all cores.
    static func pack(_ pieces: [[UInt8]]) -> [[UInt8]] {
        Array(unsafeUninitializedCapacity: pieces.count) { frames, count in
            // Each place is written once, by one thread, and read after all are done.
            nonisolated(unsafe) let places = frames
            DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
                places.initializeElement(at: index, to: pack(pieces[index]))
            }
            count = pieces.count
        }
    }

    /// The bytes out of their frame.
    ///
    /// - Throws: `DatabaseError` when the frame is damaged: then the ledger is.
    static func unpack(_ frame: [UInt8]) throws -> [UInt8] {
        switch frame.first {
        case rawTag:
            return Array(frame.dropFirst())
        case deflatedTag where frame.count > deflatedHeaderLength:
            let length = statedLength(frame)
            guard length <= lengthMax, let bytes = inflated(frame, length: length) else { throw damaged }
            return bytes
        default:
            throw damaged
        }
    }

    /// How many bytes a frame unpacks to, by what it says of itself.
    ///
    /// - Throws: `DatabaseError` when the frame is damaged: then the ledger is.
    static func unpackedLength(of frame: some Collection<UInt8>) throws -> Int {
        switch frame.first {
        case rawTag: return frame.count - 1
        case deflatedTag where frame.count > deflatedHeaderLength: return statedLength(frame)
        default: throw damaged
        }
    }

    private static func statedLength(_ frame: some Collection<UInt8>) -> Int {
        frame.dropFirst().prefix(deflatedHeaderLength - 1).reduce(0) { $0 << 8 | Int($1) }
    }

    private static var damaged: DatabaseError {
        DatabaseError(.damaged, message: "stored evidence is damaged")
    }

    /// Nil where deflating does not help.
    private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= worthwhileLength, bytes.count <= lengthMax else { return nil }
        // Room for one byte less than the bytes themselves need: zlib gives up as soon as nothing is gained.
        let capacity = bytes.count - deflatedHeaderLength
        var isSmaller = false
        let body = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let length = deflate(bytes, into: buffer)
            isSmaller = length != nil
            count = length ?? 0
        }
        guard isSmaller else { return nil }
        let header = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bytes.count >> $0) }
        return [deflatedTag] + header + body
    }

    /// Writes bytes in the zlib format (RFC 1950); returns how many, nil where they do not fit.
    private static func deflate(_ bytes: [UInt8], into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var stream = z_stream()
            guard recoup_deflate_init(&stream, Z_BEST_SPEED, windowBits(for: bytes.count)) == Z_OK else { return nil }
            defer { deflateEnd(&stream) }
            // zlib reads through next_in and never writes to it.
            stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            stream.avail_in = uInt(bytes.count)
            stream.next_out = buffer.baseAddress
            stream.avail_out = uInt(buffer.count)
            return CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : nil
        }
    }

    /// The smallest window that holds so many bytes, as zlib counts them: most pieces are small, and setting up the largest window
    /// costs more than deflating them.
    private static func windowBits(for count: Int) -> Int32 {
        Int32(min(max(Int.bitWidth - (count - 1).leadingZeroBitCount, 9), 15))
    }

    private static func inflated(_ frame: [UInt8], length: Int) -> [UInt8]? {
        var isWhole = false
        let bytes = frame.withUnsafeBufferPointer { frame in
            let body = UnsafeBufferPointer(rebasing: frame[deflatedHeaderLength...])
            return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
                var written = uLongf(length)
                let status = uncompress(buffer.baseAddress, &written, body.baseAddress, uLong(body.count))
                isWhole = status == Z_OK && Int(written) == length
                count = isWhole ? length : 0
            }
        }
        return isWhole ? bytes : nil
    }
}

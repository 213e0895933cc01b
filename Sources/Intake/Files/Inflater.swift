import CZlib

/// Undoes gzip, member after member, in bounded memory (RFC 1952, 2.2: a file is a series of members).
final class Inflater {
    enum Fault: Error, Equatable {
        case truncated
        case corrupt(String)
    }

    // On the heap: zlib keeps the address of the stream and refuses to work after it moved.
    private let stream: UnsafeMutablePointer<z_stream>
    private var isInsideMember = true
    private var isPadding = false

    init() throws(Fault) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard recoup_inflate_init_gzip(stream) == Z_OK else { throw .corrupt("zlib cannot start") }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Inflates `input`, handing out at most `limit` bytes at a time.
    func inflate(_ input: [UInt8], limit: Int, _ give: ([UInt8]) -> Void) throws(Fault) {
        var given = 0
        while given < input.count {
            if !isInsideMember {
                try startMember(input, &given)
                continue
            }
            var output: [UInt8] = []
            let consumed = try step(input, from: given, limit: limit, into: &output)
            given += consumed
            if !output.isEmpty { give(output) }
        }
        try drain(limit: limit, give)
    }

    /// Says that no input is left.
    func finish() throws(Fault) {
        if isInsideMember { throw .truncated }
    }

    private func startMember(_ input: [UInt8], _ given: inout Int) throws(Fault) {
        // Tapes and some tools pad the end with zeros; gzip(1) passes over them too.
        if input[given] == 0 {
            isPadding = true
            given += 1
            return
        }
        if isPadding { throw .corrupt("data after the padding at its end") }
        guard inflateReset(stream) == Z_OK else { throw .corrupt("zlib cannot start again") }
        isInsideMember = true
    }

    /// Output that did not fit waits inside zlib and comes without further input.
    private func drain(limit: Int, _ give: ([UInt8]) -> Void) throws(Fault) {
        while isInsideMember, hasMoreOutput {
            var output: [UInt8] = []
            _ = try step([], from: 0, limit: limit, into: &output)
            if !output.isEmpty { give(output) }
        }
    }

    private var hasMoreOutput = false

    private func step(_ input: [UInt8], from start: Int, limit: Int, into output: inout [UInt8]) throws(Fault) -> Int {
        var consumed = 0
        var status: Int32 = Z_OK
        output = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            input.withUnsafeBufferPointer { source in
                // zlib reads through next_in and never writes to it.
                stream.pointee.next_in = source.baseAddress.map { UnsafeMutablePointer(mutating: $0 + start) }
                stream.pointee.avail_in = UInt32(source.count - start)
                stream.pointee.next_out = buffer.baseAddress
                stream.pointee.avail_out = UInt32(limit)
                status = CZlib.inflate(stream, Z_NO_FLUSH)
                consumed = source.count - start - Int(stream.pointee.avail_in)
                count = limit - Int(stream.pointee.avail_out)
            }
        }
        hasMoreOutput = output.count == limit
        switch status {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: isInsideMember = false
        default: throw .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "zlib status \(status)")
        }
        return consumed
    }
}

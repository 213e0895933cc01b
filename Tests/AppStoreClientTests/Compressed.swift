import CZlib

/// Bodies that grow when they are unpacked.
enum Compressed {
    /// So many zeros, as gzip: about a thousandth of their number.
    static func zeros(count: Int) -> [UInt8] {
        var stream = z_stream()
        precondition(recoup_deflate_init_gzip(&stream, 9) == Z_OK)
        defer { deflateEnd(&stream) }
        var input = [UInt8](repeating: 0, count: count)
        var output = [UInt8](repeating: 0, count: count / 100 + 1000)
        let written = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END)
                return target.count - Int(stream.avail_out)
            }
        }
        return Array(output[..<written])
    }
}

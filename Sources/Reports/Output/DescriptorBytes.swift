import Glibc

/// All bytes from where an open file stands to its end; nil where reading fails, with the reason in `errno`.
package func bytesToEnd(ofDescriptor descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &piece, piece.count)
        if count == 0 { return bytes }
        if count > 0 {
            bytes += piece[..<count]
        } else if errno != EINTR {
            return nil
        }
    }
}

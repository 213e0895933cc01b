import Crypto
import Glibc
package import ReconciliationCore

extension ContentDigest {
    /// The digest of a file's bytes as they are, without importing anything.
    package static func ofFile(path: String, name: String) throws(IntakeFailure) -> ContentDigest {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotOpen(file: name, reason: systemReason(errno)) }
        defer { close(descriptor) }
        var hash = SHA256()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteSource.usualChunkBytes, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count == 0 { return ContentDigest(hash: hash.finalize()) }
            if count < 0 {
                if errno == EINTR { continue }
                throw .cannotRead(file: name, reason: systemReason(errno))
            }
            hash.update(bufferPointer: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

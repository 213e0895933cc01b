import Crypto
import Glibc
package import ReconciliationCore

/// A file, or standard input, as plain bytes in chunks: gzip is recognised by content and undone on the way.
///
/// Memory does not grow with the file. The digest is that of the bytes as they came, before inflating, and is complete
/// once `next()` has answered nil. Not for use from two tasks at once.
package final class ByteSource {
    /// What messages call it: never a full path of the machine.
    package let name: String
    /// The file as it was when opened; nil for standard input and bytes in memory.
    package let stampBefore: FileStamp?
    /// Raw bytes read so far.
    package private(set) var rawBytes = 0

    private let path: String?
    private let chunkBytes: Int
    private let pull: (Int) throws(IntakeFailure) -> [UInt8]
    private let descriptorToClose: Int32?
    private var hash = SHA256()
    private var inflater: Inflater?
    private var hasStarted = false
    private var hasEnded = false
    private var ready: [[UInt8]] = []
    private var readyAt = 0

    package static let usualChunkBytes = 256 * 1024

    /// Opens a file. The descriptor is closed with the source.
    package convenience init(
        path: String,
        name: String,
        chunkBytes: Int = usualChunkBytes
    ) throws(IntakeFailure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotOpen(file: name, reason: systemReason(errno)) }
        self.init(
            name: name,
            path: path,
            stamp: FileStamp(descriptor: descriptor),
            closing: descriptor,
            chunkBytes: chunkBytes,
            pull: Self.reading(descriptor, name: name)
        )
    }

    /// Reads an open descriptor, such as standard input, and leaves it open.
    package convenience init(descriptor: Int32, name: String, chunkBytes: Int = usualChunkBytes) {
        self.init(
            name: name,
            path: nil,
            stamp: nil,
            closing: nil,
            chunkBytes: chunkBytes,
            pull: Self.reading(descriptor, name: name)
        )
    }

    /// Reads what `pull` makes: at most so many bytes per call, none at the end.
    package convenience init(
        name: String,
        chunkBytes: Int = usualChunkBytes,
        pull: @escaping (Int) throws(IntakeFailure) -> [UInt8]
    ) {
        self.init(name: name, path: nil, stamp: nil, closing: nil, chunkBytes: chunkBytes, pull: pull)
    }

    /// Reads bytes in memory.
    package convenience init(bytes: [UInt8], name: String, chunkBytes: Int = usualChunkBytes) {
        var at = 0
        self.init(name: name, chunkBytes: chunkBytes) { (limit: Int) throws(IntakeFailure) -> [UInt8] in
            let end = min(at + limit, bytes.count)
            defer { at = end }
            return Array(bytes[at..<end])
        }
    }

    private init(
        name: String,
        path: String?,
        stamp: FileStamp?,
        closing descriptor: Int32?,
        chunkBytes: Int,
        pull: @escaping (Int) throws(IntakeFailure) -> [UInt8]
    ) {
        precondition(chunkBytes > 0)
        self.name = name
        self.path = path
        self.stampBefore = stamp
        self.descriptorToClose = descriptor
        self.chunkBytes = chunkBytes
        self.pull = pull
    }

    deinit {
        if let descriptorToClose { close(descriptorToClose) }
    }

    /// The next plain bytes, never empty; nil at the end.
    package func next() throws(IntakeFailure) -> [UInt8]? {
        while true {
            if readyAt < ready.count {
                defer { readyAt += 1 }
                return ready[readyAt]
            }
            ready.removeAll(keepingCapacity: true)
            readyAt = 0
            if hasEnded { return nil }
            try advance()
        }
    }

    /// SHA-256 of the raw bytes read so far; of the whole file once `next()` answered nil.
    package var digest: ContentDigest { ContentDigest(hash: hash.finalize()) }

    /// The file under the same path now: differs from `stampBefore` if it changed or was replaced meanwhile.
    package var stampNow: FileStamp? { path.flatMap { FileStamp(path: $0) } }

    private func advance() throws(IntakeFailure) {
        var raw = try pullRaw()
        if !hasStarted {
            hasStarted = true
            // A pipe may give a single byte first; two are needed to know gzip.
            while raw.count == 1, !hasEnded { raw += try pullRaw() }
            if raw.starts(with: [0x1f, 0x8b]) {
                do { inflater = try Inflater() } catch { throw failure(error) }
            }
        }
        guard let inflater else {
            if !raw.isEmpty { ready.append(raw) }
            return
        }
        do {
            // One raw chunk inflates to at most about a thousand times its size, so the input goes in by small pieces.
            try inflater.inflate(raw, limit: max(chunkBytes, 16)) { ready.append($0) }
            if hasEnded { try inflater.finish() }
        } catch {
            throw failure(error)
        }
    }

    private func pullRaw() throws(IntakeFailure) -> [UInt8] {
        let raw = try pull(inflater == nil ? chunkBytes : min(chunkBytes, 4096))
        if raw.isEmpty { hasEnded = true }
        rawBytes += raw.count
        raw.withUnsafeBytes { hash.update(bufferPointer: $0) }
        return raw
    }

    private func failure(_ fault: Inflater.Fault) -> IntakeFailure {
        switch fault {
        case .truncated: .truncatedGzip(file: name)
        case .corrupt(let reason): .corruptGzip(file: name, reason: reason)
        }
    }

    private static func reading(_ descriptor: Int32, name: String) -> (Int) throws(IntakeFailure) -> [UInt8] {
        { (limit: Int) throws(IntakeFailure) -> [UInt8] in
            while true {
                var count = 0
                var cause: Int32 = 0
                let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
                    count = read(descriptor, buffer.baseAddress, limit)
                    cause = errno
                    filled = max(count, 0)
                }
                if count >= 0 { return bytes }
                if cause != EINTR { throw .cannotRead(file: name, reason: systemReason(cause)) }
            }
        }
    }
}

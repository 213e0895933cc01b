import Crypto
import Glibc
package import ReconciliationCore

/// A file, or standard input, as plain bytes in chunks: gzip is recognised by content and undone on the way.
///
/// Memory does not grow with the file. The digest is that of the bytes as they came, before inflating, and is complete
/// once `next()` has answered nil. Not for use from two tasks at once.
package final class ByteSource {
    /// Its name in messages: never a full path of this machine.
    package let name: String
    /// The file as it was when opened; nil for standard input and bytes in memory.
    package let stampBefore: FileStamp?
    /// Raw bytes read so far.
    package private(set) var rawBytes = 0

    private let place: FilePlace?
    private let limits: ByteLimits
    private let chunkBytes: Int
    private let pull: (Int) throws(IntakeFailure) -> [UInt8]
    private let descriptorToClose: Int32?
    private var hash = SHA256()
    private var inflater: Inflater?
    private var plainBytes = 0
    private var hasStarted = false
    private var hasEnded = false
    private var ready: [[UInt8]] = []
    private var readyAt = 0

    package static let usualChunkBytes = 256 * 1024

    /// Opens a file as an input: a regular one of one name, by that name and not through a link. The descriptor is
    /// closed with the source.
    package convenience init(
        opening place: FilePlace,
        name: String,
        protecting protected: ProtectedFiles,
        limits: ByteLimits = .usual,
        chunkBytes: Int = usualChunkBytes
    ) throws(IntakeFailure) {
        let file = try place.open(called: name, protecting: protected)
        guard file.stamp.sizeBytes <= limits.rawBytes else {
            close(file.descriptor)
            throw .tooLarge(file: name, bytesMax: limits.rawBytes, isUnpacked: false)
        }
        self.init(
            name: name,
            place: place,
            stamp: file.stamp,
            closing: file.descriptor,
            limits: limits,
            chunkBytes: chunkBytes,
            pull: Self.reading(file.descriptor, name: name)
        )
    }

    /// Reads an open descriptor, such as standard input, and leaves it open.
    ///
    /// - Throws: `.obstacle` where the ledger was put there. That descriptor must stay open too: closing it would drop
    ///   SQLite's locks.
    package convenience init(
        descriptor: Int32,
        name: String,
        protecting protected: ProtectedFiles,
        limits: ByteLimits = .usual,
        chunkBytes: Int = usualChunkBytes
    ) throws(IntakeFailure) {
        if let obstacle = InputObstacle(descriptor: descriptor, protecting: protected) {
            throw .obstacle(file: name, obstacle)
        }
        self.init(
            name: name,
            limits: limits,
            chunkBytes: chunkBytes,
            pull: Self.reading(descriptor, name: name)
        )
    }

    /// Reads what `pull` makes: at most so many bytes per call, none at the end.
    package convenience init(
        name: String,
        limits: ByteLimits = .usual,
        chunkBytes: Int = usualChunkBytes,
        pull: @escaping (Int) throws(IntakeFailure) -> [UInt8]
    ) {
        self.init(
            name: name,
            place: nil,
            stamp: nil,
            closing: nil,
            limits: limits,
            chunkBytes: chunkBytes,
            pull: pull
        )
    }

    /// Reads bytes in memory.
    package convenience init(
        bytes: [UInt8],
        name: String,
        limits: ByteLimits = .usual,
        chunkBytes: Int = usualChunkBytes
    ) {
        var at = 0
        self.init(name: name, limits: limits, chunkBytes: chunkBytes) {
            (limit: Int) throws(IntakeFailure) -> [UInt8] in
            let end = min(at + limit, bytes.count)
            defer { at = end }
            return Array(bytes[at..<end])
        }
    }

    private init(
        name: String,
        place: FilePlace?,
        stamp: FileStamp?,
        closing descriptor: Int32?,
        limits: ByteLimits,
        chunkBytes: Int,
        pull: @escaping (Int) throws(IntakeFailure) -> [UInt8]
    ) {
        precondition(chunkBytes > 0)
        self.name = name
        self.place = place
        self.stampBefore = stamp
        self.descriptorToClose = descriptor
        self.limits = limits
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

    /// The digest of all raw bytes, where reading them broke off; nil where that too is impossible.
    package func digestToTheEnd() -> ContentDigest? {
        do {
            while !hasEnded { _ = try pullRaw() }
            return digest
        } catch {
            return nil
        }
    }

    /// The size of the file as it is; 0 for anything else, such as a pipe.
    package var byteCount: Int64 { stampBefore?.sizeBytes ?? 0 }

    /// The file that has the name now: differs from `stampBefore` if it changed or was replaced meanwhile.
    package var stampNow: FileStamp? { place?.stamp }

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
            try inflater.inflate(raw, limit: max(chunkBytes, 16)) { piece in
                plainBytes += piece.count
                ready.append(piece)
            }
            if hasEnded { try inflater.finish() }
        } catch {
            throw failure(error)
        }
        guard plainBytes <= limits.plainBytes else {
            throw .tooLarge(file: name, bytesMax: limits.plainBytes, isUnpacked: true)
        }
    }

    private func pullRaw() throws(IntakeFailure) -> [UInt8] {
        let raw = try pull(inflater == nil ? chunkBytes : min(chunkBytes, 4096))
        if raw.isEmpty { hasEnded = true }
        rawBytes += raw.count
        guard rawBytes <= limits.rawBytes else {
            throw .tooLarge(file: name, bytesMax: limits.rawBytes, isUnpacked: false)
        }
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

/// How much one file may hold. Generous, so that no real export meets them; without them a sparse file of a terabyte, or
/// a small gzip that unpacks to one, would hold the run's lock for hours.
package struct ByteLimits: Sendable, Hashable {
    /// The most bytes of the file as it is.
    package var rawBytes: Int
    /// The most bytes of a compressed file once it is unpacked.
    package var plainBytes: Int

    package static let usual = ByteLimits(rawBytes: 32 << 30, plainBytes: 64 << 30)

    package init(rawBytes: Int, plainBytes: Int) {
        self.rawBytes = rawBytes
        self.plainBytes = plainBytes
    }
}

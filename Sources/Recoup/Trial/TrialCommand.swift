import AppStoreRecords
import ArgumentParser
import Glibc
import ReconciliationCore

/// The other side of `EvidenceTrial`: reads pieces of evidence from standard input as a night would, and answers each with one
/// byte; one more before the first says that it is ready.
///
/// Nothing is kept of what it reads: whether it lives to answer is all that is asked.
struct TrialCommand: AsyncContextCommand {
    static let name = "try-evidence"
    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Reads evidence for a run, in a process of its own.",
        shouldDisplay: false
    )

    private static let memoryBytesMax: rlim_t = 4 << 30
    /// For one piece: longer than `EvidenceTrial` waits.
    private static let secondsMax: UInt32 = 120

    @Option(help: "The moment it is judged by.")
    var asOf: String

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) async throws {
        guard let asOf = Instant(rfc3339: asOf) else { throw ValidationError("--as-of is no moment: \(asOf)") }
        let verifier = try global.configuration(in: context).evidenceVerifier(asOf: asOf)
        // A piece that takes more ends this process, not the night.
        var memory = rlimit(rlim_cur: Self.memoryBytesMax, rlim_max: Self.memoryBytesMax)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
        answer()
        while let bytes = nextPiece() {
            // In case the asking process is no longer there to end it.
            alarm(Self.secondsMax)
            let piece = DueEvidence(id: 0, digest: ContentDigest(of: bytes), bytes: bytes, origin: .client)
            _ = EvidenceAnswer(await verifier.verify(bytes), about: piece)
            alarm(0)
            answer()
        }
    }

    /// What stands before a piece: how many bytes it has, the highest byte first.
    static func frame(of byteCount: Int) -> [UInt8] { withUnsafeBytes(of: UInt64(byteCount).bigEndian, Array.init) }

    private func answer() {
        var byte: UInt8 = 1
        // If nobody listens any more, the next piece does not come either.
        _ = write(STDOUT_FILENO, &byte, 1)
    }

    /// Nil at the end.
    private func nextPiece() -> [UInt8]? {
        guard let frame = read(8) else { return nil }
        return read(frame.reduce(0) { $0 << 8 | Int($1) })
    }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let received = bytes[filled...].withUnsafeMutableBytes { rest in
                Glibc.read(STDIN_FILENO, rest.baseAddress, rest.count)
            }
            guard received > 0 else { return nil }
            filled += received
        }
        return bytes
    }
}

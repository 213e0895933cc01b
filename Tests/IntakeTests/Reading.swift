import FoundationEssentials
import Intake
import ReconciliationCore

/// What came out of one file, for tests to look at.
struct Outcome: Equatable {
    var rows: [IntakeRow] = []
    var lines: [Int] = []
    var rejected: [RejectedRow] = []
    var tally = ReadingTally(digest: ContentDigest(hex: ""))

    /// `line field rule` of each rejection.
    var refusals: [String] { rejected.map { "\($0.line) \($0.field) \($0.rule)" } }
    var submissions: [SubmissionRow] { rows.compactMap { if case .submission(let row) = $0 { row } else { nil } } }
    var credits: [CreditRow] { rows.compactMap { if case .credit(let row) = $0 { row } else { nil } } }
    var payments: [PaymentRow] { rows.compactMap { if case .payment(let row) = $0 { row } else { nil } } }
    var users: [UserRow] { rows.compactMap { if case .user(let row) = $0 { row } else { nil } } }
    var products: [ProductRow] { rows.compactMap { if case .product(let row) = $0 { row } else { nil } } }
    var notifications: [NotificationRow] {
        rows.compactMap { if case .notification(let row) = $0 { row } else { nil } }
    }
}

/// 2025-04-01T00:00:00Z
let asOf = Instant(milliseconds: 1_743_465_600_000)

/// A file on the disk, opened as an input.
func opened(
    _ path: String,
    as name: String,
    protecting protected: ProtectedFiles = .none
) throws(IntakeFailure) -> ByteSource {
    try ByteSource(opening: FilePlace(path: FileName(path)), name: name, protecting: protected)
}

func reading(
    _ kind: IntakeKind,
    _ bytes: [UInt8],
    chunkBytes: Int = ByteSource.usualChunkBytes,
    columns: [String: String] = [:],
    timeZone: TimeZone? = nil,
    secrets: SharedSecrets = .none
) throws -> Outcome {
    let source = ByteSource(bytes: bytes, name: "file", chunkBytes: chunkBytes)
    let file = InputFile(
        kind: kind,
        source: source,
        columns: columns,
        timeZone: timeZone,
        asOf: asOf,
        sharedSecrets: secrets
    )
    var outcome = Outcome()
    outcome.tally = try file.read(
        onRow: { row, line in
            outcome.rows.append(row)
            outcome.lines.append(line)
        },
        onRejected: { outcome.rejected.append($0) }
    )
    return outcome
}

func reading(
    _ kind: IntakeKind,
    _ text: String,
    columns: [String: String] = [:],
    timeZone: TimeZone? = nil,
    secrets: SharedSecrets = .none
) throws -> Outcome {
    try reading(kind, Array(text.utf8), columns: columns, timeZone: timeZone, secrets: secrets)
}

/// A generator with a seed, so that what fails today fails tomorrow (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}

import FoundationEssentials
import ReconciliationCore

/// Keeps pieces of evidence, each content once. Works in portions: what is known of the contents of one is asked at once.
final class EvidenceWriter {
    private let database: Database
    private let add: any Statement
    private let putBytes: any Statement
    private let date: any Statement
    /// By the digest of the content; those of this portion.
    private var known: [ContentDigest: Int64] = [:]
    /// The contents of this portion that are still to be stored, as they are kept.
    private var frames: [ContentDigest: [UInt8]] = [:]
    private var lastID: Int64 = 0
    /// When known pieces came in again.
    private var dates: [Int64: Instant] = [:]

    init(_ database: Database) throws {
        self.database = database
        add = try database.prepared(SQL.ImportedRows.addEvidence)
        putBytes = try database.prepared(SQL.ImportedRows.putEvidence)
        date = try database.prepared(SQL.Imports.dateEvidence)
    }

    /// Begins a portion.
    ///
    /// - Parameter pieces: those that may be kept until the next one, by their digests; the same content may come twice.
    func lookUp(_ pieces: [(digest: ContentDigest, bytes: [UInt8])]) throws {
        let stored = try findStored(pieces.map(\.digest.hex))
        lastID = try database.value(SQL.ImportedRows.lastEvidence) ?? 0
        let missing = Dictionary(pieces.lazy.filter { !stored.contains($0.digest) }) { first, _ in first }
        frames = Dictionary(uniqueKeysWithValues: zip(missing.keys, EvidenceCompression.pack(Array(missing.values))))
    }

    /// Finds the known pieces among these.
    ///
    /// - Returns: those whose bytes need not be stored again.
    private func findStored(_ digests: [String]) throws -> Set<ContentDigest> {
        known = [:]
        var stored: Set<ContentDigest> = []
        let rows = try database.cursor(
            SQL.ImportedRows.findEvidence,
            [jsonArray(digests), codes { (outcome: EvidenceOutcome) in !outcome.isFinal }]
        )
        while let row = try rows.next() {
            let digest = ContentDigest(hex: row["digest"])
            known[digest] = row["evidence_id"]
            let isWantedAgain: Bool = row["is_wanted_again"]
            if !isWantedAgain { stored.insert(digest) }
        }
        return stored
    }

    /// Keeps one piece that was looked up, with the earliest moment it came in. Of a known one that lost its bytes before it had a
    /// final answer (an erasure takes them), the bytes are stored again, and it is due as if it had come in just now.
    func keep(_ digest: ContentDigest, form: StoredForm, receivedAt: Instant?) throws -> (id: Int64, isNew: Bool) {
        if let id = known[digest] {
            if let receivedAt { dates[id] = min(dates[id] ?? receivedAt, receivedAt) }
            if let frame = frames.removeValue(forKey: digest) {
                try putBytes.queue { row in
                    row.add(id)
                    row.add(frame)
                }
            }
            return (id, false)
        }
        guard let frame = frames.removeValue(forKey: digest) else {
            throw DatabaseError(message: "the evidence \(digest.hex) was not looked up")
        }
        lastID += 1
        known[digest] = lastID
        try add.queue { row in
            row.add(lastID)
            row.add(digest.hex)
            row.add(form.rawValue)
            row.add(frame)
            row.add(receivedAt?.milliseconds)
        }
        return (lastID, true)
    }

    /// Ends a portion.
    func finish() throws {
        for (id, receivedAt) in dates.sorted(by: { $0.key < $1.key }) { try date.queue([id, receivedAt.milliseconds]) }
        dates = [:]
    }
}

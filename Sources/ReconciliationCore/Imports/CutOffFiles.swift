/// An imported file of events (credits, payments, uploads, notifications), as far as it shows missing records.
package struct EventFile: Sendable, Hashable {
    package var kind: IntakeKind
    /// As the reports name it, with its folder where it came through the inbox.
    package var name: String
    /// The digest of its bytes as they came.
    package var digest: ContentDigest
    package var importedAt: Instant
    /// Whether it ended in the middle of a record, or a misplaced quote made one of several.
    package var isCutOff: Bool
    /// Whether it was refused as a whole because of its first line, or could not be read.
    package var isRefused: Bool
    /// How many of its rows could be read.
    package var readRows: Int
    /// How many of these were known before.
    package var knownRows: Int

    /// The name of whatever comes on standard input.
    package static let standardInput = "standard input"

    package init(
        kind: IntakeKind,
        name: String,
        digest: ContentDigest,
        importedAt: Instant,
        isCutOff: Bool,
        isRefused: Bool,
        readRows: Int,
        knownRows: Int
    ) {
        self.kind = kind
        self.name = name
        self.digest = digest
        self.importedAt = importedAt
        self.isCutOff = isCutOff
        self.isRefused = isRefused
        self.readRows = readRows
        self.knownRows = knownRows
    }

    /// Which export it is: a file imported by its path can replace one of the inbox, and the other way round.
    private var export: Substring { name.split(separator: "/").last ?? name[...] }

    private var isOfInbox: Bool { name.contains("/") }

    /// Whether the ledger lacks records of it. A refused file of the inbox waits in `inbox/failed`, where its name
    /// begins with the first digits of its digest: once somebody takes it away from there, it counts as dealt with.
    ///
    /// - Parameter waiting: the names of what lies in `inbox/failed`.
    fileprivate func lacksRecords(waiting: [String]) -> Bool {
        isCutOff || isRefused && (!isOfInbox || waiting.contains { $0.hasPrefix(digest.hex.prefix(8)) })
    }

    /// Whether this file is the other one, delivered again: it has the same name, and at least half of the other's
    /// readable rows. The rows are compared because an export may have the same name each night; a refused file has
    /// none, so its name is enough, unless it came on standard input.
    fileprivate func replaces(_ other: EventFile) -> Bool {
        guard kind == other.kind, readRows > 0, export == other.export else { return false }
        let hasItsRows = knownRows > 0 && knownRows * 2 >= other.readRows
        return other.name == Self.standardInput ? other.readRows > 0 && hasItsRows : other.isRefused || hasItsRows
    }
}

extension [EventFile] {
    /// The names of the files that lack records, were imported after `start` and did not come whole since (Rules 4.5),
    /// sorted, by kind. The receiver is in the order of import.
    ///
    /// - Parameters:
    ///   - start: files imported earlier are no longer reported.
    ///   - waiting: the names of what lies in `inbox/failed`.
    package func cutOff(after start: Instant, waiting: [String]) -> [IntakeKind: [String]] {
        var cutOff: [EventFile] = []
        for file in self {
            let lacksRecords = file.lacksRecords(waiting: waiting)
            guard !lacksRecords || file.importedAt > start else { continue }
            cutOff.removeAll { file.replaces($0) }
            if lacksRecords { cutOff.append(file) }
        }
        return Dictionary(grouping: cutOff, by: \.kind).mapValues { Set($0.map(\.name)).sorted() }
    }
}

/// A file of what happened (credits, payments, uploads, notifications) as it came in, as far as it says whether records are missing.
package struct EventFile: Sendable, Hashable {
    package var kind: IntakeKind
    /// As the reports name it, with its folder where it came through the inbox.
    package var name: String
    /// Of its bytes as they came.
    package var digest: ContentDigest
    package var importedAt: Instant
    /// Whether it ended in the middle of a record, or a quote out of place made one of several.
    package var isCutOff: Bool
    /// Whether what its first line says had it refused as a whole, or it could not be read.
    package var isRefused: Bool
    /// How many of its rows could be read.
    package var readRows: Int
    /// How many of these were known before.
    package var knownRows: Int

    /// What stands for a name where there is none: whatever comes on standard input is called that.
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

    /// Which export it is: a file that is imported by its path mends one of the inbox, and the other way round.
    private var export: Substring { name.split(separator: "/").last ?? name[...] }

    private var isOfInbox: Bool { name.contains("/") }

    /// Whether records that stand in it are not known. A file of the inbox that was refused waits in `inbox/failed`, where its name
    /// begins with the first digits of its digest: whoever takes it away from there has looked after it.
    ///
    /// - Parameter waiting: the names of what lies in `inbox/failed`.
    fileprivate func lacksRecords(waiting: [String]) -> Bool {
        isCutOff || isRefused && (!isOfInbox || waiting.contains { $0.hasPrefix(digest.hex.prefix(8)) })
    }

    /// Whether this file is another one, delivered again: it has the same name and at least half of the rows that could be read of
    /// that. An export that is called the same each night has other rows the next night: of a file of which no row could be read,
    /// nothing tells whether it came in since. One that was refused is mended under its name, unless it had none.
    fileprivate func replaces(_ other: EventFile) -> Bool {
        guard kind == other.kind, readRows > 0, export == other.export else { return false }
        let hasItsRows = knownRows > 0 && knownRows * 2 >= other.readRows
        return other.name == Self.standardInput ? other.readRows > 0 && hasItsRows : other.isRefused || hasItsRows
    }
}

extension [EventFile] {
    /// The names of the files of which records are missing, that were imported after `start` and did not come in whole since
    /// (Rules 4.5), by kind and in order. The files are in the order in which they came in.
    ///
    /// - Parameters:
    ///   - start: files that came earlier are told of no more.
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

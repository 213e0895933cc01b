import Dispatch
package import FoundationEssentials
package import ReconciliationCore

/// One file to import: bytes in, typed rows or rejected rows out. Reads, writes nothing, and knows no ledger.
package struct InputFile {
    package var kind: IntakeKind
    package var source: ByteSource
    /// Under which column a field is found instead of its own name.
    package var columns: [String: String]
    /// Meant by times that name no zone; nil refuses them.
    package var timeZone: TimeZone?
    package var asOf: Instant
    /// What the passwords of version 1 notifications are held against.
    package var sharedSecrets: SharedSecrets

    package init(
        kind: IntakeKind,
        source: ByteSource,
        columns: [String: String] = [:],
        timeZone: TimeZone? = nil,
        asOf: Instant,
        sharedSecrets: SharedSecrets = .none
    ) {
        self.kind = kind
        self.source = source
        self.columns = columns
        self.timeZone = timeZone
        self.asOf = asOf
        self.sharedSecrets = sharedSecrets
    }

    /// Reads the file to its end, handing out every record once, in file order, as a row or as a rejection.
    ///
    /// Throws where the file cannot be read as a whole (what was handed out before must then be undone), or
    /// `.consumer` where a closure threw. A source can be read once.
    package func read(onRow: RowHandler, onRejected: RejectionHandler) throws(IntakeFailure) -> ReadingTally {
        let reader = try rowReader()
        var counter = RecordCounter(kind.isCSV ? .csv : .jsonLines)
        while let chunk = try source.next() {
            counter.feed(chunk)
            try consuming { try reader.feed(chunk, onRow, onRejected) }
        }
        try consuming { try reader.finish(onRow, onRejected) }

        var tally = ReadingTally(digest: source.digest)
        tally.rawBytes = source.rawBytes
        tally.recordsCounted = counter.finish()
        tally.accepted = reader.accepted
        tally.rejected = reader.rejected
        tally.isCutOff = reader.isCutOff
        tally.isRejectedWhole = reader.isRejectedWhole
        if reader.accepted + reader.rejected > 0 { tally.absentMembers = reader.absentMembers.sorted() }
        tally.ignoredColumns = reader.ignoredColumns.map(Self.shortened).sorted()
        tally.latestAt = reader.latestAt
        tally.isTimeless = reader.accepted > 0 && !reader.statesTimes
        tally.stampBefore = source.stampBefore
        tally.stampAfter = source.stampNow
        return tally
    }

    /// As `read(onRow:onRejected:)`: the same rows in the same order, on this thread. They are read on another one meanwhile, some
    /// of them ahead, which has ended when this returns.
    package func readAhead(onRow: RowHandler, onRejected: RejectionHandler) throws(IntakeFailure) -> ReadingTally {
        let rows = RowsAhead(portions: portionsAhead)
        // Nobody else uses the source before the thread has ended.
        nonisolated(unsafe) let file = self
        let reading = DispatchGroup()
        DispatchQueue(label: "recoup intake").async(group: reading) { rows.read(file) }
        defer { reading.wait() }
        do {
            while let portion = rows.next() {
                for item in portion {
                    switch item {
                    case .row(let row, let line): try onRow(row, line)
                    case .rejected(let row): try onRejected(row)
                    }
                }
            }
        } catch {
            rows.abandon()
            throw .consumer(error)
        }
        return try rows.tally()
    }

    /// Payments and credits are written fifty thousand at a time: as many are read meanwhile.
    private var portionsAhead: Int { kind.isCSV ? 50 : 8 }

    /// Names of columns come from outside, and each may be as long as a field.
    private static func shortened(_ column: String) -> String {
        let charactersMax = 64
        let start = column.unicodeScalars.prefix(charactersMax)
        return start.endIndex == column.unicodeScalars.endIndex ? column : String(start) + "…"
    }

    private func rowReader() throws(IntakeFailure) -> RowReader {
        var renames: [Field: String] = [:]
        for (name, column) in columns {
            guard let field = Field(rawValue: name), kind.fields.contains(field) else {
                throw .unknownField(name, kind: kind, known: kind.fieldNames)
            }
            renames[field] = column
        }
        if let failure = IntakeFailure(sharedMemberOf: columns, in: kind) { throw failure }
        let terms = ReadingTerms(
            times: TimeReader(defaultZone: timeZone),
            asOf: asOf,
            sharedSecrets: sharedSecrets
        )
        return RowReader(kind: kind, file: source.name, renames: renames, terms: terms)
    }

    private func consuming(_ work: () throws -> Void) throws(IntakeFailure) {
        do { try work() } catch { throw .consumer(error) }
    }
}

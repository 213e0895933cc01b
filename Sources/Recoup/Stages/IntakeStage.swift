import Glibc
import Intake
import Ledger
import Logging
import ReconciliationCore
import Reports

/// The first stage: files as they came, into the ledger; each file all or nothing, by content.
struct IntakeStage {
    let ledger: any LedgerEngine
    let configuration: Configuration
    let asOf: Instant
    let context: Context
    /// A rehearsal moves no file.
    var movesFiles = true

    struct Outcome: Sendable {
        /// What is wrong with the inbox as a whole.
        var alarms: [Message] = []
        /// Files that did not come in, or not as they should, a sentence each.
        var fileAlarms: [Message] = []
        var warnings: [Message] = []
        /// A shared secret could not be read, and what needs it was left for the next run.
        var lacksSecret = false
        /// Files that could not be read, or not as a whole.
        var hasFailures = false
        var files = 0
        var rejectedRows = 0
        /// Files of which nothing came in.
        var refusedFiles = 0
        /// The names of what lies in `inbox/failed` since earlier nights.
        var waiting: [String] = []
        /// Whether every file was read to its end, and none had only rows that were refused: only then does stated coverage count.
        var isComplete = true

        /// Says that a file was not imported, or not whole.
        mutating func fail(_ alarm: Message) {
            fileAlarms.append(alarm)
            hasFailures = true
            isComplete = false
        }
    }

    /// What must never be opened as an input.
    var protected: ProtectedFiles { ProtectedFiles(configuration.ledger.file?.files ?? []) }

    /// Imports one file that is named on the command line, where it lies; `-` is standard input.
    func importFile(at file: String, kind: IntakeKind, columns: [String: String], into outcome: inout Outcome) throws {
        let isStandardInput = file == "-"
        let place = FilePlace(path: context.pathBytes(file))
        let name = isStandardInput ? EventFile.standardInput : place.name.lastPart.shown
        var isStandardInputRead = false
        _ = try importFile(kind, name: name, columns: columns, isNamed: true, into: &outcome) {
            () throws(IntakeFailure) -> ByteSource in
            guard isStandardInput else { return try ByteSource(opening: place, name: name, protecting: protected) }
            guard !isStandardInputRead else { throw .cannotReadTwice(file: name) }
            isStandardInputRead = true
            return try ByteSource(descriptor: STDIN_FILENO, name: name, protecting: protected)
        }
    }

    /// What became of one file.
    enum Ending {
        /// Its rows are in the ledger, or it was refused as a whole by what its first line says.
        case read(digest: ContentDigest, of: FileIdentity?, isWhole: Bool)
        /// It could not be read; the digest is nil where not even its bytes could.
        case unreadable(digest: ContentDigest?, of: FileIdentity?)
        /// It is no input, or not one yet.
        case left
    }

    /// Imports one file into the ledger. What is wrong with the file is reported and does not fail the run. No run
    /// comes back to a file that `isNamed` by the user.
    func importFile(
        _ kind: IntakeKind,
        name: String,
        columns: [String: String] = [:],
        isNamed: Bool = false,
        into outcome: inout Outcome,
        opening: () throws(IntakeFailure) -> ByteSource
    ) throws -> Ending {
        let settings = configuration.inputs[kind] ?? Configuration.Input()
        outcome.files += 1
        context.log.debug("\(name): read as \(kind.rawValue)")
        let reading: Reading
        var source: ByteSource?
        do {
            let columns = settings.columns.merging(columns) { $1 }
            reading = try read(kind, name: name, columns: columns, settings) { () throws(IntakeFailure) -> ByteSource in
                let opened = try opening()
                source = opened
                return opened
            }
        } catch {
            return try ending(after: error, reading: source, kind, name: name, isNamed: isNamed, &outcome)
        }
        say(reading, kind, name: name, &outcome)
        try cover(reading.tally, kind, name: name, settings, &outcome)
        outcome.isComplete = outcome.isComplete && reading.tally.isComplete
        if !reading.isWhole {
            outcome.hasFailures = true
            outcome.refusedFiles += 1
        }
        return .read(
            digest: reading.tally.digest,
            of: reading.tally.stampBefore?.identity,
            isWhole: reading.isWhole
        )
    }

    /// Says why a file was not imported, and records that it could not be read.
    ///
    /// - Throws: the error, where the file is not at fault.
    private func ending(
        after error: any Error,
        reading source: ByteSource?,
        _ kind: IntakeKind,
        name: String,
        isNamed: Bool,
        _ outcome: inout Outcome
    ) throws -> Ending {
        switch error {
        case is ChangedWhileRead:
            outcome.fail(isNamed ? .namedFileChanged(name) : .fileChanged(name))
            return .left
        case let fault as UnusableSecret:
            outcome.fail(isNamed ? .namedFileLeft(name, fault.message) : .fileLeft(name, fault.message))
            outcome.lacksSecret = true
            return .left
        case let failure as IntakeFailure:
            switch failure {
            case .unknownField, .memberForTwoFields: throw CommandFailure(.usage, Message(failure))
            default: outcome.fail(Message(failure))
            }
            if case .obstacle = failure { return .left }
            outcome.refusedFiles += 1
            let digest = source?.digestToTheEnd()
            if let digest, !failure.isOfKnownContent {
                try keepUnreadable(digest, kind, name: name, byteCount: source?.rawBytes ?? 0)
            }
            return .unreadable(digest: digest, of: source?.stampBefore?.identity)
        default: throw error
        }
    }

    /// Records that a file could not be read, like one that was refused as a whole: later nights report it (Rules 4.5).
    private func keepUnreadable(_ digest: ContentDigest, _ kind: IntakeKind, name: String, byteCount: Int) throws {
        _ = try ledger.importFile(IncomingFile(kind: kind, name: name, importedAt: asOf)) { _ in
            FileTally(digest: digest, byteCount: Int64(byteCount), recordCount: 0, isReadByRow: false)
        }
    }

    /// Says what became of the rows of a file.
    private func say(_ reading: Reading, _ kind: IntakeKind, name: String, _ outcome: inout Outcome) {
        switch reading.result {
        case .alreadyKnown, .refusedBefore:
            if !reading.isWhole {
                outcome.fail(.fileRefusedAgain(name, reading.firstRefusal))
            } else if let first = reading.firstRefusal {
                outcome.fileAlarms.append(.rowsRefusedAgain(in: name, first))
                outcome.hasFailures = true
            } else {
                context.say(.fileKnown(name))
            }
        case .imported(let file):
            outcome.rejectedRows += file.rejected
            if reading.isWhole {
                context.say(
                    .fileImported(
                        name,
                        accepted: file.accepted,
                        duplicates: file.duplicates,
                        rejected: file.rejected
                    )
                )
                // Here and now, for whoever imports by hand: the export of rejects has those of all files.
                if file.rejected > 0, let first = reading.firstRefusal { context.warn(.rowsRefused(in: name, first)) }
            } else {
                outcome.fail(.fileRefused(name, reading.firstRefusal))
            }
            let ignored = reading.tally.ignoredColumns
            if kind.isCSV, !ignored.isEmpty { context.say(.columnsIgnored(name, ignored)) }
        }
        if !reading.tally.absentMembers.isEmpty {
            outcome.warnings.append(.membersAbsent(name, reading.tally.absentMembers, kind))
        }
    }

    /// Notes up to when the inputs of a kind are complete by what the file itself says. A file that is known counts
    /// too: an export without a row has the same content every night, and says that nothing is missing.
    private func cover(
        _ tally: ReadingTally,
        _ kind: IntakeKind,
        name: String,
        _ settings: Configuration.Input,
        _ outcome: inout Outcome
    ) throws {
        if tally.isComplete, kind == .credits, settings.coversFileTime, let modified = tally.modifiedAt {
            // Coverage cannot be taken back, and what is still to come would count as missed.
            let now = context.now()
            if modified <= now {
                try ledger.cover(creditsUntil: modified)
            } else {
                outcome.warnings.append(.fileTimeIsToCome(name, modified.text, now: now.text))
            }
        }
        if tally.isTimeless { try ledger.noteArrival(of: kind, at: asOf) }
    }

    private struct ChangedWhileRead: Error {}

    /// The lines that were refused when the same content came before.
    private struct RefusedLines {
        var lines: LineNumbers
        var content: ContentDigest
    }

    private struct Reading {
        var result: FileImportResult
        var tally: ReadingTally
        var firstRefusal: RejectedRow?

        /// Whether the file was read row by row, and not refused by what its first line says.
        var isWhole: Bool { !tally.isRejectedWhole }
    }

    /// Reads a file row by row into the ledger. If the same content came before, the lines refused then are read again.
    private func read(
        _ kind: IntakeKind,
        name: String,
        columns: [String: String],
        _ settings: Configuration.Input,
        opening: () throws(IntakeFailure) -> ByteSource
    ) throws -> Reading {
        func read(only refused: RefusedLines? = nil) throws -> Reading {
            try readOnce(opening(), kind: kind, name: name, columns: columns, settings, only: refused)
        }
        let first = try read()
        guard case .refusedBefore(let lines) = first.result else { return first }
        return try read(only: RefusedLines(lines: lines, content: first.tally.digest))
    }

    private func readOnce(
        _ source: ByteSource,
        kind: IntakeKind,
        name: String,
        columns: [String: String],
        _ settings: Configuration.Input,
        only refused: RefusedLines?
    ) throws -> Reading {
        let input = InputFile(
            kind: kind,
            source: source,
            columns: columns,
            timeZone: settings.timeZone,
            asOf: asOf,
            sharedSecrets: kind == .notifications ? try configuration.sharedSecrets() : .none
        )
        var reading: ReadingTally?
        var firstRefusal: RejectedRow?
        var incoming = IncomingFile(kind: kind, name: name, importedAt: asOf, byteCount: source.byteCount)
        incoming.lines = refused?.lines
        let result = try ledger.importFile(incoming) { batch in
            let tally: ReadingTally
            do {
                tally = try input.readAhead(
                    onRow: { row, line in try batch.add(row, line: line) },
                    onRejected: { row in
                        if refused?.lines.contains(row.line) ?? true { firstRefusal = firstRefusal ?? row }
                        try batch.reject(row)
                    }
                )
            } catch IntakeFailure.consumer(let cause) {
                // The ledger's own error while it took a row: the ledger can only interpret it unchanged.
                throw cause
            }
            let isSameContent = refused.map { $0.content == tally.digest } ?? true
            guard tally.isStable, isSameContent else { throw ChangedWhileRead() }
            reading = tally
            return tally.forLedger
        }
        guard let reading else { throw CommandFailure(.unexpectedFailure, .importedUnread(name)) }
        return Reading(result: result, tally: reading, firstRefusal: firstRefusal)
    }
}

extension IntakeFailure {
    /// Whether it only means that the same content came before and cannot be read twice.
    fileprivate var isOfKnownContent: Bool {
        if case .cannotReadTwice = self { true } else { false }
    }
}

extension ReadingTally {
    fileprivate var forLedger: FileTally {
        var tally = FileTally(
            digest: digest,
            byteCount: Int64(rawBytes),
            recordCount: recordsCounted,
            modifiedAt: modifiedAt,
            ignoredColumns: ignoredColumns,
            latestAt: latestAt,
            isReadByRow: !isRejectedWhole
        )
        tally.isCutOff = isCutOff
        return tally
    }

    fileprivate var modifiedAt: Instant? {
        stampBefore.map { Instant(milliseconds: $0.modifiedNanoseconds / 1_000_000) }
    }
}

extension String {
    var trimmedSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }
}

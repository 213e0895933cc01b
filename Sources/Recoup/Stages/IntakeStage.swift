import Foundation
import Intake
import ReconciliationCore
import Reports

/// The first stage: files as they came, into the ledger; each file all or nothing, by content.
struct IntakeStage {
    let store: any LedgerStore
    let configuration: Configuration
    let asOf: Instant
    let context: Context
    /// A rehearsal moves no file.
    var movesFiles = true

    struct Outcome: Sendable {
        var warnings: [String] = []
        /// Files that could not be read, or not as a whole.
        var hasFailures = false
        var rejectedRows = 0
        /// No file broke off, and none had only rows that were refused: what they cover, they cover.
        var isComplete = true
    }

    /// Takes in everything that lies in the inbox, in the order of INTERFACE.
    func takeInbox() throws -> Outcome {
        var outcome = Outcome()
        let listing: InboxListing
        do {
            listing = try inboxFiles(in: configuration.inboxPath)
        } catch {
            throw CommandFailure(.unexpectedFailure, "\(error) Is `inbox` in \(configuration.path) right?")
        }
        for name in listing.unknown where name != ".gitkeep" {
            outcome.warnings.append("inbox/\(name) belongs to no kind of input and was not read.")
        }
        for unreadable in listing.unreadable {
            outcome.warnings.append("inbox/\(unreadable.name) cannot be read: \(unreadable.reason).")
            outcome.hasFailures = true
        }
        for file in listing.files {
            let shownName = "\(file.kind.rawValue)/\(file.name)"
            try take(path: file.path, kind: file.kind, name: shownName, columns: [:], into: &outcome) {
                digest,
                isWhole in
                try move(file, digest: digest, to: isWhole ? "done" : "failed")
            }
        }
        return outcome
    }

    /// Takes one named file (or standard input as `-`) in, where it lies.
    func take(file path: String, kind: IntakeKind, columns: [String: String]) throws -> Outcome {
        var outcome = Outcome()
        let name = path == "-" ? "standard input" : (path as NSString).lastPathComponent
        try take(path: path, kind: kind, name: name, columns: columns, into: &outcome) { _, _ in }
        return outcome
    }

    private func take(
        path: String,
        kind: IntakeKind,
        name: String,
        columns: [String: String],
        into outcome: inout Outcome,
        afterwards: (_ digest: String, _ isWhole: Bool) throws -> Void
    ) throws {
        let settings = configuration.inputs[kind] ?? Configuration.Input()
        let taken: (result: TakeInResult, tally: ReadingTally)
        do {
            let source =
                try path == "-"
                ? ByteSource(descriptor: FileHandle.standardInput.fileDescriptor, name: name)
                : ByteSource(path: path, name: name)
            taken = try read(
                source,
                kind: kind,
                name: name,
                columns: settings.columns.merging(columns) { $1 },
                settings
            )
        } catch is ChangedWhileRead {
            outcome.warnings.append("\(name) changed while it was read; it is left for the next run.")
            outcome.hasFailures = true
            outcome.isComplete = false
            return
        } catch IntakeFailure.consumer(let cause) {
            throw cause
        } catch let failure as IntakeFailure {
            if case .unknownField = failure { throw CommandFailure(.usage, failure.description) }
            outcome.warnings.append(failure.description)
            outcome.hasFailures = true
            outcome.isComplete = false
            if path != "-" { try afterwards(digestOfFile(path, name), false) }
            return
        }
        let isWhole = !taken.tally.isRejectedWhole
        switch taken.result {
        case .alreadyKnown:
            if isWhole {
                let refused = taken.tally.rejected
                context.say(
                    "\(name): known already, nothing changed"
                        + (refused == 0
                            ? "" : "; \(refused) of its rows are refused as before, `recoup export rejects` says why")
                )
            } else {
                outcome.warnings.append(
                    "\(name) is the very file that was refused as a whole before; `recoup export rejects` says why."
                )
            }
        case .takenIn(let file):
            outcome.rejectedRows += file.rejected
            context.say(
                "\(name): \(file.accepted) rows taken in, \(file.duplicates) known already, \(file.rejected) rejected"
            )
            if kind.isCSV, let ignored = taken.tally.ignoredSentence { context.say("\(name): \(ignored)") }
        }
        // Also what is known: an export without a row has the same content every night, and says that nothing is missing.
        if taken.tally.isComplete, kind == .credits, settings.coversFileTime, let modified = taken.tally.modifiedAt {
            try store.cover(creditsUntil: modified)
        }
        if taken.tally.isTimeless { try store.noteArrival(of: kind, at: asOf) }
        outcome.isComplete = outcome.isComplete && taken.tally.isComplete
        if !isWhole { outcome.hasFailures = true }
        try afterwards(taken.tally.digest.hex, isWhole)
    }

    private struct ChangedWhileRead: Error {}

    private func read(
        _ source: ByteSource,
        kind: IntakeKind,
        name: String,
        columns: [String: String],
        _ settings: Configuration.Input
    ) throws -> (TakeInResult, ReadingTally) {
        let input = InputFile(
            kind: kind,
            source: source,
            columns: columns,
            timeZone: settings.timeZone,
            asOf: asOf,
            sharedSecrets: kind == .notifications ? try configuration.sharedSecrets() : .none
        )
        var reading: ReadingTally?
        let incoming = IncomingFile(kind: kind, name: name, takenInAt: asOf)
        let result = try store.takeIn(incoming) { batch in
            let tally = try input.read(
                onRow: { row, line in try batch.add(row, line: line) },
                onRejected: { try batch.reject($0) }
            )
            guard tally.isStable else { throw ChangedWhileRead() }
            reading = tally
            return tally.forLedger
        }
        guard let reading else { throw CommandFailure(.unexpectedFailure, "\(name) was taken in without being read.") }
        return (result, reading)
    }

    /// Moves a file out of the inbox, only after its rows are on the disk.
    private func move(_ file: InboxFile, digest: String, to folder: String) throws {
        guard movesFiles else { return }
        let target = configuration.inboxPath.trimmedSlash + "/" + folder
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        let destination = "\(target)/\(digest.prefix(8))-\(file.name)"
        guard rename(file.path, destination) == 0 else {
            throw CommandFailure(
                .unexpectedFailure,
                "Cannot move \(file.path) to \(destination): \(systemError()). Its rows are in the ledger; "
                    + "the next run will see it as known."
            )
        }
    }

    private func digestOfFile(_ path: String, _ name: String) throws -> String {
        try ContentDigest.ofFile(path: path, name: name).hex
    }
}

extension ReadingTally {
    fileprivate var forLedger: FileTally {
        FileTally(
            digest: digest,
            byteCount: Int64(rawBytes),
            recordCount: recordsCounted,
            modifiedAt: modifiedAt,
            ignoredColumns: ignoredColumns,
            latestAt: latestAt,
            isReadByRow: !isRejectedWhole
        )
    }

    /// Which columns nobody reads; nil where there are none.
    fileprivate var ignoredSentence: String? {
        guard !ignoredColumns.isEmpty else { return nil }
        let shownMax = 20
        let names = ignoredColumns.prefix(shownMax).map { $0.isEmpty ? "(no name)" : printable($0) }
        let more = ignoredColumns.count > shownMax ? " and \(ignoredColumns.count - shownMax) more" : ""
        return "\(ignoredColumns.count) column\(ignoredColumns.count == 1 ? "" : "s") ignored: "
            + names.joined(separator: ", ") + more
    }

    fileprivate var modifiedAt: Instant? {
        stampBefore.map { Instant(milliseconds: $0.modifiedNanoseconds / 1_000_000) }
    }
}

extension Configuration {
    /// The secrets of all apps that have one.
    ///
    /// - Throws: status 64 where one cannot be read: without it nobody could tell a forged notification.
    func sharedSecrets() throws -> SharedSecrets {
        SharedSecrets(
            try apps.map { app in
                guard let path = sharedSecretPaths[app] else { return (app, nil) }
                guard let bytes = FileManager.default.contents(atPath: path) else {
                    throw CommandFailure(.usage, "apps.shared_secret_file of \(app): cannot read \(path).")
                }
                let secret = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                guard !secret.isEmpty else {
                    throw CommandFailure(.usage, "apps.shared_secret_file of \(app): \(path) is empty.")
                }
                return (app, secret)
            }
        )
    }
}

extension String {
    var trimmedSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }
}

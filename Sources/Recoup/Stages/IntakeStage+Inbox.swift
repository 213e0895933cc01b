import Intake
import Logging
import ReconciliationCore
import Reports

/// How many names stand in one sentence; the others are counted.
private let filesShown = 3

extension IntakeStage {
    /// Imports everything that lies in the inbox, in the order of the article "Files in". No file stops the others: what
    /// cannot be read or moved is said by name and reason.
    func importInbox() throws -> Outcome {
        var outcome = Outcome()
        let inbox: Inbox
        let listing: InboxListing
        do {
            inbox = try Inbox(path: configuration.inboxPath)
            listing = try inbox.listing()
        } catch {
            throw CommandFailure(
                .unexpectedFailure,
                .isInboxRight(Message(error), configuration: configuration.path)
            )
        }
        for name in listing.unknown {
            outcome.warnings.append(.folderOfNoKind(name))
        }
        if !listing.unread.isEmpty {
            let shown = listing.unread.prefix(filesShown)
            let names = shown.map { "`inbox/\($0)`" }.joined(separator: ", ")
            outcome.fail(.filesOfNoKind(names, more: listing.unread.count - shown.count))
        }
        for kind in listing.missing {
            outcome.warnings.append(.inputFolderMissing(kind))
        }
        for folder in listing.unusable { outcome.fail(.inputFolderUnusable(folder.name, Message(folder.reason))) }
        for file in listing.files {
            let ending = try importFile(file.kind, name: file.shownName, into: &outcome) {
                () throws(IntakeFailure) -> ByteSource in
                try inbox.open(file, protecting: protected)
            }
            move(file, after: ending, in: inbox, &outcome)
        }
        remind(of: listing.failed, &outcome)
        return outcome
    }

    /// Says what is in `failed`, for a run that imports nothing: its report replaces one that said so. An inbox that
    /// cannot be read is left to the next run that imports.
    func remindOfFailedFiles() -> Outcome {
        var outcome = Outcome()
        do {
            remind(of: try Inbox(path: configuration.inboxPath).listing().failed, &outcome)
        } catch {
            context.log.debug("the inbox is not looked at: \(Message(error)[.english])")
        }
        return outcome
    }

    /// Says what lies in `failed` since earlier nights, until somebody fixes it or takes it away.
    private func remind(of names: [String], _ outcome: inout Outcome) {
        outcome.waiting = names
        guard !names.isEmpty else { return }
        let shown = names.prefix(filesShown)
        outcome.alarms.append(.filesWait(shown.joined(separator: ", "), more: names.count - shown.count))
    }

    /// Moves a file out of the inbox, only after its rows are on the disk. A rehearsal only looks which name it would get.
    private func move(_ file: InboxFile, after ending: Ending, in inbox: Inbox, _ outcome: inout Outcome) {
        func put(
            into folder: Inbox.ProcessedFolder,
            _ digest: ContentDigest?,
            _ identity: FileIdentity?
        ) throws(MoveFault) -> MovedFile {
            guard movesFiles else { return try inbox.nameToBe(of: file, in: folder, digest: digest) }
            return try inbox.move(file, to: folder, digest: digest, identity: identity)
        }
        do {
            let moved: MovedFile
            switch ending {
            case .read(let digest, let identity, let isWhole):
                moved = try put(into: isWhole ? .done : .failed, digest, identity)
            case .unreadable(let digest, let identity): moved = try put(into: .failed, digest, identity)
            case .left: return
            }
            if moved.isCut {
                outcome.fail(.fileRenamed(file.shownName, moved.name.shown))
            }
        } catch {
            outcome.fail(.fileCannotBeMoved(file.shownName, Message(error), isImported: ending.isImported))
        }
    }
}

extension IntakeStage.Ending {
    /// Whether its rows are in the ledger.
    fileprivate var isImported: Bool {
        if case .read(_, _, isWhole: true) = self { true } else { false }
    }
}

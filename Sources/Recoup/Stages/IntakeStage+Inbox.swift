import Intake
import ReconciliationCore

extension IntakeStage {
    /// Takes in everything that lies in the inbox, in the order of the article "Files in". No file stops the others:
    /// what cannot be
    /// read or moved is said by name and reason.
    func importInbox() throws -> Outcome {
        var outcome = Outcome()
        let inbox: Inbox
        let listing: InboxListing
        do {
            inbox = try Inbox(path: configuration.inboxPath)
            listing = try inbox.listing()
        } catch {
            throw CommandFailure(.unexpectedFailure, "\(error) Is `inbox` in \(configuration.path) right?")
        }
        for name in listing.unknown where name != ".gitkeep" {
            outcome.warnings.append("inbox/\(name) belongs to no kind of input and was not read.")
        }
        for folder in listing.unusable { outcome.fail("inbox/\(folder.name) cannot be used: \(folder.reason).") }
        for file in listing.files {
            let ending = try take(file.kind, name: file.shownName, into: &outcome) {
                () throws(IntakeFailure) -> ByteSource in
                try inbox.open(file, protecting: protected)
            }
            if movesFiles { move(file, after: ending, in: inbox, &outcome) }
        }
        return outcome
    }

    /// Moves a file out of the inbox, only after its rows are on the disk.
    private func move(_ file: InboxFile, after ending: Ending, in inbox: Inbox, _ outcome: inout Outcome) {
        do {
            let moved: MovedFile
            switch ending {
            case .read(let digest, let identity, let isWhole):
                let shelf = isWhole ? Inbox.Shelf.done : .failed
                moved = try inbox.move(file, to: shelf, digest: digest, identity: identity)
            case .unreadable(let digest, let identity):
                moved = try inbox.move(file, to: .failed, digest: digest, identity: identity)
            case .left: return
            }
            if moved.isCut {
                outcome.fail("\(file.shownName) has a name too long to be kept; it lies under \(moved.name.shown) now.")
            }
        } catch {
            outcome.fail("\(file.shownName) cannot be moved out of the inbox: \(error.reason). \(ending.consequence)")
        }
    }
}

extension IntakeStage.Ending {
    /// What it means that the file stays in the inbox.
    fileprivate var consequence: String {
        switch self {
        case .read(_, _, isWhole: true): "Its rows are in the ledger; the next run will see it as known."
        case .read, .unreadable, .left: "The next run will try it again."
        }
    }
}

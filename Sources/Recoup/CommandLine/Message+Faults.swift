import AppStoreClient
import Intake
import Reports

/// What adapters found wrong, in the words of the catalogue, which knows no adapter.
extension Message {
    /// Why an address cannot be asked, or a request not be made.
    init(_ failure: TransportFailure) {
        self =
            switch failure.addressFault {
            case .queryOrFragment: .addressWithQuery
            case .notURL: .noAddress
            case .userOrPassword: .addressWithUser
            case .insecure(let address): .insecureAddress(address)
            case nil: Message(verbatim: failure.detail)
            }
    }

    /// What is wrong with the key of the App Store Server API.
    init(_ fault: ServerKey.Fault) {
        self =
            switch fault {
            case .unreadable: .serverKeyUnreadable
            case .missing(let name): .serverKeyLacks(name)
            }
    }

    /// Why a file could not be imported.
    init(_ failure: IntakeFailure) {
        self =
            switch failure {
            case .cannotOpen(let file, let reason): .fileCannotBeOpened(file, reason)
            case .cannotRead(let file, let reason): .fileCannotBeRead(file, reason)
            case .cannotReadTwice(let file): .streamCannotBeReadTwice(file)
            case .inboxUnusable(let path, let fault): .inboxCannotBeOpened(path, Message(fault))
            case .inboxUnreadable(let fault): .inboxCannotBeRead(Message(fault))
            case .obstacle(let file, let obstacle): .fileIsNoInput(file, Message(obstacle))
            case .tooLarge(let file, let bytesMax, let isUnpacked):
                .fileTooLarge(file, Self.size(bytesMax), isUnpacked: isUnpacked)
            case .truncatedGzip(let file): .fileTruncated(file)
            case .corruptGzip(let file, let reason): .fileCorrupt(file, reason)
            case .unknownField(let field, let kind, let known): .unknownField(field, of: kind, known: known)
            case .memberForTwoFields(let member, let kind, let fields):
                .memberForTwoFields(member, of: kind, fields: fields)
            case .consumer(let cause): .stoppedTakingRows("\(cause)")
            }
    }

    private static func size(_ bytes: Int) -> String {
        bytes % (1 << 30) == 0 ? "\(bytes >> 30) GiB" : "\(bytes) bytes"
    }

    /// Why something is no input; follows "it".
    init(_ obstacle: InputObstacle) {
        self =
            switch obstacle {
            case .symbolicLink: .linkIsNoInput
            case .severalLinks(let count): .hasSeveralNames(count)
            case .folder: .folderIsNoInput
            case .pipe: .pipeIsNoInput
            case .notRegular: .isNoRegularFile
            case .ledger: .ledgerIsNoInput
            case .vanished: .isVanished
            case .replaced: .wasReplaced
            case .unreachable(let reason): .cannotBeReached(reason)
            }
    }

    /// Why a folder cannot be used.
    init(_ fault: FolderFault) {
        self =
            switch fault {
            case .symbolicLink: .folderIsLink
            case .system(let reason): Message(verbatim: reason)
            }
    }

    /// Why a file could not leave the inbox.
    init(_ fault: MoveFault) {
        self =
            switch fault {
            case .folderNotOpen: .folderNotOpen
            case .otherFile: .otherFileHasName
            case .otherFileMovedBack: .otherFileTookName
            case .otherFileLies(let place): .otherFileLies(in: place)
            case .tooManyOfItsName: .tooManyOfItsName
            case .folder(let path, .symbolicLink): .inFolder(path, .folderIsLink)
            case .folder(_, .system(let reason)): Message(verbatim: reason)
            case .other(let reason): Message(verbatim: reason)
            }
    }

    /// Why a file that may have been through a spreadsheet cannot be read; follows the number of a line.
    init(_ reason: SpreadsheetFile.Fault.Reason) {
        self =
            switch reason {
            case .empty: .sheetEmpty
            case .columnTwice(let column): .sheetColumnTwice(column)
            case .cellCount(let count, let columns): .sheetCellCount(count, columns: columns)
            case .notCSV: .sheetNoCSV
            case .rule(let code, let sentence): .inputRule(code, inEnglish: sentence)
            }
    }
}

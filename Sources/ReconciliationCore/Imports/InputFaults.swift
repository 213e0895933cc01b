/// Why a file could not be imported at all. Rows that break a rule are values (`RejectedRow`), never thrown.
package enum IntakeFailure: Error, Sendable {
    case cannotOpen(file: String, reason: String)
    case cannotRead(file: String, reason: String)
    /// A stream whose content came before, of which only the rows that were refused then are to be read.
    case cannotReadTwice(file: String)
    case inboxUnusable(path: String, FolderFault)
    case inboxUnreadable(FolderFault)
    /// It is no file to be read as an input; it stays where it is.
    case obstacle(file: String, InputObstacle)
    /// It holds more than one file may.
    case tooLarge(file: String, bytesMax: Int, isUnpacked: Bool)
    /// The gzip stream ends before its last member does.
    case truncatedGzip(file: String)
    case corruptGzip(file: String, reason: String)
    /// A rename speaks of a field this kind does not have.
    case unknownField(String, kind: IntakeKind, known: [String])
    /// Two renames lead to the same member of JSON, which only one field can be read from.
    case memberForTwoFields(String, kind: IntakeKind, fields: [String])
    /// The caller's own failure while it took a row; its cause is kept.
    case consumer(any Error)
}

/// Why something is not read as an input, whatever it holds.
package enum InputObstacle: Sendable, Hashable {
    case symbolicLink
    /// A file with several hard links: whoever made another one may still write the file, or it may belong to another user.
    case severalLinks(Int)
    case folder
    case pipe
    case notRegular
    /// The ledger, or what lies beside it.
    case ledger
    case vanished
    case replaced
    case unreachable(String)
}

/// Why a folder cannot be used.
package enum FolderFault: Error, Sendable, Hashable {
    /// Links are not followed.
    case symbolicLink
    /// The system's reason.
    case system(String)
}

/// Why a file could not leave the inbox.
package enum MoveFault: Error, Sendable, Hashable {
    case folderNotOpen
    /// Another file has its name now, which the next run reads.
    case otherFile
    /// Another file took its name, and has it again.
    case otherFileMovedBack
    /// Another file took its name, and lies unread where this one should.
    case otherFileLies(String)
    case tooManyOfItsName
    /// The folder it should be moved into, by its path.
    case folder(String, FolderFault)
    case other(String)
}

/// Why a file that may have been through a spreadsheet cannot be read at all.
package enum SpreadsheetFault: Sendable, Hashable {
    /// There is no header.
    case empty
    case columnTwice(String)
    case cellCount(Int, columns: Int)
    case notCSV
    /// A rule of input rows, by its code, and its sentence in English.
    case rule(String, sentence: String)
}

package import ReconciliationCore

/// One file waiting in the inbox.
package struct InboxFile: Sendable, Hashable {
    package let kind: IntakeKind
    package let name: FileName

    /// As messages, reports and the ledger name it: `credits/export.csv`.
    package var shownName: String { kind.rawValue + "/" + name.shown }
}

/// What lies in the inbox, in the order it is to be imported.
package struct InboxListing: Sendable, Hashable {
    /// By kind in the order of `IntakeKind`, then by the bytes of the name.
    package var files: [InboxFile] = []
    /// Folders at the top that belong to no kind, and hold nothing.
    package var unknown: [String] = []
    /// Files at the top, and folders of no kind that hold something or cannot be looked into: nobody reads them.
    package var unread: [String] = []
    /// Folders that cannot be read, or into which nothing can be moved, and why.
    package var unusable: [Unusable] = []
    /// Kinds without a folder: whatever exports them cannot put anything there.
    package var missing: [IntakeKind] = []
    /// The names of what lies in `failed`, by bytes.
    package var failed: [String] = []
    /// The names of what lies in `done`, by bytes.
    package var done: [String] = []

    package struct Unusable: Sendable, Hashable {
        package let name: String
        package let reason: FolderFault
    }
}

/// The inbox, its folders held open: files are listed, read and moved in these very folders, whatever is put in their
/// place meanwhile. Below it no link is followed.
package final class Inbox {
    /// Where files go that left it.
    package enum ProcessedFolder: String, Sendable, CaseIterable { case done, failed }

    private let root: Folder
    private var folders: [IntakeKind: Folder] = [:]

    /// - Parameter path: may be a link; an operator decides where the inbox lies.
    package init(path: String) throws(IntakeFailure) {
        do {
            root = try Folder(path: path)
        } catch {
            throw .inboxUnusable(path: path, error)
        }
    }

    /// Lists the inbox. Names that start with `.` or end in `.tmp`, `.part`, `.filepart` are still being written and are
    /// skipped; `done` and `failed` are ours. A kind's folder that is missing holds nothing.
    package func listing() throws(IntakeFailure) -> InboxListing {
        var listing = InboxListing()
        let names: [FileName]
        do {
            names = try root.names()
        } catch {
            throw .inboxUnreadable(error)
        }
        let kinds = Dictionary(uniqueKeysWithValues: IntakeKind.allCases.map { (FileName($0.rawValue), $0) })
        let processedFolders = Dictionary(
            uniqueKeysWithValues: ProcessedFolder.allCases.map { (FileName($0.rawValue), $0) }
        )
        for name in names where !name.isSkipped {
            if let processed = processedFolders[name] {
                do {
                    let folder = try root.folder(processed.rawValue)
                    let names = try folder.names().map(\.shown)
                    if processed == .failed { listing.failed = names } else { listing.done = names }
                } catch {
                    listing.unusable.append(.init(name: processed.rawValue, reason: error))
                }
            } else if let kind = kinds[name] {
                open(kind, into: &listing)
            } else {
                note(name, into: &listing)
            }
        }
        listing.missing = IntakeKind.allCases.filter { !names.contains(FileName($0.rawValue)) }
        for kind in IntakeKind.allCases {
            guard let folder = folders[kind] else { continue }
            do {
                listing.files += try folder.names().filter { !$0.isSkipped }.map { InboxFile(kind: kind, name: $0) }
            } catch {
                listing.unusable.append(.init(name: kind.rawValue, reason: error))
            }
        }
        return listing
    }

    /// Opens a file that was listed.
    package func open(_ file: InboxFile, protecting protected: ProtectedFiles) throws(IntakeFailure) -> ByteSource {
        guard let folder = folders[file.kind] else { throw .obstacle(file: file.shownName, .vanished) }
        let place = FilePlace(file.name, in: folder)
        return try ByteSource(opening: place, name: file.shownName, protecting: protected)
    }

    /// Moves a file out of the inbox under `<digest8>-<name>`. What lies there already stays: then more of the digest
    /// stands before the name, then a number. Where a folder cannot hold so long a name, it is cut.
    ///
    /// - Parameters:
    ///   - digest: nil where the file could not be read to its end.
    ///   - identity: which file was read; another one under its name is left where it is.
    /// - Returns: the name it has now.
    package func move(
        _ file: InboxFile,
        to processed: ProcessedFolder,
        digest: ContentDigest?,
        identity: FileIdentity?
    ) throws(MoveFault) -> MovedFile {
        guard let folder = folders[file.kind] else { throw MoveFault.folderNotOpen }
        let place = FilePlace(file.name, in: folder)
        func isOther(_ place: FilePlace) -> Bool { identity != nil && place.stamp?.identity != identity }
        guard !isOther(place) else {
            throw MoveFault.otherFile
        }
        do {
            let target = try root.folder(making: processed.rawValue)
            let moved = try rename(file.name, from: folder, to: target, digest)
            guard !isOther(FilePlace(moved.name, in: target)) else {
                // This file was put there between the look and the move: it was never read, so it goes back.
                let isBack = try target.rename(moved.name, to: file.name, in: folder)
                throw isBack
                    ? MoveFault.otherFileMovedBack : .otherFileLies("\(processed.rawValue)/\(moved.name.shown)")
            }
            return moved
        } catch let fault as MoveFault {
            throw fault
        } catch let fault as FolderFault {
            throw .folder("inbox/\(processed.rawValue)", fault)
        } catch {
            throw .other("\(error)")
        }
    }

    /// The name that `move` would give a file now. Nothing is changed.
    package func nameToBe(
        of file: InboxFile,
        in processed: ProcessedFolder,
        digest: ContentDigest?
    ) throws(MoveFault) -> MovedFile {
        let folder = FileName(processed.rawValue)
        for attempt in Self.attempts {
            let moved = Self.moved(file.name, digest, attempt: attempt, bytesMax: root.nameBytesMax)
            if folder.appending(moved.name).status(in: root.descriptor) == nil { return moved }
        }
        throw .tooManyOfItsName
    }

    private func rename(
        _ name: FileName,
        from folder: Folder,
        to target: Folder,
        _ digest: ContentDigest?
    ) throws -> MovedFile {
        for attempt in Self.attempts {
            let moved = Self.moved(name, digest, attempt: attempt, bytesMax: target.nameBytesMax)
            if try folder.rename(name, to: moved.name, in: target) { return moved }
        }
        throw MoveFault.tooManyOfItsName
    }

    /// Enough for the same file under the same name every night, for years.
    private static let attempts = 1...10_000

    private static func moved(
        _ name: FileName,
        _ digest: ContentDigest?,
        attempt: Int,
        bytesMax: Int
    ) -> MovedFile {
        let prefix = Self.prefix(digest, attempt: attempt)
        let cut = name.cut(to: bytesMax - prefix.utf8.count)
        return MovedFile(name: FileName(Array(prefix.utf8) + cut.bytes), isCut: cut != name)
    }

    /// `4a5b6c7d-`; where that is taken `4a5b6c7d8e9f0a1b-`, then `4a5b6c7d8e9f0a1b.2-`, and so on.
    private static func prefix(_ digest: ContentDigest?, attempt: Int) -> String {
        guard let digest else { return attempt == 1 ? "unread-" : "unread.\(attempt)-" }
        if attempt == 1 { return "\(digest.hex.prefix(8))-" }
        return "\(digest.hex.prefix(16))\(attempt == 2 ? "" : ".\(attempt - 1)")-"
    }

    /// Notes an entry of no kind. A closed folder may hold exports, unless it is the file system's own.
    private func note(_ name: FileName, into listing: inout InboxListing) {
        let isEmpty: Bool
        do {
            isEmpty = try root.folder(name).names().allSatisfy(\.isSkipped)
        } catch {
            isEmpty = name == FileName("lost+found")
        }
        if isEmpty { listing.unknown.append(name.shown) } else { listing.unread.append(name.shown) }
    }

    private func open(_ kind: IntakeKind, into listing: inout InboxListing) {
        do {
            folders[kind] = try root.folder(kind.rawValue)
        } catch {
            listing.unusable.append(.init(name: kind.rawValue, reason: error))
        }
    }
}

/// A file that left the inbox.
package struct MovedFile: Sendable, Hashable {
    package let name: FileName
    /// Whether its own name was too long to be kept whole.
    package let isCut: Bool
}

extension FileName {
    fileprivate var isSkipped: Bool {
        bytes.starts(with: [ASCII.point])
            || [".tmp", ".part", ".filepart"].contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

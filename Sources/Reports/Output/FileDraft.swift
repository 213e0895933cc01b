import Glibc

/// A file that is written aside, in the folder of its target, and takes the target's name when it is whole.
///
/// Nothing but a plain file is ever replaced, and nothing is written through a link. A draft that is not published is
/// removed; one that a killed process left is called `.recoup-….part` and may be removed by hand, or by `removeUnpublished(in:)`.
package final class FileDraft {
    /// What may have the target's name already.
    package enum Replacement: Sendable, Hashable {
        case nothing
        case plainFile
    }

    /// Where the bytes lie until they are published, for a writer that opens files by name.
    package let path: String

    private static let namePrefix = ".recoup-"
    private static let nameSuffix = ".part"

    private let target: String
    private let replacing: Replacement
    private let sparing: SparedFiles
    private let file: OutputFile
    private var isPublished = false

    /// - Parameter sparing: what the target must not be.
    /// - Throws: `.refused` saying why the target cannot be written, before anything is.
    package init(
        of target: String,
        replacing: Replacement = .plainFile,
        sparing: SparedFiles = SparedFiles()
    ) throws(ReportFailure) {
        self.target = target
        self.replacing = replacing
        self.sparing = sparing
        try Self.requireWritable(target, replacing, sparing)
        // A name that nobody can have foreseen, so that nobody else's file stands in the way.
        let token = String(UInt64.random(in: .min ... .max), radix: 36)
        path = split(target).folder + "/" + Self.namePrefix + token + Self.nameSuffix
        do {
            file = try OutputFile(creating: path)
        } catch {
            throw .refused(.cannotWrite(target, error.reason.map { Message(verbatim: $0) } ?? error.message))
        }
    }

    deinit {
        if !isPublished { FileSystem.unlinkQuietly(path) }
    }

    /// Writes a file whole, in one step: at every instant its name leads to what was there before or to these bytes.
    package static func write(_ bytes: [UInt8], to target: String) throws(ReportFailure) {
        let draft = try FileDraft(of: target)
        try draft.write(bytes)
        try draft.publish()
    }

    /// Removes the drafts that processes left in a folder when they were killed. Nobody may be writing there.
    package static func removeUnpublished(in folder: String) throws(ReportFailure) {
        guard FileSystem.isTaken(folder) else { return }
        for name in try FileSystem.names(in: folder) where name.hasPrefix(namePrefix) && name.hasSuffix(nameSuffix) {
            FileSystem.unlinkQuietly(folder + "/" + name)
        }
    }

    package func write(_ bytes: [UInt8]) throws(ReportFailure) { try file.write(bytes) }

    /// Gives the file its name, once its bytes are on the disk.
    package func publish() throws(ReportFailure) {
        // What root replaces by hand stays its owner's, who reads it in the night.
        if geteuid() == 0, let replaced = FileStatus(at: target), replaced.kind.isFile {
            file.give(toOwnerOf: replaced)
        }
        try file.close()
        // What came to have the name meanwhile is judged as what had it before.
        try Self.requireWritable(target, replacing, sparing)
        if FileStatus(at: target) == nil {
            try FileSystem.name(path, target)
        } else {
            try FileSystem.move(path, to: target)
        }
        isPublished = true
        try FileSystem.sync(folder: split(target).folder)
    }

    /// - Throws: `.refused` saying why nothing can be written there, whatever the permissions of its folder.
    package static func requireWritable(
        _ target: String,
        _ replacing: Replacement,
        _ sparing: SparedFiles
    ) throws(ReportFailure) {
        guard !["", ".", ".."].contains(split(target).name) else {
            throw .refused(.folderWhereFileIsRead(target))
        }
        guard !sparing.contains(target) else {
            throw .refused(.targetIsSpared(target))
        }
        switch FileStatus(at: target)?.kind {
        case nil: return
        case .file(let hasOtherNames):
            guard replacing == .plainFile else {
                throw .refused(.targetExists(target))
            }
            guard !hasOtherNames else {
                throw .refused(.targetHasOtherNames(target))
            }
        case .folder: throw .refused(.folderWhereFileIsRead(target))
        case .link:
            throw .refused(.targetIsLink(target))
        case let kind?: throw .refused(.targetIsNoFile(target, kind))
        }
    }
}

package import FoundationEssentials
import Glibc
package import ReconciliationCore

/// How the configuration has one kind of input read.
package struct InputTerms: Sendable, Hashable {
    /// Under which column a field is found instead of its own name.
    package var columns: [String: String]
    /// Meant by times that name no zone.
    package var timeZone: TimeZone?

    package init(columns: [String: String] = [:], timeZone: TimeZone? = nil) {
        self.columns = columns
        self.timeZone = timeZone
    }
}

/// An input file that was imported, without a person who is forgotten.
///
/// In CSV pseudonyms take the place of the person, so that the same deliveries can be imported again. Of JSON Lines, the
/// records that the person sent or that name them go whole: evidence cannot be rewritten.
package struct ErasedInput: Sendable {
    private let values: PersonalValues
    private let names: ForgottenNames
    private let evidence: Set<ContentDigest>
    private let terms: [IntakeKind: InputTerms]

    /// - Parameters:
    ///   - values: of the person who is forgotten.
    ///   - names: of everybody who was.
    ///   - evidence: whose bytes go.
    ///   - terms: how the configuration has each kind of input read.
    package init(
        _ values: PersonalValues,
        _ names: ForgottenNames,
        evidence: Set<ContentDigest>,
        terms: [IntakeKind: InputTerms] = [:]
    ) {
        self.values = values
        self.names = names
        self.evidence = evidence
        self.terms = terms
    }

    /// The plain bytes of the file without the person; nil where they do not stand in it.
    package func erased(_ bytes: [UInt8]) throws(IntakeFailure) -> [UInt8]? {
        guard Self.isJSONLines(bytes) else { return ErasedTable(values, names, columns: columns).erased(bytes) }
        return try erasedLines(bytes)
    }

    /// By field, its names in whatever kind of file.
    private var columns: [String: Set<String>] {
        Dictionary(grouping: terms.values.flatMap(\.columns), by: \.key).mapValues { Set($0.map(\.value)) }
    }

    /// Whether most lines begin as objects do: a damaged line in front makes no table of a file.
    private static func isJSONLines(_ bytes: [UInt8]) -> Bool {
        var objects = 0
        var others = 0
        for line in bytes.lazy.split(separator: ASCII.newline) {
            switch line.first(where: { !ASCII.isWhiteSpace($0) && ![0xEF, 0xBB, 0xBF].contains($0) }) {
            case UInt8(ascii: "{")?: objects += 1
            case nil: break
            default: others += 1
            }
        }
        return objects > others
    }

    private func erasedLines(_ bytes: [UInt8]) throws(IntakeFailure) -> [UInt8]? {
        var gone = try linesOfPerson(bytes, as: .receipts)
        gone.formUnion(try linesOfPerson(bytes, as: .notifications))
        let tokens = values.accountTokens(names)
        var kept: [UInt8] = []
        var number = 0
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: ASCII.newline).map { $0 + 1 } ?? bytes.count
            let line = Array(bytes[start..<end])
            number += 1
            start = end
            if gone.contains(number) || values.isIn(line, in: .file) || tokens.areIn(line) { continue }
            kept.append(contentsOf: line)
        }
        return kept.count == bytes.count ? nil : kept
    }

    /// The name of a file without the person: as messages show it where it is no text.
    func erased(_ name: FileName) -> FileName {
        let text = String(validating: name.bytes, as: UTF8.self) ?? name.shown
        return FileName(values.erasedFileName(text) ?? text).cut(to: Int(NAME_MAX))
    }

    /// The lines that hold a record of the person, read as a kind of input.
    private func linesOfPerson(_ bytes: [UInt8], as kind: IntakeKind) throws(IntakeFailure) -> Set<Int> {
        var lines: Set<Int> = []
        let file = InputFile(
            kind: kind,
            source: ByteSource(bytes: bytes, name: kind.rawValue),
            columns: terms[kind]?.columns ?? [:],
            timeZone: terms[kind]?.timeZone,
            asOf: Instant(milliseconds: 0)
        )
        _ = try file.read(
            onRow: { row, line in
                switch row {
                case .submission(let sent):
                    let isErased = sent.evidence.map { evidence.contains(ContentDigest(of: $0)) } ?? false
                    if isErased || row.forgetting(names) != row { lines.insert(line) }
                case .notification(let notification):
                    if evidence.contains(ContentDigest(of: notification.body)) { lines.insert(line) }
                case .product, .user, .payment, .credit: break
                }
            },
            onRejected: { _ in }
        )
        return lines
    }
}

/// Files that left the inbox, to be searched for a person and rewritten without them.
package struct ProcessedFiles: Sendable {
    private let inboxPath: String
    private let input: ErasedInput

    /// - Parameter inboxPath: the inbox; its folders `done` and `failed` are looked at.
    package init(inboxPath: String, _ input: ErasedInput) {
        self.inboxPath = inboxPath
        self.input = input
    }

    /// The files in which the person stands, or whose names say who it is, each by its name without the person:
    /// `done/4a5b6c7d-users.csv`. Changes nothing.
    package func names() throws(IntakeFailure) -> [String] {
        var found: [String] = []
        for processed in Inbox.ProcessedFolder.allCases {
            for name in try files(of: processed) {
                guard let rewritten = try rewritten(name, in: processed) else { continue }
                found.append(processed.rawValue + "/" + rewritten.name.shown)
            }
        }
        return found
    }

    /// Rewrites the files without the person, under a name that does not say who it was. Compressed ones are plain afterwards; a name
    /// that is no text is written as messages show it. Twice changes nothing.
    ///
    /// - Parameter write: puts bytes in place of the file with a path, at once or not at all.
    package func erase(write: (_ path: String, _ bytes: [UInt8]) throws -> Void) throws {
        for processed in Inbox.ProcessedFolder.allCases {
            for name in try files(of: processed) {
                guard let rewritten = try rewritten(name, in: processed) else { continue }
                let folder = path(of: processed)
                try write(folder + "/" + String(decoding: rewritten.name.bytes, as: UTF8.self), rewritten.bytes)
                // Where it stays, the search that follows an erasure names it.
                if rewritten.name != name { _ = FileName(folder).appending(name).withCName { unlink($0) } }
            }
        }
    }

    /// The plain files in one of the two folders. What people put into folders there is theirs.
    private func files(of processed: Inbox.ProcessedFolder) throws(IntakeFailure) -> [FileName] {
        let folder = FileName(path(of: processed))
        return try fileNames(in: folder).filter { folder.appending($0).isPlainFile }
    }

    /// The paths of the folders whose files are looked at.
    package var folders: [String] { Inbox.ProcessedFolder.allCases.map(path(of:)) }

    private func path(of processed: Inbox.ProcessedFolder) -> String { inboxPath + "/" + processed.rawValue }

    /// A file without the person; nil where neither its bytes nor its name say anything of them.
    private func rewritten(
        _ name: FileName,
        in processed: Inbox.ProcessedFolder
    ) throws(IntakeFailure) -> (name: FileName, bytes: [UInt8])? {
        let bytes = try plainBytes(ofFile: FileName(path(of: processed)).appending(name))
        let newName = input.erased(name)
        let newBytes = try input.erased(bytes)
        if newBytes == nil, newName == name { return nil }
        return (newName == name ? name : freeName(like: newName, in: processed), newBytes ?? bytes)
    }

    /// The name, behind a number where another file has it: two values of the person have one pseudonym.
    private func freeName(like name: FileName, in processed: Inbox.ProcessedFolder) -> FileName {
        let folder = FileName(path(of: processed))
        var free = name
        var number = 2
        while folder.appending(free).isPlainFile {
            free = FileName(Array("\(number)-".utf8) + name.bytes).cut(to: Int(NAME_MAX))
            number += 1
        }
        return free
    }
}

/// The bytes of an input file, compressed or not.
package func plainBytes(ofFile path: FileName) throws(IntakeFailure) -> [UInt8] {
    let source = try ByteSource(opening: FilePlace(path: path), name: path.shown, protecting: .none)
    var bytes: [UInt8] = []
    while let chunk = try source.next() { bytes.append(contentsOf: chunk) }
    return bytes
}

package import FoundationEssentials
import Glibc
package import ReconciliationCore

/// How one kind of input is read, by the configuration.
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
    private let memberNames: MemberNames

    /// - Parameters:
    ///   - values: of the person who is forgotten.
    ///   - names: of everybody who was.
    ///   - evidence: whose bytes go.
    ///   - terms: how each kind of input is read, by the configuration.
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
        memberNames = Self.memberNames(terms)
    }

    /// The plain bytes of the file without the person, in UTF-8; nil where they do not stand in it.
    package func erased(_ bytes: [UInt8]) throws(IntakeFailure) -> [UInt8]? { try erased(text: Self.inUTF8(bytes)) }

    private func erased(text: [UInt8]) throws(IntakeFailure) -> [UInt8]? {
        guard Self.isJSONLines(text) else { return ErasedTable(values, names, columns: columns).erased(text) }
        return try erasedLines(text)
    }

    /// Whether the plain bytes of any file name the person. In tables and JSON Lines only cells and members that may hold people count,
    /// whatever else is called like the person; in all others any text.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - isTable: whether its name says that it is one.
    package func namesPerson(_ bytes: [UInt8], isTable: Bool) throws(IntakeFailure) -> Bool {
        let text = Self.inUTF8(bytes)
        if try erased(text: text) != nil { return true }
        return !isTable && !Self.isJSONLines(text) && values.isIn(text, in: .file)
    }

    /// Files in UTF-16, as spreadsheets write them, are refused, and people stand in them all the same.
    private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// By field, its names in whatever kind of file.
    private var columns: [String: Set<String>] {
        Dictionary(grouping: terms.values.flatMap(\.columns), by: \.key).mapValues { Set($0.map(\.value)) }
    }

    /// Whether one line in ten or more begins as an object does, which no row of a table does: damaged lines, and what programs say
    /// before and after their rows, make no table of a file.
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
        return objects > 0 && objects * 10 >= others
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
            if gone.contains(number) || namesPerson(line) || tokens.areIn(line) { continue }
            kept.append(contentsOf: line)
        }
        return kept.count == bytes.count ? nil : kept
    }

    /// Whether a line names the person: in a member that holds people, or in one that nobody reads. What is no record is looked
    /// through as any text is.
    private func namesPerson(_ line: [UInt8]) -> Bool {
        let record = line.starts(with: ByteOrderMark.bytes) ? Array(line.dropFirst(ByteOrderMark.bytes.count)) : line
        return record.withUnsafeBufferPointer { bytes in
            guard String(validating: bytes, as: UTF8.self) != nil,
                case .success(let object) = Result(catching: { () throws(JSONScanner.Fault) in try JSONObject(bytes) })
            else { return values.isIn(line, in: .file) }
            // Apple names people by account tokens alone, and its numbers may be anybody's name.
            let isOfApple = object.members.contains { $0.name == "notification_type" }
            return object.members.contains { member in
                guard let field = memberNames[member.name] else {
                    return !isOfApple && mentionsPerson(member, of: object)
                }
                return ErasedColumns.people.contains(field.rawValue) && isPerson(member, of: object, field)
            }
        }
    }

    /// Whether a member that holds people is the person, as text or as a number.
    private func isPerson(_ member: JSONObject.Member, of record: JSONObject, _ field: Field) -> Bool {
        guard !values.replacesOnlyUserIDs || field == .userID else { return false }
        let said = record.text(member)
        return [said, said.trimmedBlanks].contains { values.pseudonyms[$0] != nil || names.pseudonym(of: $0) != nil }
            || values.isIn(Array(said.utf8), in: .words)
    }

    /// Whether the person stands in a member that may hold anything. Digits without quotes are a number.
    private func mentionsPerson(_ member: JSONObject.Member, of record: JSONObject) -> Bool {
        guard case .string = member.kind else { return values.isIn(Array(record.slice(member)), in: .file) }
        return values.isIn([ASCII.quote] + record.slice(member) + [ASCII.quote], in: .file)
    }

    /// The members of records, of whichever kind a file is.
    private static func memberNames(_ terms: [IntakeKind: InputTerms]) -> MemberNames {
        var names: [String: Field] = [:]
        for kind in [IntakeKind.receipts, .notifications] {
            var renames: [Field: String] = [:]
            for (name, column) in terms[kind]?.columns ?? [:] {
                if let field = Field(rawValue: name) { renames[field] = column }
            }
            names.merge(kind.memberNames(renaming: renames)) { known, _ in known }
        }
        return MemberNames(names)
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
                    if isErased || isOfForgotten(sent) { lines.insert(line) }
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

extension ErasedInput {
    /// Whether an upload is of somebody who was forgotten. A device that another has now is the other's.
    private func isOfForgotten(_ sent: SubmissionRow) -> Bool {
        var sent = sent
        if let user = sent.userID, names.pseudonym(of: user.rawValue) == nil {
            (sent.deviceID, sent.deviceToken) = (nil, nil)
        }
        let row = IntakeRow.submission(sent)
        return row.forgetting(names) != row
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

    /// Rewrites the files without the person, under a name that does not say who it was. Compressed ones are plain
    /// afterwards; a name that is no text is written as messages show it. Repeating it changes nothing.
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

    /// A file without the person; nil where neither its bytes nor its name say anything of them. One that cannot be read, such as a
    /// damaged archive, stays as it is: the search that follows an erasure names it.
    private func rewritten(
        _ name: FileName,
        in processed: Inbox.ProcessedFolder
    ) throws(IntakeFailure) -> (name: FileName, bytes: [UInt8])? {
        let file = FileName(path(of: processed)).appending(name)
        let read = Result { () throws(IntakeFailure) -> [UInt8] in try plainBytes(ofFile: file) }
        guard case .success(let bytes) = read else { return nil }
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

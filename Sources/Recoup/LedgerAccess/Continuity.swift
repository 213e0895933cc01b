import Intake
import Ledger
import ReconciliationCore
import Reports

/// Whether the ledger is the one its reports and its inbox know: a backup put in its place lacks what came later, and
/// nothing in it says so.
struct Continuity: Sendable {
    /// The newest report, where its run is not on this ledger's audit chain.
    private(set) var foreignReport: PublishedReport?
    /// Files in `inbox/done` that this ledger never imported, with their kind where a kept report or their name states it.
    private(set) var unknownFiles: [(name: String, kind: IntakeKind?)] = []
    /// Files that reports were made from, that this ledger never imported, and that are not in `inbox/done`: imported from
    /// elsewhere.
    private(set) var unknownInputs: [Manifest.Input] = []
    private let doneFolder: String

    /// Reads one manifest and the names of `inbox/done`; the other reports only where something is missing.
    ///
    /// The files that any kept report was made from are looked for with `readsEveryReport`, where the newest report is of another
    /// ledger, and from then on as long as the last run that looked found that something is missing: a night's own report is the newest
    /// one for the next.
    init(of ledger: any LedgerEngine, _ configuration: Configuration, readsEveryReport: Bool = false) throws {
        let inbox = configuration.inboxPath.trimmedSlash
        doneFolder = inbox + "/" + Inbox.ProcessedFolder.done.rawValue
        let reports = ReportFolder(path: configuration.reportsFolder)
        if let newest = try reports.newest(), let head = newest.auditHead, try !ledger.hasAuditHead(head) {
            foreignReport = newest
        }
        let names = try Inbox(path: inbox).listing().done
        let beginnings = Dictionary(names.compactMap { name in Self.digest(in: name).map { ($0, name) } }) { $1 }
        let unknown = try ledger.unknownFiles(amongDigests: beginnings.keys.sorted())
        let folder = doneFolder
        let neverImported = try Self.neverImported(
            unknown.compactMap { beginning in
                beginnings[beginning].map { name in (stated: beginning, path: folder + "/" + name) }
            },
            protecting: ProtectedFiles(configuration.ledger.file?.files ?? []),
            ledger
        )
        let looksWhole = neverImported.isEmpty && foreignReport == nil
        guard try !looksWhole || readsEveryReport || ledger.lacksInputs() else { return }
        let inputs = try reports.inputs()
        let unknownDigests = Set(try ledger.unknownFiles(amongDigests: Set(inputs.map(\.digest)).sorted()))
        var named: Set<String> = []
        unknownInputs = inputs.filter { input in
            unknownDigests.contains(input.digest) && !unknown.contains { input.digest.hasPrefix($0) }
                && named.insert(input.digest).inserted
        }
        unknownFiles = neverImported.compactMap { beginning in
            beginnings[beginning].map { name in
                (name: name, kind: inputs.last { $0.digest.hasPrefix(beginning) }?.kind ?? Self.kind(in: name))
            }
        }
        .sorted { (Self.givenName(in: $0.name), $0.name) < (Self.givenName(in: $1.name), $1.name) }
    }

    /// The name under which a file of `done` came: what is named by days then stands in the order of days.
    private static func givenName(in name: String) -> Substring {
        name.dropFirst(digest(in: name).map { $0.count + 1 } ?? 0)
    }

    /// The beginning of a digest with which `done` names a file: `4a5b6c7d-export.csv`; nil for other names.
    private static func digest(in name: String) -> String? {
        let beginning = name.prefix { $0.isHexDigit && !$0.isUppercase }
        guard let next = name.dropFirst(beginning.count).first,
            beginning.count == 8 && next == "-" || beginning.count == 16 && "-.".contains(next)
        else { return nil }
        // People date files of their own by eight digits.
        let isDay = Instant(rfc3339: text(ofDay: beginning)).map { $0 >= .appStoreOpening } ?? false
        return beginning.count == 8 && beginning.hasPrefix("20") && isDay ? nil : String(beginning)
    }

    /// The moment that `20260301` begins, as RFC 3339 writes it.
    private static func text(ofDay digits: Substring) -> String {
        "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))T00:00:00Z"
    }

    /// Of the files whose names state digests that the ledger does not know, those whose content it does not know either: a file
    /// that an erasure rewrote keeps its name, and is imported under the digest of its content after a restore.
    ///
    /// - Parameter files: what their names state, and their paths.
    private static func neverImported(
        _ files: [(stated: String, path: String)],
        protecting protected: ProtectedFiles,
        _ ledger: any LedgerEngine
    ) throws -> [String] {
        var contents: [String: String] = [:]
        for file in files { contents[file.stated] = contentDigest(ofFile: file.path, protecting: protected)?.hex }
        guard !contents.isEmpty else { return files.map(\.stated) }
        let unknown = Set(try ledger.unknownFiles(amongDigests: Set(contents.values).sorted()))
        return files.map(\.stated).filter { stated in contents[stated].map { unknown.contains($0) } ?? true }
    }

    /// Nil of a file that cannot be read: then it is what its name says.
    private static func contentDigest(ofFile path: String, protecting protected: ProtectedFiles) -> ContentDigest? {
        do {
            return try ByteSource(opening: FilePlace(path: FileName(path)), name: path, protecting: protected)
                .digestToTheEnd()
        } catch {
            return nil
        }
    }

    /// The one kind that the words of a file's name say: `4a5b6c7d-credits-2026.csv`.
    private static func kind(in name: String) -> IntakeKind? {
        let words = Set(name.lowercased().split { !$0.isLetter }.map { String($0) })
        let kinds = IntakeKind.allCases.filter { words.contains($0.rawValue) }
        return kinds.count == 1 ? kinds.first : nil
    }

    var isBroken: Bool { foreignReport != nil || !unknownFiles.isEmpty || !unknownInputs.isEmpty }

    /// What is wrong and what to do, a sentence each; empty where all fits. A sentence names at most `filesMax` files.
    func sentences(filesMax: Int) -> [Message] {
        var sentences: [Message] = []
        if let foreignReport {
            sentences.append(
                .ledgerOlderThanReport(
                    foreignReport.path,
                    run: foreignReport.runID.number,
                    asOf: Message(verbatim: foreignReport.asOf.text)
                )
            )
        }
        if !unknownFiles.isEmpty {
            let shown = unknownFiles.prefix(filesMax).map { file in
                "recoup import \(file.kind?.rawValue ?? "KIND") \(shellWord("\(doneFolder)/\(file.name)"))"
            }
            let isKindOpen = unknownFiles.prefix(filesMax).contains { $0.kind == nil }
            sentences.append(
                .filesNeverImported(
                    unknownFiles.count,
                    shown,
                    more: unknownFiles.count - shown.count,
                    kinds: isKindOpen ? IntakeKind.allCases.map(\.rawValue).sorted() : []
                )
            )
        }
        if !unknownInputs.isEmpty {
            let shown = unknownInputs.prefix(filesMax).map { input in
                "\(input.kind.rawValue) \(input.name) (SHA-256 \(input.digest.prefix(8)))"
            }
            sentences.append(.inputsNeverImported(unknownInputs.count, shown, more: unknownInputs.count - shown.count))
        }
        return sentences
    }
}

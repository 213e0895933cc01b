import FoundationEssentials

/// A copy of the project with every mutant built in: the project itself is never touched.
struct WorkingCopy {
    let original: URL
    let folder: URL
    /// All mutants, numbered from 1.
    private(set) var mutants: [Mutant] = []
    /// Places the compiler does not accept in this form; they hold no mutants.
    private(set) var refused: Set<MutantKey> = []

    init(of original: URL, at folder: URL) {
        self.original = original
        self.folder = folder
    }

    /// The rules of what is right and wrong; the chain that guards the books has promises and tests of its own.
    static func isRule(_ path: String) -> Bool {
        path.hasPrefix("Sources/ReconciliationCore/") && path.hasSuffix(".swift")
            && !path.hasSuffix("/AuditEvent.swift")
    }

    static func isStatement(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return path.hasPrefix("Sources/SQLiteLedger/SQL/") && (name.hasPrefix("post_") || name.hasPrefix("reconcile_"))
    }

    /// Brings the copy up to date. Files that stay the same keep their time, so that little is built again.
    mutating func write() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: original.path)
            .filter { ![".build", ".git", ".swiftpm"].contains($0) }
        let files = try names.flatMap { try Self.files(at: $0, in: original) }.sorted()
        let old = try names.flatMap { try Self.files(at: $0, in: folder) }

        var found: [Mutant] = []
        var declarations: [String] = []
        var contents: [String: [UInt8]] = [:]
        for file in files where Self.isRule(file) || Self.isStatement(file) {
            let bytes = Array(try Data(contentsOf: original.appending(path: file)))
            contents[file] =
                Self.isRule(file)
                ? rewriteRules(bytes, file, &found, &declarations) : rewriteStatement(bytes, file, &found)
        }
        mutants = found.numbered()
        contents[Switchboard.file] = Array(
            Switchboard.source(declarations: declarations, mutantCount: mutants.count).utf8
        )
        let reader = String(
            decoding: try Data(contentsOf: original.appending(path: Switchboard.reader.file)),
            as: UTF8.self
        )
        guard reader.contains(Switchboard.reader.original) else {
            throw ToolFailure("\(Switchboard.reader.file) reads statements otherwise than the mutation tool knows")
        }
        contents[Switchboard.reader.file] = Array(
            reader.replacing(Switchboard.reader.original, with: Switchboard.reader.rewritten).utf8
        )

        for file in Set(files).union(contents.keys) {
            let content = try contents[file].map { Data($0) } ?? Data(contentsOf: original.appending(path: file))
            try Self.put(content, at: folder.appending(path: file), like: original.appending(path: file))
        }
        for file in old where contents[file] == nil && !files.contains(file) {
            try FileManager.default.removeItem(at: folder.appending(path: file))
        }
    }

    /// Leaves out what stands on the lines the compiler complains about.
    mutating func refuse(lines: Set<SourceLine>) -> Int {
        let keys = mutants.filter { lines.contains(SourceLine(file: $0.file, number: $0.line)) }.map(\.key)
        refused.formUnion(keys)
        return keys.count
    }

    private func rewriteRules(
        _ bytes: [UInt8],
        _ file: String,
        _ found: inout [Mutant],
        _ declarations: inout [String]
    ) -> [UInt8] {
        let lines = LineTable(bytes)
        var rewriting = Rewriting()
        for site in SwiftMutations.sites(in: bytes) {
            let line = lines.number(at: site.range.lowerBound)
            let token =
                site.form == .condition
                ? "term \(site.token.split(whereSeparator: \.isWhitespace).joined(separator: " "))" : site.token
            let mutants = site.changes.map {
                Mutant(file: file, line: line, lineText: lines.text(of: line), change: "\(token) → \($0)")
            }
            guard refused.isDisjoint(with: mutants.map(\.key)) else { continue }
            let firstNumber = found.count + 1
            Switchboard.rewrite(site, firstNumber: firstNumber, in: &rewriting)
            declarations.append(Switchboard.declaration(of: site, firstNumber: firstNumber))
            found += mutants
        }
        return rewriting.applied(to: bytes)
    }

    private func rewriteStatement(_ bytes: [UInt8], _ file: String, _ found: inout [Mutant]) -> [UInt8] {
        let lines = LineTable(bytes)
        let changes = SQLMutations.changes(in: bytes)
        let numbered = changes.enumerated().map { (number: found.count + 1 + $0.offset, change: $0.element) }
        found += changes.map { change in
            let line = lines.number(at: change.range.lowerBound)
            return Mutant(file: file, line: line, lineText: lines.text(of: line), change: change.change)
        }
        return changes.isEmpty ? bytes : Switchboard.statement(bytes, numbered)
    }

    private static func files(at path: String, in root: URL) throws -> [String] {
        var isFolder: Bool = false
        guard FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder) else {
            return []
        }
        guard isFolder else { return [path] }
        return try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)
            .flatMap { try files(at: "\(path)/\($0)", in: root) }
    }

    private static func put(_ content: Data, at target: URL, like source: URL) throws {
        let files = FileManager.default
        if files.fileExists(atPath: target.path), try Data(contentsOf: target) == content { return }
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: target)
        if files.isExecutableFile(atPath: source.path) {
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target.path)
        }
    }
}

/// A line the compiler names.
struct SourceLine: Hashable {
    let file: String
    let number: Int
}

struct ToolFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

import FoundationEssentials

/// What is mutated, and with which tests it is built.
enum Scope {
    /// The rules in Core, with the tests of Core alone.
    case rules
    /// Also the SQL of posting and reconciling, with all tests.
    case rulesAndStatements
}

/// A copy of the project with every mutant built in: the project itself is never touched.
struct WorkingCopy {
    let original: URL
    let folder: URL
    let scope: Scope
    /// All mutants but the refused ones, numbered from 1.
    private(set) var mutants: [Mutant] = []
    /// Mutants that do not compile in this form.
    private(set) var refused: Set<MutantKey> = []

    private var declarations: [String] = []

    init(of original: URL, at folder: URL, scope: Scope) {
        self.original = original
        self.folder = folder
        self.scope = scope
    }

    /// The rules of what is right and wrong; the audit chain has tests of its own that forge ledgers.
    static func isRule(_ path: String) -> Bool {
        path.hasPrefix("Sources/ReconciliationCore/") && path.hasSuffix(".swift")
            && !path.hasSuffix("/AuditEvent.swift")
    }

    static func isStatement(_ path: String) -> Bool {
        let modules = ["SQLLedger", "SQLiteLedger"]
        let folders = modules.flatMap { ["Sources/\($0)/SQL/Posting/", "Sources/\($0)/SQL/Reconciling/"] }
        return path.hasSuffix(".sql") && folders.contains { path.hasPrefix($0) }
    }

    /// Brings the copy up to date. Files that stay the same keep their time, so that little is built again.
    mutating func write() throws {
        let files = try sourcePaths.flatMap { try Self.files(at: $0, in: original) }.sorted()
        var contents = try mutatedContents(of: files)
        switch scope {
        case .rules:
            let manifest = try text(of: "Package.swift")
            contents["Package.swift"] = Array((manifest + Self.rulesOnly).utf8)
        case .rulesAndStatements:
            let reader = try text(of: Switchboard.reader.file)
            guard reader.contains(Switchboard.reader.original) else {
                throw ToolFailure("\(Switchboard.reader.file) reads statements otherwise than the mutation tool knows")
            }
            let rewritten = reader.replacing(Switchboard.reader.original, with: Switchboard.reader.rewritten)
            contents[Switchboard.reader.file] = Array(("import ReconciliationCore\n" + rewritten).utf8)
        }

        let old = try Self.names(in: folder).flatMap { try Self.files(at: $0, in: folder) }
        for file in Set(files).union(contents.keys) {
            let content = try contents[file].map { Data($0) } ?? Data(contentsOf: original.appending(path: file))
            try Self.put(content, at: folder.appending(path: file), like: original.appending(path: file))
        }
        for file in old where contents[file] == nil && !files.contains(file) {
            try FileManager.default.removeItem(at: folder.appending(path: file))
        }
    }

    /// Finds the mutants and writes nothing.
    mutating func find() throws {
        _ = try mutatedContents(of: sourcePaths.flatMap { try Self.files(at: $0, in: original) }.sorted())
    }

    /// Leaves out the mutants of the lines the compiler complains about; returns how many.
    mutating func refuse(lines: Set<SourceLine>) -> Int {
        let keys = mutants.filter { lines.contains(SourceLine(file: $0.file, number: $0.line)) }.map(\.key)
        refused.formUnion(keys)
        return keys.count
    }

    // MARK: Mutants

    private mutating func mutatedContents(of files: [String]) throws -> [String: [UInt8]] {
        mutants = []
        declarations = []
        var contents: [String: [UInt8]] = [:]
        for file in files {
            if Self.isRule(file) {
                contents[file] = rewriteRules(try bytes(of: file), file)
            } else if scope == .rulesAndStatements, Self.isStatement(file) {
                contents[file] = rewriteStatements(try bytes(of: file), file)
            }
        }
        contents[Switchboard.file] = Array(
            Switchboard.source(declarations: declarations, mutantCount: mutants.count).utf8
        )
        return contents
    }

    private mutating func rewriteRules(_ bytes: [UInt8], _ file: String) -> [UInt8] {
        let lines = LineTable(bytes)
        var rewriting = Rewriting()
        let sites = SwiftMutations.sites(in: bytes)
        var keys = sites.flatMap { site in
            site.changeNames.map { MutantKey(file: file, function: site.function, change: $0) }
        }.placed()[...]
        for site in sites {
            let own = keys.prefix(site.changes.count)
            keys = keys.dropFirst(site.changes.count)
            guard refused.isDisjoint(with: own) else { continue }
            let firstNumber = mutants.count + 1
            Switchboard.rewrite(site, firstNumber: firstNumber, in: &rewriting)
            declarations.append(Switchboard.declaration(of: site, firstNumber: firstNumber))
            add(own, at: lines.number(at: site.range.lowerBound))
        }
        return rewriting.applied(to: bytes)
    }

    private mutating func rewriteStatements(_ bytes: [UInt8], _ file: String) -> [UInt8] {
        let lines = LineTable(bytes)
        let changes = SQLMutations.changes(in: bytes)
        let names = SQLMutations.statementNames(in: bytes)
        let fileName = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
        let keys = changes.map { change in
            let name = names.last { $0.start <= change.range.lowerBound }?.name ?? fileName
            return MutantKey(file: file, function: name, change: change.name)
        }.placed()
        let firstNumber = mutants.count + 1
        for (change, key) in zip(changes, keys) { add([key], at: lines.number(at: change.range.lowerBound)) }
        let numbered = changes.enumerated().map { (number: firstNumber + $0.offset, change: $0.element) }
        return changes.isEmpty ? bytes : Switchboard.statement(bytes, numbered)
    }

    private mutating func add(_ keys: some Sequence<MutantKey>, at line: Int) {
        for key in keys { mutants.append(Mutant(number: mutants.count + 1, line: line, key: key)) }
    }

    // MARK: Files

    private static let ruleTargets = ["ReconciliationCore", "ReconciliationCoreTests"]
    /// Added to the manifest: the other targets need not be built.
    private static let rulesOnly = """

        package.targets.removeAll { !\(ruleTargets).contains($0.name) }
        package.products.removeAll()

        """

    private var sourcePaths: [String] {
        get throws {
            switch scope {
            case .rules:
                ["Package.swift", "Package.resolved", "Sources/ReconciliationCore", "Tests/ReconciliationCoreTests"]
            case .rulesAndStatements: try Self.names(in: original)
            }
        }
    }

    private func bytes(of file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: original.appending(path: file)))
    }

    private func text(of file: String) throws -> String { String(decoding: try bytes(of: file), as: UTF8.self) }

    /// What a project's folder holds, apart from what was built and what git keeps.
    private static func names(in root: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path)
            .filter { ![".build", ".git", ".swiftpm"].contains($0) }
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

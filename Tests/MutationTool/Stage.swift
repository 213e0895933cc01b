import Foundation

/// A part of the tests that is run as one: the cheapest that may notice a mutant comes first.
struct Stage: Codable {
    let name: String
    let filter: String
    /// Asked only about mutants that no other stage notices: it starts the program itself, over and over.
    var isLast = false
    /// How long it takes where nothing is wrong.
    var seconds = 0.0
    /// The mutants whose places it reaches.
    var reached: Set<Int> = []
    /// Mutants that cannot be made at such a place.
    var impossible: Set<Int> = []
}

/// The test bundle of a built working copy.
struct TestBundle {
    let folder: URL
    let scratch: URL
    /// Where the tests put what they make.
    let temporaryFolder: URL
    /// How many random books the oracle and the program have to agree on.
    let bookCount: Int

    private var path: String { folder.appending(path: ".build/debug/recoupPackageTests.xctest").path }

    func stages(including isWanted: (Stage) -> Bool) throws -> [Stage] {
        let list = try run([path, "--testing-library", "swift-testing", "--list-tests"], in: folder)
        guard list.isGood else { throw ToolFailure("cannot list the tests:\n\(list.output)") }
        let tests = list.output.split(separator: "\n").filter {
            $0.contains("/") && $0.prefix { $0 != "/" }.contains(".")
        }
        // What opens ledgers takes its time, so each suite of those counts by itself; one is taken apart, because one
        // or the other of its tests notices nearly every mutant of the statements.
        let slow = ["SQLiteLedgerTests", "RecoupTests", "OracleTests"]
        let takenApart = ["SQLiteLedgerTests.CrowdedBooksTests", "OracleTests.AgreementTests"]
        func unit(_ test: Substring) -> String {
            let suite = String(test.prefix { $0 != "/" })
            let target = String(suite.prefix { $0 != "." })
            return takenApart.contains(suite) ? String(test) : slow.contains(target) ? suite : target
        }
        // These know nothing of the rules, or would test this tool.
        let unconcerned = [
            "AppStoreClientTests", "AppStoreSimulatorTests", "AppStoreRecordsTests", "MutationToolTests",
            "OracleTests.OracleListTests", "OracleTests.OracleOwnerTests", "OracleTests.SeededBookGeneratorTests",
        ]
        return Set(tests.map(unit)).sorted()
            .filter { name in !unconcerned.contains { name.hasPrefix($0) } }
            .map { name in
                Stage(
                    name: name,
                    filter: "^" + name.escapedForPattern + (name.contains("/") ? "" : "[./]"),
                    isLast: name.hasPrefix("OracleTests")
                )
            }
            .filter(isWanted)
    }

    /// Runs a stage as it is; says how long it takes and what it reaches.
    func traced(_ stage: Stage, mutantCount: Int) throws -> Stage? {
        let trace = scratch.appending(path: "trace")
        try Data(repeating: 0, count: mutantCount + 1).write(to: trace)
        let end = try test(stage, environment: [Switchboard.trace: trace.path], cpuSeconds: 600, wallSeconds: 900) {
            _ in false
        }
        guard end.isGood else {
            try Data(end.output.utf8).write(to: scratch.appending(path: "\(stage.name).log"))
            return nil
        }
        var stage = stage
        stage.seconds = end.seconds
        for (number, mark) in try Data(contentsOf: trace).enumerated() where mark != 0 {
            stage.reached.insert(number)
            if mark == 2 { stage.impossible.insert(number) }
        }
        return stage
    }

    enum Verdict { case caught, timedOut, unnoticed, broken }

    /// What the tests say about a mutant; a machine with much else to do gets a second try before a mutant is said to
    /// run too long.
    func verdict(of stage: Stage, on mutant: Int) throws -> Verdict {
        let verdict = try tried(stage, on: mutant)
        return verdict == .timedOut ? try tried(stage, on: mutant) : verdict
    }

    private func tried(_ stage: Stage, on mutant: Int) throws -> Verdict {
        let end = try test(
            stage,
            environment: [Switchboard.choice: String(mutant)],
            cpuSeconds: Int(stage.seconds * 4) + 20,
            wallSeconds: Int(stage.seconds * 10) + 180
        ) { $0.contains("recorded an issue") }
        // What SQLite cannot even prepare is no mutant.
        if end.output.contains("SQLite error 1:") { return .broken }
        switch end.reason {
        case .exited(0): return .unnoticed
        case .exited(124), .exited(137), .exited(128 + SIGXCPU), .signalled(SIGXCPU), .signalled(SIGKILL):
            return .timedOut
        case .exited, .signalled, .stopped: return .caught
        }
    }

    private func test(
        _ stage: Stage,
        environment: [String: String],
        cpuSeconds: Int,
        wallSeconds: Int,
        until decides: (String) -> Bool
    ) throws -> ProgramEnd {
        let temporary = temporaryFolder.appending(path: "tmp-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(at: temporary) } }
        return try run(
            [path, "--testing-library", "swift-testing", "--filter", stage.filter],
            in: folder,
            environment: environment.merging(
                ["TMPDIR": temporary.path, "RECOUP_ORACLE_BOOKS": String(bookCount), "RECOUP_ORACLE_SHRINK": "no"]
            ) { $1 },
            cpuSeconds: cpuSeconds,
            wallSeconds: wallSeconds,
            until: decides
        )
    }
}

extension String {
    /// The text as a pattern that means nothing but itself.
    fileprivate var escapedForPattern: String {
        reduce(into: "") { pattern, character in
            if "\\.^$|?*+()[]{}".contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
    }
}

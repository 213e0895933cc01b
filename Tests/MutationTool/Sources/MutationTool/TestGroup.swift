import Foundation

/// A part of the tests that is run as one process: the cheapest that may notice a mutant comes first.
struct TestGroup {
    let name: String
    let filter: String
    /// Asked only about mutants that no other group notices: it starts the program itself, many times.
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
    /// On how many random books the oracle and the program have to agree.
    let bookCount: Int

    private var path: String { folder.appending(path: ".build/debug/recoupPackageTests.xctest").path }

    func groups(including isWanted: (TestGroup) -> Bool) throws -> [TestGroup] {
        let list = try run([path, "--testing-library", "swift-testing", "--list-tests"], in: folder)
        guard list.isGood else { throw ToolFailure("cannot list the tests:\n\(list.output)") }
        let tests = list.output.split(separator: "\n").filter {
            $0.contains("/") && $0.prefix { $0 != "/" }.contains(".")
        }
        // A suite is a group where most mutants are reached by few suites, or where tests are slow. The oracle's suite is
        // divided further: one of its tests alone notices most mutants.
        let bySuite = ["ReconciliationCoreTests", "SQLLedgerTests", "SQLiteLedgerTests", "RecoupTests", "OracleTests"]
        let byTest = ["OracleTests.AgreementTests"]
        func group(_ test: Substring) -> String {
            let suite = String(test.prefix { $0 != "/" })
            let target = String(suite.prefix { $0 != "." })
            return byTest.contains(suite) ? String(test) : bySuite.contains(target) ? suite : target
        }
        // These test no rules.
        let unconcerned = [
            "AppStoreClientTests", "AppStoreSimulatorTests", "AppStoreRecordsTests",
            "OracleTests.OracleListTests", "OracleTests.OracleOwnerTests", "OracleTests.SeededBookGeneratorTests",
        ]
        return Set(tests.map(group)).sorted()
            .filter { name in !unconcerned.contains { name.hasPrefix($0) } }
            .map { name in
                TestGroup(
                    name: name,
                    filter: "^" + name.escapedForPattern + (name.contains("/") ? "" : "[./]"),
                    isLast: name.hasPrefix("OracleTests")
                )
            }
            .filter(isWanted)
    }

    /// Runs a group on the program as it is: how long it takes, which mutants it reaches. Nil where a test fails.
    func traced(_ group: TestGroup, mutantCount: Int) throws -> TestGroup? {
        let trace = scratch.appending(path: "trace")
        try Data(repeating: 0, count: mutantCount + 1).write(to: trace)
        let end = try test(group, environment: [Switchboard.trace: trace.path], cpuSeconds: 600, wallSeconds: 900) {
            _ in false
        }
        guard end.isGood else {
            try Data(end.output.utf8).write(to: scratch.appending(path: "\(group.name).log"))
            return nil
        }
        var group = group
        group.seconds = end.seconds
        for (number, mark) in try Data(contentsOf: trace).enumerated() where mark != 0 {
            group.reached.insert(number)
            if mark == 2 { group.impossible.insert(number) }
        }
        return group
    }

    enum Answer { case caught, timedOut, unnoticed, broken }

    /// What the tests say about a mutant. A second try tells a mutant that runs too long from a machine that is busy.
    func answer(of group: TestGroup, on mutant: Int) throws -> Answer {
        let answer = try tried(group, on: mutant)
        return answer == .timedOut ? try tried(group, on: mutant) : answer
    }

    private func tried(_ group: TestGroup, on mutant: Int) throws -> Answer {
        let end = try test(
            group,
            environment: [Switchboard.choice: String(mutant)],
            cpuSeconds: Int(group.seconds * 4) + 20,
            wallSeconds: Int(group.seconds * 10) + 180
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
        _ group: TestGroup,
        environment: [String: String],
        cpuSeconds: Int,
        wallSeconds: Int,
        until decides: (String) -> Bool
    ) throws -> ProgramEnd {
        let temporary = temporaryFolder.appending(path: "tmp-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(at: temporary) } }
        return try run(
            [path, "--testing-library", "swift-testing", "--filter", group.filter],
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
    /// The text as a pattern that matches the text only.
    fileprivate var escapedForPattern: String {
        reduce(into: "") { pattern, character in
            if "\\.^$|?*+()[]{}".contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
    }
}

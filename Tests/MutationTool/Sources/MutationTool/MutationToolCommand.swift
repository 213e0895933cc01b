import ArgumentParser
import Foundation

/// Seeds one bug at a time into the rules and shows whether the tests notice.
@main
struct MutationToolCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutation-tool",
        abstract: "Seeds one bug at a time into a copy of the project and runs the tests on it. Started by jobs/mutate."
    )

    @Option(help: "The project.") var original: String
    @Option(help: "The working copy, with a .build folder to start from.") var copy: String
    @Option(help: "A folder for temporary files and results.") var scratch: String
    @Option(help: "Where the tests put what they make; the faster the better.") var temporary: String?
    @Option(help: "The list of survivors, each with its reason.") var survivors: String
    @Flag(help: "Also the SQL of posting and reconciling, with all tests: hours.") var statements = false
    @Option(help: "Which mutants a sample takes.") var seed: UInt64 = 1
    @Option(help: "How many mutants to run; all where not given.") var sample: Int?
    @Option(help: "Only mutants of files whose path contains this.") var only: String?
    @Option(help: "Only groups of tests whose name contains one of these, separated by commas.") var groups: String?
    @Flag(help: "Also run the suites that run whole nights: minutes for each mutant that gets so far.") var nights =
        false
    @Option(help: "Compare so many random books with the oracle, for mutants that no other test notices.") var oracle =
        12
    @Option(parsing: .unconditionalSingleValue, help: "Passed on to the build; may be repeated.")
    var buildOption: [String] = []
    @Option(help: "How many mutants are run side by side.") var workers = 2
    @Flag(help: "Do not run again what results.jsonl says was caught.") var resume = false
    @Flag(help: "Only what results.jsonl says was not caught and the list of survivors does not explain.") var again =
        false
    @Flag(help: "List the mutants and end.") var list = false

    func run() throws {
        var working = WorkingCopy(
            of: URL(filePath: original),
            at: URL(filePath: copy),
            scope: statements ? .rulesAndStatements : .rules
        )
        if list {
            try working.find()
            for mutant in working.mutants { print("\(mutant.file):\(mutant.line)\t\(mutant.key.entry)") }
            return
        }
        try working.write()
        say("\(working.mutants.count) mutants in \(Set(working.mutants.map(\.file)).count) files")
        try build(&working)

        let scratch = URL(filePath: scratch)
        let results = Results(at: scratch.appending(path: "results.jsonl"))
        let known = resume || again ? try results.read() : [:]
        var chosen = working.mutants.filter { mutant in
            (only.map { mutant.file.contains($0) } ?? true) && known[mutant.key]?.isCaught != true
                && known[mutant.key] != .impossible
        }
        let listed = try SurvivorList(contentsOf: URL(filePath: survivors))
        if again { chosen = chosen.filter { known[$0.key] != nil && listed.reasons[$0.key] == nil } }
        // In random order, so that a part of a run stands for the whole.
        var generator = SplitMix(seed: seed)
        chosen = Array(chosen.shuffled(using: &generator).prefix(sample ?? .max))
        // Survivors take the longest: those that are known come last.
        func isOpen(_ mutant: Mutant) -> Bool { listed.reasons[mutant.key] == nil && known[mutant.key] == nil }
        chosen = chosen.filter { isOpen($0) } + chosen.filter { !isOpen($0) }
        say("seed \(seed): \(chosen.count) of \(working.mutants.count)")

        let bundle = TestBundle(
            folder: URL(filePath: copy),
            scratch: scratch,
            temporaryFolder: temporary.map { URL(filePath: $0) } ?? scratch,
            bookCount: oracle
        )
        let mutationRun = MutationRun(
            bundle: bundle,
            groups: try tracedGroups(of: bundle, mutantCount: working.mutants.count),
            known: known
        )
        var outcomes = known.filter { key, _ in working.mutants.contains { $0.key == key } }
        var done = 0
        try mutationRun.run(chosen, workers: workers) { mutant, outcome in
            outcomes[mutant.key] = outcome
            try results.append(mutant.key, outcome)
            done += 1
            print(
                "\(done)/\(chosen.count) \(mutant.file):\(mutant.line) \(mutant.key.entry): \(outcome.text)"
            )
            fflush(nil)
        }
        let report = MutationReport(outcomes: outcomes, listed: listed)
        print(report.text)
        if !report.isGood(isSample: sample != nil) { throw ExitCode.failure }
    }

    /// Builds all mutants at once. Places the compiler refuses are printed and left out.
    private func build(_ working: inout WorkingCopy) throws {
        for _ in 0..<8 {
            let end = try MutationTool.run(
                ["swift", "build", "--build-tests", "--ignore-lock"] + buildOption,
                in: working.folder,
                cpuSeconds: 7200
            )
            if end.isGood {
                say("built in \(Int(end.seconds)) s; the compiler refused mutants: \(working.refused.count)")
                for key in working.refused.sorted() { print("refused \(key)") }
                return
            }
            let lines = end.output.split(separator: "\n").compactMap { line -> SourceLine? in
                guard let mark = line.firstRange(of: ": error: ") else { return nil }
                let parts = line[..<mark.lowerBound].split(separator: ":")
                guard parts.count == 3, let number = Int(parts[1]), let root = parts[0].firstRange(of: "Sources/")
                else { return nil }
                return SourceLine(file: String(parts[0][root.lowerBound...]), number: number)
            }
            let count = working.refuse(lines: Set(lines))
            guard count > 0 else { throw ToolFailure("the working copy does not build:\n\(end.output.suffix(6000))") }
            say("the compiler refuses \(count) mutants; building without them")
            for line in Set(end.output.split(separator: "\n")).sorted() where line.contains(": error: ") { print(line) }
            try working.write()
        }
        throw ToolFailure("the working copy does not build")
    }

    private func tracedGroups(of bundle: TestBundle, mutantCount: Int) throws -> [TestGroup] {
        let wanted = groups.map { $0.split(separator: ",").map(String.init) }
        var traced: [TestGroup] = []
        let all = try bundle.groups { group in
            if let wanted { return wanted.contains { group.name.contains($0) } }
            return group.isLast ? oracle > 0 : nights || !group.name.hasPrefix("RecoupTests")
        }
        for group in all {
            guard let result = try bundle.traced(group, mutantCount: mutantCount) else {
                say("\(group.name) fails on the program as it is, so it is left out")
                continue
            }
            say(
                "\(group.name): \(Int(result.seconds * 10)) tenths of a second, reaches \(result.reached.count) mutants"
            )
            traced.append(result)
        }
        guard !traced.isEmpty else { throw ToolFailure("no group of tests passes on the program as it is") }
        return traced.sorted { $0.seconds < $1.seconds }
    }

    private func say(_ text: String) {
        print("mutate: \(text)")
        fflush(nil)
    }
}

/// A small seeded generator (Steele, Lea and Flood, 2014): a seed names a sample on every machine.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

import Foundation

/// What a campaign comes to.
struct Verdict {
    let outcomes: [MutantKey: Outcome]
    let listed: SurvivorList

    private var real: [MutantKey: Outcome] { outcomes.filter { $0.value != .impossible } }
    private var caught: Int { real.values.count { $0.isCaught } }
    private var survivors: [MutantKey] { real.filter { !$0.value.isCaught }.keys.sorted() }
    private var unexplained: [MutantKey] { survivors.filter { listed.reasons[$0] == nil } }
    /// Listed, and caught all the same.
    private var contradicted: [MutantKey] {
        real.filter { $0.value.isCaught && listed.reasons[$0.key] != nil }.keys.sorted()
    }

    /// A sample is too small for a rate: in it every survivor has to be listed.
    func isGood(isSample: Bool) -> Bool {
        unexplained.isEmpty && (isSample || caught * 10 >= real.count * 9)
    }

    var text: String {
        var lines = unexplained.map { "not caught, and no reason is listed (\(outcomes[$0]?.text ?? "")):\n\($0)" }
        lines += contradicted.map { "listed as a survivor, and caught all the same; take it off the list:\n\($0)" }
        let timedOut = real.values.count { if case .timedOut = $0 { true } else { false } }
        for (name, isPart) in [("Swift", { $0.hasSuffix(".swift") }), ("SQL", { $0.hasSuffix(".sql") })]
            as [(String, (String) -> Bool)]
        {
            let part = real.filter { isPart($0.key.file) }
            lines.append("\(name): \(part.count) mutants, \(part.values.count { $0.isCaught }) caught")
        }
        let share = real.isEmpty ? 1000 : caught * 1000 / real.count
        lines.append(
            "\(real.count) mutants, \(caught) caught (\(share / 10).\(share % 10) %), of these \(timedOut) by running too long; "
                + "\(survivors.count) survived, \(survivors.count - unexplained.count) of them listed; "
                + "\(outcomes.count - real.count) are no programs"
        )
        return lines.joined(separator: "\n")
    }
}

extension Outcome {
    var text: String {
        switch self {
        case .caught(let stage): "caught by \(stage)"
        case .timedOut(let stage): "timed out in \(stage)"
        case .survived: "SURVIVED"
        case .unreached: "UNREACHED"
        case .impossible: "no program"
        }
    }
}

/// Outcomes kept on disk as they come, so that hours of work are not lost.
struct Results {
    private struct Line: Codable {
        let file: String
        let lineText: String
        let change: String
        let occurrence: Int
        let outcome: Outcome
    }

    let url: URL

    init(at url: URL) { self.url = url }

    /// The last outcome of each.
    func read() throws -> [MutantKey: Outcome] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let lines = try Data(contentsOf: url).split(separator: 0x0A).map {
            try JSONDecoder().decode(Line.self, from: Data($0))
        }
        return Dictionary(
            lines.map {
                (
                    MutantKey(file: $0.file, lineText: $0.lineText, change: $0.change, occurrence: $0.occurrence),
                    $0.outcome
                )
            },
            uniquingKeysWith: { $1 }
        )
    }

    func append(_ key: MutantKey, _ outcome: Outcome) throws {
        let line = Line(
            file: key.file,
            lineText: key.lineText,
            change: key.change,
            occurrence: key.occurrence,
            outcome: outcome
        )
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        try handle.write(contentsOf: JSONEncoder().encode(line) + [0x0A])
        try handle.close()
    }
}

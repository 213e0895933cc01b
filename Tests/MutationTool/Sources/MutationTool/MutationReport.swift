/// What a run of mutants comes to.
struct MutationReport {
    let outcomes: [MutantKey: Outcome]
    let listed: SurvivorList

    private var real: [MutantKey: Outcome] { outcomes.filter { $0.value != .impossible } }
    private var caught: Int { real.values.count { $0.isCaught } }
    private var survivors: [MutantKey] { real.filter { !$0.value.isCaught }.keys.sorted() }
    private var unexplained: [MutantKey] { survivors.filter { listed.reasons[$0] == nil } }
    /// Listed, yet a test notices them.
    private var contradicted: [MutantKey] {
        real.filter { $0.value.isCaught && listed.reasons[$0.key] != nil }.keys.sorted()
    }

    /// A sample is too small for a rate: in it every survivor has to be listed.
    func isGood(isSample: Bool) -> Bool {
        unexplained.isEmpty && (isSample || caught * 10 >= real.count * 9)
    }

    var text: String {
        var lines = unexplained.map { "not caught, and no reason is listed (\(outcomes[$0]?.text ?? "")):\n\($0)" }
        lines += contradicted.map { "listed as a survivor, but a test catches it; take it off the list:\n\($0)" }
        let timedOut = real.values.count { if case .timedOut = $0 { true } else { false } }
        for (name, ending) in [("Swift", ".swift"), ("SQL", ".sql")] {
            let part = real.filter { $0.key.file.hasSuffix(ending) }
            if !part.isEmpty {
                lines.append("\(name): \(part.count) mutants, \(part.values.count { $0.isCaught }) caught")
            }
        }
        let share = real.isEmpty ? 1000 : caught * 1000 / real.count
        lines.append(
            "\(real.count) mutants, \(caught) caught (\(share / 10).\(share % 10) %), of these \(timedOut) by running too long; "
                + "\(survivors.count) survived, \(survivors.count - unexplained.count) of them listed; "
                + "\(outcomes.count - real.count) cannot be made"
        )
        return lines.joined(separator: "\n")
    }
}

/// What became of one mutant.
enum Outcome: Hashable, Codable {
    case caught(by: String)
    /// The tests ran far longer than on the program as it is.
    case timedOut(in: String)
    case survived
    /// No test reaches its place.
    case unreached
    /// It does not compile, or SQLite cannot prepare it.
    case impossible

    var isCaught: Bool {
        switch self {
        case .caught, .timedOut: true
        case .survived, .unreached, .impossible: false
        }
    }

    var text: String {
        switch self {
        case .caught(let group): "caught by \(group)"
        case .timedOut(let group): "timed out in \(group)"
        case .survived: "SURVIVED"
        case .unreached: "UNREACHED"
        case .impossible: "cannot be made"
        }
    }
}

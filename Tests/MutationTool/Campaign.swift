import Foundation
import Synchronization

/// What became of one mutant.
enum Outcome: Hashable, Codable {
    case caught(by: String)
    /// The tests ran on far longer than they do.
    case timedOut(in: String)
    case survived
    /// No test comes by its place.
    case unreached
    /// It is no program at all.
    case impossible

    var isCaught: Bool {
        switch self {
        case .caught, .timedOut: true
        case .survived, .unreached, .impossible: false
        }
    }
}

/// Runs mutants against the stages that reach them, until one notices.
struct Campaign: ~Copyable {
    private let bundle: TestBundle
    private let stages: [Stage]
    /// Which stage noticed how many mutants of a file: what noticed one is likely to notice the next.
    private let notices: Mutex<[String: [String: Int]]>

    /// - Parameter known: what became of mutants before.
    init(bundle: TestBundle, stages: [Stage], known: [MutantKey: Outcome]) {
        self.bundle = bundle
        self.stages = stages
        var counts: [String: [String: Int]] = [:]
        for case (let key, .caught(let stage)) in known { counts[key.file, default: [:]][stage, default: 0] += 1 }
        notices = Mutex(counts)
    }

    /// - Parameter finished: hears of every mutant as it is done; called by one worker at a time.
    func run(_ mutants: [Mutant], workers: Int, finished: (Mutant, Outcome) throws -> Void) throws {
        struct State {
            var next = 0
            var failure: (any Error)?
        }
        let state = Mutex(State())
        let report = Mutex(())
        // Blocking waits on threads of their own: there is nothing else this program does.
        nonisolated(unsafe) let finished = finished
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let index = state.withLock({ state -> Int? in
                guard state.next < mutants.count, state.failure == nil else { return nil }
                state.next += 1
                return state.next - 1
            }) {
                do {
                    let outcome = try outcome(of: mutants[index])
                    try report.withLock { _ in try finished(mutants[index], outcome) }
                } catch {
                    state.withLock { $0.failure = error }
                }
            }
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    private func outcome(of mutant: Mutant) throws -> Outcome {
        let reaching = inOrder(stages.filter { $0.reached.contains(mutant.number) }, file: mutant.file)
        if reaching.contains(where: { $0.impossible.contains(mutant.number) }) { return .impossible }
        for stage in reaching {
            switch try bundle.verdict(of: stage, on: mutant.number) {
            case .caught:
                notices.withLock { $0[mutant.file, default: [:]][stage.name, default: 0] += 1 }
                return .caught(by: stage.name)
            case .timedOut: return .timedOut(in: stage.name)
            case .broken: return .impossible
            case .unnoticed: continue
            }
        }
        return reaching.isEmpty ? .unreached : .survived
    }

    /// The likeliest to notice for the time it takes comes first.
    private func inOrder(_ stages: [Stage], file: String) -> [Stage] {
        let (noticed, anywhere) = notices.withLock { notices in
            (notices[file] ?? [:], notices.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
        }
        let all = Double(max(1, anywhere.values.reduce(0, +)))
        func worth(_ stage: Stage) -> Double {
            let here = Double(noticed[stage.name] ?? 0)
            return (here + Double(anywhere[stage.name] ?? 0) / all + 0.05) / (stage.seconds + 0.2)
        }
        return stages.sorted { $0.isLast != $1.isLast ? $1.isLast : worth($0) > worth($1) }
    }
}

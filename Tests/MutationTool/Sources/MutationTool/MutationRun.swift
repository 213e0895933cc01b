import Foundation
import Synchronization

/// Runs mutants against the groups of tests that reach them, until one notices.
struct MutationRun: ~Copyable {
    private let bundle: TestBundle
    private let groups: [TestGroup]
    /// Which group noticed how many mutants of a file: what noticed one is likely to notice the next.
    private let notices: Mutex<[String: [String: Int]]>

    /// - Parameter known: what became of mutants before.
    init(bundle: TestBundle, groups: [TestGroup], known: [MutantKey: Outcome]) {
        self.bundle = bundle
        self.groups = groups
        var counts: [String: [String: Int]] = [:]
        for case (let key, .caught(let group)) in known { counts[key.file, default: [:]][group, default: 0] += 1 }
        notices = Mutex(counts)
    }

    /// - Parameter finished: called for every mutant when it is done, by one worker at a time.
    func run(_ mutants: [Mutant], workers: Int, finished: (Mutant, Outcome) throws -> Void) throws {
        struct State {
            var next = 0
            var failure: (any Error)?
        }
        let state = Mutex(State())
        let report = Mutex(())
        // The workers wait for processes, on threads of their own: this program does nothing else.
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
        let reaching = inOrder(groups.filter { $0.reached.contains(mutant.number) }, file: mutant.file)
        if reaching.contains(where: { $0.impossible.contains(mutant.number) }) { return .impossible }
        for group in reaching {
            switch try bundle.answer(of: group, on: mutant.number) {
            case .caught:
                notices.withLock { $0[mutant.file, default: [:]][group.name, default: 0] += 1 }
                return .caught(by: group.name)
            case .timedOut: return .timedOut(in: group.name)
            case .broken: return .impossible
            case .unnoticed: continue
            }
        }
        return reaching.isEmpty ? .unreached : .survived
    }

    /// First the group most likely to notice for the time it takes.
    private func inOrder(_ groups: [TestGroup], file: String) -> [TestGroup] {
        let (noticed, anywhere) = notices.withLock { notices in
            (notices[file] ?? [:], notices.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
        }
        let all = Double(max(1, anywhere.values.reduce(0, +)))
        func worth(_ group: TestGroup) -> Double {
            let here = Double(noticed[group.name] ?? 0)
            return (here + Double(anywhere[group.name] ?? 0) / all + 0.05) / (group.seconds + 0.2)
        }
        return groups.sorted { $0.isLast != $1.isLast ? $1.isLast : worth($0) > worth($1) }
    }
}

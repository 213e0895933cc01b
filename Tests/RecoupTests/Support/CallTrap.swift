import Foundation
import TestSupport

/// Ends `recoup` at a counted call instead of after some time: the same place on every machine (Tests/CallTrap).
enum CallTrap {
    /// The environment in which the process gets a signal just before the call that changes a file, or sends something,
    /// for the `number`th time.
    static func atChange(_ number: Int, signal: Int32 = SIGKILL) throws -> [String: String] {
        ["LD_PRELOAD": try BuiltProduct.callTrap.url.path, "CALL_TRAP": "changes \(number) \(signal)"]
    }
}

extension Workplace {
    /// One night, killed without warning before its `number`th change, if it has not ended by then.
    ///
    /// - Returns: whether it was killed.
    @discardableResult
    func run(asOf: String = Workplace.asOf, killedAtChange number: Int) async throws -> Bool {
        let ending = try await recoup(["run", "--quiet", "--as-of", asOf], environment: try CallTrap.atChange(number))
        return ending.diedBySignal && ending.status == SIGKILL
    }

    /// One night that stands still before its `number`th change while `disturb` works, and goes on afterwards. It may have ended
    /// by then.
    func run(
        asOf: String = Workplace.asOf,
        haltedAtChange number: Int,
        _ disturb: () throws -> Void
    ) async throws -> ProcessUnderTest.Ending {
        let signs = try TemporaryFolder()
        let trap = try CallTrap.atChange(number, signal: SIGSTOP).map { "\($0)='\($1)'" }.joined(separator: " ")
        let line = """
            env \(trap) "$RECOUP" run --quiet --as-of \(asOf) &
            until ! test -e /proc/$! || grep -q '^State:.[TZ]' /proc/$!/status; do sleep 0.01; done
            touch '\(signs.url.path)/halted'
            until test -e '\(signs.url.path)/done'; do sleep 0.01; done
            kill -CONT $! 2> /dev/null
            wait $!
            """
        async let night = shell(line)
        while !FileManager.default.fileExists(atPath: signs.url.appending(path: "halted").path) {
            try await Task.sleep(for: .milliseconds(10))
        }
        // The night goes on whatever becomes of this.
        let disturbed = Result { try disturb() }
        try signs.put("", at: "done")
        let ending = try await night
        try disturbed.get()
        return ending
    }

    /// One night to its end, and how many changes it made on the way.
    func countedRun(asOf: String = Workplace.asOf) async throws -> (ending: ProcessUnderTest.Ending, changes: Int) {
        let counts = FileManager.default.temporaryDirectory.appending(path: "recoup-count-\(UUID().uuidString)")
        defer { TemporaryFolder.remove(counts) }
        // Before no change at all.
        let environment = try CallTrap.atChange(0).merging(["CALL_TRAP_COUNT": counts.path]) { $1 }
        let ending = try await recoup(["run", "--quiet", "--as-of", asOf], environment: environment)
        let text = try String(contentsOf: counts, encoding: .utf8)
        return (ending, Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
    }
}

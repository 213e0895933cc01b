import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Recoup

/// What the process that reads evidence on trial does to the pieces it was given, by how it ends.
@Suite struct EvidenceTrialTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.put("apps:\n  - bundle_id: com.example.game\n", at: "recoup.yaml")
    }

    /// A trial by the built program, to which a signal comes at one of its reads: a piece takes two, its length and its bytes.
    private func trial(signal: Int32, atRead number: Int, timeout: Span = .seconds(60)) throws -> EvidenceTrial {
        EvidenceTrial(
            command: [
                "/usr/bin/env", "LD_PRELOAD=\(try BuiltProduct.callTrap.url.path)",
                "CALL_TRAP=reads ] \(number) \(signal)",
                try BuiltProduct.recoup.url.path, TrialCommand.name, "--as-of", "2026-03-01T00:00:00Z",
                "--config", folder.url.appending(path: "recoup.yaml").path,
            ],
            timeout: timeout
        )
    }

    private let pieces: [[UInt8]] = [[], [1], Array("{}".utf8), [UInt8](repeating: 0x30, count: 100_000)]

    @Test func `pieces that nothing happens to are readable`() throws {
        #expect(try trial(signal: SIGILL, atRead: 1_000).failures(among: pieces) == [])
    }

    @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV])
    func `a piece whose reading ends the process by a fault has failed, and the others are read by the next one`(
        signal: Int32
    ) throws {
        // Each process ends at its third piece.
        #expect(try trial(signal: signal, atRead: 5).failures(among: pieces + pieces) == [2, 5])
    }

    @Test func `a piece whose reading does not end has failed`() throws {
        let trial = try trial(signal: SIGSTOP, atRead: 3, timeout: .seconds(5))
        #expect(trial.failures(among: [[1], [2]]) == [1])
    }

    @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
    func `a process that somebody else ends says nothing about a piece`(signal: Int32) throws {
        #expect(try trial(signal: signal, atRead: 5).failures(among: pieces + pieces) == [])
    }

    @Test(arguments: [["/nowhere/recoup"], ["/bin/false"], ["/bin/sh", "-c", "kill -SEGV $$"]])
    func `a process that does not begin says nothing about a piece`(command: [String]) {
        #expect(EvidenceTrial(command: command).failures(among: pieces) == [])
    }
}

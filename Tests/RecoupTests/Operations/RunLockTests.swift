import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports
import SQLLedger
import SQLiteLedger
import Synchronization
import Testing

@testable import Recoup

/// Waiting for the lock of another run; the pauses between two attempts are counted, not slept.
@Suite struct RunLockTests {
    private let place: Workplace
    private var ledger: LedgerFile { LedgerFile(path: place.path("recoup.sqlite")) }
    private let startedAt = Instant(milliseconds: 1_772_334_000_000)

    init() throws { place = try Workplace() }

    private func wait(_ seconds: Int64, pause: @escaping (Span) -> Void = { _ in }) -> LockWait {
        LockWait(atMost: .seconds(seconds), startedAt: startedAt, pause: pause)
    }

    @Test func `it waits as long as it is told, then names the holder`() throws {
        let held = try LedgerFileLock(on: ledger, wait(0))
        var waited: Int64 = 0
        let failure = #expect(throws: CommandFailure.self) {
            _ = try LedgerFileLock(on: ledger, wait(60) { waited += $0.milliseconds })
        }
        #expect(failure?.status == .locked)
        #expect(failure?.message[.english].contains("process \(getpid()) since 2026-03-01T03:00:00Z") == true)
        #expect(waited == 60_000)
        withExtendedLifetime(held) {}
    }

    @Test func `it has the lock as soon as the holder lets go`() throws {
        var held: LedgerFileLock? = try LedgerFileLock(on: ledger, wait(0))
        var pauses = 0
        let taken = try LedgerFileLock(
            on: ledger,
            wait(60) { _ in
                pauses += 1
                if pauses == 3 { held = nil }
            }
        )
        #expect(pauses == 3 && held == nil)
        withExtendedLifetime(taken) {}
    }

    @Test func `without a wait there is no second attempt`() throws {
        let held = try LedgerFileLock(on: ledger, wait(0))
        #expect(throws: CommandFailure.self) {
            _ = try LedgerFileLock(on: ledger, wait(0) { _ in Issue.record("it waited") })
        }
        withExtendedLifetime(held) {}
    }

    @Test func `a run that waited judges by the moment it was let in, not by that it came`() async throws {
        let clock = Mutex(startedAt)
        let context = Context(
            console: Console(out: { _ in }, error: { _ in }),
            environment: [:],
            workingFolder: place.folder.path,
            now: { clock.withLock { $0 } }
        )
        try InitCommand.parse([]).run(in: context)
        var held: LedgerFileLock? = try LedgerFileLock(on: ledger, wait(0))
        let night = try ReconcileCommand.parse(["--wait-lock", "1m"])
        async let ended: Void = night.run(in: context)
        try await Task.sleep(for: .milliseconds(300))
        clock.withLock { $0 = startedAt + .seconds(7) }
        withExtendedLifetime(held) {}
        held = nil
        do {
            try await ended
        } catch let status as ExitCode {
            // Nothing was ever imported.
            #expect(status == ExitCode(3))
        }
        let judged = try SQLiteLedger(path: ledger.path, mode: .reading).lastRun()?.asOf
        #expect(judged == startedAt + .seconds(7))
    }
}

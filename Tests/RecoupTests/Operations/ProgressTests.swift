import Foundation
import Logging
import ReconciliationCore
import Reports
import Testing

@testable import Recoup

/// What a night says of itself while it goes on.
@Suite struct ProgressTests {
    /// A clock that is set by hand, and what is said.
    private final class Terminal: @unchecked Sendable {
        // Used by one test at a time, on one thread.
        var now = Instant(milliseconds: 1_772_334_000_000)
        var said = ""
    }

    private func context(_ terminal: Terminal, isTerminal: Bool = false) -> Context {
        Context(
            console: Console(out: { _ in }, error: { terminal.said += $0 }, isTerminal: isTerminal),
            environment: [:],
            workingFolder: "/",
            now: { terminal.now }
        )
    }

    @Test func `a line comes every 30 seconds, with rate and time left`() {
        let terminal = Terminal()
        var progress = StageProgress(of: "ask", in: context(terminal))
        terminal.now = terminal.now + Span(milliseconds: 29_999)
        progress.advance(10, of: 400)
        #expect(terminal.said.isEmpty)
        terminal.now = terminal.now + Span(milliseconds: 1)
        progress.advance(300, of: 400)
        #expect(terminal.said == "ask: 300 of 400, 10 a second, 10 s left\n")
        terminal.now = terminal.now + .seconds(1)
        progress.advance(310, of: 400)
        #expect(terminal.said.split(separator: "\n").count == 1)
    }

    @Test func `on a terminal one line is written over`() {
        let terminal = Terminal()
        var progress = StageProgress(of: "verify", in: context(terminal, isTerminal: true))
        for _ in 0..<2 {
            terminal.now = terminal.now + .seconds(1)
            progress.advance(5)
        }
        #expect(terminal.said.hasPrefix("\rverify: 5, 5.0 a second"))
        #expect(terminal.said.hasSuffix("\u{1B}[K") && !terminal.said.contains("\n"))
    }

    @Test(arguments: [false, true])
    func `quiet says nothing of it`(isTerminal: Bool) {
        let terminal = Terminal()
        var context = context(terminal, isTerminal: isTerminal)
        context.logLevel = .error
        var progress = StageProgress(of: "verify", in: context)
        terminal.now = terminal.now + .hours(1)
        progress.advance(5)
        context.clearProgress()
        #expect(terminal.said.isEmpty)
    }

    @Test func `each stage has its line with the run, debug tells what it did, and JSON has the run too`() async throws
    {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-28T09:00:00Z")
        let night = try await place.run("--log-level", "debug")
        for stage in ["intake", "verify", "post", "ask", "reconcile"] {
            #expect(night.messages.contains("\nrun 1: \(stage) done in "), "\(night.messages)")
        }
        #expect(night.messages.contains("run 1: reconcile: 1 purchases judged"))
        #expect(!night.messages.contains("700001001"))
        let json = try await place.run(asOf: "2026-03-02T03:00:00Z", "--offline", "--log-format", "json")
        let lines = try json.messages.split(separator: "\n").map { try JSONText.object(String($0)) }
        #expect(
            lines.contains { $0["run"] as? Int == 2 && ($0["message"] as? String)?.hasPrefix("verify done") == true }
        )
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z", "--quiet").messages.isEmpty)
    }
}

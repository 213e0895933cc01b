import Foundation
import Testing

@testable import Recoup
@testable import Reports

/// When screens are coloured and cut.
@Suite struct TerminalTests {
    private func isColoured(_ terminal: Terminal, _ color: String?, _ environment: [String: String]) -> Bool {
        let style = terminal.style(color: color, environment: environment)
        return style.painted("x", .bad) != "x"
    }

    @Test func `colour needs a terminal or the word, and yields to NO_COLOR where nobody says always`() {
        let there = Terminal(isThere: true, columns: 80)
        let pipe = Terminal(isThere: false)
        #expect(isColoured(there, nil, [:]) && isColoured(there, "auto", ["NO_COLOR": ""]))
        #expect(!isColoured(there, nil, ["NO_COLOR": "1"]) && !isColoured(there, nil, ["TERM": "dumb"]))
        #expect(!isColoured(there, "never", [:]) && !isColoured(pipe, nil, [:]))
        #expect(isColoured(pipe, "always", [:]) && isColoured(there, "always", ["NO_COLOR": "1"]))
    }

    @Test func `the width is that of COLUMNS, else of the terminal, else 100; a pipe has none`() {
        let there = Terminal(isThere: true, columns: 80)
        #expect(there.style(color: nil, environment: ["COLUMNS": "66"]).columns == 66)
        #expect(there.style(color: nil, environment: ["COLUMNS": "0"]).columns == 80)
        #expect(Terminal(isThere: true).style(color: nil, environment: [:]).columns == 100)
        #expect(Terminal(isThere: false).style(color: nil, environment: ["COLUMNS": "66"]).columns == nil)
    }

    @Test func `a night, status and doctor are coloured when asked for; files, JSON and pipes never`() async throws {
        let place = try await Workplace.small()
        let night = try await place.run("--offline", "--color", "always")
        #expect(night.output.contains("\u{1B}["))
        #expect(try !place.summaryText().contains("\u{1B}"))
        for command in [["status"], ["doctor", "--offline"]] {
            let asked = try await place.recoup(command + ["--color", "always"])
            #expect(asked.output.contains("\u{1B}["), "\(command)")
            #expect(try await !place.recoup(command).output.contains("\u{1B}"))
            let json = try await place.recoup(command + ["--color", "always", "--json"])
            #expect(!json.output.contains("\u{1B}"))
        }
    }
}

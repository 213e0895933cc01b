import ArgumentParser
import Testing

@testable import Recoup

/// What `--help` says of each command.
@Suite struct HelpTests {
    private static let globalOptions = [
        "--config", "--ledger", "--lang", "--log-level", "--log-format", "--quiet", "--color",
    ]

    /// Every command that help lists and below which there is none, by the words that call it.
    private static var commands: [(name: [String], type: any ParsableCommand.Type)] {
        func below(_ type: any ParsableCommand.Type, _ name: [String]) -> [(
            name: [String], type: any ParsableCommand.Type
        )] {
            let subcommands = type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
            guard !subcommands.isEmpty else { return [(name, type)] }
            return subcommands.flatMap { below($0, name + [$0._commandName]) }
        }
        return below(RecoupCommand.self, [])
    }

    @Test func `every command shows examples, and takes them as they stand`() throws {
        #expect(Self.commands.count > 20)
        for command in Self.commands {
            let examples = command.type.configuration.discussion.split(separator: "\n")
                .filter { $0.hasPrefix("  recoup ") }
            #expect(!examples.isEmpty, "\(command.name)")
            for example in examples {
                let parsed = try RecoupCommand.parseAsRoot(words(String(example.dropFirst(9))))
                #expect(type(of: parsed) == command.type, "\(example)")
            }
        }
    }

    @Test func `the options of every command are named once, by the program's own help`() {
        let program = RecoupCommand.helpMessage()
        for option in Self.globalOptions { #expect(program.contains("  \(option) "), "\(option)") }
        for command in Self.commands {
            let help = RecoupCommand.helpMessage(for: command.type)
            #expect(!help.contains("--log-format"), "\(command.name)")
        }
    }

    @Test func `the help of report names what its default takes`() {
        let help = RecoupCommand.helpMessage(for: ReportCommand.self)
        for option in ["--output", "--for", "--redact", "--json", "--wait-lock"] {
            #expect(help.contains(option), "\(option)")
        }
    }

    /// The words of a command line, up to where it is redirected.
    private func words(_ line: String) -> [String] {
        var words: [String] = []
        for (place, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if place.isMultiple(of: 2) {
                words += part.split(separator: " ").map(String.init)
            } else {
                words.append(String(part))
            }
        }
        return Array(words.prefix { $0 != ">" && $0 != "<" })
    }
}

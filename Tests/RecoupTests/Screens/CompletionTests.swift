import ArgumentParser
import Foundation
import Testing

@testable import Recoup

/// What bash offers at the end of a line, by the script that `recoup completions bash` prints.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "bash is not installed"))
struct CompletionTests {
    /// What is offered for the last word of a line, which may be empty.
    private static func offered(_ line: String, in place: Workplace) async throws -> Set<String> {
        try place.put(
            """
            . <("$RECOUP" completions bash)
            line=$1
            read -ra COMP_WORDS <<< "$line"
            [[ $line == *" " ]] && COMP_WORDS+=("")
            COMP_LINE=$line COMP_POINT=${#line} COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            # The name of the function stands last but one where the script registers it.
            function=$(complete -p recoup | grep --only-matching '_recoup[^ ]*')
            "$function" recoup "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"

            """,
            at: "offer.sh"
        )
        let ending = try await place.shell("bash offer.sh '\(line)'")
        #expect(ending.status == 0 && ending.messages.isEmpty, "\(line): \(ending)")
        return Set(ending.output.split(separator: "\n").map(String.init))
    }

    private static let global: Set = [
        "--config", "--ledger", "--lang", "--log-level", "--log-format", "--quiet", "--color",
    ]

    @Test(arguments: [
        ("recoup run --", "--as-of"), ("recoup --config recoup.yaml run --", "--fail-on"),
        ("recoup --quiet --lang en status --", "--json"), ("recoup --", "--version"),
        ("recoup report --", "--redact"), ("recoup report verify --", "--json"), ("recoup case list --", "--kind"),
        ("recoup audit verify --", "--head"),
    ])
    func `the options of every command are offered beside those of one`(line: String, own: String) async throws {
        let offered = try await Self.offered(line, in: Workplace())
        #expect(offered.isSuperset(of: Self.global.union([own])), "\(offered.sorted())")
    }

    @Test(arguments: [
        ("recoup --lang ", ["en", "zh-Hans"]), ("recoup status --log-format ", ["json", "text"]),
        ("recoup run --log-level ", ["debug", "error", "info", "notice", "trace", "warning"]),
        ("recoup run --color ", ["always", "auto", "never"]),
        ("recoup run --fail-on ", ["any", "new", "none", "overdue"]),
        ("recoup report --for ", ["excel", "machine"]), ("recoup export moves --format ", ["csv", "jsonl"]),
        ("recoup import ", ["credits", "notifications", "payments", "products", "receipts", "users"]),
        ("recoup case resolve RC-1 --reason cus", ["customer_withdrew"]),
        ("recoup case list --kind missing", ["missing_credit", "missing_payment"]), ("recoup report ver", ["verify"]),
        ("recoup completions ", ["bash", "fish", "zsh"]),
    ])
    func `what an option or argument may be is offered`(line: String, expected: [String]) async throws {
        let offered = try await Self.offered(line, in: Workplace())
        #expect(offered.filter { !$0.hasPrefix("-") }.sorted() == expected)
    }

    @Test(arguments: [
        "recoup import credits ", "recoup inspect ", "recoup inspect r.der --root ", "recoup lookup --receipt ",
        "recoup audit verify ", "recoup backup ", "recoup copy-ledger ", "recoup copy-ledger recoup.sqlite ",
        "recoup case import ", "recoup export moves --output ", "recoup --config ", "recoup status --ledger ",
        "recoup forget --user u1 --search ", "recoup report verify ", "recoup report --output ", "recoup init ",
    ])
    func `files and folders are offered where one is named`(line: String) async throws {
        let place = try Workplace()
        try place.put("", at: "folder/file")
        #expect(try await Self.offered(line, in: place).contains("folder"))
        #expect(try await Self.offered(line + "fol", in: place) == ["folder"])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `every shell is told of the options of every command`(shell: String) async throws {
        let script = try await Workplace().recoup("completions", shell)
        #expect(script.status == 0)
        #expect(script.output.ranges(of: "log-format").count >= RecoupCommand.configuration.subcommands.count)
    }
}

import Foundation
import ReconciliationCore
import Testing

@testable import Reports

/// Nothing that came from outside steers the terminal, whichever message it stands in.
@Suite struct TerminalSafetyTests {
    /// Sets the title, turns the direction of writing, moves the cursor in one byte (C1), begins lines.
    private static let hostile = "x\u{1B}]0;owned\u{7}\u{202E}y\u{9B}2J\nz\u{2028}w"
    private static let shown = #"x\u{1B}]0;owned\u{7}\u{202E}y\u{9B}2J\u{A}z\u{2028}w"#

    private func isSafe(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || isPrintable($0) }
    }

    /// One word in every place that takes one.
    private static let commands = [
        ["explain", hostile], ["case", "show", hostile], ["lookup", hostile], ["--config", hostile, "status"],
        ["--ledger", hostile, "status"], ["status", "--" + hostile], [hostile], ["export", hostile],
        ["import", hostile, "x"], ["import", "credits", hostile],
        ["case", "assign", hostile, "--to", "ben"],
        ["export", "moves", "--since", hostile], ["run", "--as-of", hostile], ["inspect", hostile],
        ["inspect", "recoup.yaml", "--root", hostile], ["audit", "verify", hostile], ["backup", hostile + "/b"],
        ["export", "runs", "--output", hostile + "/b"], ["run", "--max-requests", hostile], ["status", hostile],
    ]

    @Test func `a word a person typed comes back escaped`() async throws {
        let place = try await Workplace.small()
        try await place.run("--quiet")
        for command in Self.commands {
            let ending = try await place.recoup(command)
            #expect(ending.status != 0)
            let said = ending.output + ending.messages
            #expect(isSafe(said), "\(said.debugDescription)")
            #expect(said.contains(Self.shown), "\(command[0]): \(said)")
        }
        for command in [["explain", Self.hostile], ["status", "--" + Self.hostile]] {
            let ending = try await place.recoup(command + ["--log-format", "json"])
            #expect(isSafe(ending.messages) && ending.messages.contains("owned"), "\(ending.messages)")
        }
    }

    @Test(arguments: [
        ("en", ": there is no such case\n", "Nothing was changed.\n"), ("zh-Hans", "：没有这个工单\n", "没有任何改动。\n"),
    ])
    func `each refused case has a line of its own, and a word a person typed adds none`(
        language: String,
        refusal: String,
        end: String
    ) async throws {
        let place = try await Workplace.small()
        for command in [["assign", "RC-XX", Self.hostile, "--to", "ana"], ["reopen", "RC-XX", Self.hostile]] {
            let ending = try await place.recoup(["case"] + command + ["--lang", language])
            #expect(ending.status == 64)
            #expect(ending.messages == "recoup: RC-XX\(refusal)\(Self.shown)\(refusal)\(end)", "\(ending.messages)")
        }
        let ending = try await place.recoup("case", "note", "RC-XX", "x", "--log-format", "json")
        let message = try JSONText.object(ending.messages)["message"] as? String
        #expect(message == "RC-XX: there is no such case\nNothing was changed.")
    }

    @Test func `the name of a file, of its column and of its folder come back escaped, and so do settings`()
        async throws
    {
        let place = try await Workplace.small()
        let name = "x\u{1B}]0;owned\u{7}\u{202E}\ny"
        try place.put("user_id,\(name.replacing("\n", with: ""))\nu1,a\n", at: "inbox/users/\(name).csv")
        try place.put("{}", at: "inbox/\(name)/x.csv")
        let night = try await place.run("--offline")
        #expect(isSafe(night.output + night.messages), "\(night.messages.debugDescription)")
        #expect(night.messages.contains(#"users/x\u{1B}]0;owned\u{7}\u{202E}\u{A}y.csv"#), "\(night.messages)")

        for command in [["config", "show"], ["doctor", "--offline"], ["run", "--offline"], ["report"], ["status"]] {
            let ending = try await place.recoup(
                command,
                environment: ["RECOUP_REPORTS_FOLDER": "r\(name)", "RECOUP_\(name)": "1"]
            )
            #expect(isSafe(ending.output + ending.messages), "\(command): \(ending.output.debugDescription)")
        }
    }

    @Test func `a log line as JSON says the name as it is`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("--log-format", "json", "inspect", Self.hostile)
        let line = try JSONText.object(ending.messages)
        let message = try #require(line["message"] as? String)
        #expect(message.unicodeScalars.contains("\u{202E}") && message.contains("owned"))
    }

    @Test func `inspect escapes what the bytes say, and its JSON is left as it is`() async throws {
        let place = try await Workplace.small()
        func part(_ text: String) -> String {
            Data(text.utf8).base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
                .replacing("/", with: "_")
        }
        let payload =
            #"{"transactionId":"1","bundleId":"com.a\u202eb","productId":"p\u2066q","environment":"Sand\u200bbox"}"#
        try place.put("\(part(#"{"alg":"ES256\u202e"}"#)).\(part(payload)).AAAA", at: "x.jws")
        let ending = try await place.recoup("inspect", "x.jws")
        #expect(isSafe(ending.output), "\(ending.output.debugDescription)")
        #expect(ending.output.contains(#"\u{202E}"#), "\(ending.output)")
        #expect(try await place.recoup("inspect", "x.jws", "--json").output.contains("com.a\u{202E}b"))
    }
}

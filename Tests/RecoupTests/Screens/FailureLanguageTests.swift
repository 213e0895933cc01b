import Foundation
import Logging
import ReconciliationCore
import Reports
import Testing

@testable import Recoup

/// What goes wrong is said in the language that is asked for, whoever finds it: the parser, the configuration, the ledger, the
/// inbox.
@Suite struct FailureLanguageTests {
    /// A configuration in Chinese, and a credit without a payment: one run, and one case.
    private static func place() async throws -> Workplace {
        let place = try await Workplace.small(more: "language: zh-Hans")
        try place.put(credit: "700001002", to: "u2", at: "2026-02-02T11:00:00Z")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z", in: "w.csv")
        try place.put("user_id,account_name\nu1,ann\nu2,bob\n", at: "users.csv")
        try place.put("language: zh-Hans\nlegder: x.sqlite\n", at: "misspelt.yaml")
        try place.put("language: zh-Hans\nreconcile:\n  grace: soon\n", at: "soon.yaml")
        try place.put("case_id,assignee,reason,user,note\nRC-NONE,,,,\n", at: "work.csv")
        // A note in GBK, as a spreadsheet saves it.
        try place.put(Data("case_id,assignee,reason,user,note\nRC-NONE,,,,".utf8) + [0xD2, 0xD1, 0x0A], at: "gbk.csv")
        _ = try await place.run(asOf: Workplace.asOf, "--offline")
        return place
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var status: Int32
        var says: String
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., status: Int32, says: String) {
            self.arguments = arguments
            self.status = status
            self.says = says
        }
    }

    private static let cases = [
        Case("status", "--ledger", "none.sqlite", status: 10, says: "处没有账本"),
        Case("run", "--ledger", "none.sqlite", status: 10, says: "处没有账本"),
        Case("run", "--offline", "--as-of", "2026-01-01T00:00:00Z", status: 64, says: "比它更早"),
        Case("run", "--as-of", "yesterday", status: 64, says: "它必须是时间"),
        Case("explain", "999", status: 8, says: "没有关于交易 999 的任何信息"),
        Case("case", "show", "RC-0000000000", status: 8, says: "没有工单 RC-0000000000"),
        Case("case", "note", "RC-0000000000", "x", status: 64, says: "没有这个工单"),
        Case("case", "import", "work.csv", status: 64, says: "不是此账本的工单"),
        Case("case", "import", "gbk.csv", status: 64, says: "文字不是 UTF-8 编码。请以 UTF-8 编码导出。没有任何改动。"),
        Case("config", "validate", "--config", "none.yaml", "--lang", "zh-Hans", status: 64, says: "处没有配置文件"),
        Case("config", "validate", "--config", "misspelt.yaml", status: 64, says: "未知的键 legder"),
        Case("config", "validate", "--config", "soon.yaml", status: 64, says: "它必须是时长"),
        Case("backup", "recoup.sqlite", status: 64, says: "不能被输出覆盖"),
        Case("inspect", "nowhere", status: 64, says: "处没有文件"),
        Case("import", "users", "nowhere", status: 64, says: "处没有文件"),
        Case("import", "users", "users.csv", "--map", "sex=1", status: 64, says: "没有字段 sex"),
    ]

    @Test func `failures are in the configured language, and the option goes before it`() async throws {
        let place = try await Self.place()
        for failure in Self.cases {
            let ending = try await place.recoup(failure.arguments)
            #expect(ending.status == failure.status, "\(failure.arguments): \(ending)")
            #expect(ending.messages.contains(failure.says), "\(failure.arguments): \(ending.messages)")
            #expect(!isEnglish(ending.messages), "\(failure.arguments): \(ending.messages)")
            let option = failure.arguments.firstIndex(of: "--lang") ?? failure.arguments.endIndex
            let arguments = failure.arguments[..<option] + ["--lang", "en"]
            let english = try await place.recoup(Array(arguments))
            #expect(english.status == ending.status && isEnglish(english.messages), "\(arguments): \(english)")
            #expect(!isChinese(english.messages), "\(arguments): \(english.messages)")
        }
    }

    @Test func `the holder of the lock is named in the configured language`() async throws {
        let place = try await Self.place()
        let ledger = LedgerFile(path: place.path("recoup.sqlite"))
        let held = try ledger.lock(LockWait(atMost: .seconds(0), startedAt: Instant(milliseconds: 0)))
        let ending = try await place.recoup("run", "--offline")
        withExtendedLifetime(held) {}
        #expect(ending.status == 11)
        #expect(ending.messages.contains("（进程 \(getpid())，始于 1970-01-01T00:00:00Z）"), "\(ending.messages)")
        #expect(!isEnglish(ending.messages), "\(ending.messages)")
    }

    @Test func `what the program asks of arguments is in the language, before anything is read`() async throws {
        let place = try await Self.place()
        let ending = try await place.recoup("lookup")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("请指明要查找什么"), "\(ending.messages)")
        let english = try await place.recoup("lookup", "--lang=en")
        #expect(english.messages.contains("Name what to look for"), "\(english.messages)")
    }

    @Test func `stages, imports and refused files are told in the language`() async throws {
        let place = try await Self.place()
        let imported = try await place.recoup("import", "users", "users.csv")
        #expect(imported.messages.contains("导入 2 行"), "\(imported.messages)")
        let again = try await place.recoup("import", "users", "users.csv")
        #expect(again.messages.contains("此前已导入"), "\(again.messages)")
        try place.put("nothing,of,the,kind\n1,2,3,4\n", at: "inbox/credits/bad.csv")
        try FileManager.default.createSymbolicLink(
            at: place.folder.appending(path: "inbox/users/link.csv"),
            withDestinationURL: place.folder.appending(path: "users.csv")
        )
        let night = try await place.recoup("run", "--offline")
        #expect(night.status == 3, "\(night)")
        #expect(night.output.contains("文件被拒绝") && night.output.contains("是符号链接"), "\(night.output)")
        for messages in [imported.messages, again.messages, night.messages] {
            #expect(isChinese(messages) && !isEnglish(messages), "\(messages)")
        }
    }

    @Test(
        arguments: [
            ("language: zh-Hans", [:], nil, Language.simplifiedChinese),
            ("language: zh-Hans", ["RECOUP_LANGUAGE": "en"], nil, .english),
            ("language: zh-Hans", [:], "en", .english),
            ("language: en", ["RECOUP_LANGUAGE": "zh-Hans"], nil, .simplifiedChinese),
            ("language: zh-Hans\nnonsense: 1", [:], nil, .simplifiedChinese),
            ("language: [", [:], nil, .english),
            ("language: klingon", [:], nil, .english),
            ("", [:], "klingon", .english),
        ] as [(String, [String: String], String?, Language)]
    )
    func `the language is told before the configuration is understood`(
        file: String,
        environment: [String: String],
        option: String?,
        expected: Language
    ) throws {
        let place = try Workplace()
        try place.put(file, at: "recoup.yaml")
        var context = Context.live(logLevel: .error, logsJSON: false)
        context.environment = environment
        context.workingFolder = place.folder.path
        #expect(Configuration.language(option: option, path: nil, in: context) == expected)
    }

    private func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    /// Whether a sentence is left in English: three words in a row, outside of what is quoted as code.
    private func isEnglish(_ text: String) -> Bool {
        text.replacing(/`[^`]*`/, with: "").contains(/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/)
    }
}

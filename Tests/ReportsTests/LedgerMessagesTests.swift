import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// Failures of the ledger in both languages.
@Suite struct LedgerMessagesTests {
    @Test func `everything that keeps a run has its words in Chinese`() throws {
        let file = projectFolder.appending(path: "Sources/SQLLedger/SQL/Runs/runs.sql")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let statement = try #require(text.components(separatedBy: "-- name: recordedSince").dropFirst().first)
            .components(separatedBy: "-- name:")[0]
        let kinds = statement.matches(of: /SELECT \d+, '([^']+)'/).map { String($0.1) }
        #expect(Set(kinds) == Set(Message.recordedKinds.keys))
    }

    private static let noon = Instant(milliseconds: 1_767_268_800_000)
    private static let resolution: CaseRefusal.Resolution = {
        var row = CaseRow(
            caseID: "RC-1",
            kind: "missing_credit",
            environment: "Production",
            detail: "",
            nextStep: "",
            openedAt: noon,
            state: .resolved
        )
        row.reason = "fraud"
        row.resolvedTo = UserID("u1")
        row.resolvedBy = "kim"
        row.resolvedAt = noon
        return .init(of: row)
    }()

    @Test(
        arguments: [
            (
                .missing, "There is no ledger at /l. Run `recoup init` to make one, or name another with --ledger.",
                "/l 处没有账本。请执行 `recoup init` 建立，或用 `--ledger` 指定另一个。"
            ),
            (
                .missingInSchema("game", others: []),
                "There is no ledger in the schema game of /l. Run `recoup init` to make one, or name another place with "
                    + "--ledger or another schema with `search_path`.",
                "/l 的模式 game 中没有账本。请执行 `recoup init` 建立，或用 `--ledger` 指定其他位置，或用 `search_path` 指定其他模式。"
            ),
            (
                .missingInSchema(nil, others: ["books", "public"]),
                "There is no ledger at /l: no schema of its `search_path` exists that this role may use. The same database "
                    + "holds a ledger in another schema: books, public. Where that is the one, name its schema in the "
                    + "`search_path` of the address (`?options=-csearch_path%3DSCHEMA`) or of the role; `recoup init` would "
                    + "begin a new ledger without history.",
                "/l 处没有账本：其 `search_path` 中没有当前角色可用的模式。同一数据库的其他模式中有账本：books、public。如果那就是所要的账本，"
                    + "请在地址（`?options=-csearch_path%3DSCHEMA`）或角色的 `search_path` 中指定该模式；`recoup init` 会新建一个没有历史的账本。"
            ),
            (
                .step(.changeCases, .commitUnanswered(message: "server closed the connection")),
                "Cannot follow up cases: the connection to the ledger at /l failed while this step was being saved: server "
                    + "closed the connection. Whether it was saved is not known: look before doing it again (for a case "
                    + "action `recoup case show`). A night, an import and every other command can safely be run again.",
                "无法处理工单：在保存这一步时，与账本 /l 的连接失败：server closed the connection。无法得知是否已保存：重做之前请先查看"
                    + "（工单操作请用 `recoup case show`）。夜间运行、导入和其他命令都可以放心重新运行。"
            ),
            (
                .step(.readLastRun, .diskFull),
                "Cannot read the last run: there is no space left for the ledger at /l. Nothing of this step was saved. "
                    + "Free disk space, then run again.",
                "无法读取上次运行：账本 /l 所在磁盘已满。这一步没有保存任何内容。请腾出磁盘空间，然后重新运行。"
            ),
            (
                .folder,
                "/l is a folder, not a ledger file. Name the file in it, such as recoup.sqlite, with --ledger or in the "
                    + "configuration.",
                "/l 是文件夹，不是账本文件。请用 `--ledger` 或在配置文件中指定其中的文件，例如 recoup.sqlite。"
            ),
            (
                .step(.openLedger, .damaged),
                "Cannot open the ledger: the ledger at /l is damaged or no ledger of recoup. Keep it aside, put a backup in "
                    + "its place and run `recoup doctor`.",
                "无法打开账本：账本 /l 已损坏，或不是 recoup 的账本。请把它移开保存，换上备份，然后执行 `recoup doctor`。"
            ),
            (
                .step(.readCases, .unknownCode("lost", column: "state")),
                "Cannot read the cases: the column state of the ledger at /l holds \"lost\", which is no code of recoup: it is "
                    + "damaged. Keep it aside, put a backup in its place and run `recoup doctor`.",
                "无法读取工单：账本 /l 的 state 列写着“lost”，不是 recoup 的代码：账本已损坏。请把它移开保存，换上备份，然后执行 "
                    + "`recoup doctor`。"
            ),
            (
                .step(.closeRun(RunID(7)), .sqlite(message: "no such table: x", code: 1)),
                "Cannot close run 7: SQLite says \"no such table: x\" (error 1). Nothing of this step was saved in the ledger "
                    + "at /l; run it again.",
                "无法结束运行 7：SQLite 报告“no such table: x”（错误 1）。这一步没有在账本 /l 中保存任何内容；请重新运行。"
            ),
            (
                .asOfGoesBack(last: noon, asOf: noon - .days(1)),
                "The ledger at /l was judged as of 2026-01-01T12:00:00Z; as of 2025-12-31T12:00:00Z lies before it. Judge by a "
                    + "later moment. Was the last as-of a mistake? With --force a run takes back the later ones, if they "
                    + "imported nothing, took no case action into the books, and nobody acted on a case since.",
                "账本 /l 已按截至时刻 2026-01-01T12:00:00Z 判定；2025-12-31T12:00:00Z 比它更早。请按更晚的时刻判定。"
                    + "上一次的截至时刻是否有误？如果之后的运行没有导入任何内容，没有把工单操作入账，且此后没有人处理过工单，加上 `--force` 可以撤回它们。"
            ),
            (
                .cannotTakeBack(
                    last: noon,
                    asOf: noon - .days(1),
                    recorded: ["1 input files", "2 case actions"],
                    first: RunID(3)
                ),
                "The ledger at /l was judged as of 2026-01-01T12:00:00Z; as of 2025-12-31T12:00:00Z lies before it. The "
                    + "runs since then cannot be taken back, because with them or after them something was recorded: input files "
                    + "(1), case actions (2). Judge by a later moment, or go back to a backup from before run 3.",
                "账本 /l 已按截至时刻 2026-01-01T12:00:00Z 判定；2025-12-31T12:00:00Z 比它更早。之后的运行不能撤回，因为与它们同时或"
                    + "在它们之后记录了：1 个输入文件、2 项工单操作。请按更晚的时刻判定，或恢复运行 3 之前的备份。"
            ),
            (
                .refusedActions([
                    RefusedCaseAction(caseID: "RC-1", why: .alreadyResolved(resolution)),
                    RefusedCaseAction(caseID: "RC-2", why: .noSuchCase),
                ]),
                "RC-1: it was resolved already, fraud to u1, by kim at 2026-01-01T12:00:00Z; where that is wrong, take it "
                    + "back first: recoup case reopen RC-1\nRC-2: there is no such case\nNothing was changed.",
                "RC-1：它已经解决，fraud，用户 u1，处理人 kim，时间 2026-01-01T12:00:00Z；如果有误，请先撤回："
                    + "`recoup case reopen RC-1`\nRC-2：没有这个工单\n没有任何改动。"
            ),
            (
                .refusedActions([
                    RefusedCaseAction(
                        caseID: "RC-1",
                        why: .reasonDoesNotFit(.movedToOwner, kind: "missing_credit", fitting: [.fraud, .test])
                    )
                ]),
                "RC-1: moved_to_owner does not fit a case of kind missing_credit; what fits: fraud, test\n"
                    + "Nothing was changed.",
                "RC-1：moved_to_owner 不适用于 missing_credit 类的工单；可用的原因：fraud, test\n没有任何改动。"
            ),
        ] as [(StoreFailure.Reason, String, String)]
    )
    func `a failure says what, where and what next`(reason: StoreFailure.Reason, english: String, chinese: String) {
        let message = Message(StoreFailure(reason, at: "/l"))
        #expect(message[.english] == english)
        #expect(message[.simplifiedChinese] == chinese)
    }
}

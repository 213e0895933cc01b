package import ReconciliationCore

/// What `recoup forget` says.

extension Message {
    package static func erasableAccounts(_ count: Int, values: Int, pseudonym: String) -> Message {
        Message(
            "\(count, one: "account", other: "accounts") with \(values, one: "value", other: "values") of one person; "
                + "\(pseudonym) stands in their place from then on",
            "同一人的 \(count) 个账号、\(values) 个个人数据值；此后由 \(pseudonym) 代替"
        )
    }

    package static func erasableRows(_ tally: ErasureTally) -> Message {
        Message(
            "\(tally.rowCount, one: "row", other: "rows") of the ledger, and the bytes of "
                + "\(tally.evidencePieces, one: "piece of evidence", other: "pieces of evidence")",
            "账本中的 \(tally.rowCount) 行，以及 \(tally.evidencePieces) 份凭证的原始数据"
        )
    }

    package static func erasableFiles(reports: Int, inputs: Int) -> Message {
        Message(
            "\(reports, one: "published report", other: "published reports") and "
                + "\(inputs, one: "file", other: "files") in inbox/done and inbox/failed",
            "已发布的报告 \(reports) 份，`inbox/done` 和 `inbox/failed` 中的文件 \(inputs) 个"
        )
    }

    package static func erasureLosesEvidence(_ count: Int) -> Message {
        Message(
            "\(count, one: "piece of evidence has", other: "pieces of evidence have") no final answer yet: what they would "
                + "have proved is lost. `recoup verify` asks first.",
            "有 \(count) 份凭证尚无最终结论：它们本可证明的内容将丢失。可先运行 `recoup verify`。"
        )
    }

    package static func erasureLosesOwner(_ count: Int) -> Message {
        Message(
            "\(count, one: "purchase of this person awaits", other: "purchases of this person await") delivery: afterwards "
                + "nobody can tell whom to credit. Resolve the cases first.",
            "此人有 \(count) 笔订单待发货：此后将无法得知应发给谁。请先处理工单。"
        )
    }

    package static func valuesOfOthers(_ count: Int) -> Message {
        Message(
            "\(count, one: "value stays", other: "values stay"): others hold them too",
            "有 \(count) 个值保留：其他人也使用它们"
        )
    }

    package static func nobodyToForget(_ user: String) -> Message {
        Message(
            "Nothing is kept of \(user): not in the ledger, the reports, nor inbox/done.",
            "没有 \(user) 的任何数据：账本、报告和 `inbox/done` 中都没有。"
        )
    }

    package static let confirmErasure = Message(
        "This cannot be undone. Type yes to go on: ",
        "此操作无法撤销。输入 `yes` 继续："
    )

    package static let erasureNotConfirmed = Message(
        "Nothing was erased: it was not confirmed. On a terminal type yes; in a script give --yes.",
        "未删除任何内容：没有得到确认。在终端输入 `yes`；在脚本中使用 `--yes`。"
    )

    package static func erased(searched files: Int) -> Message {
        Message(
            "Erased. A search of the ledger, its log and \(files, one: "file", other: "files") finds no value of the person. "
                + "A later export that still names them is kept under the pseudonym, but the file itself lies in inbox/done as "
                + "it came: have the app's server forget them too, or run this again. Backups, and files that recoup does "
                + "not know, are yours to remove; --search looks through them.",
            "已删除。搜索账本、其日志和 \(files) 个文件，均未发现此人的数据。之后的导出若仍包含此人，将以代号入账，但文件本身会原样留在 "
                + "`inbox/done`：请让应用服务器也删除此人，或再次运行本命令。备份以及 recoup 不知道的文件需自行删除；可用 `--search` 搜索。"
        )
    }

    package static let userToForgetMissing = Message("--user must be a user id.", "`--user` 必须给出一个用户。")

    /// - Parameter column: `table.column`.
    package static func columnOfLedger(_ column: String) -> Message {
        Message("the ledger, column \(column)", "账本的列 `\(column)`")
    }

    package static func nameOfFile(_ path: String) -> Message {
        Message("the name of the file \(path)", "文件名 \(path)")
    }

    package static let waitingUserRows = Message(
        "rows of users files that wait for a run: who else it may be is not known yet",
        "等待下次运行处理的用户文件行：还不知道此人可能另有哪些账户"
    )

    package static func leftAfterErasure(_ place: Message) -> Message {
        Message("LEFT  a value of the person still stands in \(place)", "残留  此人的数据仍在 \(place)")
    }

    /// - Parameter failure: why a file cannot be read.
    package static func notSearchedAfterErasure(_ failure: Message) -> Message {
        Message("NOT SEARCHED  \(failure)", "未搜索  \(failure)")
    }

    package static let erasureIncomplete = Message(
        "The erasure is not complete. Import waiting files with `recoup run`, remove or clean the others, then run this again. Clean every "
            + "text that is named here first: the next search of texts knows the user id alone.",
        "删除不完整。请用 `recoup run` 导入等待的文件，删除或清理其他文件，然后再次运行本命令。请先清理此处列出的所有文本：下次搜索文本时只知道用户编号。"
    )
}

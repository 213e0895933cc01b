package import ReconciliationCore

/// What is wrong with the command line. Options, values and commands stay as they are.

extension Message {
    // Values of options

    /// - Parameter canForce: whether the command has `--force`.
    package static func asOfTooLate(_ asOf: String, now: String, canForce: Bool) -> Message {
        let cause = Message(
            "--as-of \(asOf) lies more than a day past this machine's clock, \(now), and no earlier night "
                + "could be judged after it. Correct --as-of or the clock.",
            "`--as-of` \(asOf) 比本机时钟 \(now) 晚一天以上，此后更早的夜间运行将无法判定。请修正 `--as-of` 或时钟。"
        )
        let force = Message("With --force it is judged by that moment all the same.", "`--force` 可强制按此时刻判定。")
        return canForce ? .sentences([cause, force]) : cause
    }

    package static func clockBehindLastRun(last: String, now: String) -> Message {
        Message(
            "This machine's clock says \(now), but the last run judged as of \(last), which is later. Nothing was changed. "
                + "Is the clock right? If it is, wait until then, or give --force: it takes back later runs that imported "
                + "nothing.",
            "本机时钟为 \(now)，而上次运行的截至时刻 \(last) 比它更晚。没有任何改动。时钟是否正确？如果正确，请等到那时再运行，"
                + "或使用 `--force`：它会撤回之后没有导入任何内容的运行。"
        )
    }

    package static func asOfNoTime(_ text: String) -> Message {
        Message(
            "--as-of is \"\(text)\"; it must be a time such as 2026-01-31T03:00:00Z.",
            "`--as-of` 的值是“\(text)”；它必须是时间，例如 `2026-01-31T03:00:00Z`。"
        )
    }

    package static func waitLockNoDuration(_ text: String) -> Message {
        Message(
            "--wait-lock is \"\(text)\"; it must be a duration such as 10m.",
            "`--wait-lock` 的值是“\(text)”；它必须是时长，例如 `10m`。"
        )
    }

    package static func maxRequestsNegative(_ count: Int) -> Message {
        Message(
            "--max-requests is \(count.description); it must be 0 or more.",
            "`--max-requests` 的值是 \(count.description)；它不能小于 0。"
        )
    }

    package static func mapNoPair(_ text: String) -> Message {
        Message("--map is \"\(text)\"; it must be field=column.", "`--map` 的值是“\(text)”；它的格式必须是 `field=column`。")
    }

    package static func mapTwice(_ field: String) -> Message {
        Message(
            "--map names two columns for \(field). Leave one of them out.",
            "`--map` 为 \(field) 指定了两列。请去掉其中之一。"
        )
    }

    package static func coversUntilNoTime(_ text: String) -> Message {
        Message(
            "--covers-until is \"\(text)\"; it must be an RFC 3339 time.",
            "`--covers-until` 的值是“\(text)”；它必须是 RFC 3339 时间。"
        )
    }

    package static func coversUntilTooLate(_ moment: String, now: String) -> Message {
        Message(
            "--covers-until \(moment) lies after this machine's clock, \(now), and no export is complete beyond the moment it "
                + "was made. Nothing was imported. Give the moment up to which the export is complete, or correct the clock.",
            "`--covers-until` \(moment) 晚于本机时钟 \(now)，而任何导出都不可能包含导出之后的内容。没有导入任何内容。"
                + "请给出导出内容完整的截至时刻，或修正时钟。"
        )
    }

    package static func boundsReversed(_ start: String, _ end: String) -> Message {
        Message(
            "--since (\(start)) is later than --until (\(end)). Swap them.",
            "`--since`（\(start)）晚于 `--until`（\(end)）。请交换二者。"
        )
    }

    /// - Parameter option: `--since` or `--until`.
    package static func boundNoTime(_ option: String, _ text: String) -> Message {
        Message(
            "\(option) is \"\(text)\"; it must be a date or an RFC 3339 time.",
            "\(option) 的值是“\(text)”；它必须是日期或 RFC 3339 时间。"
        )
    }

    package static func dateNoDay(_ text: String) -> Message {
        Message(
            "--date is \"\(text)\"; it must be a date such as 2026-01-31, or an RFC 3339 time of that day.",
            "`--date` 的值是“\(text)”；它必须是日期，例如 2026-01-31，或当天的一个 RFC 3339 时间。"
        )
    }

    package static let headNoHash = Message(
        "--head must be 64 hexadecimal digits, or a number, a colon and those, as `audit_head` in a manifest.json.",
        "`--head` 必须是 64 位十六进制数字，或者序号、冒号加上这些数字，如 manifest.json 中的 `audit_head`。"
    )

    package static func userNobody(_ text: String) -> Message {
        Message("--user \"\(text)\" names nobody. Nothing was changed.", "`--user` “\(text)”没有指明任何用户。没有任何改动。")
    }

    package static func userDamaged(_ text: String) -> Message {
        Message(
            "--user \"\(text)\" is a number as a spreadsheet rewrites it, no user id. Nothing was changed.",
            "`--user` “\(text)”是被表格软件改写过的数字，不是用户标识。没有任何改动。"
        )
    }

    // What the parser asks of arguments

    package static let langUnknown = Message("--lang must be en or zh-Hans.", "`--lang` 必须是 `en` 或 `zh-Hans`。")
    package static let logLevelUnknown = Message(
        "--log-level must be trace, debug, info, notice, warning or error.",
        "`--log-level` 必须是 `trace`、`debug`、`info`、`notice`、`warning` 或 `error`。"
    )
    package static let logFormatUnknown = Message(
        "--log-format must be text or json.",
        "`--log-format` 必须是 `text` 或 `json`。"
    )
    package static let colorUnknown = Message(
        "--color must be auto, always or never.",
        "`--color` 必须是 `auto`、`always` 或 `never`。"
    )
    package static let flavorUnknown = Message("--for must be excel or machine.", "`--for` 必须是 `excel` 或 `machine`。")
    package static let redactNeedsOutput = Message(
        "--redact needs --output: a redacted report does not take the place of the report of the run.",
        "`--redact` 需要同时使用 `--output`：隐去个人信息的报告不能代替运行的报告。"
    )

    package static let excelNotForJSONLines = Message(
        "--for excel is not for --format jsonl: a spreadsheet opens CSV. Leave one of them out.",
        "`--for excel` 不能用于 `--format jsonl`：电子表格打开的是 CSV。请去掉其中一个选项。"
    )

    package static let redactNotForAudit = Message(
        "--redact is not for audit: it names staff, customers only by digests, and a changed row proves nothing. Leave "
            + "--redact out, and pass the file on only to those who may see the names of staff.",
        "`--redact` 不能用于 `audit`：其中列出工作人员的姓名，玩家只以摘要表示，而被改动的行不能证明任何事情。"
            + "请去掉 `--redact`，并只把文件交给可以看到工作人员姓名的人。"
    )

    package static func boundsNotFor(_ option: String, _ list: String, others: String) -> Message {
        Message(
            "\(option) is not for \(list), which is as the books have it now. It is for \(others).",
            "\(option) 不能用于 \(list)，它显示的是账本的当前状态。可用于：\(others)。"
        )
    }

    package static func kindUnknown(_ known: String) -> Message {
        Message("--kind must be one of \(known).", "`--kind` 必须是以下之一：\(known)。")
    }

    package static func reasonUnknown(_ known: String) -> Message {
        Message("--reason must be one of \(known).", "`--reason` 必须是以下之一：\(known)。")
    }

    package static let customerAndRules = Message(
        "--customer and --rules contradict each other.",
        "`--customer` 与 `--rules` 互相矛盾。"
    )
    package static let askAndOffline = Message(
        "--ask and --offline contradict each other.",
        "`--ask` 与 `--offline` 互相矛盾。"
    )

    package static func inputKindUnknown(_ kind: String, known: String) -> Message {
        Message("KIND is \(kind); it must be \(known).", "`KIND` 的值是 \(kind)；它必须是以下之一：\(known)。")
    }

    package static let coversUntilForCreditsOnly = Message(
        "--covers-until is for credits only.",
        "`--covers-until` 只用于到账记录（`credits`）。"
    )
    package static let standardInputNamedTwice = Message(
        "Name - once: standard input can be read once.",
        "`-` 只能写一次：标准输入只能读取一次。"
    )
    package static let noFileNamed = Message(
        "Name at least one file, or - for standard input.",
        "请至少指定一个文件，或用 `-` 表示标准输入。"
    )
    package static func argumentEmpty(_ argument: String) -> Message {
        Message("Name what to look for: \(argument) is empty.", "请指明要查找什么：`\(argument)` 为空。")
    }
    package static let queryMissing = Message(
        "Name what to look for: QUERY, or a receipt with --receipt FILE.",
        "请指明要查找什么：给出 `QUERY`，或用 `--receipt FILE` 给出票据。"
    )

    // What the books do not have

    package static let noRunYet = Message(
        "The ledger has no run yet. Run `recoup run` first.",
        "账本还没有任何运行。请先执行 `recoup run`。"
    )

    package static func noCase(_ caseID: String) -> Message {
        Message(
            "There is no case \(caseID). `recoup case list --all` names them.",
            "没有工单 \(caseID)。`recoup case list --all` 会列出所有工单。"
        )
    }

    package static func noCase(aboutTransaction id: String) -> Message {
        Message(
            "There is no case about the transaction \(id). `recoup case list --all` names all cases.",
            "没有关于交易 \(id) 的工单。`recoup case list --all` 会列出所有工单。"
        )
    }

    package static func isCaseID(_ caseID: String) -> Message {
        Message(
            "\(caseID) has the form of a case id: use `recoup case show \(caseID)`.",
            "\(caseID) 的形式是工单编号：请使用 `recoup case show \(caseID)`。"
        )
    }

    package static func nothingKnown(about id: TransactionID) -> Message {
        let query = shellWord(id.rawValue)
        return Message(
            "Nothing is known about transaction \(id). `recoup lookup \(query)` also finds users and orders.",
            "没有关于交易 \(id) 的任何信息。`recoup lookup \(query)` 还可以查找用户和订单。"
        )
    }

    package static func noReportFolder(_ path: String) -> Message {
        Message(
            "\(path) is no report folder: it has neither a manifest.json that can be read nor files of a report. Name the "
                + "folder of one run.",
            "\(path) 不是报告文件夹：其中既没有可以读取的 manifest.json，也没有报告的文件。请指定某次运行的文件夹。"
        )
    }

    // Asking Apple while a customer waits

    package static let serverKeyToConfigure = Message(
        "Apple cannot be asked: set apple.server_api (issuer_id, key_id, private_key_file) to an In-App "
            + "Purchase key of App Store Connect, Users and Access, Integrations.",
        "无法向苹果查询：请把 apple.server_api（issuer_id、key_id、private_key_file）设为 App Store Connect "
            + "“用户和访问”→“集成”中的应用内购买密钥。"
    )
    package static let appsToConfigure = Message(
        "Apple cannot be asked: name your apps under apps (bundle_id).",
        "无法向苹果查询：请在 apps 中写明您的应用（bundle_id）。"
    )

    package static func looksLikeOrder(_ subject: String, _ why: Message) -> Message {
        Message(
            "\(subject) looks like an order id of Apple's e-mail. \(why)",
            "\(subject) 看起来是苹果邮件中的订单号。\(why)"
        )
    }

    package static func nothingToAsk(about subject: String) -> Message {
        Message(
            "Apple is asked by a transaction or an order id, and none is known for \(subject).",
            "向苹果查询需要交易号或订单号，而 \(subject) 没有已知的交易号或订单号。"
        )
    }

    package static func cannotPrepareRequests(_ reason: Message) -> Message {
        Message("Cannot prepare requests to Apple: \(reason).", "无法准备对苹果的查询：\(reason)。")
    }

    // Done

    package static func ready(ledger: String, inbox: String) -> Message {
        Message("ready: ledger \(ledger), inbox \(inbox)", "已就绪：账本 \(ledger)，收件箱 \(inbox)")
    }

    // Whatever else goes wrong

    package static let argumentsNotReadable = Message(
        "cannot read the arguments: `/proc` is not there, or may not be read. Nothing was done.",
        "无法读取命令行参数：`/proc` 不存在或不可读。未执行任何操作。"
    )

    package static func unexpectedFailure(_ reason: String) -> Message {
        Message("unexpected failure: \(reason). It is safe to run again.", "意外失败：\(reason)。可以放心重新运行。")
    }

    package static func exitStatus(_ status: Int) -> Message {
        Message("exit status \(status.description)", "退出状态 \(status.description)")
    }
}

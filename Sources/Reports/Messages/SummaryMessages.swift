package import ReconciliationCore

/// What `summary.txt` says. The lines of one block follow each other here as they do there.

extension Message {
    // Why the night did not end well

    /// - Parameter folder: where the report was set aside; nil where none was to be written.
    static func controlsBroken(_ names: String, setAsideAt folder: String?) -> Message {
        guard let folder else {
            return Message(
                "NOT PUBLISHED: these control totals do not hold: \(names). No report was written.",
                "未发布：以下控制总数不一致：\(names)。没有写出报告。"
            )
        }
        return Message(
            "NOT PUBLISHED: these control totals do not hold: \(names). The report was set aside in \(folder).",
            "未发布：以下控制总数不一致：\(names)。报告已另存到 \(folder)。"
        )
    }

    /// What is missing, what therefore was not checked, and what to do; a clause without its stop.
    ///
    /// - Parameters:
    ///   - claims: that were not checked.
    ///   - credits: that were not checked.
    ///   - unreadable: pieces of evidence that came in and cannot be read.
    ///   - refusedRows: of receipts and notifications since the last report.
    static func nothingProves(claims: Int, credits: Int, waiting: Int, unreadable: Int, refusedRows: Int) -> Message {
        let unproven = Message.list(
            [
                claims > 0 ? Message("\(claims, one: "claim", other: "claims")", "认领 \(claims) 个") : nil,
                credits > 0 ? Message("\(credits, one: "delivery", other: "deliveries")", "到账 \(credits) 笔") : nil,
            ]
            .compactMap { $0 }
        )
        if waiting > 0 {
            return Message(
                "\(waiting, one: "piece of receipt data waits", other: "pieces of receipt data wait") for Apple's answer, no app can be "
                    + "asked about with an Apple key and `apple.verify_receipt` is `never`: nobody asks. Not checked: \(unproven). Set "
                    + "apple.server_api with `apps`, or `apple.verify_receipt: auto`",
                "有 \(waiting) 份票据数据在等待苹果的答复，但没有可用苹果密钥查询的应用，`apple.verify_receipt` 又是 `never`，没有人会去询问。"
                    + "未核对：\(unproven)。请设置 apple.server_api 和 `apps`，或 `apple.verify_receipt: auto`"
            )
        }
        if unreadable > 0 {
            return Message(
                "\(unreadable, one: "piece of receipt data", other: "pieces of receipt data") came in but cannot be read, "
                    + "and no app can be asked about with an Apple key. Not checked: \(unproven). `recoup inspect` says what is wrong with a receipt: "
                    + "check how the app's server stores them, or set apple.server_api with `apps`",
                "收到了 \(unreadable) 份票据数据，但无法读取，也没有可用苹果密钥查询的应用。未核对：\(unproven)。`recoup inspect` 会说明票据的问题："
                    + "请检查应用服务器如何保存票据，或设置 apple.server_api 和 `apps`"
            )
        }
        let missing =
            refusedRows == 0
            ? Message("no receipt data came in", "没有收到票据数据")
            : Message(
                "no receipt data could be used (\(refusedRows, one: "row was", other: "rows were") refused, see "
                    + "rejected-input.csv)",
                "没有可用的票据数据（有 \(refusedRows) 行被拒绝，见 rejected-input.csv）"
            )
        return Message(
            "\(missing) and no app can be asked about with an Apple key. Not checked: \(unproven). Put receipt_data or "
                + "signed_transaction into `receipts/`, or set apple.server_api with `apps`",
            "\(missing)，也没有可用苹果密钥查询的应用。未核对：\(unproven)。请把 receipt_data 或 signed_transaction 放入 "
                + "`receipts/`，或设置 apple.server_api 和 `apps`"
        )
    }

    static func noPurchaseCanBeProven(_ why: Message) -> Message {
        Message("NO PURCHASE CAN BE PROVEN: \(why).", "无法证明任何付款：\(why)。")
    }

    static func lateInput(_ kind: IntakeKind, latest: Message, maxAge: String) -> Message {
        Message(
            "LATE INPUT: \(kind.rawValue) reach only to \(latest) (max_age \(maxAge)). Is the export still running? If it "
                + "does not come every night, set `inputs.\(kind.rawValue).max_age`.",
            "输入过期：\(kind.rawValue) 只到 \(latest)（max_age \(maxAge)）。导出任务还在运行吗？如果不是每晚都有，"
                + "请设置 `inputs.\(kind.rawValue).max_age`。"
        )
    }

    static func missingInput(_ kind: IntakeKind, maxAge: String) -> Message {
        Message(
            "NO INPUT: \(kind.rawValue) have never come in (max_age \(maxAge)), or only files without rows. Is the export running? If it "
                + "does not come every night, set `inputs.\(kind.rawValue).max_age`.",
            "缺少输入：\(kind.rawValue) 从未收到过（max_age \(maxAge)），或者收到的文件中没有任何一行。导出任务在运行吗？如果不是每晚都有，"
                + "请设置 `inputs.\(kind.rawValue).max_age`。"
        )
    }

    static func rowsRefused(_ count: Int, unlisted: Int) -> Message {
        let refused = Message(
            "\(count, one: "row was", other: "rows were") refused since the last report; "
                + "rejected-input.csv says where and why.",
            "自上次报告以来有 \(count) 行被拒绝，位置和原因见 rejected-input.csv。"
        )
        guard unlisted > 0 else { return refused }
        return .sentences([
            refused,
            Message("\(unlisted) of them are counted there together.", "其中 \(unlisted) 行只合并计数，没有逐行列出。"),
        ])
    }

    // What a person must do

    static let noMissing = Message("No paid purchase is missing its delivery.", "没有疑似漏单。")

    static func noMissingBut(parked: Int) -> Message {
        Message(
            "No paid purchase is missing its delivery, apart from \(parked) that people put aside.",
            "除已搁置的 \(parked) 笔外，没有疑似漏单。"
        )
    }

    static func missing(_ count: Int, amounts: [Message], new: Int, oldest: Message?) -> Message {
        let head = Message(
            "\(count, one: "paid purchase", other: "paid purchases") not delivered",
            "\(count) 笔已付款订单未发货"
        )
        let parts = [head] + amounts + [Message("\(new) new", "新增 \(new) 笔")] + (oldest.map { [.oldest($0)] } ?? [])
        return .sentence(parts)
    }

    private static func oldest(_ day: Message) -> Message { Message("oldest \(day)", "最早付款于 \(day)") }

    /// `about 0.99 USD`; without a currency how many purchases have no known price.
    static func amount(_ money: BookTotals.Money) -> Message {
        guard !money.currency.isEmpty else {
            return Message("\(money.count) of unknown price or currency", "\(money.count) 笔价格或币种未知")
        }
        let amount = moneyText(money.milliunits, money.currency)
        return money.isEstimate ? Message("about \(amount)", "约 \(amount)") : Message(verbatim: amount)
    }

    /// An amount on a line of its own.
    static func amountOfPurchases(_ money: BookTotals.Money) -> Message {
        guard !money.currency.isEmpty else { return amount(money) }
        return Message(
            "\(amount(money)) in \(money.count, one: "purchase", other: "purchases")",
            "\(amount(money))，共 \(money.count) 笔"
        )
    }

    static func otherProblems(_ count: Int, new: Int, resolved: Int) -> Message {
        let problems = Message(
            "\(count, one: "other problem", other: "other problems"), \(new) new",
            "其他异常 \(count) 个，新增 \(new) 个"
        )
        guard resolved > 0 else { return Message("\(problems):", "\(problems)：") }
        return Message("\(problems), \(resolved) with a resolved case:", "\(problems)，其中 \(resolved) 个的工单已解决：")
    }

    static let noOtherProblem = Message("No other problem.", "没有其他异常。")

    static func problem(_ count: Int, kind: Message, new: Int) -> Message {
        let line = Message("\(kind): \(count)", "\(kind) \(count) 个")
        return new == 0 ? line : Message("\(line) (\(new) new)", "\(line)（新增 \(new) 个）")
    }

    /// By runs: of what a person reopened that person knows.
    static func casesReopened(_ count: Int) -> Message {
        Message(
            "\(count, one: "resolved case was", other: "resolved cases were") opened again since the last report: what was decided "
                + "does not hold, or the finding got worse.",
            "自上次报告以来有 \(count) 个已解决的工单被重新打开：原结论不成立，或异常有所加重。"
        )
    }

    static func findingsClosed(_ count: Int) -> Message {
        Message(
            "\(count, one: "finding was", other: "findings were") closed since the last report.",
            "自上次报告以来有 \(count) 个异常已关闭。"
        )
    }

    // Inputs

    static let inputsHeading = Message("Inputs:", "输入：")

    static let nothingToRead = Message(
        "Nothing to read: no new file came in since the last report.",
        "没有可读的文件：自上次报告以来没有收到新文件。"
    )

    static func input(files: Int, records: Int) -> Message {
        Message(
            "\(files, one: "file", other: "files") with \(records, one: "record", other: "records") "
                + "since the last report.",
            "自上次报告以来收到 \(files) 个文件，共 \(records) 条记录。"
        )
    }

    static func deliveryRecordsReach(_ moment: Message) -> Message {
        Message("Delivery records reach \(moment).", "到账记录截至 \(moment)。")
    }

    static let noDeliveryRecords = Message("There are no delivery records.", "没有任何到账记录。")

    /// A file that was cut off states no end.
    static let deliveryRecordsWithoutEnd = Message(
        "No file of delivery records says up to when they are complete.",
        "没有任何到账文件表明记录完整到何时。"
    )

    static func waitingForCredits(_ count: Int) -> Message {
        Message(
            "\(count, one: "later purchase is", other: "later purchases are") past the grace time and not judged yet: "
                + "the delivery records of that time are not in.",
            "此后有 \(count) 笔订单已过宽限期但尚未判定：该时段的到账记录还没有到。"
        )
    }

    static func beforeCoverage(_ count: Int, since day: Message?) -> Message {
        let what = Message(
            "\(count, one: "purchase was", other: "purchases were") paid before delivery records begin",
            "\(count) 笔订单的付款早于到账记录的起点"
        )
        let since = day.map { Message(" (\($0))", "（\($0)）") } ?? Message(verbatim: "")
        return Message(
            "\(what)\(since) and cannot be judged (before_coverage). Wrong? See reconcile.credits_since.",
            "\(what)\(since)，无法判定（before_coverage）。如有误，请检查 reconcile.credits_since。"
        )
    }

    static func deliveriesRepeated(_ count: Int) -> Message {
        Message(
            "DELIVERIES ARE REPEATED: \(count) purchases that had their delivery got another one, more than were delivered for the first "
                + "time. Did the export of credits change its `order_id`, `user_id` or times? Then take nothing back: restore the backup "
                + "from before this import, correct the export and import that.",
            "到账重复：有 \(count) 笔已到账的付款又有新的到账，多于首次到账的付款。到账导出的 `order_id`、`user_id` 或时间是否有变化？"
                + "如果有，请不要收回任何商品：恢复本次导入之前的备份，修正导出后重新导入。"
        )
    }

    /// The newest of the days of which so much is not delivered that all of it has one cause, most likely.
    package static func deliveriesLacking(_ day: DeliveryDay, _ time: LocalTime, moreDays: Int) -> Message {
        let date = time.day(day.start)
        let days =
            moreDays > 0
            ? Message("\(date) (and \(moreDays, one: "day", other: "days") before)", "\(date)（及之前 \(moreDays) 天）")
            : date
        return Message(
            "MOST OF A DAY IS NOT DELIVERED: of \(day.paid) purchases paid on \(days) \(day.notDelivered) are not delivered. Is a file of "
                + "`credits` missing, or did deliveries fail? Look before anything is delivered: bring in what is missing, and the next run "
                + "takes it off the list.",
            "某天的购买大多没有到账：\(days)付款的 \(day.paid) 笔购买中，有 \(day.notDelivered) 笔没有到账。是否缺少某个 `credits` 文件，或者发货失败？"
                + "请先核实再补发：补上缺少的文件后，下次运行会把相应的购买移出列表。"
        )
    }

    package static func buyersContradicted(_ count: Int) -> Message {
        Message(
            "PAYMENTS CONTRADICT each other: rows of \(count, one: "transaction", other: "transactions") name different buyers. "
                + "Nobody can tell which row was a mistake: where they are different users, `owner_basis` in the lists is "
                + "`ambiguous`, and `recoup explain` names all of them.",
            "付款记录相互矛盾：有 \(count) 笔交易的不同行写了不同的买家，无法判断哪一行有误。如果对应不同的用户，"
                + "列表中的 `owner_basis` 为 `ambiguous`，`recoup explain` 会列出全部候选人。"
        )
    }

    static func evidenceNotImported(_ count: Int) -> Message {
        Message(
            "Evidence is not being imported: \(count, one: "delivery has", other: "deliveries have") no payment, more "
                + "than half of the last week's. They are counted, not listed. Are receipts and notifications still coming?",
            "凭证没有导入：有 \(count) 笔到账找不到付款，超过最近一周到账的一半，因此只计数、不列出。票据和苹果通知还在送达吗？"
        )
    }

    static func unfinished(_ count: Int) -> Message {
        Message(
            "\(count, one: "delivered purchase is", other: "delivered purchases are") still in later receipts: the app "
                + "never finishes these transactions (StoreKit `finish`).",
            "有 \(count) 笔已到账订单仍出现在之后的票据中：客户端没有结束这些交易（StoreKit `finish`）。"
        )
    }

    static func unknownNotifications(_ counts: String) -> Message {
        Message(
            "Notifications of a type this version does not know, kept and counted: \(counts).",
            "收到本版本不认识的苹果通知，已保留并计数：\(counts)。"
        )
    }

    static func parkedWithOwner(_ count: Int) -> Message {
        Message(
            "\(count, one: "purchase was", other: "purchases were") put aside as `cannot_identify`, and the owner is known now: "
                + "`recoup export white-list` lists what is `parked`; reopen the case.",
            "有 \(count) 笔因无法确认归属而搁置的订单现已确认归属。`recoup export white-list` 会列出（`parked`）；请重新打开对应工单。"
        )
    }

    static func futureCredits(_ count: Int) -> Message {
        Message(
            "\(count, one: "row of credits is", other: "rows of credits are") dated after this run and not counted until then.",
            "有 \(count) 条到账记录的日期晚于本次运行，到时才计入。"
        )
    }

    static func undated(_ count: Int) -> Message {
        Message(
            "\(count, one: "purchase awaits", other: "purchases await") delivery without a usable date; "
                + "look at them by hand.",
            "有 \(count) 笔待发货订单没有可用的日期，请人工检查。"
        )
    }

    static func periodsWithoutFirst(_ count: Int) -> Message {
        Message(
            "\(count, one: "subscription period", other: "subscription periods") without a known first period: "
                + "not reported.",
            "有 \(count) 个订阅期找不到首期，未列入报告。"
        )
    }

    // Notes

    static let notesHeading = Message("Notes:", "备注：")

    static func takenBack(_ run: Int64, asOf: Message) -> Message {
        Message(
            "Run \(run) as of \(asOf) was taken back: it had imported nothing. Its report no longer counts.",
            "运行 \(run)（截至 \(asOf)）已撤销：它没有导入任何数据。其报告不再有效。"
        )
    }

    static func unreadableEvidence(_ count: Int, of all: Int) -> Message {
        Message(
            "\(count) of \(all, one: "piece", other: "pieces") of receipt data cannot be read: what is inside is not found. "
                + "`recoup inspect` says what is wrong with a receipt; check how the app's server stores them.",
            "\(all) 份票据数据中有 \(count) 份无法读取，其中的内容无法找到。`recoup inspect` 会说明票据的问题；请检查应用服务器如何保存票据。"
        )
    }

    package static func creditsSinceAhead(_ moment: Message) -> Message {
        Message(
            "reconcile.credits_since is \(moment), which lies ahead: every purchase counts as paid before delivery records begin, "
                + "and none can be missing. Correct it in the configuration.",
            "reconcile.credits_since 为 \(moment)，尚未到来：所有订单都算作在到账记录开始之前付款，不会有漏单。请在配置中更正。"
        )
    }

    static func daysSinceLastRun(_ days: Int) -> Message {
        Message(
            "As-of is \(days, one: "day", other: "days") after the last run. Is the clock right, and did the nights "
                + "between run?",
            "截至时刻距上次运行已有 \(days) 天。时钟是否正确？其间的夜间任务是否运行过？"
        )
    }

    static func changedSettings(_ settings: [Message], moves: Int) -> Message {
        Message(
            "SETTINGS CHANGED since the last run: \(Message.clauses(settings)). In this run "
                + "\(moves, one: "move concerns a purchase", other: "moves concern purchases") already in the books.",
            "自上次运行以来设置有变更：\(Message.clauses(settings))。本次运行中有 \(moves) 条流水涉及已入账的订单。"
        )
    }

    static func changedSetting(_ name: String, from: String, to: String) -> Message {
        Message(verbatim: "\(name) \(from) -> \(to)")
    }

    static func more(_ count: Int, in file: String) -> Message {
        Message("… and \(count) more in \(file)", "……另有 \(count) 条，见 \(file)")
    }
}

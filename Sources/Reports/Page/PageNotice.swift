import ReconciliationCore

/// How much a notice of the page matters.
enum PageTone: String, NamedCode {
    case bad, warn, info, good

    var name: Message {
        switch self {
        case .bad: Message("Problem:", "问题：")
        case .warn: Message("Note:", "注意：")
        case .info: Message("For information:", "说明：")
        case .good: Message("Good:", "正常：")
        }
    }

    /// Drawn in a square of 16.
    var path: String {
        switch self {
        case .bad, .warn: "M8 1.5 15 14H1ZM8 6v4M8 11.9v.2"
        case .info: "M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14ZM8 7.2v4M8 4.6v.2"
        case .good: "M2.5 8.5 6 12l7.5-8"
        }
    }
}

/// One thing the page says about the books or the inputs.
struct PageNotice: Sendable, Hashable {
    var tone: PageTone
    var message: Message

    init(_ tone: PageTone, _ message: Message) {
        self.tone = tone
        self.message = message
    }
}

extension RunSummary {
    /// Whether the books foot, and what they hold. Nothing that differs each time the same books are read.
    func bookNotices(_ time: LocalTime) -> [PageNotice] {
        var notices: [PageNotice] = []
        if failedControls.isEmpty {
            notices.append(
                PageNotice(.good, Message("The books foot: every control total holds.", "账目核对无误：所有控制总数均相符。"))
            )
        } else {
            let names = Message(verbatim: failedControls.map(\.name).joined(separator: ", "))
            notices.append(
                PageNotice(
                    .bad,
                    Message(
                        "These control totals do not hold: \(names). Run `recoup doctor`.",
                        "以下控制总数不一致：\(names)。请运行 `recoup doctor`。"
                    )
                )
            )
        }
        notices.append(checkedInFull(time))
        let white = whiteByFileCode
        notices.append(
            PageNotice(
                .info,
                Message(
                    "Purchases: \(totals.black) delivered, \(white["missing_credit", default: 0]) not delivered, \(white["expected", default: 0]) too early to judge, \(white["parked", default: 0]) put aside, \(totals.closedByReason.values.reduce(0, +)) closed.",
                    "订单：已到账 \(totals.black)，未到账 \(white["missing_credit", default: 0])，待判定 \(white["expected", default: 0])，搁置 \(white["parked", default: 0])，已了结 \(totals.closedByReason.values.reduce(0, +))。"
                )
            )
        )
        if beforeCoverage > 0 {
            let since = creditsSince.map { time.moment($0) } ?? Message("delivery records begin", "到账记录开始")
            notices.append(
                PageNotice(
                    .info,
                    Message(
                        "Closed without a verdict: \(beforeCoverage, one: "purchase", other: "purchases") paid before \(since) (credits_since).",
                        "未作判断即了结：\(beforeCoverage) 笔订单的付款早于 \(since)（credits_since）。"
                    )
                )
            )
        }
        return notices + exitNotice
    }

    private func checkedInFull(_ time: LocalTime) -> PageNotice {
        guard let lastFullCheck else {
            return PageNotice(.warn, Message("The books were never checked in full.", "账目从未做过全面检查。"))
        }
        let moment = time.moment(lastFullCheck)
        return PageNotice(
            .info,
            Message("Everything was last checked in full as of \(moment).", "最近一次全面检查截至 \(moment)。")
        )
    }

    /// What the exit status of the night adds to the notices.
    private var exitNotice: [PageNotice] {
        switch exitStatus {
        case 4:
            [
                PageNotice(
                    .bad,
                    Message(
                        "Our credentials for some app do not work. Run `recoup doctor`.",
                        "某个应用的苹果凭据不可用。请运行 `recoup doctor`。"
                    )
                )
            ]
        case 5:
            [
                PageNotice(
                    .bad,
                    Message(
                        "Apple answered no question of this night; what needs Apple waits for the next.",
                        "本次没有得到苹果的任何答复，需要苹果确认的内容留待下次。"
                    )
                )
            ]
        default: []
        }
    }

    /// What is wrong with the inputs, the worst first; one line that says so where nothing is.
    func inputNotices(_ time: LocalTime) -> [PageNotice] {
        var notices = troubles(time).map { PageNotice(.bad, $0) }
        if totals.areDeliveriesRepeated {
            notices.append(PageNotice(.bad, .deliveriesRepeated(totals.repeatedDeliveries)))
        }
        if unlistedUnprovenCredits > 0 {
            notices.append(
                PageNotice(
                    .bad,
                    Message(
                        "Receipts do not come in: \(unlistedUnprovenCredits, one: "delivery has", other: "deliveries have") no payment, more than half of the last week's. They are counted, not listed.",
                        "票据没有进来：\(unlistedUnprovenCredits) 笔到账没有付款，超过最近一周的一半。这些只计数，不逐条列出。"
                    )
                )
            )
        }
        if totals.rejectedRows > 0 {
            notices.append(
                PageNotice(
                    .warn,
                    Message(
                        "Refused since the last report: \(totals.rejectedRows, one: "row", other: "rows") (rejected-input.csv).",
                        "自上次报告以来拒收 \(totals.rejectedRows) 行（rejected-input.csv）。"
                    )
                )
            )
        }
        if waitingForCredits > 0 {
            let reach = creditsWatermark.map { time.moment($0) } ?? Message("no time at all", "无")
            notices.append(
                PageNotice(
                    .warn,
                    Message(
                        "Not judged yet: \(waitingForCredits, one: "purchase", other: "purchases"), for delivery records reach only to \(reach).",
                        "暂未判断：\(waitingForCredits) 笔订单，因为到账记录只到 \(reach)。"
                    )
                )
            )
        }
        notices += doubts(time)
        if sources.isEmpty {
            notices.append(PageNotice(.warn, Message("No new file came in since the last report.", "自上次报告以来没有新文件。")))
        }
        guard notices.isEmpty else { return notices }
        return [PageNotice(.good, Message("Nothing is wrong with the inputs.", "输入没有问题。"))]
    }

    /// What else changes how much the page is worth.
    private func doubts(_ time: LocalTime) -> [PageNotice] {
        var notices = (trustInForce + warnings).map { PageNotice(.warn, $0) }
        if let daysSinceLastRun {
            notices.append(
                PageNotice(
                    .warn,
                    Message(
                        "The run before was \(daysSinceLastRun, one: "day", other: "days") earlier. Did the nights between run?",
                        "上一次运行在 \(daysSinceLastRun) 天之前。中间几晚运行了吗？"
                    )
                )
            )
        }
        notices += takenBack.map { run in
            let moment = time.moment(run.asOf)
            return PageNotice(
                .warn,
                Message(
                    "Run \(String(run.id.number)) as of \(moment) was taken back; its report counts no more.",
                    "运行 \(String(run.id.number))（截至 \(moment)）已撤销，其报告不再有效。"
                )
            )
        }
        if !changedSettings.settings.isEmpty {
            let settings = Message(
                verbatim: changedSettings.settings.map { "\($0.name) \($0.from) -> \($0.to)" }.joined(separator: "; ")
            )
            notices.append(
                PageNotice(
                    .warn,
                    Message(
                        "Settings changed since the last run: \(settings). Moves of purchases already in the books: \(changedSettings.moves).",
                        "自上次运行以来设置有变：\(settings)。已入账订单的变动：\(changedSettings.moves) 笔。"
                    )
                )
            )
        }
        if totals.undatedWhite > 0 {
            notices.append(
                PageNotice(
                    .warn,
                    Message(
                        "Without a usable date, to be looked at by hand: \(totals.undatedWhite, one: "purchase", other: "purchases").",
                        "没有可用日期、需人工查看：\(totals.undatedWhite) 笔订单。"
                    )
                )
            )
        }
        return notices
    }
}

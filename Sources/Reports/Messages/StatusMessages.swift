import ReconciliationCore

/// What `recoup status` says besides the counts of the books.

extension Message {
    package static func noRunYet(inbox: String) -> Message {
        Message(
            "No run yet. Put files into \(inbox), then run `recoup run`.",
            "还没有任何运行。请把文件放入 \(inbox)，然后执行 `recoup run`。"
        )
    }

    /// A run that has not ended; `holder` is the process that says it is doing it.
    package static func unfinishedRun(_ id: Int64, asOf: Message, begun: Message, holder: Message?) -> Message {
        guard let holder else {
            return Message(
                "Run \(id), as of \(asOf), was begun on \(begun) and has not ended. Unless it is going on now, run "
                    + "`recoup run`: it goes on from there.",
                "运行 \(id)（截至 \(asOf)）开始于 \(begun)，尚未结束。如果现在没有运行，请执行 `recoup run`，它会从那里继续。"
            )
        }
        return Message(
            "Run \(id), as of \(asOf), is going on: \(holder).",
            "运行 \(id)（截至 \(asOf)）正在进行：\(holder)。"
        )
    }

    static func lastRun(_ id: Int64, asOf: Message, state: RunState, exitStatus: Int?) -> Message {
        let run = Message("Last run: \(id), as of \(asOf), \(state.name)", "上次运行：\(id)，截至 \(asOf)，\(state.name)")
        guard let exitStatus else { return run }
        return Message("\(run), exit status \(exitStatus)", "\(run)，退出状态 \(exitStatus)")
    }

    static func cases(open: Int, overdue: Int) -> Message {
        Message(
            "Cases: \(open) to be worked on, \(overdue) of them overdue",
            "工单：待处理 \(open) 个，其中 \(overdue) 个已超期"
        )
    }

    static func waitingForApple(evidence: Int, claims: Int) -> Message {
        Message(
            "Waiting for Apple: \(evidence, one: "piece of evidence", other: "pieces of evidence"); without proof: "
                + "\(claims, one: "claim", other: "claims")",
            "等待苹果答复：凭证 \(evidence) 份；尚无凭证：认领 \(claims) 个"
        )
    }

    static func creditsWithoutPayment(_ count: Int) -> Message {
        Message(
            "Waiting for their payment: \(count, one: "delivery", other: "deliveries") of which no purchase is known",
            "等待付款凭证：到账 \(count) 笔，尚无对应的订单"
        )
    }

    static func unverifiable(_ count: Int) -> Message {
        Message(
            "Cannot be verified: \(count, one: "piece of evidence", other: "pieces of evidence")",
            "无法验证：凭证 \(count) 份"
        )
    }

    static let agingHeading = Message("Awaiting delivery, by age", "待发货账龄")

    // Columns
    static let stateColumn = Message("State", "状态")
    static let ageColumn = Message("Age", "账龄")
    static let countColumn = Message("Count", "数量")
    static let changeColumn = Message("Change", "变化")
    static let amountColumn = Message("Amount", "金额")
    static let oldestColumn = Message("Oldest", "最早付款")
    static let unknownAge = Message("unknown", "未知")
}

extension RunState: NamedCode {
    package var name: Message {
        switch self {
        case .open: Message("not finished", "未完成")
        case .judged: Message("judged, no report", "已判定，尚无报告")
        case .published: Message("report published", "报告已发布")
        case .failed: Message("a control total did not hold", "控制总数不一致")
        case .takenBack: Message("taken back", "已撤销")
        }
    }
}

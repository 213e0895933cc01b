import ReconciliationCore

/// The counts of the books, as `summary.txt` and `status` show them.

extension Message {
    static func booksHeading(asOf: Message) -> Message { Message("Books as of \(asOf):", "账目（截至 \(asOf)）：") }

    static func awaitingDelivery(_ white: [String: Int]) -> Message {
        let total = white.values.reduce(0, +)
        let states = ["expected", "missing_credit", "parked"].compactMap { code -> Message? in
            white[code].flatMap { $0 == 0 ? nil : .counted($0, Message(listState: code)) }
        }
        guard !states.isEmpty else { return Message("Awaiting delivery: \(total)", "待发货：\(total)") }
        return Message("Awaiting delivery: \(total) (\(Message.list(states)))", "待发货：\(total)（\(Message.list(states))）")
    }

    static func delivered(_ count: Int) -> Message { Message("Delivered: \(count)", "已到账：\(count)") }

    static func closed(_ byReason: [String: Int]) -> Message {
        let total = byReason.values.reduce(0, +)
        let head = Message("Closed: \(total)", "已了结：\(total)")
        let reasons = countedCodes(byReason, of: ListReason.self)
        return reasons.isEmpty
            ? head : Message("\(head) (\(Message.list(reasons)))", "\(head)（\(Message.list(reasons))）")
    }

    static func merged(_ count: Int) -> Message { Message("Merged into others: \(count)", "已并入其他订单：\(count)") }

    /// The words of the column `state` of the black-list export.
    static func deliveries(of totals: BookTotals) -> Message {
        let (live, matched) = (totals.liveCredits, totals.matchedCredits)
        let (excluded, unmatched) = (totals.excludedCredits, totals.unmatchedCredits)
        return Message(
            "Deliveries in force: \(live) = \(matched) matched with a purchase + \(excluded) of excluded purchases "
                + "+ \(unmatched) unmatched",
            "有效到账：\(live) = \(matched) 笔对应订单 + \(excluded) 笔对应不参与核对的订单 + \(unmatched) 笔无对应订单"
        )
    }

    static func evidence(_ byOutcome: [String: Int]) -> Message {
        Message(
            "Evidence: \(listOrNone(countedCodes(byOutcome, of: EvidenceOutcome.self)))",
            "凭证：\(listOrNone(countedCodes(byOutcome, of: EvidenceOutcome.self)))"
        )
    }

    static func claims(_ byState: [String: Int]) -> Message {
        Message(
            "Claims: \(listOrNone(countedCodes(byState, of: ClaimState.self)))",
            "认领：\(listOrNone(countedCodes(byState, of: ClaimState.self)))"
        )
    }

    /// Endpoints and results are codes.
    static func requests(_ counts: [String]) -> Message {
        let list = listOrNone(counts.map { Message(verbatim: $0) })
        return Message("Questions to Apple: \(list)", "向苹果的查询：\(list)")
    }

    static func controlsHold(_ count: Int) -> Message {
        Message("Control totals: all \(count) hold.", "控制总数：全部 \(count) 项一致。")
    }

    static func checkedInFull(asOf: Message?) -> Message {
        guard let asOf else { return Message("Checked in full: never.", "全面核对：从未进行。") }
        return Message("Checked in full: as of \(asOf).", "全面核对：截至 \(asOf)。")
    }

    static func report(_ folder: String) -> Message { Message("Report: \(folder)", "报告：\(folder)") }

    static func ending(version: String, run: Int64, exitStatus: Int) -> Message {
        Message(
            "Exit status: \(exitStatus) (run \(run), recoup \(version))",
            "退出状态：\(exitStatus)（运行 \(run)，recoup \(version)）"
        )
    }

    // Parts

    /// `12 refunded in full`
    static func counted(_ count: Int, _ name: Message) -> Message { Message("\(count) \(name)", "\(name) \(count)") }

    /// Each code that occurs with its count, in the order of the enumeration; codes unknown to it last.
    static func countedCodes<Code: NamedCode>(_ counts: [String: Int], of _: Code.Type) -> [Message] {
        let known = Code.allCases.map(\.rawValue)
        let others = counts.keys.filter { !known.contains($0) }.sorted()
        return (known + others).compactMap { code in
            guard let count = counts[code], count != 0 else { return nil }
            return counted(count, Message(code: code, of: Code.self))
        }
    }

    private static func listOrNone(_ items: [Message]) -> Message {
        items.isEmpty ? Message("none", "无") : .list(items)
    }
}

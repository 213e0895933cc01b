import ReconciliationCore

/// What `case list` and `case show` say.

extension Message {
    static let noCase = Message("There is no case to look at.", "没有需要处理的工单。")

    static func noCaseAmong(_ others: Int) -> Message {
        Message(
            "None of the \(others, one: "case", other: "cases") is what you asked for.",
            "\(others) 个工单中没有符合条件的。"
        )
    }

    static func caseCount(_ count: Int, notShown: Int, asOf: Message) -> Message {
        let shown = Message("\(count, one: "case", other: "cases"), as of \(asOf)", "共 \(count) 个工单，截至 \(asOf)")
        return notShown == 0
            ? shown
            : Message(
                "\(shown); \(notShown, one: "other is", other: "others are") not shown",
                "\(shown)；另有 \(notShown) 个未显示"
            )
    }

    // Columns
    static let caseColumn = Message("Case", "工单")
    static let statusColumn = Message("Status", "状态")
    static let kindColumn = Message("Problem", "异常")
    static let transactionColumn = Message("Transaction", "交易")
    static let paidColumn = Message("Paid", "付款日期")
    static let ownerColumn = Message("Owner", "归属")
    static let nextStepColumn = Message("Next step", "下一步")
    static let assigneeColumn = Message("Assignee", "负责人")

    /// In a terminal that is too narrow for the whole table.
    static func columnsLeftOut(_ columns: Message) -> Message {
        Message(
            "Not shown: \(columns) (see `recoup case show`).",
            "未显示：\(columns)（见 `recoup case show`）。"
        )
    }

    /// In place of the status of a case whose trouble is over.
    static let goneByItself = Message("closed by itself", "问题已自行消失")

    static let overdue = Message("OVERDUE", "已超期")
    static let unassigned = Message("nobody", "未分派")
    static let unknownDate = Message("unknown", "未知")

    static func overdueStatus(_ status: Message) -> Message { Message("\(status), OVERDUE", "\(status)，已超期") }

    // One case

    static func caseHeading(_ id: String, _ kind: String, _ status: Message) -> Message {
        let name = Message(code: kind, of: FindingKind.self)
        return Message("\(id): \(name) (\(kind)), \(status)", "\(id)：\(name)（\(kind)），\(status)")
    }

    static func opened(_ opened: Message, due: Message) -> Message {
        Message("Opened on \(opened), due on \(due)", "建立于 \(opened)，期限 \(due)")
    }

    /// - Parameters:
    ///   - isByItself: nobody had resolved it.
    ///   - reason: why there is nothing left to do.
    static func closed(_ moment: Message, isByItself: Bool, reason: Message?) -> Message {
        let line =
            isByItself
            ? Message("Closed by itself on \(moment)", "问题已于 \(moment.spaced)自行消失")
            : Message("Closed on \(moment)", "问题已于 \(moment.spaced)消失")
        guard let reason else { return line }
        return Message("\(line): \(reason)", "\(line)：\(reason)")
    }

    static func samePurchase(as id: String) -> Message {
        Message(
            "The same purchase as transaction \(id): what is left to do stands in the cases about that one",
            "与交易 \(id) 是同一笔订单：待办事项见该交易的工单"
        )
    }

    static func noPurchaseKnown(_ id: String, _ environment: String) -> Message {
        let place = Message(code: environment, of: StoreEnvironment.self)
        return Message("Transaction \(id) (\(place)), no purchase is known", "交易 \(id)（\(place)），没有对应的订单")
    }

    static func expectedAndFound(_ expected: Message, _ actual: Message) -> Message {
        Message("Expected: \(expected); found: \(actual)", "应为：\(expected)；实为：\(actual)")
    }

    static func severalStorefronts(_ storefronts: Message) -> Message {
        Message(
            "The owner bought from several storefronts about the time of the purchase: \(storefronts)",
            "归属用户在该笔订单前后曾在多个商店地区购买：\(storefronts)"
        )
    }

    static func detail(_ text: String) -> Message { Message("Detail: \(text)", "详情：\(text)") }

    static func assigned(to name: String) -> Message { Message("Assigned to \(name)", "负责人 \(name)") }

    static func foundAgain(at moment: Message) -> Message {
        Message("\(moment) recoup: found again, so the case is open again", "\(moment) recoup：再次发现此异常，工单因此重新打开")
    }

    static func event(_ event: CaseHistoryRow, at moment: Message) -> Message {
        let action = Message(code: event.action, of: CaseEventAction.self)
        var line = Message("\(moment) \(event.actor): \(action)", "\(moment) \(event.actor)：\(action)")
        if let assignee = event.assignee { line = Message("\(line) to \(assignee)", "\(line)给 \(assignee)") }
        if let reason = event.reason {
            let name = Message(code: reason, of: ResolutionReason.self)
            line = Message("\(line), \(name) (\(reason))", "\(line)，\(name)（\(reason)）")
        }
        if let user = event.userID { line = Message("\(line), to \(user)", "\(line)，发给 \(user)") }
        if let note = event.note { line = Message("\(line): \(note)", "\(line)：\(note)") }
        return line
    }
}

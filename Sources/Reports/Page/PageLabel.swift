import ReconciliationCore

/// The page's own texts, by the names its template and its script call them. `{n}` and the like are filled in by the
/// script.
enum PageLabel: String, NamedCode {
    case skip, pageName, language
    case value, currency, amount, purchases, problems, estimate, toDo
    case books, inputs, reach, file, line, field, rule, message
    case daily, asTable, day, paid, delivered, notDue, notDelivered, dayReading
    case where_ = "where"
    case findings, search, searchHint, moreFilters, reset, all, newOnly
    case countAll, countSome, leftOut, nothingFound, printed
    case ageHours, ageDays, new, several, nobodyKnown, nobody, unknown, colon
    case causeSentence, ownerSentence, ownerUnknownSentence, nextSentence
    case explainCommand, customerCommand, caseCommand, resolveCommand, copy, copied, select
    case files, privacy, redacted

    var name: Message {
        switch self {
        case .skip: Message("Skip to the findings", "跳到异常列表")
        case .pageName: Message("Paid purchases not delivered", "已付款未到账核对")
        case .language: Message("Language", "语言")

        case .value: Message("Value not delivered", "未到账金额")
        case .currency: Message("Currency", "币种")
        case .amount: Message("Amount", "金额")
        case .purchases: Message("Purchases", "订单数")
        case .problems: Message("Problems", "异常数")
        case .estimate: Message("estimated", "估算")
        case .toDo: Message("What to do", "待办")

        case .books: Message("Books", "账目")
        case .inputs: Message("Inputs", "输入")
        case .reach: Message("Inputs reach to", "各输入的最新时间")
        case .file: Message("File", "文件")
        case .line: Message("Line", "行")
        case .field: Message("Field", "字段")
        case .rule: Message("Rule", "规则")
        case .message: Message("What is wrong", "问题")

        case .daily: Message("Paid against delivered, by day of payment", "按付款日的付款与到账")
        case .asTable: Message("Show as a table", "以表格显示")
        case .day: Message("Day", "日期")
        case .paid: Message("Paid", "已付款")
        case .delivered: Message("Delivered", "已到账")
        case .notDue: .tooEarlyToJudge.capitalized
        case .notDelivered: Message("Not delivered", "未到账")
        case .dayReading:
            Message(
                "{day}: {paid} paid, {delivered} delivered, {soon} too early to judge, "
                    + "{missing} not delivered (put aside included)",
                "{day}：已付款 {paid}，已到账 {delivered}，待判定 {soon}，未到账（含搁置）{missing}"
            )

        case .where_: Message("Where they were lost", "漏单分布")
        case .findings: Message("Findings", "异常列表")
        case .search: Message("Search the findings", "搜索异常")
        case .searchHint:
            Message(
                "Search: transaction, user, account name, case, product, order …",
                "搜索：交易号、用户、账号名、工单、商品、订单号……"
            )
        case .moreFilters: Message("More filters", "更多筛选")
        case .reset: Message("Show all", "显示全部")
        case .all: Message("All", "全部")
        case .newOnly: Message("New only", "仅看新增")
        case .countAll: Message("{total} findings", "共 {total} 条异常")
        case .countSome: Message("{n} of {total} findings", "{n} 条（共 {total} 条异常）")
        case .leftOut:
            Message("{n} more are only in the CSV files.", "另有 {n} 条仅见于 CSV 文件。")
        case .nothingFound: Message("No finding matches.", "没有符合条件的异常。")
        case .printed:
            Message(
                "On paper at most the first 300 rows are shown; the CSV files hold all.",
                "打印时最多显示前 300 行，完整内容见 CSV 文件。"
            )

        case .ageHours: Message("{n} h ago", "{n} 小时前")
        case .ageDays: Message("{n} days ago", "{n} 天前")
        case .new: Message("new", "新增")
        case .several: Message("several candidates", "有多个候选用户")
        case .nobodyKnown: Message("not known", "未知")
        case .nobody: Message("nobody known", "未知用户")
        case .unknown: Message("unknown", "未知")
        case .colon: Message(": ", "：")

        case .causeSentence: Message("Cause: {cause}.", "原因：{cause}。")
        case .ownerSentence:
            Message(
                "Belongs to {owner}. Known by: {basis}; certainty: {strength}.",
                "归属：{owner}。依据：{basis}；确定程度：{strength}。"
            )
        case .ownerUnknownSentence: Message("Owner: {basis}.", "归属：{basis}。")
        case .nextSentence: Message("Next: {step}.", "下一步：{step}。")

        case .explainCommand: Message("Explain it in full", "查看完整说明")
        case .customerCommand: Message("Text for the customer", "生成给玩家的回复")
        case .caseCommand: Message("Show the case", "查看工单")
        case .resolveCommand: Message("After delivering it by hand", "人工补发之后")
        case .copy: Message("Copy", "复制")
        case .copied: Message("Copied", "已复制")
        case .select: Message("Select it", "请手动选中")

        case .files: Message("Every row is in the files of the same folder:", "全部数据见同一文件夹中的文件：")
        case .redacted:
            Message(
                "People are shown by pseudonyms that are the same in every file made with --redact. This page asks nothing of any server.",
                "玩家信息以化名显示，凡以 --redact 生成的文件均使用相同的化名。打开本页不会访问任何服务器。"
            )
        case .privacy:
            Message(
                "This page holds customers' data: user ids, account names and purchases. It asks nothing of any server.",
                "本页包含玩家数据：用户 ID、账号名和订单。打开本页不会访问任何服务器。"
            )
        }
    }
}

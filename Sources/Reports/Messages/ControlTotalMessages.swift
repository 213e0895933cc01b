package import ReconciliationCore

/// What a control total compares. The raw values are the names of the article "Control totals"; `<…>` stands for the part
/// of a name that differs.
package enum ControlTotalKind: String, Sendable, Hashable, CaseIterable {
    case filesFoot = "input_files_foot"
    case acceptedCredits = "accepted_credits"
    case acceptedPayments = "accepted_payments"
    case acceptedReceipts = "accepted_receipts"
    case evidenceRows = "evidence_rows"
    case transactionsStated = "transactions_stated"
    case originalsNamed = "originals_named"
    case originalsOfNamers = "originals_of_namers"
    case purchasesUnmixed = "purchases_unmixed"
    case purchasesJudged = "purchases_judged"
    case purchasesAsMoved = "purchases_as_moved"
    case purchasesOnList = "purchases_<list>"
    case creditsLive = "credits_live"
    case creditsMatched = "credits_matched"
    case creditStatements = "credit_statements"
    case claims = "claims"
    case balanceCount = "balance_count_<list>_<currency>"
    case balanceMilliunits = "balance_milliunits_<list>_<currency>"
    case whiteUncredited = "white_uncredited"
    case blackCredited = "black_credited"
    case closedUncredited = "closed_uncredited"
    case missingCredits = "missing_credits"
    case missingCreditsByOwner = "missing_credits_by_owner"
    case lostOrdersRows = "lost_orders_rows"
    case exceptionsRows = "exceptions_rows"
    case pageRows = "page_rows"
    case rejectedInputRows = "rejected_input_rows"
    case auditChain = "audit_chain"
    case fileRows = "file_<kind>"
    case creditsAsStated = "credits_as_stated"
    case statementsDecided = "statements_decided"
    case submissionsAsEvidenced = "submissions_as_evidenced"
    case transactionsAsStated = "transactions_as_stated"
    case usersAsStated = "users_as_stated"
    case tally = "tally_<name>"

    /// Nil for a name that no kind has. A whole name comes before the beginning of one.
    package init?(nameOf total: ControlTotal) {
        let kind = Self(rawValue: total.name) ?? Self.allCases.first { $0.isBeginning(of: total.name) }
        guard let kind else { return nil }
        self = kind
    }

    private func isBeginning(of name: String) -> Bool {
        guard let open = rawValue.firstIndex(of: "<") else { return false }
        return name.hasPrefix(rawValue[..<open])
    }

    /// What is counted on each side.
    package var sides: (left: Message, right: Message) {
        switch self {
        case .filesFoot:
            (
                Message("files", "文件数"),
                Message(
                    "files whose records, counted by a separate splitter over the bytes, are accepted + duplicate + rejected",
                    "按字节另行切分所得记录数等于接受＋重复＋拒绝的文件数"
                )
            )
        case .acceptedCredits:
            (
                Message("rows accepted from all `credits` files", "全部 `credits` 文件中接受的行数"),
                Message("credit statements held", "账本中的到账记录数")
            )
        case .acceptedPayments:
            (
                Message("rows accepted from all `payments` files", "全部 `payments` 文件中接受的行数"),
                Message("statements held from `payments`", "账本中来自 `payments` 的陈述数")
            )
        case .acceptedReceipts:
            (
                Message("rows accepted from all `receipts` files", "全部 `receipts` 文件中接受的行数"),
                Message(
                    "number of the last submission, less those kept of refused rows",
                    "最后一次上传的编号，减去被拒行中保留的上传"
                )
            )
        case .evidenceRows:
            (
                Message("rows inside verified evidence, as its reader counted them", "已验证凭证内的行数（由其读取程序计数）"),
                Message("statements in force from evidence + rows set aside", "来自凭证的有效陈述数＋搁置的行数")
            )
        case .transactionsStated:
            (
                Message("distinct transactions that statements in force are about", "有效陈述所涉的不同交易数"),
                Message("transactions with a grade that belong to a purchase", "有证据等级且属于某笔订单的交易数")
            )
        case .originalsNamed:
            (
                Message(
                    "originals that checked purchases name outside subscriptions and nobody states",
                    "受检订单（订阅除外）指明而无人陈述的原始交易数"
                ),
                Message(
                    "transactions without statement that belong to a purchase that names them",
                    "没有陈述、但属于指明它的订单的交易数"
                )
            )
        case .originalsOfNamers:
            (
                .zero,
                Message(
                    "transactions without statement in a checked purchase that does not name them",
                    "受检订单中没有陈述、且未被该订单指明的交易数"
                )
            )
        case .purchasesUnmixed:
            (
                .zero,
                Message(
                    "checked purchases that mix bundles, kinds of ownership, or (outside subscriptions) products",
                    "混有不同应用、不同归属方式或（订阅除外）不同商品的受检订单数"
                )
            )
        case .purchasesJudged: (.purchases, Message("purchases that are on a list", "已在某张表中的订单数"))
        case .purchasesAsMoved:
            (
                Message("checked purchases", "受检订单数"),
                Message("checked purchases that are where their last move left them", "仍在最后一条流水所到之表中的受检订单数")
            )
        case .purchasesOnList:
            (
                Message("purchases on the list, counted from the moves", "该表中的订单数（由流水计数）"),
                Message("counted from the purchases", "由订单本身计数")
            )
        case .creditsLive:
            (
                Message("live credits", "有效到账数"),
                Message("statements that are live + live credits of cases", "有效的到账记录数＋工单的有效到账数")
            )
        case .creditsMatched:
            (
                Message("live credits matched to checked purchases", "与受检订单匹配的有效到账数"),
                Message(
                    "the same by transaction id and environment + unmatched live credits whose transaction has a purchase",
                    "按交易号与环境计数的同一数＋其交易有订单却未匹配的有效到账数"
                )
            )
        case .creditStatements:
            (
                Message("credit statements", "到账记录数"),
                Message(
                    "statements that are live, superseded, withdrawn, failed or future",
                    "有效、被取代、已撤回、失败或未来的到账记录数"
                )
            )
        case .claims:
            (Message("claims held", "账本中的认领数"), Message("distinct claims that submissions make", "上传中不同的认领数"))
        case .balanceCount:
            (
                Message(
                    "purchases of the list and currency: balance of the last published run + moves since",
                    "该表与币种的订单数：上次发布时的余额＋此后的流水"
                ),
                Message("counted from the purchases", "由订单本身计数")
            )
        case .balanceMilliunits:
            (
                Message(
                    "their amount in milliunits: balance of the last published run + moves since",
                    "其金额（千分之一货币单位）：上次发布时的余额＋此后的流水"
                ),
                Message("the amount counted from the purchases", "由订单本身求得的金额")
            )
        case .whiteUncredited:
            (.zero, Message("checked white purchases with a live credit", "有有效到账的受检白表订单数"))
        case .blackCredited:
            (
                Message("checked black purchases", "受检黑表订单数"),
                Message("checked black purchases with a live credit", "有有效到账的受检黑表订单数")
            )
        case .closedUncredited:
            (
                .zero,
                Message(
                    "checked closed purchases with a live credit, other than `excluded_…`",
                    "有有效到账的受检已了结订单数（`excluded_…` 除外）"
                )
            )
        case .missingCredits:
            (
                .due,
                Message("open findings `missing_credit` + parked purchases", "未结的 `missing_credit` 异常数＋搁置的订单数")
            )
        case .missingCreditsByOwner:
            (.due, Message("the sum over owner bases", "按归属依据求和"))
        case .lostOrdersRows:
            (
                Message("white purchases in the state `missing_credit`", "状态为 `missing_credit` 的白表订单数"),
                Message("rows of `lost-orders.csv`", "`lost-orders.csv` 的行数")
            )
        case .exceptionsRows:
            (
                Message("open findings of the other kinds", "其他类别的未结异常数"),
                Message("rows of `exceptions.csv`", "`exceptions.csv` 的行数")
            )
        case .pageRows:
            (
                Message("open findings of every kind", "各类未结异常数"),
                Message("findings that `report.html` was given", "写入 `report.html` 的异常数")
            )
        case .rejectedInputRows:
            (
                Message("refused rows to be listed since the last published run", "上次发布以来应列出的拒绝行数"),
                Message("rows of `rejected-input.csv`", "`rejected-input.csv` 的行数")
            )
        case .auditChain:
            (
                Message("sequence of the head of the audit chain", "审计链末端的序号"),
                Message("the same, if every link and every digest holds; else −1", "若每个环节与摘要均成立则相同，否则为 −1")
            )
        case .fileRows:
            (
                Message("files of the kind", "该类文件数"),
                Message(
                    "files with as many rows in the ledger as they say were accepted",
                    "账本中的行数等于其接受行数的文件数"
                )
            )
        case .creditsAsStated:
            (
                Message("imported credits", "导入的到账数"),
                Message("those that say what their deciding statement says", "与其决定性记录一致的到账数")
            )
        case .statementsDecided:
            (
                Message("statements that are live, withdrawn or failed", "有效、已撤回或失败的到账记录数"),
                Message("imported credits", "导入的到账数")
            )
        case .submissionsAsEvidenced:
            (
                Message("submissions", "上传数"),
                Message("those whose claim and name their own evidence supports", "认领与名称得到自身凭证支持的上传数")
            )
        case .transactionsAsStated:
            (
                Message("transactions", "交易数"),
                Message("those whose merged facts some statement in force supports", "合并后的事实得到某项有效陈述支持的交易数")
            )
        case .usersAsStated:
            (
                Message("users", "用户数"),
                Message("those whose names and merges some row supports", "名称与合并得到某一行支持的用户数")
            )
        case .tally:
            (
                Message("kinds of rows whose running tally equals a count from scratch", "累计数等于重新计数的行类别数"),
                Message("kinds of rows that either side knows", "任一侧所知的行类别数")
            )
        }
    }
}

extension Message {
    fileprivate static let zero = Message(verbatim: "0")
    fileprivate static let due = Message(
        "white purchases past grace and within the watermark, by their dates",
        "按日期已过宽限期且在到账数据范围内的白表订单数"
    )
    fileprivate static let purchases = Message("purchases", "订单数")
}

import ReconciliationCore

/// What `lookup` says besides its purchases.

extension Message {
    // What the query means

    /// - Parameter accountName: what its user is called now, where that is known.
    static func meaning(_ match: LookupResult.Match, accountName: String?) -> Message {
        let isOtherName = match.meaning == "account_name" && accountName.map { $0 != match.value } ?? false
        let kind = isOtherName ? Message("another account name", "另一个账号名") : kindOfName(match.meaning)
        guard let user = match.userID, user != match.value || match.meaning != "user_id" else {
            return Message("\(match.value): \(kind).", "\(match.value)：\(kind)。")
        }
        return Message("\(match.value): \(kind) of user \(user).", "\(match.value)：用户 \(user) 的\(kind)。")
    }

    private static func kindOfName(_ meaning: String) -> Message {
        switch meaning {
        case "user_id": Message("user id", "用户标识")
        case "account_name": Message("account name", "账号名")
        case "application_username": Message("application username", "应用用户名（`applicationUsername`）")
        case "app_account_token": Message("app account token", "应用账号令牌")
        case "transaction_id": Message("transaction id", "交易号")
        case "original_transaction_id": Message("original transaction id", "原始交易号")
        case "order_id": Message("order id of the backend", "后台发货单号")
        case "apple_order_id": Message("order id of Apple's e-mail", "苹果收据邮件中的订单号")
        default: Message(verbatim: meaning)
        }
    }

    static func account(_ account: LookupResult.Account) -> Message {
        var line = Message("User \(account.userID)", "用户 \(account.userID)")
        if let name = account.accountName { line = Message("\(line), account name \(name)", "\(line)，账号名 \(name)") }
        if let contact = account.contact { line = Message("\(line), contact \(contact)", "\(line)，联系方式 \(contact)") }
        if let other = account.mergedInto { line = Message("\(line), merged into \(other)", "\(line)，已合并到 \(other)") }
        return line
    }

    /// Where nothing is known of what was looked up.
    package static func filesAwaitRun(_ count: Int) -> Message {
        Message(
            "Since the last run \(count, one: "file", other: "files") came in: the deliveries, payments and users named there are known after "
                + "the next run.",
            "上次运行之后又收到 \(count) 个文件：其中的到账、付款和用户记录要到下次运行之后才能查到。"
        )
    }

    static func nothingKnown(_ query: Message) -> Message {
        Message("Nothing is known about \(query).", "没有关于 \(query) 的任何记录。")
    }

    static func transactions(inReceipt file: String) -> Message {
        Message("the transactions in \(file)", "\(file) 中的交易")
    }

    // The answer in one line

    static func overview(_ counts: [Message]) -> Message { .sentence(counts) }

    static func purchases(_ count: Int) -> Message {
        Message("\(count, one: "purchase", other: "purchases")", "\(count) 笔订单")
    }

    static func withKind(_ count: Int, _ kind: Message) -> Message {
        Message("\(kind): \(count)", "\(kind) \(count) 笔")
    }

    static let resolvedSinceRun = Message("resolved since the last run", "上次运行之后已解决")
    static let nothingIsWrong = Message("nothing is wrong with them", "均无异常")
    static let noPurchase = Message("No purchase.", "没有订单。")
    static let noPurchaseNoDelivery = Message("No purchase and no delivery.", "没有订单，也没有到账记录。")

    static func purchaseHeading(_ number: Int, of count: Int) -> Message {
        Message("Purchase \(number) of \(count)", "订单 \(number) / \(count)")
    }

    // Sections

    static let withoutPurchaseHeading = Message(
        "Deliveries without a purchase that Apple has proven",
        "苹果尚未证实付款的到账"
    )
    static let claimsHeading = Message("Claims", "认领")
    static let uploadsHeading = Message("Uploads", "上传记录")
    static let otherFindingsHeading = Message("Findings about no purchase", "与订单无关的异常")
    static let recordedHeading = Message(
        "In the backend's payments and not judged yet: the next run does",
        "见于后端的付款记录、尚未判定：下次运行时判定"
    )
    static let waitingHeading = Message("Proven and not judged yet: the next run does", "已证实、尚未判定：下次运行时判定")

    static func claim(_ claim: LookupResult.Claim, product: Message?) -> Message {
        let who =
            claim.claimant.isEmpty ? Message("somebody without a name", "未署名的上传者") : Message(verbatim: claim.claimant)
        let state = Message(code: claim.state, of: ClaimState.self)
        let sandbox = StoreEnvironment.sandbox.rawValue
        let isSandbox = claim.environment == sandbox
        let transaction = Message(verbatim: isSandbox ? "\(claim.transactionID) (\(sandbox))" : claim.transactionID)
        guard let product else {
            return Message("\(who) claims \(transaction): \(state)", "\(who.spaced)认领 \(transaction)：\(state)")
        }
        return Message(
            "\(who) claims \(transaction), \(product): \(state)",
            "\(who.spaced)认领 \(transaction)，\(product)：\(state)"
        )
    }

    static func upload(_ upload: LookupResult.Upload, at moment: Message?) -> Message {
        var parts = [moment ?? Message("date unknown", "时间未知")]
        if let sender = upload.sender { parts.append(Message("by \(sender)", "上传者 \(sender)")) }
        if let id = upload.transactionID { parts.append(Message("names \(id)", "上报交易 \(id)")) }
        parts.append(outcome(of: upload))
        return .list(parts)
    }

    private static func outcome(of upload: LookupResult.Upload) -> Message {
        guard let outcome = upload.outcome else {
            return Message("without a receipt", "没有票据")
        }
        let name = Message(code: outcome, of: EvidenceOutcome.self)
        guard let rule = upload.rule else { return name }
        let why = Message(evidenceRule: rule)
        guard outcome != EvidenceOutcome.verified.rawValue else {
            return Message(
                "\(name), but for a row that is not counted: \(why) (\(rule))",
                "\(name)，但有一行不计入：\(why)（\(rule)）"
            )
        }
        return Message("\(name): \(why) (\(rule))", "\(name)：\(why)（\(rule)）")
    }

    static let noticesHeading = Message(
        "Notifications without a signature: Apple has not said so itself yet",
        "未签名的通知：苹果本身尚未证实"
    )

    static func notice(_ notice: LookupResult.Notice, _ time: LocalTime) -> Message {
        let store = [notice.environment, notice.bundleID].compactMap(\.self).joined(separator: ", ")
        var parts = [
            time.moment(stated: notice.receivedAt),
            Message("names \(notice.transactionID)", "提到交易 \(notice.transactionID)"),
        ]
        if notice.statesRefund { parts.append(Message("as refunded", "称已退款")) }
        if !store.isEmpty { parts.append(Message(verbatim: store)) }
        if let asked = notice.notFoundAt.map(time.moment(stated:)) {
            parts.append(Message("Apple did not know it on \(asked)", "\(asked) 查询时苹果查无此交易"))
        }
        return .list(parts)
    }

    static func morePurchases(_ count: Int) -> Message {
        Message(
            "… and \(count, one: "more purchase", other: "more purchases"): `--date` and `--product` narrow them down, `--json` lists all",
            "……另有 \(count) 个订单：可用 `--date` 和 `--product` 缩小范围，`--json` 列出全部"
        )
    }

    static func moreUploads(_ count: Int) -> Message {
        Message("… and \(count, one: "more upload", other: "more uploads")", "……另有 \(count) 次上传")
    }

    // A finding about no purchase

    static func deliveredWithoutPayment(_ user: String, transaction: String, isUnknownToApple: Bool) -> Message {
        isUnknownToApple
            ? Message(
                "\(user) received goods for transaction \(transaction), and Apple knows no such payment",
                "\(user) 收到了交易 \(transaction) 的商品，但苹果查无此付款"
            )
            : Message(
                "\(user) received goods for transaction \(transaction), and nothing proves a payment",
                "\(user) 收到了交易 \(transaction) 的商品，但没有凭证证明付款"
            )
    }

    static func forgedBy(_ sender: Message, rule: String) -> Message {
        let why = Message(evidenceRule: rule)
        return Message("evidence sent by \(sender) is not genuine: \(why)", "\(sender.spaced)上传的凭证不真实：\(why)")
    }

    static let somebody = Message("somebody without a name", "未署名的上传者")

    // A receipt that was looked up

    static func receiptUnreadable(_ file: String, _ verdict: Message) -> Message {
        Message(
            "\(file) cannot be read: \(verdict). `recoup inspect` shows what there is.",
            "\(file) 无法读取：\(verdict)。可用 `recoup inspect` 查看内容。"
        )
    }

    static func receiptWithoutTransaction(_ file: String, _ verdict: Message) -> Message {
        Message("\(file) holds no transaction: \(verdict).", "\(file) 不含任何交易：\(verdict)。")
    }

    static func receiptHolds(_ file: String, _ count: Int, isProven: Bool, _ verdict: Message) -> Message {
        let what = Message(
            "\(file) holds \(count, one: "transaction", other: "transactions")",
            "\(file) 含有 \(count) 笔交易"
        )
        return isProven
            ? Message("\(what), \(verdict).", "\(what)，\(verdict)。")
            : Message("\(what), NOT proven: \(verdict).", "\(what)，未经证实：\(verdict)。")
    }

    static func unknownToLedger(_ ids: String, more: Int) -> Message {
        let unknown = Message("The ledger does not know \(ids)", "账本中没有 \(ids)")
        return more == 0
            ? Message("\(unknown).", "\(unknown)。")
            : Message("\(unknown) and \(more) more.", "\(unknown) 等，另有 \(more) 笔。")
    }

    // What it was narrowed to

    static func product(_ id: String) -> Message { Message("product \(id)", "商品 \(id)") }

    static func paidBetween(_ from: Message, _ until: Message) -> Message {
        Message("paid from \(from) to before \(until)", "付款在 \(from) 至 \(until) 之前")
    }

    static func narrowed(_ bounds: [Message], _ counts: [Message]) -> Message {
        Message(
            "Narrowed to \(Message.list(bounds)): \(Message.list(counts)).",
            "筛选：\(Message.list(bounds))；\(Message.list(counts))。"
        )
    }

    static func shown(_ shown: Int, of all: Int, _ what: Message) -> Message {
        Message("\(shown) of \(all) \(what)", "\(what) \(shown) / \(all)")
    }

    static let purchasesCounted = Message("purchases", "订单")
    static let deliveriesCounted = Message("deliveries without a purchase", "无订单的到账")
    static let claimsCounted = Message("claims", "认领")
    static let findingsCounted = Message("findings without a purchase", "与订单无关的异常")
    static let waitingCounted = Message("transactions not judged yet", "尚未判定的交易")
    static let appleCounted = Message("transactions of Apple's answer", "苹果答复中的交易")
}

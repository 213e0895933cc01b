import ReconciliationCore

/// What is said of answers that Apple gives while a customer is on the line.

extension Message {
    static func unknownToApple(_ query: Message, meaning: String) -> Message {
        let what = meaning == "apple_order_id" ? Message("order", "订单") : Message("transaction", "交易")
        return Message(
            "Nothing is known about \(query), and Apple knows no such \(what) of your apps. "
                + "Ask for the order id in Apple's e-mail receipt: it begins with M.",
            "没有关于 \(query) 的任何记录，苹果也没有您应用的这笔\(what)。请向玩家索取苹果收据邮件中的订单号（以 M 开头）。"
        )
    }

    static func unknownSoFar(_ query: Message) -> Message {
        Message(
            "The ledger knows nothing about \(query) yet, and Apple has not answered: this is no verdict.",
            "账本中还没有 \(query) 的记录，苹果也没有答复，因此尚无结论。"
        )
    }

    static func appleSays(_ answer: AppleLookupAnswer) -> Message {
        let count = answer.transactions.count
        let transactions = Message("\(count, one: "transaction", other: "transactions")", "\(count) 笔交易")
        return answer.meaning == "apple_order_id"
            ? Message(
                "Apple says of order \(answer.value), asked now: \(transactions)",
                "苹果对订单 \(answer.value) 的实时答复：\(transactions)"
            )
            : Message(
                "Apple says of the account of \(answer.value), asked now: \(transactions)",
                "苹果对 \(answer.value) 所属账户的实时答复：\(transactions)"
            )
    }

    static func inTheLedger(_ place: Message) -> Message { Message("in the ledger: \(place)", "账本中：\(place)") }
    static let newToLedger = Message("new to the ledger", "账本中还没有")

    static func until(_ moment: Message) -> Message { Message("until \(moment)", "有效期至 \(moment)") }

    static func revoked(_ moment: Message, type: String?) -> Message {
        guard let type else { return Message("REVOKED on \(moment)", "\(moment.spaced)已撤销") }
        return Message("REVOKED on \(moment) (\(type))", "\(moment.spaced)已撤销（\(type)）")
    }

    static func subscription(_ subscription: AppleLookupAnswer.Subscription) -> Message {
        let id = subscription.originalTransactionID ?? ""
        let state = subscriptionState(subscription.state)
        return Message(
            "subscription \(id) (\(subscription.environment)): \(state)",
            "订阅 \(id)（\(subscription.environment)）：\(state)"
        )
    }

    private static func subscriptionState(_ code: String) -> Message {
        switch code {
        case "active": Message("active", "有效")
        case "expired": Message("expired", "已过期")
        case "billing_retry": Message("billing retry", "扣款重试中")
        case "grace_period": Message("billing grace period", "扣款宽限期")
        case "revoked": Message("revoked", "已撤销")
        default: Message("unknown", "未知")
        }
    }

    static let kept = Message("Kept as evidence; the next run judges what is new.", "已作为凭证保存，新的内容在下次运行时判定。")
    static let notKept = Message(
        "NOT kept: another run holds the lock. Look up again when it has ended, so that it is judged.",
        "未保存：另一个运行占用着账本。请在它结束后重新查询，以便判定。"
    )

    static let notKeptByThisUser = Message(
        "NOT kept: this user cannot take the lock of the ledger. Look up again as the ledger's owner, so that it is judged.",
        "未保存：当前用户无法取得账本的锁。请以账本的所有者身份重新查询，以便判定。"
    )

    static func notAskedAbout(_ count: Int) -> Message {
        Message(
            "NOT asked about: \(count, one: "other transaction", other: "other transactions"). "
                + "Look one up by its id, with `--ask`.",
            "另有 \(count) 笔交易未向苹果查询。请用交易号加 `--ask` 单独查询。"
        )
    }

    static func noAnswer(_ request: AppleLookupAnswer.FailedRequest) -> Message {
        guard !request.hasAnswer else {
            return Message(
                "Not all that Apple answered for \(request.bundleID) counts (\(request.why)): \(remedy(request.why))",
                "苹果就 \(request.bundleID) 给出的答复并非全部有效（\(request.why)）：\(remedy(request.why))"
            )
        }
        return Message(
            "Apple gave no answer for \(request.bundleID) (\(request.why)): \(remedy(request.why))",
            "苹果没有就 \(request.bundleID) 给出答复（\(request.why)）：\(remedy(request.why))"
        )
    }

    private static func remedy(_ why: String) -> Message {
        switch why {
        case "credentials_refused":
            Message(
                "it refuses our credentials. Check apple.server_api and whether the key serves this app.",
                "它拒绝了我方的凭据。请检查 apple.server_api，以及密钥是否适用于该应用。"
            )
        case "not_verified":
            Message(
                "a signature in it does not hold here. Check the clock and apple.additional_roots; `recoup doctor` helps.",
                "其中有签名无法通过验证。请检查时钟和 apple.additional_roots，可用 `recoup doctor` 诊断。"
            )
        case "cannot_connect", "tls_refused", "timed_out":
            Message(
                "nothing follows from that. `recoup doctor` says what stands between; try again in some minutes.",
                "这不说明任何问题。请用 `recoup doctor` 查看阻碍，过几分钟再试。"
            )
        case "history_too_long":
            Message(
                "the history is longer than a lookup reads; the night reads it to its end.",
                "历史记录过长，查询时不读完，夜间任务会读完。"
            )
        default:
            Message("nothing follows from that. Try again in some minutes.", "这不说明任何问题，请过几分钟再试。")
        }
    }
}

extension AppleLookupAnswer.FailedRequest {
    /// Whether Apple answered, and something of it does not count.
    fileprivate var hasAnswer: Bool { why == "not_verified" || why.hasPrefix("answer_") }
}

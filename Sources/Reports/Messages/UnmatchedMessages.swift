import ReconciliationCore

/// What `explain` says of a transaction without a purchase: a delivery, a claim, an upload, or evidence not judged yet.

extension Message {
    static let notProvenHeading = Message("No purchase is known under this transaction.", "这笔交易没有对应的订单。")

    static func deliveredBeforePayment(_ user: String, transaction: String) -> Message {
        Message(
            "Delivered, payment not known yet: \(user) received goods for transaction \(transaction).",
            "已到账，尚未见到付款：\(user) 收到了交易 \(transaction) 的商品。"
        )
    }

    static func deliveryNotInForce(_ user: String, transaction: String) -> Message {
        Message(
            "No payment is known, and no delivery is in force: the delivery to \(user) for transaction \(transaction) "
                + "failed or was taken back.",
            "没有付款记录，也没有有效到账：交易 \(transaction) 发给 \(user) 的商品发货失败或已收回。"
        )
    }

    static func claimedAndUnknown(_ claimant: Message, transaction: String) -> Message {
        Message(
            "Claimed, and unknown to Apple: \(claimant) names transaction \(transaction), which Apple does not know.",
            "已认领，但苹果查无此交易：\(claimant.spaced)上报了交易 \(transaction)。"
        )
    }

    static func claimedAndPending(_ claimant: Message, transaction: String) -> Message {
        Message(
            "Claimed, not proven: \(claimant) names transaction \(transaction), and no evidence contains it.",
            "已认领，尚未证实：\(claimant.spaced)上报了交易 \(transaction)，但没有凭证含有它。"
        )
    }

    static func claimedAndUnread(_ claimant: Message, transaction: String) -> Message {
        Message(
            "Claimed, not judged yet: \(claimant) names transaction \(transaction), in an upload that no run has read.",
            "已认领，尚未判定：\(claimant.spaced)上报了交易 \(transaction)，所在的上传尚未被任何运行读取。"
        )
    }

    static func claimedAndWaiting(_ claimant: Message, transaction: String) -> Message {
        Message(
            "Claimed, not proven yet: \(claimant) names transaction \(transaction), and Apple has not confirmed the receipt that came "
                + "with it.",
            "已认领，尚未证实：\(claimant.spaced)上报了交易 \(transaction)，随附的票据尚未得到苹果确认。"
        )
    }

    static func evidenceNotVerified(_ sender: Message, _ outcome: Message, why: Message) -> Message {
        Message(
            "Evidence not accepted (\(outcome)): \(sender) uploaded it, and \(why).",
            "凭证未被接受（\(outcome)）：由 \(sender.spaced)上传，\(why)。"
        )
    }

    static func evidenceHasNoPurchase(_ sender: Message) -> Message {
        Message(
            "No purchase: what \(sender) uploaded is genuine and does not contain this transaction.",
            "没有订单：\(sender.spaced)上传的内容有效，但不含这笔交易。"
        )
    }

    static func namedByNotification(_ transaction: String, statesRefund: Bool) -> Message {
        statesRefund
            ? Message(
                "Refunded, not proven: a notification without a signature says so of transaction \(transaction).",
                "据称已退款，尚未证实：一条未签名的通知提到了交易 \(transaction)。"
            )
            : Message(
                "Named, not proven: a notification without a signature names transaction \(transaction).",
                "已提及，尚未证实：一条未签名的通知提到了交易 \(transaction)。"
            )
    }

    static let recordedNotJudged = Message(
        "Not judged yet: the backend's record of this payment came in after the last run.",
        "尚未判定：后台关于这笔付款的记录在上次运行之后才收到。"
    )

    static let provenNotJudged = Message(
        "Proven, not judged yet: evidence of this transaction came in after the last run.",
        "已证实，尚未判定：这笔交易的凭证在上次运行之后才收到。"
    )

    // What to do

    static let waitForNextRun = Message("Next step: wait for the next run (wait).", "下一步：等待下次运行（wait）。")
    static let deliveredBeforeEvidence = Message(
        "Next step: none. No evidence of that time was imported, so whether it was paid cannot be judged (reconcile.evidence_since).",
        "下一步：无。未导入当时的凭证，无法判断是否已付款（reconcile.evidence_since）。"
    )
    static let nothingLeftToDo = Message("Next step: none.", "下一步：无。")
    static let waitForApple = Message(
        "Next step: wait for a run that asks Apple about the receipt (wait).",
        "下一步：等待会向苹果查询该票据的运行（wait）。"
    )
    static let waitForApplesStatement = Message(
        "Next step: wait for a run that asks Apple about the transaction (wait).",
        "下一步：等待会向苹果查询该交易的运行（wait）。"
    )
    static let askForOrderNumber = Message(
        "Next step: ask the customer for the order number in Apple's e-mail receipt, then `recoup lookup` it (ask_customer).",
        "下一步：向玩家索取苹果收据邮件中的订单号，再用 `recoup lookup` 查询（ask_customer）。"
    )
    static let askWhichBuild = Message(
        "Next step: none. It is a test: ask which build of the app was used.",
        "下一步：无。这是测试，可询问使用的是哪个版本的应用。"
    )

    static func productLine(_ product: Message, _ moment: Message?) -> Message {
        guard let moment else { return Message("\(product), no date known.", "\(product)，日期未知。") }
        return Message("\(product), \(moment).", "\(product)，\(moment)。")
    }
}

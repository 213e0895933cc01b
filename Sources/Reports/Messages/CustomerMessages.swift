import ReconciliationCore

/// What a customer may read about a purchase: nobody else's ids or names, no codes of ours, nothing the books do not know.

extension Message {
    // The purchase

    static func yourPurchase(_ product: Message?, paid: Message) -> Message {
        guard let product else { return Message("Your purchase, \(paid).", "您的订单，\(paid)。") }
        return Message("Your purchase of \(product), \(paid).", "您购买的 \(product)，\(paid)。")
    }

    /// In place of the date of payment, where nobody paid or somebody else did.
    static func boughtWithoutPayment(_ moment: Message?) -> Message {
        guard let moment else { return Message("date unknown", "时间未知") }
        return Message("made on \(moment)", "\(moment.spaced)生成")
    }

    static func noLongerShared(at moment: Message?) -> Message {
        guard let moment else { return Message("It is no longer shared with you.", "您的家人不再与您共享它。") }
        return Message("Since \(moment) it is no longer shared with you.", "自 \(moment.spaced)起，您的家人不再与您共享它。")
    }

    static func transactionNumber(_ id: String) -> Message {
        Message("Apple's transaction number: \(id).", "苹果交易号：\(id)。")
    }

    static func orderInMail(_ id: String) -> Message {
        Message("In Apple's e-mail receipt it is order \(id).", "在苹果的收据邮件中，订单号为 \(id)。")
    }

    // The payment

    static let madeInTestEnvironment = Message(
        "It was made in Apple's test environment: no money was taken for it.",
        "它是在苹果的测试环境中生成的，没有扣款。"
    )
    static let paymentConfirmed = Message("Apple confirms this payment.", "苹果已确认这笔付款。")
    static let purchaseConfirmed = Message("Apple confirms this purchase.", "苹果已确认这笔订单。")
    static let paymentNotConfirmedYet = Message(
        "We have a record of this payment; Apple has not confirmed it to us yet.",
        "我们有这笔付款的记录，苹果尚未向我们确认。"
    )
    static let paymentAndRefundRecorded = Message(
        "We have a record of this payment and of its refund.",
        "我们有这笔付款及其退款的记录。"
    )

    static func refundedByApple(at moment: Message?) -> Message {
        guard let moment else { return Message("Apple refunded it.", "苹果已退款。") }
        return Message("Apple refunded it on \(moment).", "苹果已于 \(moment.spaced)退款。")
    }

    static func refundedByRecord(at moment: Message?) -> Message {
        guard let moment else { return Message("It was refunded.", "它已退款。") }
        return Message("It was refunded on \(moment).", "它已于 \(moment.spaced)退款。")
    }

    static func refundedInPart(at moment: Message?) -> Message {
        guard let moment else { return Message("Apple refunded a part of the price.", "苹果已退还部分款项。") }
        return Message("Apple refunded a part of the price on \(moment).", "苹果已于 \(moment.spaced)退还部分款项。")
    }

    // The delivery; without a moment where nobody knows it

    private static func on(_ moment: Message?) -> Message {
        moment.map { Message(" on \($0)", "于 \($0.spaced)") } ?? .empty
    }

    static func deliveredToYou(at moment: Message?) -> Message {
        Message("It was delivered to your account\(on(moment)).", "商品已\(on(moment))发到您的账号。")
    }

    static func deliveredToAnotherAccount(at moment: Message?) -> Message {
        Message("It was delivered\(on(moment)), but not to your account.", "商品已\(on(moment))发出，但没有发到您的账号。")
    }

    /// Somebody moved it by hand: the records of deliveries name the other account still.
    static func deliveredAndMovedToYou(at moment: Message?) -> Message {
        Message(
            "It was delivered to another account\(on(moment)), and has been moved to yours since.",
            "商品曾\(on(moment))发到其他账号，之后已转到您的账号。"
        )
    }

    static func deliveredPerhapsToAnotherAccount(at moment: Message?) -> Message {
        Message(
            "It was delivered\(on(moment)), perhaps to another account than yours.",
            "商品已\(on(moment))发出，但可能发到了其他账号。"
        )
    }

    static func deliveredToSomeAccount(at moment: Message?) -> Message {
        Message(
            "It was delivered\(on(moment)). We do not know for certain to whose account it belongs.",
            "商品已\(on(moment))发出，但我们无法确定这笔订单属于哪个账号。"
        )
    }

    /// - Parameter isRestElsewhere: whether others received some of the rest.
    static func deliveredInPart(
        _ delivered: Int,
        of paid: Int,
        at moment: Message?,
        isRestElsewhere: Bool = false
    ) -> Message {
        let part =
            moment.map { moment in
                Message(
                    "Of the \(paid) you bought, \(delivered) came on \(moment)",
                    "您购买了 \(paid) 份，\(moment.spaced)发出 \(delivered) 份"
                )
            } ?? Message("Of the \(paid) you bought, \(delivered) came", "您购买了 \(paid) 份，已发出 \(delivered) 份")
        return isRestElsewhere
            ? Message("\(part). Some of the rest went to another account.", "\(part)，其余的有一部分发到了其他账号。")
            : Message("\(part). The rest has not been delivered.", "\(part)，其余未发出。")
    }

    static let deliveredSomethingElse = Message(
        "What was delivered is not what you bought.",
        "发出的商品与您购买的不一致。"
    )
    static let deliveredMoreThanOnce = Message("It was delivered more than once.", "商品被重复发出。")

    static func takenBack(at moment: Message) -> Message {
        Message("It had been delivered; the delivery was taken back on \(moment).", "商品曾经发出，但已于 \(moment.spaced)收回。")
    }

    static func takenBackFromAnotherAccount(at moment: Message) -> Message {
        Message(
            "It had been delivered to another account; that delivery was taken back on \(moment).",
            "商品曾经发到其他账号，但已于 \(moment.spaced)收回。"
        )
    }

    static func deliveryFailed(at moment: Message) -> Message {
        Message("We tried to deliver it on \(moment), and that failed.", "我们曾于 \(moment.spaced)尝试发货，但没有成功。")
    }

    static let notDelivered = Message("We have no record that it was delivered.", "我们没有发货记录。")
    static let notDeliveredYet = Message("It has not been recorded as delivered yet.", "目前还没有发货记录。")
    static let severalAccountsClaimIt = Message(
        "More than one account says that this purchase is its own.",
        "有多个账号称这笔订单属于自己。"
    )

    // Without a delivery

    static let ofAnotherAppForCustomer = Message(
        "This receipt is from another app, not from ours. Please ask the makers of that app.",
        "这张票据来自其他应用，不是我们的应用。请联系该应用的开发者。"
    )
    static let withdrawnAtYourRequest = Message("It was withdrawn at your request.", "已按您的要求撤回。")
    static let hasBeenRefunded = Message("It has been refunded.", "它已退款。")
    static let paidBeforeOurRecords = Message(
        "It was paid before our records of deliveries begin: they do not show whether it was delivered.",
        "它的付款早于我们到账记录的起点，因此查不到是否已发货。"
    )
    static let notCovered = Message(
        "Our records of deliveries do not cover purchases of this kind.",
        "我们的到账记录不包含这一类订单。"
    )
    static let freeOfCharge = Message("It was free of charge.", "它是免费的。")
    static let sharedByFamily = Message(
        "It was shared with you by a member of your family group.",
        "它由您的家人共享成员共享给您。"
    )
    static let replacedBySubscription = Message(
        "It was replaced when you changed to another subscription.",
        "您更换订阅后，它已被替代。"
    )
    static let nothingLeftToDeliver = Message("There is nothing left to deliver for it.", "它已没有需要发出的商品。")

    // What comes next

    static let weWillDeliver = Message("We will deliver it to your account.", "我们会把商品补发到您的账号。")
    static let weWillDeliverTheRest = Message("We will deliver the rest to your account.", "我们会把剩余的商品补发到您的账号。")
    static let weAreCheckingThis = Message(
        "We are checking this and will come back to you.",
        "我们正在核查，有结果后会与您联系。"
    )
    static let weAreCheckingTheFailure = Message(
        "We are checking why it was not delivered and will come back to you.",
        "我们正在核查没有发货的原因，有结果后会与您联系。"
    )
    static let sendProof = Message(
        "Please send us the name of your account and the order number in Apple's e-mail receipt (it begins with M).",
        "请提供您的账号名，以及苹果收据邮件中的订单号（以 M 开头）。"
    )
    static let tellUsYourAccount = Message(
        "If it did not reach your account, please tell us the name of your account.",
        "如果您的账号没有收到，请告诉我们您的账号名。"
    )
    static let tellUsIfItDidNotArrive = Message("If it did not reach you, please tell us.", "如果您没有收到，请告诉我们。")

    static func waitUntil(_ moment: Message) -> Message {
        Message(
            "It usually arrives by itself. If it has not arrived by \(moment), please write to us again.",
            "商品通常会自动到账。如果到 \(moment.spaced)仍未到账，请再次联系我们。"
        )
    }

    static let waitForRecords = Message(
        "Our delivery records of that time are not complete yet. Please ask again tomorrow.",
        "该时段的到账记录还不完整，请明天再来询问。"
    )
    static let deliveredSince = Message("What was missing has been delivered since.", "缺少的部分之后已补发。")

    static let nothingToDo = Message("You do not need to do anything.", "您无需进行任何操作。")

    // Without a purchase

    static func noPurchaseKnown(_ id: String) -> Message {
        Message("We know of no payment with the transaction number \(id).", "我们没有查到交易号为 \(id) 的付款。")
    }

    static let signatureNotConfirmed = Message(
        "Apple's signature on the receipt that was sent to us could not be confirmed.",
        "发送给我们的票据未能通过苹果签名的验证。"
    )
    static let madeInDevelopment = Message(
        "The receipt that was sent to us was made on a developer's machine, not by Apple: no money was taken for it.",
        "发送给我们的票据由开发工具生成，不是苹果签发的，没有扣款。"
    )
    static let receiptNotReadable = Message(
        "The receipt that was sent to us cannot be read.",
        "发送给我们的票据无法读取。"
    )
    static let paymentNotFoundYet = Message(
        "Apple has not confirmed a payment with this number to us yet.",
        "苹果尚未向我们确认这个交易号的付款。"
    )
    static let appleKnowsNoPayment = Message("Apple knows no payment with this number.", "苹果没有这个交易号的付款记录。")
    static let recordedAndBeingProcessed = Message(
        "We have a record of this payment. We will know by tomorrow whether it was delivered.",
        "我们有这笔付款的记录。最迟明天可以查到是否已发货。"
    )

    static let purchaseBeingProcessed = Message(
        "We have a record of this purchase. We will know by tomorrow whether it was delivered.",
        "我们有这笔购买的记录。最迟明天可以查到是否已发货。"
    )

    static let beingProcessed = Message(
        "Apple confirms this payment. We will know by tomorrow whether it was delivered.",
        "苹果已确认这笔付款。最迟明天可以查到是否已发货。"
    )
}

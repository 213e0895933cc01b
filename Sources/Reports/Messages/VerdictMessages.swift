import ReconciliationCore

/// What is wrong with a purchase and for whom, in one sentence; and what to do.

extension Message {
    /// `Delivered to the wrong account: paid by u1, delivered to u2.`
    static func finding(_ kind: Message, _ description: Message) -> Message {
        Message("\(kind.capitalized): \(description).", "\(kind)：\(description)。")
    }

    // Findings

    static func paidAndNotDelivered(_ owner: Message) -> Message {
        Message("\(owner) paid and received nothing", "\(owner.spaced)已付款，但没有收到商品")
    }

    static func paidAndTakenBack(_ owner: Message) -> Message {
        Message("\(owner) paid, and what was delivered was taken back", "\(owner.spaced)已付款，发出的商品又被收回")
    }

    static func deliveredToOthers(paidBy owner: Message, to users: Message) -> Message {
        Message("paid by \(owner), delivered to \(users)", "\(owner.spaced)付款，商品却发给了 \(users)")
    }

    static func deliveredToSeveral(_ users: Message, count: Int) -> Message {
        Message("one purchase, delivered to \(count) users: \(users)", "同一笔订单，却发给了 \(count) 个用户：\(users)")
    }

    static func deliveredTooMuch(_ delivered: Message, instead paid: Message, to users: Message) -> Message {
        Message("paid for \(paid), \(users) received \(delivered)", "付款\(paid)，\(users.spaced)却收到\(delivered)")
    }

    static func deliveredTooLittle(_ delivered: Message, of paid: Message, to users: Message) -> Message {
        Message("paid for \(paid), \(users) received only \(delivered)", "付款\(paid)，\(users.spaced)只收到\(delivered)")
    }

    static func deliveredSomethingElse(paid: Message, delivered: Message, to users: Message) -> Message {
        Message("paid for \(paid), \(users) received \(delivered)", "购买的是 \(paid)，\(users.spaced)收到的却是 \(delivered)")
    }

    static func claimsSomethingElse(paid: Message, claimed: Message) -> Message {
        Message("paid for \(paid), but the app claims \(claimed)", "购买的是 \(paid)，客户端上报的却是 \(claimed)")
    }

    /// - Parameter delivered: nil where there were several deliveries.
    static func refundedAfterDelivery(to users: Message, refunded: Message, delivered: Message?) -> Message {
        guard let delivered else {
            return Message(
                "delivered to \(users), refunded in full on \(refunded)",
                "已发给 \(users)，\(refunded.spaced)全额退款"
            )
        }
        return Message(
            "delivered to \(users) on \(delivered), refunded in full on \(refunded)",
            "\(delivered.spaced)发给 \(users)，\(refunded.spaced)全额退款"
        )
    }

    /// - Parameter delivered: nil where there were several deliveries.
    static func deliveredAfterRefund(to users: Message, refunded: Message, delivered: Message?) -> Message {
        guard let delivered else {
            return Message(
                "refunded in full on \(refunded), delivered to \(users) all the same",
                "\(refunded.spaced)已全额退款，仍发给了 \(users)"
            )
        }
        return Message(
            "refunded in full on \(refunded), delivered to \(users) all the same on \(delivered)",
            "\(refunded.spaced)已全额退款，\(delivered.spaced)仍发给了 \(users)"
        )
    }

    static func testPurchaseDelivered(to users: Message) -> Message {
        Message(
            "nobody paid for it (Apple's sandbox), and \(users) received it",
            "这是苹果沙盒环境的测试订单，没有人付款，却发给了 \(users)"
        )
    }

    static func claimedBySeveral(_ users: Message) -> Message {
        Message("\(users) each proved it theirs", "\(users.spaced)都提交了有效凭证")
    }

    /// Where only the backend's own record names the app.
    static func ofAppNotConfigured(_ bundle: String) -> Message {
        Message(
            "the backend recorded it for \(bundle), which is not under `apps` in the configuration",
            "后台记录它属于 \(bundle)，而配置的 `apps` 中没有该应用"
        )
    }

    static func ofAnotherApp(_ bundle: String) -> Message {
        Message("it belongs to \(bundle), which is not one of your apps", "它属于 \(bundle)，不是您的应用")
    }

    // Without a finding

    static func deliveredRightly(to users: Message, at moment: Message) -> Message {
        Message("Delivered to \(users) on \(moment).", "已到账：\(moment.spaced)发给 \(users)。")
    }

    /// Nothing is certain enough to call it a wrong account.
    static func deliveredElsewhere(to users: Message, at moment: Message, owner: Message) -> Message {
        Message(
            "Delivered to \(users) on \(moment), though the owner seems to be \(owner).",
            "已到账：\(moment.spaced)发给 \(users)，但归属似乎是 \(owner)。"
        )
    }

    static func insideGrace(_ owner: Message, until moment: Message?) -> Message {
        guard let moment else { return Message("Not due yet: \(owner) paid.", "尚未到期：\(owner.spaced)已付款。") }
        return Message(
            "Not due yet: \(owner) paid; it counts as missing from \(moment) on.",
            "尚未到期：\(owner.spaced)已付款，\(moment.spaced)之前到账都属正常。"
        )
    }

    static func waitsForDeliveryRecords(_ owner: Message, reach: Message?) -> Message {
        guard let reach else {
            return Message(
                "Not judged yet: \(owner) paid, and there are no delivery records.",
                "尚未判定：\(owner.spaced)已付款，但没有任何到账记录。"
            )
        }
        return Message(
            "Not judged yet: \(owner) paid, and delivery records reach only to \(reach).",
            "尚未判定：\(owner.spaced)已付款，但到账记录只到 \(reach)。"
        )
    }

    static func putAside(_ finding: Message) -> Message {
        Message("Put aside: \(finding); somebody decided not to follow it up.", "搁置：\(finding)；处理人决定不再跟进。")
    }

    static func closedByRefund(at moment: Message?) -> Message {
        guard let moment else {
            return Message("Closed: refunded in full; nothing is left to deliver.", "已了结：已全额退款，无需再发货。")
        }
        return Message(
            "Closed: refunded in full on \(moment); nothing is left to deliver.",
            "已了结：\(moment.spaced)全额退款，无需再发货。"
        )
    }

    /// - Parameter isStated: whether a delivery is known all the same, which failed or was taken back.
    static func closedBeforeRecords(begin moment: Message?, isStated: Bool) -> Message {
        let what = Message("Closed: paid before delivery records begin", "已了结：付款早于到账记录的起点")
        let since = moment.map { Message(" (\($0))", "（\($0)）") } ?? Message(verbatim: "")
        if isStated {
            return Message(
                "\(what)\(since); what they know of it failed or was taken back.",
                "\(what)\(since)，记录中它的发货失败或已被撤回。"
            )
        }
        return Message("\(what)\(since); whether it was delivered is not known.", "\(what)\(since)，无法得知是否已发货。")
    }

    static func closedByCase(_ reason: Message) -> Message {
        Message("Closed by a case: \(reason).", "已由工单了结：\(reason)。")
    }

    static func notReconciled(_ reason: Message) -> Message {
        Message("Not reconciled: \(reason).", "不参与核对：\(reason)。")
    }

    static func notReconciledButDelivered(_ reason: Message, _ users: Message) -> Message {
        Message("Not reconciled: \(reason). Delivered to \(users).", "不参与核对：\(reason)。已发给 \(users)。")
    }

    static let notJudgedYet = Message("Not judged yet: the next run does.", "尚未判定：下次运行时判定。")

    static func cameInSinceRun(_ news: [Message]) -> Message {
        let told = Message.list(news)
        return Message(
            "Came in since the last run, and not in the books yet: \(told).",
            "上次运行之后收到，尚未入账：\(told)。"
        )
    }

    static func news(_ kind: PurchaseNews.Kind, user: Message?, at moment: Message) -> Message {
        let user = user ?? .unknownCustomer
        return switch kind {
        case .credited: Message("a delivery to \(user) on \(moment)", "\(moment.spaced)发给 \(user)")
        case .failed: Message("a delivery to \(user) that failed on \(moment)", "\(moment.spaced)发给 \(user.spaced)失败")
        case .withdrawn:
            Message("a delivery taken back from \(user) on \(moment)", "\(moment.spaced)从 \(user.spaced)收回")
        case .refunded: Message("a refund of \(moment)", "\(moment.spaced)退款")
        }
    }

    static func reopenedCase(_ status: CaseStatus) -> Message {
        Message(
            "Reopened by case \(status.caseID). The next run applies it and judges again.",
            "工单 \(status.caseID) 已重新打开，下次运行时入账并重新判断。"
        )
    }

    static func settledByCase(_ status: CaseStatus) -> Message {
        let reason = status.reason.map { Message(code: $0, of: ResolutionReason.self) } ?? CaseState.resolved.name
        let caseID = status.caseID
        return Message(
            "Resolved by case \(caseID): \(reason). The next run applies it.",
            "已由工单 \(caseID) 解决：\(reason)。下次运行时入账。"
        )
    }

    // People

    static let unknownCustomer = Message("an unknown customer", "未知玩家")
    static func oneOf(_ users: Message) -> Message { Message("one of \(users)", "\(users.spaced)其中一人") }
    static func perhaps(_ user: Message) -> Message { Message("a customer, perhaps \(user),", "可能是 \(user)") }

    static func probably(_ user: Message) -> Message { Message("a customer, probably \(user),", "很可能是 \(user)") }

    // What was paid

    static func product(name: String?, id: String?, quantity: Int?) -> Message {
        let product: Message =
            switch (name, id) {
            case (let name?, let id?) where name != id: Message("\(name) (\(id))", "\(name)（\(id)）")
            case (_, let id?): Message(verbatim: id)
            case (let name?, nil): Message(verbatim: name)
            case (nil, nil): Message("unknown product", "未知商品")
            }
        return quantity.map { Message("\(product) × \($0)", "\(product) × \($0)") } ?? product
    }

    static func paid(_ moment: Message?, isSandbox: Bool) -> Message {
        guard let moment else { return Message("payment date unknown", "付款时间未知") }
        return isSandbox
            ? Message("made on \(moment) in the sandbox", "\(moment.spaced)在沙盒中生成")
            : Message("paid on \(moment)", "付款于 \(moment)")
    }

    static let unknownTime = Message("an unknown date", "未知时间")

    // Next step

    /// What to do about a finding of a kind. An app that only the backend names may be one that is missing in the configuration.
    static func instruction(_ code: String, about kind: String) -> Message {
        if kind == FindingKind.contentMismatch.rawValue, code == NextStep.creditOwner.rawValue {
            return Message("deliver the rest to the owner", "把剩余部分发给归属用户")
        }
        guard kind == FindingKind.foreignReceipt.rawValue, code == NextStep.checkBackend.rawValue else {
            return Message(code: code, of: NextStep.self)
        }
        return Message(
            "check `apps` in the configuration; if the app is not yours, check the backend's log of this transaction",
            "检查配置中的 `apps`；如果该应用不是您的，请检查后台对这笔交易的日志"
        )
    }

    static func nextStep(_ step: Message, code: String, status: CaseStatus?) -> Message {
        // Done by hand, whatever the finding still says: nobody is to do it again.
        if let status, status.state == .resolved {
            let reason = status.reason.map { Message(code: $0, of: ResolutionReason.self) } ?? CaseState.resolved.name
            return Message(
                "Next step: none; case \(status.caseID) is resolved: \(reason).",
                "下一步：无；工单 \(status.caseID) 已解决：\(reason)。"
            )
        }
        let next = Message("Next step: \(step) (\(code)).", "下一步：\(step)（\(code)）。")
        return status.map { .sentences([next, .caseIs($0)]) } ?? next
    }

    private static func caseIs(_ status: CaseStatus) -> Message {
        let state = status.state.name
        if status.state == .assigned, let assignee = status.assignee {
            return Message(
                "Case \(status.caseID), \(state) to \(assignee).",
                "工单 \(status.caseID)，\(state)给 \(assignee)。"
            )
        }
        return Message("Case \(status.caseID), \(state).", "工单 \(status.caseID)，\(state)。")
    }

    static let nextStepWaitsForRun = Message(
        "Next step: wait for the next run, which applies the case's resolution (wait).",
        "下一步：等待下次运行，届时工单的处理结果会入账（wait）。"
    )
    static let nextStepWaitsForJudging = Message(
        "Next step: wait for the next run, which judges the reopened case again (wait).",
        "下一步：等待下次运行，届时会重新判断已重新打开的工单（wait）。"
    )
    static let nextStepRunFirst = Message(
        "Next step: do nothing by hand; run `recoup run` or wait for the next run, then look again (wait).",
        "下一步：请勿手工处理；先执行 `recoup run` 或等待下次运行，然后再查（wait）。"
    )
    static let noNextStep = Message("Next step: none.", "下一步：无。")
}

extension Message {
    /// With the blank that Chinese text puts between a Latin word and what follows it.
    var spaced: Message {
        let isLatin = self[.simplifiedChinese].last?.isASCII ?? false
        return Message(
            inEnglish: self[.english],
            inSimplifiedChinese: self[.simplifiedChinese] + (isLatin ? " " : "")
        )
    }

    /// A name at the beginning of a sentence.
    var capitalized: Message {
        Message(
            inEnglish: self[.english].prefix(1).uppercased() + self[.english].dropFirst(),
            inSimplifiedChinese: self[.simplifiedChinese]
        )
    }

    /// What a finding expected or found, as its column states it: a phrase, or ids.
    init(findingValue text: String, _ time: LocalTime) {
        self = Message(findingPhrase: text, time) ?? Message(verbatim: text.replacing(";", with: ", "))
    }

    /// The same where it is a phrase: a quantity, a number of users, a refund, a rule. Nil of ids.
    init?(findingPhrase text: String, _ time: LocalTime) {
        switch FindingPhrase(text: text) {
        case .quantity(let number): self = Message("a quantity of \(number)", "数量 \(number)")
        case .users(1): self = Message("1 user", "1 个用户")
        case .users(let number): self = Message("\(number) users", "\(number) 个用户")
        case .notRefunded: self = Message("no refund", "没有退款")
        case .refunded(let moment?):
            self = Message("refunded on \(time.moment(moment))", "\(time.moment(moment).spaced)退款")
        case .refunded(nil): self = Message("refunded", "已退款")
        case .payment: self = Message("a payment", "一笔付款")
        case .noEvidence: self = Message("no evidence", "没有凭证")
        case .notFoundAtApple: self = Message("unknown to Apple", "苹果查无此交易")
        case .signedByApple: self = Message("signed by Apple", "苹果签名")
        case nil:
            guard let rule = Message.named(evidenceRule: text) else { return nil }
            self = rule
        }
    }
}

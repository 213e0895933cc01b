import ReconciliationCore

/// What `explain --rules` says: which rule decided, what was ruled out, and what would change the verdict.

extension Message {
    static let rulesHeading = Message("Which list: the first rule that applies", "归入哪个列表：第一条适用的规则")
    static let evidenceHeading = Message("Evidence: each fact with the statement that decides it", "凭证：各项事实及其依据")
    static let ownerHeading = Message("Whose it is: the first basis that answers", "归属：第一个有结论的依据")
    static let ruledOutHeading = Message("Ruled out", "已排除")
    static let changesHeading = Message("What would change it", "什么会改变结论")
    static let rulesHint = Message(
        "`--rules` shows which rule decided, what was ruled out, and what would change it.",
        "加上 `--rules` 可查看所依据的规则、已排除的可能，以及什么会改变结论。"
    )

    static func booked(_ list: String, _ reason: String) -> Message {
        let place = Message(code: list, of: PurchaseList.self)
        let why = Message(code: reason, of: ListReason.self)
        return Message(
            "The books still say \(place): \(why). Facts have come in since the last run; the next run moves it.",
            "账目中仍为 \(place)：\(why)。上次运行之后有新的事实，下次运行时会变动。"
        )
    }

    // Rules

    static func ruleLine(_ number: Int, _ rule: ListRule, _ outcome: Explanation.ListStep.Outcome, _ because: Message)
        -> Message
    {
        let answer: Message =
            switch outcome {
            case .applied: Message("APPLIES", "适用")
            case .passed: Message("no", "不适用")
            case .notReached: Message("not asked", "未检查")
            }
        return Message(
            "\(number). \(rule.rawValue): \(answer), \(because)",
            "\(number). \(rule.rawValue)：\(answer)，\(because)"
        )
    }

    static let earlierRuleApplies = Message("an earlier rule applies", "前面的规则已适用")
    static let inScope = Message("environment, product and kind of purchase are in scope", "环境、商品和订单类型都在核对范围内")

    /// Why a purchase is out of scope.
    static func outOfScope(_ reason: ListReason) -> Message {
        switch reason {
        case .excludedEnvironment:
            Message("its environment is not in `reconcile.environments`", "其环境不在 `reconcile.environments` 中")
        case .excludedApp: Message("its app is not under `apps` in the configuration", "配置的 `apps` 中没有其应用")
        case .excludedProduct:
            Message(
                "the products file says `never` of its product in the column `reconcile`",
                "商品文件的 `reconcile` 列把其商品设为 `never`"
            )
        case .excludedSubscription:
            Message(
                "`reconcile.subscriptions`, or the column `reconcile` of the products file, "
                    + "leaves out this subscription period",
                "`reconcile.subscriptions` 或商品文件的 `reconcile` 列排除了该订阅期"
            )
        case .excludedFamilyShared: Message("shared by the family, somebody else paid", "家人共享，由他人付款")
        case .excludedFree:
            Message("free of charge (a trial, a free offer, or a signed price of nothing)", "免费（试用、免费优惠，或签名价格为零）")
        case .excludedUpgraded: Message("upgraded to another subscription", "已升级为其他订阅")
        default: reason.name
        }
    }

    static func liveDeliveries(_ count: Int) -> Message {
        Message("\(count, one: "delivery is", other: "deliveries are") in force", "有 \(count) 笔有效到账")
    }

    static let noDeliveryNamesIt = Message("no delivery names it", "没有到账记录提到它")
    static let noDeliveryIsLive = Message("no delivery that names it is in force", "提到它的到账记录都已失效")
    static let noFullRefund = Message("no full refund stands", "没有全额退款")

    static func fullRefund(at moment: Message?) -> Message {
        guard let moment else { return Message("refunded in full", "已全额退款") }
        return Message("refunded in full on \(moment)", "\(moment.spaced)全额退款")
    }

    static func settled(_ reason: ListReason) -> Message {
        Message("a case settled it: \(reason.name)", "已由工单了结：\(reason.name)")
    }

    static let notSettled = Message("no case settled it", "没有工单将其了结")
    static let noUsableDate = Message("its payment has no usable date", "付款没有可用的日期")
    static let recordsHaveNoBeginning = Message("no delivery is known at all", "没有任何到账记录")

    static func paidBeforeRecords(_ paid: Message, begin: Message) -> Message {
        Message("paid on \(paid), before delivery records begin (\(begin))", "付款于 \(paid)，早于到账记录的起点（\(begin)）")
    }

    static func paidAfterRecordsBegin(_ paid: Message, begin: Message) -> Message {
        Message("paid on \(paid), not before delivery records begin (\(begin))", "付款于 \(paid)，不早于到账记录的起点（\(begin)）")
    }

    static let nothingSettlesIt = Message("paid, in scope, and nothing above settles it", "已付款，在核对范围内，以上规则都不适用")

    // Owner

    private static let nameOfManyUsers = Message(
        "a name that more than \(NameAnswer.usersMax) users have, so nobody is meant",
        "使用该名称的用户超过 \(NameAnswer.usersMax) 个，无法确定是谁"
    )

    static func ownerStep(_ step: Explanation.OwnerStep) -> Message {
        let answer: Message =
            switch step.answer {
            case nil: Message("not asked, an earlier basis answered", "未检查，前面的依据已有结论")
            case .silent: Message("no data", "没有数据")
            case .unmatched: Message("a name is there, and no user has it", "有名称，但没有用户使用它")
            case .common: .nameOfManyUsers
            case .users(let users):
                Message(
                    "answers \(users.map(\.rawValue).joined(separator: ", "))",
                    "得出 \(users.map(\.rawValue).joined(separator: ", "))"
                )
            }
        return Message(
            "\(step.basis.name) (\(step.basis.rawValue)): \(answer)",
            "\(step.basis.name)（\(step.basis.rawValue)）：\(answer)"
        )
    }

    // Ruled out

    static func notTheCause(_ cause: MissingCause) -> Message {
        let why: Message =
            switch cause {
            case .refusedClaim: Message("no failed delivery names it", "没有失败的发货提到它")
            case .verifiedNotCredited: Message("the backend's own payments do not name it", "后台的付款记录没有提到它")
            case .claimedNotCredited: Message("no client named it", "没有客户端上报过它")
            case .submittedNotClaimed: Message("no receipt with it came in", "没有收到含有它的票据")
            case .neverSubmitted: Message("it was uploaded", "它已被上传")
            }
        return Message("\(cause.rawValue): \(why)", "\(cause.rawValue)：\(why)")
    }

    static func notFound(_ kind: FindingKind, _ why: Message) -> Message {
        Message("\(kind.rawValue): \(why)", "\(kind.rawValue)：\(why)")
    }

    static let deliveredToCertainOwners = Message(
        "no delivery went to anybody but the owners who are certain",
        "没有发给确定归属以外的用户"
    )
    static let ownerNotCertain = Message(
        "nothing on the payment says for certain whose it is",
        "付款上没有能确定归属的信息"
    )
    static let deliveredOnce = Message("one user, and not more than was paid for", "只发给一个用户，且不超过付款数量")
    static let deliveredToOneWhoMayRestore = Message(
        "one user, who may receive a purchase of this type again",
        "只发给一个用户，这类商品可以再次发给同一用户"
    )
    static let nothingDueDiffers = Message(
        "the product agrees where both sides state it, and no part that is due is missing",
        "双方都写明的商品一致，应发的部分也没有缺少"
    )
    static let noTestForCustomers = Message(
        "not a sandbox purchase delivered to a customer",
        "不是发给玩家的沙盒订单"
    )
    static let nothingPointsToIt = Message("nothing points to it", "没有迹象")

    // What would change it

    /// The list a purchase would be on, and what would be found about it.
    static func whatIf(_ whatIf: Explanation.WhatIf, _ time: LocalTime) -> Message {
        let change = change(whatIf.change, time)
        guard !whatIf.places.isEmpty else { return change }
        let places = alternatives(whatIf.places.map { place($0, withReason: whatIf.change != .caseResolved) })
        var parts = [Message("\(change): \(places)", "\(change)：\(places)")]
        if !whatIf.opened.isEmpty {
            parts.append(Message("would open: \(codes(whatIf.opened))", "将出现：\(codes(whatIf.opened))"))
        }
        if !whatIf.closed.isEmpty {
            parts.append(Message("would close: \(codes(whatIf.closed))", "将消除：\(codes(whatIf.closed))"))
        }
        return .clauses(parts)
    }

    private static func codes(_ kinds: [FindingKind]) -> Message {
        Message(verbatim: kinds.map(\.rawValue).joined(separator: ", "))
    }

    private static func alternatives(_ places: [Message]) -> Message {
        places.dropFirst().reduce(places[0]) { Message("\($0), or \($1)", "\($0)，或 \($1)") }
    }

    private static func place(_ place: Explanation.Place, withReason: Bool) -> Message {
        let name = place.list.name
        switch place.list {
        case .black: return name
        case .white:
            let state = place.state?.name ?? place.reason.name
            return Message("\(name) (\(state))", "\(name)（\(state)）")
        case .closed:
            return withReason ? Message("\(name) (\(place.reason.name))", "\(name)（\(place.reason.name)）") : name
        }
    }

    private static func change(_ change: Explanation.Change, _ time: LocalTime) -> Message {
        switch change {
        case .creditArrives: Message("a delivery that names it", "收到提到它的到账记录")
        case .graceEnds(let moment):
            Message(
                "no delivery by \(time.moment(moment)), when the grace time ends",
                "到 \(time.moment(moment).spaced)宽限期结束时仍未到账"
            )
        case .creditsReach(let moment):
            Message(
                "delivery records complete up to \(time.moment(moment)) without one for it",
                "到账记录完整到 \(time.moment(moment))，其中仍没有它"
            )
        case .fullRefund: Message("a full refund by Apple", "苹果全额退款")
        case .refundTakenBack: Message("a later signed transaction without the refund", "之后的签名交易不再含有退款")
        case .creditWithdrawn: Message("the delivery being taken back", "到账被收回")
        case .oneCreditWithdrawn(let credit):
            Message(
                "the delivery to \(credit.userID) on \(time.moment(credit.creditedAt)) being taken back",
                "\(credit.userID) 于 \(time.moment(credit.creditedAt).spaced)的到账被收回"
            )
        case .allCreditsWithdrawn: Message("all its deliveries being taken back", "所有到账都被收回")
        case .caseResolved: Message("resolving its case, by the reason given", "解决其工单，视处理原因而定")
        case .caseReopened: Message("reopening all its resolved cases", "重开其所有已解决的工单")
        case .cutOverMoved:
            Message("reconcile.credits_since set to before the payment", "把 reconcile.credits_since 设到付款之前")
        case .scopeChanged(let reason):
            Message("a configuration that includes it (now: \(reason.name))", "修改配置使其参与核对（目前：\(reason.name)）")
        case .betterOwner:
            Message("stronger evidence of ownership: it may change the owner", "更强的归属依据：可能改变归属")
        }
    }
}

package import ReconciliationCore

/// Where a purchase is, and why.

extension PurchaseList: NamedCode {
    package var name: Message {
        switch self {
        case .white: Message("awaiting delivery", "待发货")
        case .black: Message("delivered", "已到账")
        case .closed: Message("closed", "已了结")
        }
    }
}

extension WhiteState: NamedCode {
    package var name: Message {
        switch self {
        case .withinGrace: Message("inside the grace time", "宽限期内")
        case .creditsNotInYet: Message("delivery records not in yet", "到账记录尚未到齐")
        case .missingCredit: Message("not delivered in time", "疑似漏单")
        case .parked: Message("put aside", "搁置")
        }
    }
}

extension Message {
    /// Inside the grace time, or past it without the delivery records of that time.
    static let tooEarlyToJudge = Message("too early to judge", "待判定")

    /// The name of `expected`, `missing_credit` or `parked`; the code itself where it is none of them.
    package init(listState code: String) {
        self =
            switch code {
            case "expected": Message.tooEarlyToJudge
            case "missing_credit": WhiteState.missingCredit.name
            case "parked": WhiteState.parked.name
            default: Message(verbatim: code)
            }
    }
}

extension ListReason: NamedCode {
    package var name: Message {
        switch self {
        case .uncredited: Message("not delivered", "未到账")
        case .credited: Message("delivered", "已到账")
        case .confirmed: Message("delivery by hand confirmed by the backend", "人工补发已由后台确认")
        case .revoked: Message("refunded in full", "已全额退款")
        case .beforeCoverage: Message("paid before delivery records begin", "付款早于到账记录的起点")
        case .excludedApp: Message("app not configured", "应用未配置")
        case .excludedEnvironment: Message("environment not reconciled", "不核对的环境")
        case .excludedProduct: Message("product not reconciled", "商品不参与核对")
        case .excludedSubscription: Message("subscription period not reconciled", "订阅期不参与核对")
        case .excludedFamilyShared: Message("family sharing", "家人共享")
        case .excludedFree: Message("free of charge", "免费")
        case .excludedUpgraded: Message("upgraded to another subscription", "已升级为其他订阅")
        case .settledRefundedByUs: Message("refunded by us", "已由我方退款")
        case .settledRefundedByApple: Message("refunded by Apple", "已由苹果退款")
        case .settledCustomerWithdrew: Message("withdrawn by the customer", "玩家已撤回")
        case .settledFraud: Message("fraud", "欺诈")
        case .settledTest: Message("test", "测试")
        case .settledDuplicate: Message("duplicate", "重复订单")
        }
    }
}

extension AgingBucket: NamedCode {
    package var name: Message {
        switch self {
        case .underOneHour: Message("under 1 hour", "1 小时内")
        case .underOneDay: Message("1 to 24 hours", "1 至 24 小时")
        case .underThreeDays: Message("1 to 3 days", "1 至 3 天")
        case .underOneWeek: Message("3 to 7 days", "3 至 7 天")
        case .underThirtyDays: Message("7 to 30 days", "7 至 30 天")
        case .underNinetyDays: Message("30 to 90 days", "30 至 90 天")
        case .underHalfYear: Message("90 to 180 days", "90 至 180 天")
        case .older: Message("over 180 days", "180 天以上")
        }
    }
}

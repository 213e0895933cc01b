package import ReconciliationCore

/// The follow-up of findings.

extension CaseState: NamedCode {
    package var name: Message {
        switch self {
        case .open: Message("open", "待处理")
        case .assigned: Message("assigned", "已分派")
        case .resolved: Message("resolved", "已解决")
        case .reopened: Message("reopened", "已重开")
        }
    }
}

extension CaseEventAction: NamedCode {
    package var name: Message {
        switch self {
        case .assigned: Message("assigned", "分派")
        case .note: Message("note", "备注")
        case .resolved: Message("resolved", "解决")
        case .reopened: Message("reopened", "重开")
        }
    }
}

extension ResolutionReason: NamedCode {
    package var name: Message {
        switch self {
        case .creditedManually: Message("delivered by hand", "已人工补发")
        case .creditedElsewhere: Message("delivered in another way", "已通过其他途径发货")
        case .refundedByUs: Message("refunded by us", "已由我方退款")
        case .refundedByApple: Message("refunded by Apple", "已由苹果退款")
        case .customerWithdrew: Message("withdrawn by the customer", "玩家已撤回")
        case .fraud: Message("fraud", "欺诈")
        case .test: Message("test", "测试")
        case .duplicate: Message("duplicate", "重复订单")
        case .belowThreshold: Message("too small to follow up", "金额过小，不再跟进")
        case .cannotIdentify: Message("owner cannot be identified", "无法确认归属")
        case .movedToOwner: Message("moved to the owner", "已转给归属用户")
        }
    }
}

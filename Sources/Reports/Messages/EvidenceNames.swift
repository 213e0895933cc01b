package import ReconciliationCore

/// What shows a payment, and what is known of it.

extension Grade {
    package var name: Message {
        switch self {
        case .signed: Message("signed by Apple", "苹果签名")
        case .reported: Message("answered by Apple", "苹果答复")
        case .asserted: Message("stated by the backend", "后台自述")
        }
    }
}

extension EvidenceSource: NamedCode {
    package var name: Message {
        switch self {
        case .appReceipt: Message("app receipt", "应用票据")
        case .signedTransaction: Message("signed transaction", "签名交易")
        case .verifyReceipt: Message("answer of verifyReceipt", "verifyReceipt 的答复")
        case .serverAPI: Message("answer of the App Store Server API", "App Store Server API 的答复")
        case .notification: Message("notification from Apple", "苹果通知")
        case .payments: Message("payments file", "付款文件")
        }
    }
}

extension EvidenceOutcome: NamedCode {
    package var name: Message {
        switch self {
        case .pending: Message("waiting for Apple", "等待苹果答复")
        case .verified: Message("verified", "已验证")
        case .empty: Message("read but without purchases", "已读取但不含订单")
        case .refused: Message("refused", "已拒绝")
        case .unreadable: Message("unreadable", "无法读取")
        case .unverifiable: Message("cannot be verified", "无法验证")
        }
    }
}

extension StoreEnvironment: NamedCode {
    package var name: Message {
        switch self {
        case .production: Message("Production", "正式环境")
        case .sandbox: Message("Sandbox", "沙盒")
        }
    }
}

extension ProductType: NamedCode {
    package var name: Message {
        switch self {
        case .consumable: Message("consumable", "消耗型")
        case .nonConsumable: Message("non-consumable", "非消耗型")
        case .autoRenewable: Message("auto-renewable subscription", "自动续期订阅")
        case .nonRenewing: Message("non-renewing subscription", "非续期订阅")
        }
    }
}

extension PurchasePrice.Source: NamedCode {
    package var name: Message {
        switch self {
        case .signed: Message("signed by Apple", "苹果签名")
        case .reported: Message("answered by Apple", "苹果答复")
        case .payments: Message("stated by the backend", "后台自述")
        case .catalogue: Message("estimate from the product list", "按商品目录估算")
        }
    }
}

extension ClaimState: NamedCode {
    package var name: Message {
        switch self {
        case .pending: Message("not proven yet", "待证实")
        case .proven: Message("proven", "已证实")
        case .unknownToApple: Message("unknown to Apple", "苹果查无此交易")
        }
    }
}

extension IntakeKind: NamedCode {
    package var name: Message {
        switch self {
        case .products: Message("product list", "商品目录")
        case .users: Message("users", "用户")
        case .payments: Message("payments", "付款记录")
        case .credits: Message("delivery records", "到账记录")
        case .notifications: Message("Apple's notifications", "苹果通知")
        case .receipts: Message("receipts", "票据")
        }
    }
}

extension Message {
    /// The name of `signed`, `reported` or `asserted`; the code itself where it is none of them.
    package init(grade code: String) {
        self = Grade.allCases.first { $0.code == code }?.name ?? Message(verbatim: code)
    }

    /// The name of a `subject` of `unverified.csv`; the code itself where it is none.
    package init(unverifiedSubject code: String) {
        self =
            switch code {
            case "receipt": Message("receipt", "票据")
            case "signed_transaction": EvidenceSource.signedTransaction.name
            case "notification": EvidenceSource.notification.name
            case "claim": Message("claim", "认领")
            case "credit": Message("delivery", "到账记录")
            default: Message(verbatim: code)
            }
    }
}

extension CreditRow.Status: NamedCode {
    package var name: Message {
        switch self {
        case .credited: Message("delivered", "已到账")
        case .failed: Message("delivery failed", "发货失败")
        case .withdrawn: Message("taken back", "已收回")
        }
    }
}

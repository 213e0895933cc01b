package import ReconciliationCore

/// Whose a purchase is, and how sure that is.

extension OwnerBasis: NamedCode {
    /// By what the owner is known.
    package var name: Message {
        switch self {
        case .accountToken: Message("account token signed by Apple", "苹果签名的账号令牌")
        case .applicationUsername: Message("user name in the payment", "付款中的用户名")
        case .sameSubscription: Message("earlier period of the same subscription", "同一订阅的前一期")
        case .claimedBy: Message("own upload or backend record that proves it", "本人上传的凭证或后台记录可证明")
        case .sameReceipt: Message("other purchases of the same receipt", "同一票据中的其他订单")
        case .submittedBy: Message("upload that does not name it", "上传过含有该订单的票据")
        case .sameDevice: Message("device of the upload", "上传票据的设备")
        case .claimedUnproven: Message("claim without proof", "未经证实的认领")
        case .ambiguous: Message("several possible owners", "可能属于多个用户")
        case .unknown: Message("owner unknown", "归属未知")
        }
    }
}

extension OwnerStrength: NamedCode {
    package var name: Message {
        switch self {
        case .bound: Message("certain", "确定")
        case .strong: Message("strong", "较强")
        case .weak: Message("weak", "较弱")
        case .none: Message("not enough", "不足")
        }
    }
}

package import ReconciliationCore

/// What is wrong, why, and what to do about it.

extension FindingKind: NamedCode {
    package var name: Message {
        switch self {
        case .missingCredit: Message("not delivered", "疑似漏单")
        case .ownerMismatch: Message("delivered to the wrong account", "误充")
        case .duplicateCredit: Message("delivered more than once", "重复到账")
        case .contentMismatch: Message("not what was paid for", "内容不符")
        case .refundedAfterCredit: Message("delivered and refunded", "退款")
        case .environmentBreach: Message("test purchase delivered to a customer", "沙盒冒用")
        case .reusedReceipt: Message("claimed by several users", "收据复用")
        case .missingPayment: Message("delivered without payment", "无付款到账（刷单嫌疑）")
        case .unprovenCredit: Message("delivered, payment not proven", "待证实到账")
        case .foreignReceipt: Message("receipt of another app", "冒用收据")
        case .forgedReceipt: Message("forged receipt", "伪造收据")
        }
    }
}

extension MissingCause: NamedCode {
    package var name: Message {
        switch self {
        case .refusedClaim: Message("the backend tried to deliver it and failed", "后台尝试发货但失败")
        case .verifiedNotCredited:
            Message("the backend verified the payment, but no delivery is in force", "后台已验证付款，但没有有效到账")
        case .claimedNotCredited:
            Message("the app reported the purchase, but no delivery is in force", "客户端已上报订单，但没有有效到账")
        case .submittedNotClaimed:
            Message("its receipt was uploaded, but the app never named this purchase", "票据已上传，但客户端没有上报这笔订单")
        case .neverSubmitted:
            Message("the app never uploaded it; only Apple told us", "客户端从未上传，只有苹果的记录")
        }
    }
}

extension NextStep: NamedCode {
    /// As an instruction.
    package var name: Message {
        switch self {
        case .creditOwner: Message("deliver it to the owner", "给归属用户补发")
        case .findOwner: Message("find the owner", "查找归属用户")
        case .askCustomer: Message("ask the customer for proof of the account", "请玩家提供账号证明")
        case .checkBackend: Message("check the backend's log of this transaction", "检查后台对这笔交易的日志")
        case .wait: Message("wait", "等待")
        case .takeBack: Message("look at the deliveries and take back what is wrong", "核对到账记录，收回错发的商品")
        case .ignoreReviewer:
            Message("find out whether the user is a reviewer of Apple's", "确认该用户是否为苹果审核人员")
        case .blockUser: Message("consider blocking whoever misused it", "考虑封禁冒用者")
        }
    }

    /// How many findings wait for it: `88 can be delivered now`.
    package func waiting(_ count: Int) -> Message {
        Message("\(count) \(predicate(of: count))", "\(count) 笔\(predicate(of: count))")
    }

    /// What is said of `count` findings that wait for it: `can be delivered now`.
    func predicate(of count: Int) -> Message {
        let need = count == 1 ? "needs" : "need"
        let have = count == 1 ? "has" : "have"
        return switch self {
        case .creditOwner: Message("can be delivered now", "可以立即补发")
        case .findOwner: Message(inEnglish: "\(need) an owner", inSimplifiedChinese: "需要查找归属")
        case .askCustomer: Message(inEnglish: "\(need) the customer", inSimplifiedChinese: "需要联系玩家")
        case .checkBackend: Message(inEnglish: "\(need) a look at the backend", inSimplifiedChinese: "需要检查后台")
        case .wait: Message(inEnglish: "\(have) to wait", inSimplifiedChinese: "需要等待")
        case .takeBack: Message(inEnglish: "\(have) to be taken back", inSimplifiedChinese: "需要收回")
        case .ignoreReviewer: Message("may have gone to reviewers of Apple's", "可能发给了苹果审核人员")
        case .blockUser: Message("may need a user blocked", "可能需要封禁用户")
        }
    }
}

extension ClosingReason {
    /// What became of the trouble.
    fileprivate var name: Message {
        switch self {
        case .judged(let reason): reason.name
        case .merged: Message("it proved to be the same purchase as another one", "与另一笔订单实为同一笔")
        case .evidenceWithdrawn:
            Message("no evidence in force states the purchase any more", "已没有有效凭证说明这笔订单")
        case .appConfigured: Message("the other app is configured now", "另一应用现已配置")
        case .evidenceVerifiedAgain: Message("the evidence is not refused any more", "该凭证已不再被拒")
        case .missingPayment: FindingKind.missingPayment.name
        case .unprovenCredit: FindingKind.unprovenCredit.name
        case .beforeEvidence: Message("delivered before evidence begins", "到账早于凭证的起点")
        case .evidenceNotImported:
            Message("evidence of that time has not been imported", "当时的凭证尚未导入")
        case .withinGrace: WhiteState.withinGrace.name
        case .matched: Message("its payment is known now", "已找到对应的付款")
        case .creditWithdrawn: Message("the delivery was withdrawn", "到账已撤回")
        }
    }
}

extension Message {
    /// Why a finding is closed, with its code; the code alone where this version does not know it.
    init(closingReason code: String) {
        guard let name = ClosingReason(code: code)?.name else {
            self = Message(verbatim: code)
            return
        }
        self = Message("\(name) (\(code))", "\(name)（\(code)）")
    }
}

import ReconciliationCore

/// What the fields of an inspected purchase mean, where it is more than plainly bought.
extension Message {
    package static func inspectedPurchase(_ number: Int, _ notes: [Message]) -> Message {
        guard !notes.isEmpty else { return Message("purchase \(number)", "订单 \(number)") }
        let notes = Message.list(notes)
        return Message("purchase \(number): \(notes)", "订单 \(number)：\(notes)")
    }

    package static func inspectedQuantity(_ quantity: Int) -> Message {
        Message("\(quantity) units in one payment", "一次付款 \(quantity) 件")
    }

    /// - Parameters:
    ///   - isFull: the whole payment went back.
    ///   - type: Apple's statement, where there is one.
    ///   - milliPercent: thousandths of a percent that went back.
    package static func inspectedRevocation(
        isFull: Bool,
        type: String?,
        milliPercent: Int?,
        on day: Message?
    ) -> Message {
        let what: Message
        if type == Revocation.endOfSharing {
            what = Message("NO LONGER SHARED by the family", "家庭共享已终止")
        } else if isFull {
            what = Message("REFUNDED", "已退款")
        } else {
            what =
                milliPercent.map { Message("REFUNDED IN PART (\(percent($0)))", "已部分退款（\(percent($0))）") }
                ?? Message("REFUNDED IN PART", "已部分退款")
        }
        guard let day else { return what }
        return Message("\(what) on \(day)", "\(day)\(what)")
    }

    /// The offer by Apple's number: 1 introductory, 2 promotional, 3 offer code, 4 win-back.
    package static func inspectedOffer(_ type: Int64) -> Message {
        switch type {
        case 1: Message("introductory offer", "新用户优惠")
        case 2: Message("promotional offer", "促销优惠")
        case 3: Message("offer code", "优惠代码")
        case 4: Message("win-back offer", "回归优惠")
        default: Message("offer of a kind unknown here (\(type))", "本版本未知的优惠类型（\(type)）")
        }
    }

    package static let inspectedTrial = Message("free trial", "免费试用")
    package static let inspectedUpgraded = Message("replaced by an upgrade", "已被升级取代")
    package static let inspectedFamilyShared = Message("shared by a family member, who paid", "由付款的家庭成员共享")
}

/// `33.5%`
private func percent(_ thousandths: Int) -> String {
    let tenths = thousandths / 100
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
}

import ReconciliationCore

/// The facts behind a verdict, a line each: what `lookup` and `explain` show below the first sentences.

extension Message {
    static func transaction(_ id: String, _ environment: String, others: [String]) -> Message {
        let place = Message(code: environment, of: StoreEnvironment.self)
        let transaction = Message("Transaction \(id) (\(place))", "交易 \(id)（\(place)）")
        guard !others.isEmpty else { return transaction }
        let names = others.joined(separator: ", ")
        return Message("\(transaction), also known as \(names)", "\(transaction)，又名 \(names)")
    }

    static func listed(_ place: Message) -> Message { Message("List: \(place)", "状态：\(place)") }

    static func appleOrders(_ ids: String) -> Message { Message("Apple order: \(ids)", "苹果订单号：\(ids)") }

    static func ownerLine(_ owner: Message, basis: String, strength: String) -> Message {
        guard basis != OwnerBasis.unknown.rawValue else { return Message("Owner: \(owner)", "归属：\(owner)") }
        let by = Message(code: basis, of: OwnerBasis.self)
        guard OwnerBasis(rawValue: basis) != .unknown, OwnerBasis(rawValue: basis) != .ambiguous else {
            return Message("Owner: \(owner) (\(basis))", "归属：\(owner)（\(basis)）")
        }
        let sure = Message(code: strength, of: OwnerStrength.self)
        return Message("Owner: \(owner), \(sure): \(by) (\(basis))", "归属：\(owner)，依据\(sure)：\(by)（\(basis)）")
    }

    static func ownerIs(_ owner: Message, basis: String) -> Message {
        guard basis != OwnerBasis.unknown.rawValue else { return Message("Owner: \(owner)", "归属：\(owner)") }
        let by = Message(code: basis, of: OwnerBasis.self)
        return Message("Owner: \(owner), \(by) (\(basis))", "归属：\(owner)，\(by)（\(basis)）")
    }

    static let ownerUnknown = Message("unknown", "未知")

    static func cause(_ code: String) -> Message {
        let cause = Message(code: code, of: MissingCause.self)
        return Message("Cause: \(cause) (\(code))", "原因：\(cause)（\(code)）")
    }

    // Deliveries

    static let neverDelivered = Message("Delivery: none", "到账：无")

    /// It may have been delivered: a row says something about that, and was refused.
    static func refusedDelivery(_ row: RefusedCredit) -> Message {
        Message(
            "Delivery: none that could be read; line \(row.line) of \(row.file) is about this transaction and was refused",
            "到账：没有可读取的记录；\(row.file) 第 \(row.line) 行与这笔交易有关，但被拒收"
        )
    }

    /// Beside deliveries that could be read.
    static func furtherRefusedDelivery(_ row: RefusedCredit) -> Message {
        Message(
            "Perhaps another delivery: line \(row.line) of \(row.file) is about this transaction and was refused",
            "可能还有一笔到账：\(row.file) 第 \(row.line) 行与这笔交易有关，但被拒收"
        )
    }

    /// The backend credited it, and named the wrong store, or another purchase with the same id.
    static func deliveryOfOtherStore(_ environment: StoreEnvironment, user: Message, at moment: Message) -> Message {
        Message(
            "Perhaps delivered: to \(user) on \(moment), in \(environment.rawValue), where nothing is known of this transaction",
            "可能已经到账：\(moment.spaced)给\(user)，环境为 \(environment.rawValue)，而该环境中查不到这笔交易"
        )
    }

    /// What it names as its original was delivered, and nobody knows of what type it is.
    static func deliveryOfOriginal(_ transactionID: String, user: Message, at moment: Message) -> Message {
        Message(
            "Perhaps delivered: to \(user) on \(moment), as \(transactionID); of unknown type, this may be a restore or a renewal of it",
            "可能已经到账：\(moment.spaced)给\(user)，交易号 \(transactionID)；这笔交易类型未知，可能是它的恢复购买或续订"
        )
    }

    /// Nobody signed it, and Apple was not asked yet or did not answer.
    static func refundNotice(at moment: Message) -> Message {
        Message(
            "Refund: a notification of \(moment) says so; nobody signed it, and Apple has not confirmed it yet",
            "退款：\(moment.spaced)的一条通知这样说；该通知没有签名，苹果尚未确认"
        )
    }

    /// Only the backend states the purchase.
    static func unknownWhenAskedAgain(at moment: Message) -> Message {
        Message(
            "Apple: asked again on \(moment), does not know this transaction; only the backend states it",
            "苹果：\(moment.spaced)再次查询，查无此交易；只有后台记录了它"
        )
    }

    /// Apple signed the payment, and nothing of Apple's from after the refund contradicts it.
    static func unconfirmedRefund(at moment: Message) -> Message {
        Message(
            "Refunded on \(moment), as only the backend states; Apple's evidence does not show it",
            "\(moment.spaced)已退款，但只有后台这样记录；苹果的凭证没有显示"
        )
    }

    static func delivery(_ delivery: PurchaseDescription.Delivery, user: Message, at moment: Message) -> Message {
        var line: Message =
            switch CreditRow.Status(rawValue: delivery.status) {
            case .failed: Message("Delivery: to \(user) failed on \(moment)", "到账：\(moment.spaced)发给 \(user.spaced)失败")
            case .withdrawn where delivery.isStatedByCase:
                Message(
                    "Delivery: to \(user) on \(moment), counts no longer",
                    "到账：\(moment.spaced)发给 \(user)，不再计入"
                )
            case .withdrawn:
                Message("Delivery: taken back from \(user) on \(moment)", "到账：\(moment.spaced)从 \(user.spaced)收回")
            case .credited, nil: Message("Delivery: to \(user) on \(moment)", "到账：\(moment.spaced)发给 \(user)")
            }
        if let product = delivery.productID { line = Message("\(line), product \(product)", "\(line)，商品 \(product)") }
        if let count = delivery.quantity { line = Message("\(line), quantity \(count)", "\(line)，数量 \(count)") }
        if let order = delivery.orderID { line = Message("\(line), order \(order)", "\(line)，发货单 \(order)") }
        if delivery.isStatedByCase { line = Message("\(line), stated by a case", "\(line)，由工单记录") }
        return line
    }

    /// The row that takes a delivery back may name somebody else than those it was delivered to.
    static func deliveredBefore(_ line: Message, to users: Message) -> Message {
        Message("\(line), delivered to \(users) before", "\(line)，此前曾发给 \(users)")
    }

    /// A delivery of no known purchase.
    static func delivery(_ credit: LookupResult.Credit, _ time: LocalTime) -> Message {
        let user = Message(verbatim: credit.userID)
        return delivery(PurchaseDescription.Delivery(credit), user: user, at: time.moment(stated: credit.creditedAt))
    }

    static func liesAhead(_ delivery: Message) -> Message {
        Message("Dated after the last run, so not counted yet: \(delivery)", "日期晚于上次运行，尚未计入：\(delivery)")
    }

    static func mergedRecipient(_ user: Message, into other: Message) -> Message {
        Message("\(user) (merged into \(other))", "\(user)（已并入 \(other)）")
    }

    static func refunded(_ refund: PurchaseDescription.Refund, at moment: Message) -> Message {
        if refund.isEndOfSharing {
            return Message("No longer shared by the family since \(moment)", "家人共享已于 \(moment.spaced)终止")
        }
        return refund.isFull
            ? Message("Refunded in full on \(moment)", "\(moment.spaced)全额退款")
            : Message("Refunded in part on \(moment)", "\(moment.spaced)部分退款")
    }

    // Evidence

    static func fact(_ name: String, _ value: String, _ grade: Grade, _ source: EvidenceSource, stated: Message?)
        -> Message
    {
        let by = Message("\(grade.name), \(source.name)", "\(grade.name)，\(source.name)")
        guard let stated else { return Message("\(name): \(value) (\(by))", "\(name)：\(value)（\(by)）") }
        return Message("\(name): \(value) (\(by), \(stated))", "\(name)：\(value)（\(by)，\(stated)）")
    }

    static func device(_ report: DeviceReport, _ moment: Message?) -> Message {
        var upload = Message("Receipt uploaded", "票据上传")
        if let user = report.userID { upload = Message("\(upload) by \(user)", "\(upload)（\(user)）") }
        if let moment { upload = Message("\(upload) on \(moment)", "\(upload)，\(moment)") }
        return switch report.match {
        case .matches: Message("\(upload): made for the device that sent it.", "\(upload)：票据属于上传的设备。")
        case .differs:
            Message(
                "\(upload): made for another device than the one that sent it. A hint only.",
                "\(upload)：票据属于另一台设备，仅供参考。"
            )
        case .notCheckable: Message("\(upload): its device cannot be compared.", "\(upload)：无法比对设备。")
        }
    }

    // Cases

    static func caseLine(_ status: CaseStatus, at moment: Message?) -> Message {
        let kind = Message(code: status.kind, of: FindingKind.self)
        let state: Message = status.isClosedByItself ? .goneByItself : status.state.name
        var line = Message(
            "Case \(status.caseID) (\(kind)): \(state)",
            "工单 \(status.caseID)（\(kind)）：\(state)"
        )
        if status.isClosedByItself { return line }
        if status.state == .assigned, let assignee = status.assignee {
            line = Message("\(line) to \(assignee)", "\(line)给 \(assignee)")
        }
        if let reason = status.reason {
            let name = Message(code: reason, of: ResolutionReason.self)
            line = Message("\(line), \(name) (\(reason))", "\(line)，\(name)（\(reason)）")
        }
        if let user = status.userID { line = Message("\(line), to \(user)", "\(line)，发给 \(user)") }
        if let who = status.settledBy { line = Message("\(line), by \(who)", "\(line)，处理人 \(who)") }
        if let moment { line = Message("\(line), on \(moment)", "\(line)，\(moment)") }
        if status.isDecisionPending {
            return Message("\(line); the next run applies it", "\(line)；下次运行时入账")
        }
        return line
    }
}

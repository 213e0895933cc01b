package import ReconciliationCore

// Rows of input files, as short as a test can state them: what is not said is absent.

/// When everything begins.
package let noon = Instant(milliseconds: 1_700_000_000_000)
package let hour = Span.hours(1)

package func sender(_ user: String? = nil, _ change: (inout SubmissionRow) -> Void = { _ in }) -> SubmissionRow {
    var row = SubmissionRow()
    row.userID = user.map { UserID($0) }
    row.userText = user
    change(&row)
    return row
}

package func submission(
    _ evidence: String?,
    user: String? = nil,
    named: String? = nil,
    username: String? = nil,
    device: String? = nil,
    at moment: Instant? = nil
) -> IntakeRow {
    let row = sender(user) { row in
        row.evidence = evidence.map { Array($0.utf8) }
        row.transactionID = named.map { TransactionID($0) }
        row.applicationUsername = username
        row.deviceToken = device
        row.receivedAt = moment
    }
    return .submission(row)
}

package func user(_ id: String, _ change: (inout UserRow) -> Void = { _ in }) -> IntakeRow {
    var row = UserRow(userID: UserID(id))
    change(&row)
    return .user(row)
}

package func product(_ id: String, _ change: (inout ProductRow) -> Void = { _ in }) -> IntakeRow {
    var row = ProductRow(productID: ProductID(id))
    change(&row)
    return .product(row)
}

/// A payment of coins at noon.
package func payment(_ id: String, _ change: (inout PaymentRow) -> Void = { _ in }) -> IntakeRow {
    var row = PaymentRow(transactionID: TransactionID(id), productID: ProductID("coins"), purchaseDate: noon)
    change(&row)
    return .payment(row)
}

package func credit(
    _ id: String,
    to user: String,
    at moment: Instant = noon,
    _ change: (inout CreditRow) -> Void = { _ in }
) -> IntakeRow {
    var row = CreditRow(transactionID: TransactionID(id), userID: UserID(user), creditedAt: moment)
    change(&row)
    return .credit(row)
}

/// A delivery one hour after noon of a day.
package func delivery(
    _ id: String,
    to user: String,
    days: Int64 = 0,
    _ change: (inout CreditRow) -> Void = { _ in }
) -> IntakeRow {
    credit(id, to: user, at: noon + .days(days) + hour, change)
}

/// That the delivery of an order was taken back, two hours after noon of a day.
package func withdrawal(_ id: String, of order: String, days: Int64, to user: String = "u1") -> IntakeRow {
    credit(id, to: user, at: noon + .days(days) + hour + hour) {
        ($0.orderID, $0.status) = (OrderID(order), .withdrawn)
    }
}

package func notification(_ body: String, isSigned: Bool) -> IntakeRow {
    .notification(NotificationRow(body: Array(body.utf8), isSigned: isSigned, receivedAt: noon))
}

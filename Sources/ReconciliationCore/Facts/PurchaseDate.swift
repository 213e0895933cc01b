/// When a purchase was paid: the earliest date among those of the best grade that states one (Rules 1.7).
func purchaseDate(_ statements: some Sequence<(grade: Grade, paidAt: Instant?)>) -> Instant? {
    var best: (grade: Grade, paidAt: Instant)?
    for case (let grade, let paidAt?) in statements {
        if let known = best, (grade, known.paidAt) < (known.grade, paidAt) { continue }
        best = (grade, paidAt)
    }
    return best?.paidAt
}

extension Instant {
    /// The last date a purchase can state: clocks run ahead of ours by a day at most (Rules 1.7).
    package static func lastPurchaseDate(asOf: Instant) -> Instant { asOf + .days(1) }

    /// The first date a refund can state of what was paid at a moment: a backend's clocks and zones differ by a day at most.
    package static func firstRefundDate(paidAt: Instant) -> Instant { paidAt - .days(1) }
}

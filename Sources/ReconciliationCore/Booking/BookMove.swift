/// Where a purchase is in the books: on which list, why, and for how much.
package struct BookPlace: Sendable, Hashable {
    /// Nil on no list: before it is judged first, and once nothing states it any more.
    package var list: PurchaseList?
    /// Empty before it is judged first.
    package var reason: String
    /// Nothing, of no currency, where no price is known.
    package var amount: Price

    package init(list: PurchaseList?, reason: String, price: Price?) {
        self.list = list
        self.reason = reason
        self.amount = price ?? Price(milliunits: 0, currency: "")
    }

    /// Whether a run judged the purchase, whatever became of it since.
    package var isJudged: Bool { list != nil || !reason.isEmpty }

    /// The place of a purchase taken off its list, for the same amount.
    package func onNoList(reason: String) -> BookPlace { BookPlace(list: nil, reason: reason, price: amount) }
}

/// One row of the journal: an amount leaves a list, or no list, for another.
package struct BookMove: Sendable, Hashable {
    package var from: PurchaseList?
    package var to: PurchaseList?
    package var reason: String
    /// Why the purchase was where it comes from.
    package var fromReason: String
    package var amount: Price

    package init(from: PurchaseList?, to: PurchaseList?, reason: String, fromReason: String, amount: Price) {
        self.from = from
        self.to = to
        self.reason = reason
        self.fromReason = fromReason
        self.amount = amount
    }

    /// The reason of the two moves that replace an amount by another.
    package static let revalued = "revalued"
}

extension BookPlace {
    /// The moves from here to a new place, in their order: a price learnt later takes the old amount off the list and puts the
    /// new one on it; then the list or the reason changes. None where nothing changed.
    package func moves(to new: BookPlace) -> [BookMove] {
        func move(_ from: PurchaseList?, _ to: PurchaseList?, _ reason: String, _ amount: Price) -> BookMove {
            BookMove(from: from, to: to, reason: reason, fromReason: self.reason, amount: amount)
        }
        var moves: [BookMove] = []
        if list != nil, amount != new.amount {
            moves = [
                move(list, nil, BookMove.revalued, amount), move(nil, list, BookMove.revalued, new.amount),
            ]
        }
        if list != new.list || reason != new.reason { moves.append(move(list, new.list, new.reason, new.amount)) }
        return moves
    }
}

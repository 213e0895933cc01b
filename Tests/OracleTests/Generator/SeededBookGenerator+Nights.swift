import AppStoreSimulator

extension SeededBookGenerator {
    /// Lets the rows come in over two or three nights, none before it can have been written: credits taken back later,
    /// refunds learnt late, users and products after the purchases, older answers after newer ones.
    mutating func spreadOverNights() {
        let gaps = random.pick([[1], [3], [40], [3, 1], [50, 8]])
        book.earlierNights = gaps.map { Self.asOf.adding(days: -$0) }
        for index in book.uploads.indices {
            let stated = book.uploads[index].piece.statedAt ?? Self.asOf.adding(days: -400)
            book.uploads[index].night = night(from: max(stated, book.uploads[index].receivedAt))
        }
        for index in book.payments.indices {
            let row = book.payments[index]
            book.payments[index].night = night(from: max(row.purchasedAt, row.revokedAt ?? row.purchasedAt))
        }
        // Backends announce deliveries to come, too.
        for index in book.credits.indices {
            let creditedAt = book.credits[index].creditedAt
            book.credits[index].night = night(from: random.oneIn(6) ? book.earlierNights[0] : creditedAt)
        }
        for index in book.users.indices {
            book.users[index].night = night(from: book.users[index].updatedAt ?? book.earlierNights[0])
        }
        for index in book.products.indices { book.products[index].night = night(from: book.earlierNights[0]) }
    }

    /// A night that may bring what was written at `moment`, the last one for what lies in the future.
    mutating func night(from moment: Moment) -> Int {
        let nights = book.nights
        let possible = nights.indices.filter { nights[$0] >= moment }
        return possible.isEmpty ? nights.count - 1 : random.pick(Array(possible))
    }
}

extension Upload.Piece {
    fileprivate var statedAt: Moment? {
        switch self {
        case .receipt(let evidence), .signedTransaction(let evidence), .forged(let evidence, _): evidence.statedAt
        case .unreadable, .bare: nil
        }
    }
}

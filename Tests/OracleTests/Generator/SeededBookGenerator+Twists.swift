import AppStoreSimulator

extension SeededBookGenerator {
    /// What comes late or in parts: payments in two rows, refunds dated ahead, accounts that become one, names that
    /// come back. Every row still comes in a night that may bring it.
    mutating func makeTwists() {
        for index in book.payments.indices where random.oneIn(3) { tellInTwoRows(index) }
        for index in book.payments.indices where random.oneIn(6) { refundAhead(index) }
        if random.oneIn(3) { passNameOn() }
        if random.oneIn(2) { mergeLate() }
        if random.oneIn(2) { withdrawUnderOtherAccount() }
        if random.oneIn(3) { book.policy.reviewers = [random.pick(Self.userIDs)] }
    }

    /// Each field in the one row, in the other, or in both; never two values of one, but of who bought it.
    private mutating func tellInTwoRows(_ index: Int) {
        var first = book.payments[index]
        var second = first
        tell(\.originalTransactionID, in: &first, &second)
        tell(\.quantity, in: &first, &second)
        tell(\.bundleID, in: &first, &second)
        tell(\.applicationUsername, in: &first, &second)
        tell(\.accountToken, in: &first, &second)
        tell(\.userID, in: &first, &second)
        tell(\.lineItem, in: &first, &second)
        tell(\.revokedAt, in: &first, &second)
        if random.oneIn(2) {
            first.priceMilliunits = nil
            first.currency = nil
        }
        if random.oneIn(3) { nameAnotherBuyer(in: &second) }
        second.night = random.number(in: book.night(first.night)...book.earlierNights.count)
        book.payments[index] = first
        if second != first { book.payments.append(second) }
    }

    private mutating func nameAnotherBuyer(in row: inout PaymentRow) {
        switch random.number(in: 1...3) {
        case 1: row.userID = random.pick(Self.userIDs + ["stranger"])
        case 2: row.applicationUsername = random.pick(["player-1", "player-2", "nobody"])
        default: row.accountToken = tokens[random.number(in: 0...1)]
        }
    }

    private mutating func tell<Value>(
        _ field: WritableKeyPath<PaymentRow, Value?>,
        in first: inout PaymentRow,
        _ second: inout PaymentRow
    ) {
        switch random.number(in: 1...3) {
        case 1: first[keyPath: field] = nil
        case 2: second[keyPath: field] = nil
        default: break
        }
    }

    /// A refund the backend knows of before it happens, on a night before it or the last one.
    private mutating func refundAhead(_ index: Int) {
        let row = book.payments[index]
        guard row.revokedAt == nil,
            !book.payments.contains(where: { $0.transactionID == row.transactionID && $0 != row })
        else { return }
        let night = book.nights[book.night(row.night)]
        book.payments[index].revokedAt = night.adding(seconds: random.pick([0, 1, 86_400, 40 * 86_400]))
    }

    /// A name u1 had, u2 had, and u1 has again, told in whatever night.
    private mutating func passNameOn() {
        let start = Self.asOf.adding(days: -random.pick([5, 45, 90])).adding(seconds: 7)
        let rows = [("u1", "player-1"), ("u1", "between"), ("u2", "player-1"), ("u2", "after"), ("u1", "player-1")]
        for (index, (user, name)) in rows.enumerated() {
            var row = UserRow(userID: user, applicationUsername: name)
            row.updatedAt = start.adding(seconds: index * random.pick([1, 86_400]) + index)
            row.night = night(from: Self.asOf.adding(days: -400))
            book.users.append(row)
        }
    }

    /// Accounts merged in any night, one after the other, overtaken, or in a circle.
    private mutating func mergeLate() {
        for index in 0..<random.number(in: 1...3) {
            let user = random.pick(Self.userIDs)
            let target = random.pick(Self.userIDs.filter { $0 != user } + ["u9"])
            var row = UserRow(userID: user, mergedInto: target)
            row.updatedAt = Self.asOf.adding(days: -random.number(in: 1...60)).adding(seconds: 11 + index)
            row.night = night(from: Self.asOf.adding(days: -400))
            book.users.append(row)
        }
    }

    /// Taken back without naming the order, under any account.
    private mutating func withdrawUnderOtherAccount() {
        for row in book.credits where row.status == .credited && row.creditedAt < Self.asOf && random.oneIn(3) {
            var withdrawn = row
            withdrawn.status = .withdrawn
            withdrawn.orderID = nil
            withdrawn.userID = random.pick(Self.userIDs)
            withdrawn.creditedAt = row.creditedAt.adding(seconds: random.pick([0, 1, 3_600]))
            withdrawn.night = random.number(in: book.night(row.night)...book.earlierNights.count)
            let isTied = book.credits.contains { other in
                other.transactionID == row.transactionID && other.creditedAt == withdrawn.creditedAt
                    && other.status == .withdrawn
            }
            if !isTied { book.credits.append(withdrawn) }
        }
    }

    /// An order taken back by a row that names whoever did so.
    mutating func withdrawBySomebodyElse() {
        for row in book.credits where row.status == .credited && row.creditedAt < Self.asOf && row.orderID != nil {
            if random.oneIn(2) { continue }
            var withdrawn = row
            withdrawn.status = .withdrawn
            withdrawn.userID = random.pick(Self.userIDs + ["system"])
            withdrawn.creditedAt = row.creditedAt.adding(seconds: random.pick([1, 7_200]))
            withdrawn.night = random.number(in: book.night(row.night)...book.earlierNights.count)
            let isTied = book.credits.contains { other in
                other.transactionID == row.transactionID && other.creditedAt == withdrawn.creditedAt
                    && other.status == .withdrawn
            }
            if !isTied { book.credits.append(withdrawn) }
        }
    }

    /// A player who calls himself like a token of Apple's, which may be that of another.
    mutating func nameAccountLikeToken() {
        guard !book.users.isEmpty else { return }
        let token = random.pick(["11111111-aaaa-4bbb-8ccc-000000000001", "22222222-aaaa-4bbb-8ccc-000000000002"])
        book.users[random.number(in: 0...book.users.count - 1)].accountName = random.pick([token, token.uppercased()])
    }
}

import AppStoreSimulator

/// Makes small books that press on every sentence of the rules: the same seed, the same book.
///
/// Texts of one book never fight where the rules do not say who wins: every piece of evidence is dated differently,
/// no two credit statements of one order tie with different users.
struct SeededBookGenerator {
    static let asOf = Moment(milliseconds: 1_773_111_600_000)  // 2026-03-10T03:00:00Z

    var random: SplitMix64
    var book = Book(asOf: Self.asOf)
    /// What was really bought; evidence, payments and credits are drawn from it.
    var truths: [Truth] = []
    /// Moments on which something turns, and their neighbours.
    var edges: [Moment] = []
    /// In a quiet book hardly anybody says who they are: the lower rungs get their turn.
    var isQuiet = false
    private var statementCount = 0

    static func book(seed: UInt64) -> Book {
        var generator = SeededBookGenerator(random: SplitMix64(seed: seed))
        generator.makePolicy()
        generator.makeCatalogue()
        generator.makePeople()
        for _ in 0..<generator.random.number(in: 2...5) { generator.makeTruths() }
        generator.makeEvidence()
        generator.makeForgeries()
        generator.makeBareClaims()
        generator.makePayments()
        generator.makeCredits()
        generator.makeAnswers()
        if generator.random.oneIn(2) { generator.spreadOverNights() }
        // Drawn apart, so that the books of old seeds stay what they were but for these.
        generator.random = SplitMix64(seed: seed ^ 0x7E57_0F0D_D5EED)
        if generator.random.oneIn(2) { generator.makeTwists() }
        generator.random = SplitMix64(seed: seed ^ 0x10_0C_A11C_E5)
        if generator.random.oneIn(3) { generator.makeLookalikes() }
        if generator.random.oneIn(3) { generator.makeClaimsAlike() }
        generator.random = SplitMix64(seed: seed ^ 0x0121_61A1_5EED5)
        if generator.random.oneIn(2) { generator.makeRestoredOriginals() }
        if generator.random.oneIn(4) { generator.makeOldReceipt() }
        if generator.random.oneIn(4) { generator.makeOtherApps() }
        generator.random = SplitMix64(seed: seed ^ 0x7A_CE_BAC_5EED)
        if generator.random.oneIn(3) { generator.withdrawBySomebodyElse() }
        if generator.random.oneIn(4) { generator.nameAccountLikeToken() }
        return generator.book
    }

    // MARK: Policy and catalogue

    private mutating func makePolicy() {
        isQuiet = random.oneIn(3)
        book.policy.graceHours = random.pick([24, 24, 24, 1, 72])
        book.policy.creditsSince = random.pick([nil, Self.asOf.adding(days: -60), Self.asOf.adding(days: -400)])
        book.policy.environments = random.oneIn(5) ? ["Production", "Sandbox"] : ["Production"]
        book.policy.subscriptions = random.pick([.firstPeriod, .firstPeriod, .firstPeriod, .each, .each, .never])
        if random.oneIn(5) { book.policy.apps = ["com.example.game"] }
        if random.oneIn(3) { book.policy.reviewers = ["u1"] }
        let grace = Self.asOf.adding(hours: -book.policy.graceHours)
        let turning =
            [grace, Self.asOf.adding(days: -3), Self.asOf.adding(days: -7), Self.asOf.adding(days: -30)]
            + [book.policy.creditsSince].compactMap { $0 }
        edges = turning.flatMap { [$0.adding(seconds: -1), $0, $0.adding(seconds: 1)] }
    }

    private mutating func makeCatalogue() {
        for product in Product.all where !random.oneIn(3) {
            var row = ProductRow(productID: product.id)
            row.bundleID = random.oneIn(2) ? product.bundleID : nil
            row.kind = random.oneIn(3) ? nil : product.kind
            if !random.oneIn(3) {
                row.priceMilliunits = Int64(random.pick([6_000, 30_000, 990]))
                row.currency = random.pick(["CNY", "USD"])
            }
            if random.oneIn(6) { row.creditedAs = "backend." + product.id }
            if random.oneIn(8) {
                row.reconcile = product.kind == .autoRenewable ? random.pick([.each, .firstPeriod, .never]) : .never
            }
            book.products.append(row)
            // Stated twice, and not alike: in one night, or in two.
            if random.oneIn(8) {
                row.kind = random.pick([row.kind, nil, product.kind])
                row.priceMilliunits = random.pick([row.priceMilliunits, 12_000])
                row.currency = random.pick([row.currency, "JPY"])
                row.creditedAs = random.pick([row.creditedAs, nil])
                book.products.append(row)
            }
        }
    }

    // MARK: Draws that several parts share

    /// A moment in the past: an edge, or any second of the last hundred days.
    mutating func pastMoment() -> Moment {
        if random.oneIn(3) { return random.pick(edges) }
        let days = random.pick([1, 3, 10, 40, 50, 60, 200])
        return Self.asOf.adding(seconds: -random.number(in: 60...days * 86_400))
    }

    /// A time for a piece of evidence, about after `moment` and before as-of; no two are alike.
    mutating func statementTime(after moment: Moment) -> Moment {
        statementCount += 1
        let room = Int((Self.asOf.milliseconds - moment.milliseconds) / 1_000)
        let late = moment.adding(seconds: random.number(in: 0...max(0, room - 1))).milliseconds / 1_000
        // A residue of its own for each piece keeps the times apart.
        var seconds = late - late % 1_024 + Int64(statementCount % 1_024)
        if seconds * 1_000 >= Self.asOf.milliseconds { seconds -= 1_024 }
        return Moment(milliseconds: seconds * 1_000)
    }

    mutating func maybe<Value>(_ value: Value, oneIn count: Int) -> Value? {
        random.oneIn(count) ? value : nil
    }
}

/// What the two apps sell, and a third one that is nobody's here.
struct Product: Sendable {
    var id: String
    var bundleID = "com.example.game"
    var kind: StatedTransaction.Kind

    static let all = [
        Product(id: "gold.60", kind: .consumable),
        Product(id: "skin.red", kind: .nonConsumable),
        Product(id: "pass.30d", kind: .nonRenewing),
        Product(id: "vip.month", kind: .autoRenewable),
        Product(id: "coins.5", bundleID: "com.example.reader", kind: .consumable),
    ]

    static let foreign = Product(id: "elsewhere.1", bundleID: "com.elsewhere.app", kind: .consumable)
}

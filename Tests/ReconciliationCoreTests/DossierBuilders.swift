import ReconciliationCore

/// 2026-03-01T00:00:00Z: what everything here is judged by.
let asOf = Instant(milliseconds: 1_772_323_200_000)
let paid = asOf - .days(10)
let game = BundleID("com.example.game")

/// Credits are complete from a year ago until an hour ago.
let policy = Policy(
    grace: .hours(24),
    creditsSince: asOf - .days(365),
    creditsWatermark: asOf - .hours(1),
    evidenceSince: asOf - .days(365),
    apps: [game],
    reviewers: ["reviewer"]
)

extension UserID: ExpressibleByUnicodeScalarLiteral {}
extension UserID: ExpressibleByExtendedGraphemeClusterLiteral {}
extension UserID: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

/// One transaction of a consumable that Apple signed, paid ten days ago; `change` makes it something else.
func transaction(
    _ id: String = "100",
    in environment: StoreEnvironment = .production,
    grade: Grade = .signed,
    paidAt: Instant? = paid,
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> MergedTransaction {
    var facts = TransactionFacts()
    facts.bundleID = game
    facts.productID = ProductID("coins")
    facts.originalTransactionID = TransactionID(id)
    facts.type = .consumable
    facts.quantity = 1
    facts.purchaseDate = paidAt
    change(&facts)
    return MergedTransaction(
        id: TransactionKey(environment: environment, id: TransactionID(id)),
        facts: facts,
        paidAt: paidAt,
        standingRevocation: facts.revocation,
        tokenGrade: facts.accountToken.map { _ in grade },
        priceGrade: facts.price.map { _ in grade },
        grade: grade,
        source: grade == .signed ? .appReceipt : .payments
    )
}

/// What a receipt that Apple signed states of one transaction, a day after it was paid; `change` states its facts.
func statement(
    of id: String = "100",
    _ grade: Grade = .signed,
    _ source: EvidenceSource = .appReceipt,
    days: Int64? = 1,
    digest: String = "a",
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> TransactionStatement {
    var facts = TransactionFacts()
    change(&facts)
    return TransactionStatement(
        transaction: TransactionKey(environment: .production, id: TransactionID(id)),
        source: source,
        grade: grade,
        statedAt: days.map { paid + .days($0) },
        digest: ContentDigest(hex: digest),
        facts: facts
    )
}

/// The dossier of one transaction.
func dossier(
    _ transaction: MergedTransaction = transaction(),
    _ change: (inout Dossier) -> Void = { _ in }
) -> Dossier {
    var dossier = Dossier(transactions: [transaction])
    change(&dossier)
    return dossier
}

func credit(
    to user: UserID,
    at moment: Instant = paid + .hours(1),
    product: String? = nil,
    quantity: Int? = nil,
    order: String? = nil,
    status: CreditRow.Status = .credited,
    source: Credit.Source = .imported
) -> Credit {
    Credit(
        subject: order ?? "\(moment.milliseconds) \(user)",
        transactionID: TransactionID("100"),
        environment: .production,
        userID: user,
        canonicalUserID: user,
        orderID: order.map { OrderID($0) },
        creditedAt: moment,
        productID: product.map { ProductID($0) },
        quantity: quantity,
        status: status,
        source: source,
        statementID: 1
    )
}

/// A name held by one user for ever.
func answer(_ user: UserID, rank: NameRank = .storedName) -> NameAnswer {
    NameAnswer(holders: [.init(user: user, rank: rank)])
}

func name(_ origin: NameOnPurchase.Origin, _ users: UserID..., spelling: String = "n") -> NameOnPurchase {
    NameOnPurchase(
        origin: origin,
        spelling: spelling,
        answer: NameAnswer(holders: users.map { .init(user: $0, rank: .storedName) })
    )
}

/// An upload: a proven claim, one that its evidence does not support, or none at all.
enum Upload { case proven, unproven, unnamed }

func upload(_ kind: Upload, by user: UserID?, device: UserID? = nil, product: String? = nil) -> SubmissionLink {
    var trace = SubmissionLink(
        submission: "\(kind) \(user?.rawValue ?? "")",
        namesTransaction: kind != .unnamed,
        containsTransaction: kind != .unproven,
        isProven: kind == .proven
    )
    trace.uploader = user.map { answer($0) }
    trace.deviceUser = device
    trace.productID = product.map { ProductID($0) }
    trace.bundleID = product.map { _ in game }
    return trace
}

func verdict(_ dossier: Dossier, _ policy: Policy = policy) -> Verdict { judge(dossier, policy: policy, asOf: asOf) }

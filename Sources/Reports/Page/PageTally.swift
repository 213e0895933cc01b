import ReconciliationCore

/// What the top of the page and its charts count, added up while the rows go by.
struct PageTally {
    private(set) var missing = 0
    private(set) var newMissing = 0
    private(set) var others = 0
    private(set) var newOthers = 0
    /// Missing credits by what to do about them.
    private(set) var steps: [String: Int] = [:]
    /// Missing credits by the values of the columns that have a chart.
    private(set) var missingBy: [PageChart: [String: Int]] = [:]
    /// Every other finding by its kind.
    private(set) var otherKinds: [String: Int] = [:]

    mutating func add(_ order: LostOrder, asOf: Instant, isNew: Bool) {
        missing += 1
        if isNew { newMissing += 1 }
        steps[order.nextStep, default: 0] += 1
        for chart in PageChart.ofMissingCredits {
            missingBy[chart, default: [:]][chart.value(of: order, asOf: asOf), default: 0] += 1
        }
    }

    mutating func add(_ exception: ExceptionRow, isNew: Bool) {
        others += 1
        if isNew { newOthers += 1 }
        otherKinds[exception.kind, default: 0] += 1
    }
}

/// The charts of counts, each by one column of the findings.
enum PageChart: String, Sendable, Hashable, CaseIterable {
    case age
    case cause
    case product = "product_id"
    case appVersion = "app_version"
    case storefront
    case kind

    static let ofMissingCredits: [PageChart] = [.age, .cause, .product, .appVersion, .storefront]

    /// The value of a missing credit; empty where it is unknown.
    func value(of order: LostOrder, asOf: Instant) -> String {
        switch self {
        case .age:
            order.purchaseDate.map { paid in
                AgingBucket(age: Span(milliseconds: asOf.milliseconds - paid.milliseconds)).rawValue
            } ?? ""
        case .cause: order.cause
        case .product: order.productID?.rawValue ?? ""
        case .appVersion: order.appVersion ?? ""
        case .storefront: order.storefront ?? ""
        case .kind: FindingKind.missingCredit.rawValue
        }
    }

    /// The name of a value for people.
    func name(of value: String) -> Message {
        guard !value.isEmpty else { return PageLabel.unknown.name }
        return switch self {
        case .age: Message(code: value, of: AgingBucket.self)
        case .cause: Message(code: value, of: MissingCause.self)
        case .kind: Message(code: value, of: FindingKind.self)
        case .product, .appVersion, .storefront: Message(verbatim: value)
        }
    }

    /// The same to be shown: an identifier may be broken behind its dots.
    func markup(of value: String) -> Markup {
        switch self {
        case .product, .appVersion, .storefront: value.isEmpty ? Markup(name(of: value)) : Markup(breaking: value)
        case .age, .cause, .kind: Markup(name(of: value))
        }
    }

    var name: Message {
        switch self {
        case .age: Message("Not delivered, by age", "按账龄")
        case .cause: Message("By cause", "按原因")
        case .product: Message("By product", "按商品")
        case .appVersion: Message("By app version", "按应用版本")
        case .storefront: Message("By storefront", "按店面")
        case .kind: Message("Other problems by kind", "其他异常（按类型）")
        }
    }

    /// What its numbers count: a delivery without payment is no purchase, nor is a forged receipt.
    var counted: PageLabel {
        switch self {
        case .age, .cause, .product, .appVersion, .storefront: .purchases
        case .kind: .problems
        }
    }
}

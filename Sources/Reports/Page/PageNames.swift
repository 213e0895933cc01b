import ReconciliationCore

extension FindingKind {
    /// What a row of this kind opens with; the script fills in who and what.
    var pageSentence: Message {
        switch self {
        case .missingCredit:
            Message(
                "Paid, past the grace time, and no delivery is in force: a probable missed order.",
                "已付款且超过宽限期，没有有效到账：疑似漏单。"
            )
        case .ownerMismatch:
            Message("Belongs to {owner}, but was delivered to {credited}.", "应归 {owner}，却发给了 {credited}。")
        case .duplicateCredit:
            Message(
                "Delivered more often than it was paid for. Expected: {expected}; found: {actual}.",
                "到账次数多于付款。应为：{expected}；实为：{actual}。"
            )
        case .contentMismatch:
            Message(
                "What was delivered is not what was paid for. Expected: {expected}; found: {actual}.",
                "到账内容与付款不符。应为：{expected}；实为：{actual}。"
            )
        case .refundedAfterCredit:
            Message("Delivered to {credited}, and refunded in full.", "已发给 {credited}，又已全额退款。")
        case .environmentBreach:
            Message(
                "A test purchase, delivered to {credited}, who is not a reviewer.",
                "沙盒测试订单，却发给了非审核人员 {credited}。"
            )
        case .reusedReceipt:
            Message("One purchase that several users claim: {actual}.", "多个用户认领同一笔订单：{actual}。")
        case .missingPayment:
            Message("Delivered to {credited}, and Apple knows no such payment.", "已发给 {credited}，而苹果查无此付款。")
        case .unprovenCredit:
            Message("Delivered to {credited}, and nothing has shown a payment yet.", "已发给 {credited}，尚无付款凭证。")
        case .foreignReceipt:
            Message("A receipt of an app that is not yours: {bundle}.", "来自其他应用的票据：{bundle}。")
        case .forgedReceipt:
            Message(
                "A receipt that was not issued by Apple. Expected: {expected}; found: {actual}.",
                "并非由苹果签发的票据。应为：{expected}；实为：{actual}。"
            )
        }
    }
}

extension Message {
    /// What a row opens with where each of several users may be the owner, and none of them got it.
    static let pageSentenceOfSeveralOwners = Message(
        "Belongs to one of {candidates}, but was delivered to {credited}.",
        "应归 {candidates} 其中一人，却发给了 {credited}。"
    )

    /// What a row opens with where only the backend's own record names the app.
    static let pageSentenceOfAppNotConfigured = Message.sentence([.ofAppNotConfigured("{bundle}").capitalized])

    /// What a row opens with where it is the app that claims something else, whatever was delivered.
    static let pageSentenceOfClaim = Message(
        "The app claims another purchase than its evidence proves. Expected: {expected}; found: {actual}.",
        "应用声称的订单与其凭证不符。应为：{expected}；实为：{actual}。"
    )
}

/// What a row that is open names beside its values.
enum PageFact: String, NamedCode {
    case `case`, caseStatus, transaction, originalTransaction, appleOrder, product, productType, app, environment
    case paidAt, expiresAt, amount, storefront, owner, candidates, applicationUsername, submittedBy
    case creditedTo, creditedAt, creditOrder, expected, actual, device, appVersion, evidence, firstSeen, rechecked
    case detail

    var name: Message {
        switch self {
        case .case: Message("Case", "工单")
        case .caseStatus: Message("Case status", "工单状态")
        case .transaction: Message("Transaction", "交易号")
        case .originalTransaction: Message("Original transaction", "原始交易号")
        case .appleOrder: Message("Apple's order id", "苹果订单号")
        case .product: Message("Product", "商品")
        case .productType: Message("Type", "商品类型")
        case .app: Message("App", "应用")
        case .environment: Message("Store", "环境")
        case .paidAt: Message("Paid", "付款时间")
        case .expiresAt: Message("Expires", "到期时间")
        case .amount: Message("Amount", "金额")
        case .storefront: Message("Storefront", "店面")
        case .owner: Message("Owner", "归属用户")
        case .candidates: Message("Candidates", "候选用户")
        case .applicationUsername: Message("Application username", "applicationUsername")
        case .submittedBy: Message("Uploaded by", "上传用户")
        case .creditedTo: Message("Delivered to", "到账用户")
        case .creditedAt: Message("Delivered", "到账时间")
        case .creditOrder: Message("The backend's order", "后台订单号")
        case .expected: Message("Expected", "应为")
        case .actual: Message("Found", "实为")
        case .device: Message("Device", "设备")
        case .appVersion: Message("App version", "应用版本")
        case .evidence: Message("Evidence", "凭证")
        case .firstSeen: Message("First seen", "首次发现")
        case .rechecked: Message("Asked Apple again", "最近向苹果复核")
        case .detail: Message("Detail", "详情")
        }
    }
}

/// What the findings can be narrowed by, by the column it narrows.
enum PageFilter: String, NamedCode {
    case kind
    case nextStep = "next_step"
    case ownerStrength = "owner_strength"
    case cause
    case age
    case caseStatus = "case_status"
    case app = "bundle_id"
    case product = "product_id"
    case appVersion = "app_version"
    case storefront
    case currency
    case environment
    case assignee
    case device = "device_model"
    case isMissing = "is_missing"

    var name: Message {
        switch self {
        case .kind: Message("Kind", "类型")
        case .nextStep: Message("Next step", "下一步")
        case .ownerStrength: Message("Certainty of the owner", "归属确定程度")
        case .cause: Message("Cause", "原因")
        case .age: Message("Age", "账龄")
        case .caseStatus: Message("Case status", "工单状态")
        case .app: Message("App", "应用")
        case .product: Message("Product", "商品")
        case .appVersion: Message("App version", "应用版本")
        case .storefront: Message("Storefront", "店面")
        case .currency: Message("Currency", "币种")
        case .environment: Message("Store", "环境")
        case .assignee: Message("Assignee", "负责人")
        case .device: Message("Device", "设备")
        case .isMissing: Message("Problem", "问题")
        }
    }
}

/// The columns of the table of findings: the name in its style, what it sorts by, and its head.
enum PageTableColumn: String, NamedCode {
    case kind, product, paid, amount, owner, cause, step, `case`

    var sortedBy: String {
        switch self {
        case .kind: "kind"
        case .product: "product_id"
        case .paid: "purchase_date"
        case .amount: "price_milliunits"
        case .owner: "owner_user_id"
        case .cause: "cause"
        case .step: "next_step"
        case .case: "case_id"
        }
    }

    var name: Message {
        switch self {
        case .kind: Message("Finding", "异常")
        case .product: Message("Purchase", "订单")
        case .paid: Message("Paid", "付款")
        case .amount: Message("Amount", "金额")
        case .owner: Message("Owner", "归属")
        case .cause: Message("Cause, detail", "原因与详情")
        case .step: Message("Next step", "下一步")
        case .case: Message("Case", "工单")
        }
    }
}

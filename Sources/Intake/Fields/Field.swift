package import ReconciliationCore

/// Every field of the six kinds, by the name the files use (article "Files in").
enum Field: String, Sendable, Hashable, CaseIterable {
    case accountName = "account_name"
    case appAccountToken = "app_account_token"
    case applicationUsername = "application_username"
    case appVersion = "app_version"
    case body
    case bundleID = "bundle_id"
    case contact
    case creditedAs = "credited_as"
    case creditedAt = "credited_at"
    case currency
    case deviceID = "device_id"
    case deviceModel = "device_model"
    case deviceToken = "device_token"
    case environment
    case lineItemID = "web_order_line_item_id"
    case mergedInto = "merged_into"
    case name
    case orderID = "order_id"
    case originalTransactionID = "original_transaction_id"
    case osVersion = "os_version"
    case price
    case priceMilliunits = "price_milliunits"
    case productID = "product_id"
    case purchaseDate = "purchase_date"
    case quantity
    case receiptData = "receipt_data"
    case receivedAt = "received_at"
    case reconcile
    case revocationDate = "revocation_date"
    case sandbox
    case signedPayload
    case signedTransaction = "signed_transaction"
    case status
    case submissionID = "submission_id"
    case transactionID = "transaction_id"
    case type
    case updatedAt = "updated_at"
    case userID = "user_id"

    /// Names are told apart by their exact bytes (Rules 9.3).
    var isName: Bool { self == .accountName || self == .applicationUsername }

    /// Ids and tokens, of which a filler of databases and tables is none (Rules 1.4).
    var isIdentifier: Bool {
        switch self {
        case .transactionID, .originalTransactionID, .lineItemID, .userID, .mergedInto, .orderID, .appAccountToken,
            .deviceToken:
            true
        default: false
        }
    }

    /// Text that is shown to people and compared with nothing: damage to it is no reason to lose a row.
    var isOnlyShown: Bool {
        switch self {
        case .deviceModel, .osVersion, .appVersion, .sandbox: true
        default: false
        }
    }

    /// What an upload says of whom it is from: where one of these cannot be read, the others may be about somebody else.
    static let senders: Set<Field> = [.userID, .accountName, .applicationUsername, .deviceToken]

    var isSender: Bool { Self.senders.contains(self) }

    /// Evidence may be as long as its record.
    var isEvidence: Bool {
        switch self {
        case .receiptData, .signedTransaction, .signedPayload, .body: true
        default: false
        }
    }
}

extension IntakeKind {
    /// What the rows of a kind may say.
    var fields: [Field] {
        switch self {
        case .products:
            [.productID, .bundleID, .type, .price, .priceMilliunits, .currency, .name, .creditedAs, .reconcile]
        case .users:
            [
                .userID, .accountName, .applicationUsername, .appAccountToken, .deviceToken, .contact, .updatedAt,
                .mergedInto,
            ]
        case .payments:
            [
                .transactionID, .productID, .purchaseDate, .originalTransactionID, .quantity, .bundleID, .environment,
                .applicationUsername, .appAccountToken, .userID, .lineItemID, .revocationDate, .price,
                .priceMilliunits, .currency,
            ]
        case .credits:
            [
                .transactionID, .userID, .creditedAt, .productID, .quantity, .orderID, .bundleID, .environment,
                .status,
            ]
        case .notifications:
            [.signedPayload, .body, .receivedAt]
        case .receipts:
            [
                .receiptData, .signedTransaction, .transactionID, .userID, .accountName, .applicationUsername,
                .productID, .bundleID, .environment, .deviceToken, .deviceID, .deviceModel, .osVersion, .appVersion,
                .receivedAt, .submissionID, .sandbox,
            ]
        }
    }

    /// Columns without which a CSV file makes no sense.
    var requiredFields: [Field] {
        switch self {
        case .products: [.productID]
        case .users: [.userID]
        case .payments: [.transactionID, .productID, .purchaseDate]
        case .credits: [.transactionID, .userID, .creditedAt]
        case .notifications, .receipts: []
        }
    }

    /// Other names real clients use.
    var aliases: [String: Field] { self == .receipts ? Self.receiptAliases : [:] }

    /// The fields by every name they are read under. In JSON a rename adds a spelling; a renamed field's other spellings stop counting.
    func memberNames(renaming renames: [Field: String]) -> [String: Field] {
        var names = aliases.filter { renames[$0.value] == nil }
        for field in fields where renames[field] == nil { names[field.rawValue] = field }
        for (field, column) in renames { names[column] = field }
        return names
    }

    private static let receiptAliases = receiptDataAliases.merging(otherAliases) { $1 }

    private static let receiptDataAliases = Dictionary(
        uniqueKeysWithValues: SubmissionRow.receiptNames.map { ($0, Field.receiptData) }
    )

    private static let otherAliases: [String: Field] = [
        "user-id": .userID,
        "userID": .userID,
        "userId": .userID,
        "user-name": .accountName,
        "userName": .accountName,
        "applicationUsername": .applicationUsername,
        "userIdentifier": .applicationUsername,
        "transactionID": .transactionID,
        "transactionId": .transactionID,
        "transactionIdentifier": .transactionID,
        "productIdentifier": .productID,
        "device-token": .deviceToken,
    ]

    /// Whether its files are CSV with a header, or JSON Lines.
    package var isCSV: Bool {
        switch self {
        case .products, .users, .payments, .credits: true
        case .notifications, .receipts: false
        }
    }

    /// The fields a file of this kind may have, by the names a rename (`--map`, `inputs.<kind>.columns`) may use.
    package var fieldNames: [String] { fields.map(\.rawValue) }
}

extension Field {
    /// Whether the ledger looks rows up by it unchanged, if only to forget a person.
    var isKey: Bool {
        switch self {
        case .accountName, .appAccountToken, .applicationUsername, .bundleID, .contact, .creditedAs, .deviceID,
            .deviceToken, .mergedInto, .orderID, .productID, .userID:
            true
        default: false
        }
    }
}

package import Foundation

/// A request as the store sees it, free of any HTTP library.
package struct StoreRequest: Sendable {
    package var method: String
    /// Path without query, such as `/production/inApps/v1/transactions/1`.
    package var path: String
    package var query: [(name: String, value: String)] = []
    package var authorization: String?
    package var body = Data()

    func values(_ name: String) -> [String] {
        query.filter { $0.name == name }.map(\.value)
    }

    func value(_ name: String) -> String? {
        values(name).first
    }
}

/// What the store answers, and the word its own count uses for it.
package struct StoreAnswer: Sendable, Equatable {
    package var status: Int
    package var headers: [String: String] = [:]
    package var body: Data
    package var result: String

    /// JSON of any encodable value.
    static func json(_ value: some Encodable, status: Int = 200, result: String? = nil) throws -> StoreAnswer {
        StoreAnswer(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: try StoreJSON.encode(value),
            result: result ?? String(status)
        )
    }

    /// A status without JSON, as Apple refuses tokens.
    static func bare(_ status: Int, _ text: String = "") -> StoreAnswer {
        StoreAnswer(
            status: status,
            headers: text.isEmpty ? [:] : ["Content-Type": "text/plain"],
            body: Data(text.utf8),
            result: String(status)
        )
    }

    /// The Server API's error body. The first three digits of a code are the HTTP status.
    static func error(_ code: APIError) throws -> StoreAnswer {
        struct Body: Encodable {
            var errorCode: Int
            var errorMessage: String
        }
        let status = code.rawValue / 10_000
        return try json(
            Body(errorCode: code.rawValue, errorMessage: code.message),
            status: status,
            result: "\(status)_\(code.rawValue)"
        )
    }
}

/// Codes of the Server API that this store gives.
enum APIError: Int, Error {
    case generalBadRequest = 4_000_000
    case invalidRequestRevision = 4_000_005
    case invalidTransactionID = 4_000_006
    case startDateTooFarInPast = 4_000_012
    case startDateAfterEndDate = 4_000_013
    case invalidPaginationToken = 4_000_014
    case invalidStartDate = 4_000_015
    case invalidEndDate = 4_000_016
    case multipleFiltersSupplied = 4_000_019
    case invalidSort = 4_000_021
    case invalidProductType = 4_000_022
    case invalidRevoked = 4_000_030
    case invalidStatus = 4_000_031
    case transactionIDNotFound = 4_040_010
    case rateLimitExceeded = 4_290_000
    case generalInternal = 5_000_000
    case generalInternalRetryable = 5_000_001

    var message: String {
        switch self {
        case .generalBadRequest: "Bad request."
        case .invalidRequestRevision: "Invalid request revision."
        case .invalidTransactionID: "Invalid transaction id."
        case .startDateTooFarInPast: "The start date is too far in the past."
        case .startDateAfterEndDate: "The end date precedes the start date or the dates are the same."
        case .invalidPaginationToken: "Invalid pagination token."
        case .invalidStartDate: "Invalid request startDate."
        case .invalidEndDate: "Invalid request endDate."
        case .multipleFiltersSupplied: "Supply either a transaction id or a notification type, but not both."
        case .invalidSort: "Invalid request sort."
        case .invalidProductType: "Invalid request productType."
        case .invalidRevoked: "Invalid request revoked."
        case .invalidStatus: "Invalid request status."
        case .transactionIDNotFound: "Transaction id not found."
        case .rateLimitExceeded: "Rate limit exceeded."
        case .generalInternal: "An unknown error occurred."
        case .generalInternalRetryable: "An unknown error occurred. Please try again."
        }
    }
}

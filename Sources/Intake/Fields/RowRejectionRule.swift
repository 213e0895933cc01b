import ReconciliationCore

/// The stable codes under which a row, or a whole file, is refused (`rejected-input.csv`, column `rule`).
package enum RowRejectionRule: String, Sendable, Hashable, CaseIterable {
    // The shape of the file.
    case otherFormat = "other_format"
    case unclosedQuote = "unclosed_quote"
    case brokenQuote = "broken_quote"
    case missingColumn = "missing_column"
    case duplicateColumn = "duplicate_column"
    case columnCount = "column_count"
    case lineEnds = "line_ends"
    case fieldTooLong = "field_too_long"
    case lineTooLong = "line_too_long"
    case tooLarge = "too_large"
    case invalidUTF8 = "invalid_utf8"
    case halfSurrogate = "half_surrogate"
    case nulByte = "nul_byte"
    case invalidJSON = "invalid_json"
    case jsonTooDeep = "json_too_deep"
    case notAnObject = "not_an_object"
    case conflictingField = "conflicting_field"
    // The contents of a row.
    case missingValue = "missing_value"
    case wrongType = "wrong_type"
    case damagedIdentifier = "damaged_identifier"
    case invalidTime = "invalid_time"
    case zoneMissing = "zone_missing"
    case implausibleTime = "implausible_time"
    case invalidPrice = "invalid_price"
    case implausiblePrice = "implausible_price"
    case invalidCurrency = "invalid_currency"
    case invalidQuantity = "invalid_quantity"
    case unknownStatus = "unknown_status"
    case unknownType = "unknown_type"
    case unknownValue = "unknown_value"
    case unknownEnvironment = "unknown_environment"
    case testEnvironment = "test_environment"
    case brokenBase64 = "broken_base64"
    case brokenSignedTransaction = "broken_signed_transaction"
    case notANotification = "not_a_notification"
    case wrongPassword = "wrong_password"
    case mergeCycle = "merge_cycle"
}

extension RowRejectionRule {
    /// What is wrong and what to do, in one sentence. It never quotes the row: rows hold people's data and secrets.
    var sentence: String {
        switch self {
        case .otherFormat:
            "The file is a spreadsheet or an archive, or is compressed with something other than gzip (xlsx, xls, ods, zip, "
                + "tar, 7z, bzip2, xz, Zstandard, Parquet, Avro); export it as plain text, and compress it with gzip if at all."
        case .unclosedQuote:
            "A quote opened in this record is never closed; everything from here to the end of the file was refused."
        case .brokenQuote: "Text follows a closing quote; double the quotes inside a quoted field."
        case .missingColumn: "A required column is missing."
        case .duplicateColumn: "The header names one column twice; keep one of them."
        case .columnCount:
            "The number of fields is not that of the header, or above \(InputLimits.columns); check separators and quotes."
        case .lineEnds:
            "The lines of the file end with CR alone, as on old Macs, or a quote in the header is not closed; save it with LF "
                + "or CRLF (in a spreadsheet as \"CSV UTF-8\")."
        case .fieldTooLong:
            "The field is longer than \(InputLimits.fieldBytes / 1024) KiB, or names a user, device, order, product or app in more "
                + "than \(InputLimits.keyBytes) bytes."
        case .lineTooLong: "The record is longer than \(InputLimits.recordBytes / 1_048_576) MiB."
        case .tooLarge:
            "The receipt or signed data is larger than \(InputLimits.evidenceBytes / 1_048_576) MiB, which no real one is; "
                + "check what the server stores."
        case .invalidUTF8: "The text is not UTF-8; export the file as UTF-8."
        case .halfSurrogate:
            "The text holds half of a character (an escape from d800 to dfff without its other half): what was "
                + "meant is lost, and two people could become one; cut text by characters where it is written."
        case .nulByte: "The text contains a NUL, as UTF-16 does; export the file as UTF-8, without NULs."
        case .invalidJSON: "The line is not valid JSON; write JSON Lines, a whole object in each line, and no CSV."
        case .jsonTooDeep: "The JSON is nested deeper than \(InputLimits.jsonDepth) levels."
        case .notAnObject: "The line is not a JSON object; write JSON Lines, one object in each line."
        case .conflictingField: "The field is given twice with different values; send one of them."
        case .missingValue: "A required value is missing (0, nan, NA and the like are none)."
        case .wrongType: "The value is an object, a list, true or false where text is expected."
        case .damagedIdentifier:
            "The identifier is damaged or not an identifier (A-Z a-z 0-9 . _ -, at most 64); a spreadsheet may have "
                + "rewritten it, so export it as text."
        case .invalidTime:
            "The time does not exist, as one that a change of clocks leaves out, or is not in a known form; write it as "
                + "2025-03-10T05:44:43Z."
        case .zoneMissing: "The time has no zone; write it with Z, or set time_zone for this kind of input."
        case .implausibleTime:
            "The time cannot be right: purchases, deliveries and uploads lie after 2008-07-10, purchases at most a day past as-of, "
                + "refunds at most a day before what they refund, and an epoch has 13 digits."
        case .invalidPrice:
            "The price is not a plain decimal number of currency units (not of cents) with at most three decimals, such as 6 or "
                + "6.00."
        case .implausiblePrice: "The price cannot be right: it is above 1000000000 whole currency units."
        case .invalidCurrency: "The currency is not a code of three letters, such as USD."
        case .invalidQuantity: "The quantity is not a whole number from 1 to 1000000."
        case .unknownStatus: "The status is none of credited, failed, withdrawn."
        case .unknownType: "The type is none of consumable, non_consumable, auto_renewable, non_renewing."
        case .unknownValue: "The value is none of each, first_period, never."
        case .unknownEnvironment: "The environment is neither Production nor Sandbox."
        case .testEnvironment: "Purchases of Xcode and LocalTesting are not real and are never imported."
        case .brokenBase64:
            "The receipt is neither Base64 nor hexadecimal; check how the server stores it. "
                + "A transaction that the upload names beside it is kept as claimed."
        case .brokenSignedTransaction:
            "The signed data is not three base64url parts joined by dots; check how the server stores it. "
                + "A transaction that an upload names beside it is kept as claimed."
        case .notANotification: "The line holds neither signedPayload nor notification_type."
        case .wrongPassword:
            "The password is not the shared secret of the app (apps.shared_secret_file), so anybody may have sent it."
        case .mergeCycle: "The user is merged into itself."
        }
    }
}

/// One row's fault: found deep inside a row, turned into a `RejectedRow` where file and line are known.
struct RowFault: Error, Equatable {
    var field: String
    var rule: RowRejectionRule
    /// Fields any of which would do in the place of `field`.
    var alternatives: [Field] = []

    /// Whether nothing of the record could be read.
    var isAboutWholeRecord: Bool { field.isEmpty }

    /// What is wrong and what to do, in one sentence.
    var sentence: String {
        guard !alternatives.isEmpty else { return rule.sentence }
        let others = alternatives.map(\.rawValue).joined(separator: ", ")
        return "\(rule.sentence.dropLast()): \(field), or in its place one of \(others)."
    }

    init(_ field: Field, _ rule: RowRejectionRule, alternatives: [Field] = []) {
        self.init(field.rawValue, rule)
        self.alternatives = alternatives
    }

    init(_ field: String, _ rule: RowRejectionRule) {
        self.field = field
        self.rule = rule
    }
}

/// How large things may be (article "Files in").
enum InputLimits {
    static let recordBytes = 32 * 1024 * 1024
    /// Of one field's text, evidence excepted.
    static let fieldBytes = 64 * 1024
    /// Of what a ledger finds rows by: an index of PostgreSQL takes no more than 2,704 bytes, of two such fields at most.
    static let keyBytes = UserID.byteCountMax
    /// Of one receipt, signed transaction or notification, decoded. Thousands of purchases fit in.
    static let evidenceBytes = 4 * 1024 * 1024
    /// Of the name of a member that a message shows.
    static let shownNameBytes = 64
    static let columns = 256
    static let jsonDepth = 64
}

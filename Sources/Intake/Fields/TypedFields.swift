import ReconciliationCore

/// What reading the rows of one file depends on besides the file.
struct ReadingTerms {
    let times: TimeReader
    let asOf: Instant
    var sharedSecrets = SharedSecrets.none
}

extension RawFields {
    func transactionID(_ field: Field) throws(RowFault) -> TransactionID? {
        try identifier(field).map { TransactionID($0) }
    }

    func lineItemID(_ field: Field) throws(RowFault) -> LineItemID? { try identifier(field).map { LineItemID($0) } }

    func userID(_ field: Field) throws(RowFault) -> UserID? { try ownIdentifier(field).map { UserID($0) } }

    func productID(_ field: Field) throws(RowFault) -> ProductID? {
        try text(field).map(withoutSpreadsheetQuotes).map { ProductID($0) }
    }

    func bundleID(_ field: Field) throws(RowFault) -> BundleID? {
        try text(field).map(withoutSpreadsheetQuotes).map { BundleID($0) }
    }

    /// When evidence came in. A zero time would move the day from which on credits need evidence.
    func receivedAt(_ terms: ReadingTerms) throws(RowFault) -> Instant? {
        let moment = try instant(.receivedAt, terms)
        if let moment, moment < .appStoreOpening { throw RowFault(.receivedAt, .implausibleTime) }
        return moment
    }

    func instant(_ field: Field, _ terms: ReadingTerms) throws(RowFault) -> Instant? {
        guard let text = try text(field) else { return nil }
        do {
            return try terms.times.instant(text)
        } catch {
            switch error {
            case .invalid: throw RowFault(field, .invalidTime)
            case .zoneMissing: throw RowFault(field, .zoneMissing)
            case .implausible: throw RowFault(field, .implausibleTime)
            }
        }
    }

    func quantity(_ field: Field) throws(RowFault) -> Int? {
        guard let text = try text(field) else { return nil }
        guard text.utf8.count <= 7, text.utf8.allSatisfy(ASCII.isDigit), let number = Int(text),
            Quantity.plausible.contains(Int64(number))
        else { throw RowFault(field, .invalidQuantity) }
        return number
    }

    /// Xcode and LocalTesting are no stores: their purchases are not real.
    func environment(_ field: Field) throws(RowFault) -> StoreEnvironment? {
        guard let text = try text(field) else { return nil }
        switch text.lowercased() {
        case "production", "prod": return .production
        case "sandbox": return .sandbox
        case "xcode", "localtesting": throw RowFault(field, .testEnvironment)
        default: throw RowFault(field, .unknownEnvironment)
        }
    }

    func currency(_ field: Field) throws(RowFault) -> String? {
        guard let text = try text(field) else { return nil }
        guard text.utf8.count == 3, text.utf8.allSatisfy(ASCII.isLetter) else {
            throw RowFault(field, .invalidCurrency)
        }
        return text.uppercased()
    }

    /// From `price` or `price_milliunits`; where both are given they must agree.
    func priceMilliunits() throws(RowFault) -> Int64? {
        let whole = try milliunits(.price, decimals: 3)
        let exact = try milliunits(.priceMilliunits, decimals: 0)
        if let whole, let exact, whole != exact { throw RowFault(.priceMilliunits, .conflictingField) }
        return whole ?? exact
    }

    private func milliunits(_ field: Field, decimals: Int) throws(RowFault) -> Int64? {
        guard let text = try text(field) else { return nil }
        guard let amount = Price.scaled(text, decimals: decimals) else { throw RowFault(field, .invalidPrice) }
        guard Price.plausible.contains(amount) else { throw RowFault(field, .implausiblePrice) }
        return amount
    }

    /// One of a closed list of codes, any case.
    func code<Code: RawRepresentable>(_ field: Field, _ type: Code.Type, else rule: RowRejectionRule) throws(RowFault)
        -> Code?
    where Code.RawValue == String {
        guard let text = try text(field) else { return nil }
        guard let code = Code(rawValue: text.lowercased()) else { throw RowFault(field, rule) }
        return code
    }
}

/// Decimal text as an integer, without a double on the way.
enum Price {
    /// The bound for prices Apple signs holds for those a backend states.
    static let plausible = ReconciliationCore.Price.plausibleMilliunits

    /// `6.99` with three decimals is 6990; nil for anything but digits, perhaps with a point and digits. Further
    /// decimals must be 0. What is far beyond the plausible is cut off at some amount beyond it.
    static func scaled(_ text: String, decimals: Int) -> Int64? {
        let parts = text.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(ASCII.isDigit) }) else { return nil }
        let fraction = parts.count == 2 ? Array(parts[1]) : []
        guard fraction.dropFirst(decimals).allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
        var amount: Int64 = 0
        let padding = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, decimals - fraction.count))
        for digit in Array(parts[0]) + fraction.prefix(decimals) + padding {
            amount = amount * 10 + Int64(digit - 0x30)
            if amount > plausible.upperBound { return amount }
        }
        return amount
    }
}

import ReconciliationCore

/// One column of the page's findings: a column of the tables by its name, and how its values are written down.
struct PageColumn: Sendable {
    let name: String
    /// Values that many rows share are written once and named by their place.
    let isCoded: Bool
    /// Whether the search looks into it.
    let isSearched: Bool

    init(_ name: String, isCoded: Bool = false, isSearched: Bool = false) {
        self.name = name
        self.isCoded = isCoded
        self.isSearched = isSearched
    }

    /// What nearly every row has comes first: the nulls at the end of a row are left out.
    static let all: [PageColumn] = [
        .coded("kind"), .searched("case_id"), .searched("transaction_id"), .coded("bundle_id"), .coded("environment"),
        .coded("product_id"), PageColumn("purchase_date"), .coded("next_step"), .coded("case_status"),
        .searched("owner_user_id"), .coded("owner_basis"), .coded("owner_strength"), .coded("cause"),
        PageColumn("price_milliunits"), .coded("currency"), .coded("price_source"), .coded("storefront"),
        .coded("app_version"), .coded("evidence_grade"), .coded("evidence_source"), .searched("owner_account_name"),
        PageColumn("is_new"), .coded("product_type"), .coded("device_model"), .coded("os_version"),
        PageColumn("first_seen_at"), .searched("submitted_by_user_id"), .searched("credited_user_id"),
        PageColumn("credited_at"), .searched("credit_order_id"), .searched("expected"), .searched("actual"),
        .searched("detail"), PageColumn("quantity"), .searched("original_transaction_id"),
        .searched("owner_candidates"), .searched("application_username"), PageColumn("rechecked_at"),
        PageColumn("expires_at"), .coded("assignee"), .searched("apple_order_id"),
    ]

    private static func coded(_ name: String) -> PageColumn { PageColumn(name, isCoded: true) }
    private static func searched(_ name: String) -> PageColumn { PageColumn(name, isSearched: true) }
}

/// The findings as the page holds them: a JSON array for each, in the order of `PageColumn.all`.
struct PageRows {
    /// By column, the values of coded columns in the order they first came.
    private(set) var values: [[String]]
    private var places: [[String: Int]]
    private(set) var count = 0

    init() {
        values = PageColumn.all.map { _ in [] }
        places = PageColumn.all.map { _ in [:] }
    }

    /// The JSON of one row. Times are seconds; amounts stay milliunits.
    mutating func json(_ cell: (String) -> Cell) -> String {
        var cells: [String] = []
        cells.reserveCapacity(PageColumn.all.count)
        var filled = 0
        for (index, column) in PageColumn.all.enumerated() {
            let text = json(cell(column.name), index, column)
            cells.append(text ?? "null")
            if text != nil { filled = index + 1 }
        }
        count += 1
        return "[" + cells[..<filled].joined(separator: ",") + "]"
    }

    /// Nil where the cell is empty.
    private mutating func json(_ cell: Cell, _ index: Int, _ column: PageColumn) -> String? {
        switch cell {
        case .empty: return nil
        case .number(let number): return String(number)
        case .time(let time): return String(time.wholeSecond.milliseconds / 1000)
        case .text(let text), .identifier(let text):
            guard !text.isEmpty else { return nil }
            let shown = shownText(text)
            return column.isCoded ? String(place(of: shown, index)) : jsonText(shown)
        }
    }

    private mutating func place(of text: String, _ index: Int) -> Int {
        if let place = places[index][text] { return place }
        let place = values[index].count
        values[index].append(text)
        places[index][text] = place
        return place
    }
}

/// The most characters of one cell; what is longer is in the files.
private let cellLimit = 1000

private func shownText(_ text: String) -> String {
    if text.utf8.count <= cellLimit, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let shown = printable(text)
    guard shown.unicodeScalars.count > cellLimit else { return shown }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: shown.unicodeScalars.prefix(cellLimit))
    return String(kept) + "…"
}

private func jsonText(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
        default: byte >= 0x20
        }
    }
    return isPlain ? "\"" + text + "\"" : scriptSafe(JSONLiteral.string(text))
}

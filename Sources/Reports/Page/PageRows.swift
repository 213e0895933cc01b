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

/// The cells of a table's rows as the page shows them, in the order of `PageColumn.all`.
struct PageCells<Row> {
    private let inOrder: [(Row) -> Cell]

    /// - Parameters:
    ///   - table: what it has no column for is empty.
    ///   - kind: of every row, where the table has no column for it.
    init(_ table: Table<Row>, allOf kind: FindingKind? = nil) {
        let columns = Dictionary(table.columns.map { ($0.name, $0.cell) }) { first, _ in first }
        inOrder = PageColumn.all.map { column in
            let cell = columns[column.name] ?? { _ in .empty }
            switch column.name {
            case "kind":
                guard let kind else { return cell }
                return { _ in .text(kind.rawValue) }
            // What most rows have in common is left empty.
            case "quantity":
                return { row in
                    let quantity = cell(row)
                    return quantity == .number(1) ? .empty : quantity
                }
            case "original_transaction_id":
                let transaction = columns["transaction_id"] ?? { _ in .empty }
                return { row in
                    let original = cell(row)
                    return original == transaction(row) ? .empty : original
                }
            default: return cell
            }
        }
    }

    /// The cell at a place of `PageColumn.all`.
    func cell(at place: Int, of row: Row) -> Cell { inOrder[place](row) }

    func cell(_ name: String, of row: Row) -> Cell {
        PageColumn.all.firstIndex { $0.name == name }.map { inOrder[$0](row) } ?? .empty
    }
}

/// The findings as the page holds them: a JSON array for each, in the order of `PageColumn.all`.
struct PageRows {
    private static let newColumn = PageColumn.all.firstIndex { $0.name == "is_new" }
    private static let phraseColumns = Set(
        PageColumn.all.indices.filter { ["expected", "actual"].contains(PageColumn.all[$0].name) }
    )

    /// By column, the values of coded columns in the order they first came.
    private(set) var values: [[String]]
    private var places: [[String: Int]]
    /// By column, the last value and its place: rows that come together are much alike.
    private var last: [(text: String, place: Int)?]
    private(set) var count = 0
    /// What findings expected and found that is a phrase or a rule, no id: told in both languages.
    private(set) var phrases: Set<String> = []

    init() {
        values = PageColumn.all.map { _ in [] }
        places = PageColumn.all.map { _ in [:] }
        last = PageColumn.all.map { _ in nil }
    }

    /// The JSON of one row, with what parts it from the one before. Times are seconds; amounts stay milliunits.
    mutating func json<Row>(_ row: Row, isNew: Bool, _ cells: PageCells<Row>) -> [UInt8] {
        var json: [UInt8] = []
        json.reserveCapacity(256)
        json.append(contentsOf: (count == 0 ? "[" : ",\n[").utf8)
        var filledEnd = json.count
        for place in PageColumn.all.indices {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            let isFilled =
                place == Self.newColumn
                ? append(isNew ? .number(1) : .empty, place, to: &json)
                : append(cells.cell(at: place, of: row), place, to: &json)
            if isFilled { filledEnd = json.count }
        }
        json.removeLast(json.count - filledEnd)
        json.append(UInt8(ascii: "]"))
        count += 1
        return json
    }

    /// False where the cell is empty.
    private mutating func append(_ cell: Cell, _ index: Int, to json: inout [UInt8]) -> Bool {
        switch cell {
        case .empty: break
        case .number(let number):
            json.append(contentsOf: String(number).utf8)
            return true
        case .time(let time):
            json.append(contentsOf: String(time.wholeSecond.milliseconds / 1000).utf8)
            return true
        case .text(let text), .identifier(let text):
            guard !text.isEmpty else { break }
            if PageColumn.all[index].isCoded {
                json.append(contentsOf: String(place(of: text, index)).utf8)
            } else {
                let shown = shownText(text)
                if Self.phraseColumns.contains(index), Message(findingPhrase: shown, .utc) != nil {
                    phrases.insert(shown)
                }
                json.append(contentsOf: jsonText(shown).utf8)
            }
            return true
        }
        json.append(contentsOf: "null".utf8)
        return false
    }

    private mutating func place(of text: String, _ index: Int) -> Int {
        if let last = last[index], last.text == text { return last.place }
        let shown = shownText(text)
        let place = places[index][shown] ?? values[index].count
        if place == values[index].count {
            values[index].append(shown)
            places[index][shown] = place
        }
        last[index] = (text, place)
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

package import ReconciliationCore

/// The page for people in the making: it takes the rows of the tables as they are written, and keeps counts and the first
/// few.
package struct ReportPage {
    /// What the page is made for, fixed before the first row.
    package struct Setting: Sendable {
        package var asOf: Instant
        /// In which it opens; it holds both.
        package var language: Language
        package var time: LocalTime
        package var figures: PageFigures
        /// The most missing credits, and the most other findings, that the page holds: what a browser still takes lightly.
        /// The rest is counted.
        package var findingsMax = 100_000

        package init(asOf: Instant, language: Language, time: LocalTime, figures: PageFigures) {
            self.asOf = asOf
            self.language = language
            self.time = time
            self.figures = figures
        }
    }

    private static let firstRowsMax = 40
    private static let refusedMax = 50

    let setting: Setting
    let isRedacted: Bool
    private(set) var tally = PageTally()
    private(set) var rows = PageRows()
    private(set) var firstRows: [PageView.Row] = []
    private(set) var refused: [RejectedRow] = []
    private let lostOrders: [String: Table<LostOrder>.Column]
    private let exceptions: [String: Table<ExceptionRow>.Column]

    init(_ setting: Setting, redactedBy pseudonyms: Pseudonyms? = nil) {
        self.setting = setting
        isRedacted = pseudonyms != nil
        lostOrders = Table.lostOrders(asOf: setting.asOf).redacted(by: pseudonyms).columnsByName
        exceptions = Table.exceptions.redacted(by: pseudonyms).columnsByName
    }

    /// Every finding of the tables, those the page leaves out included.
    var findings: Int { tally.missing + tally.others }

    /// The JSON of the row, with what parts it from the one before; nil where the page is full.
    mutating func add(_ order: LostOrder) -> String? {
        let isNew = isNew(order.openedRunID)
        tally.add(order, asOf: setting.asOf, isNew: isNew)
        guard tally.missing <= setting.findingsMax else { return nil }
        let columns = lostOrders
        return add(isNew) { name in
            name == "kind" ? .text(FindingKind.missingCredit.rawValue) : columns[name]?.cell(order) ?? .empty
        }
    }

    /// The JSON of the row, with what parts it from the one before; nil where the page is full.
    mutating func add(_ exception: ExceptionRow) -> String? {
        let isNew = isNew(exception.openedRunID)
        tally.add(exception, isNew: isNew)
        guard tally.others <= setting.findingsMax else { return nil }
        let columns = exceptions
        return add(isNew) { columns[$0]?.cell(exception) ?? .empty }
    }

    mutating func add(_ row: RejectedRow) {
        if refused.count < Self.refusedMax { refused.append(row) }
    }

    private func isNew(_ opened: RunID?) -> Bool {
        guard let opened, let previous = setting.figures.previousRun else { return true }
        return opened > previous
    }

    private mutating func add(_ isNew: Bool, _ column: (String) -> Cell) -> String {
        func cell(_ name: String) -> Cell {
            switch name {
            case "is_new": return isNew ? .number(1) : .empty
            // What most rows would say alike is said by saying nothing.
            case "quantity": return column(name) == .number(1) ? .empty : column(name)
            case "original_transaction_id": return column(name) == column("transaction_id") ? .empty : column(name)
            default: return column(name)
            }
        }
        if firstRows.count < Self.firstRowsMax {
            firstRows.append(PageView.Row(cell, isNew: isNew, time: setting.time))
        }
        let separator = rows.count == 0 ? "" : ",\n"
        return separator + rows.json(cell)
    }
}

extension Table {
    fileprivate var columnsByName: [String: Column] {
        Dictionary(columns.map { ($0.name, $0) }) { first, _ in first }
    }
}

extension PageView.Row {
    /// The same cells as the script makes of a row.
    fileprivate init(_ column: (String) -> Cell, isNew: Bool, time: LocalTime) {
        func text(_ name: String) -> String { column(name).plainText }
        func code<Code: NamedCode>(_ name: String, _: Code.Type) -> Message { Message(code: text(name), of: Code.self) }
        let paid: Message? =
            if case .time(let moment) = column("purchase_date") { time.day(moment) } else { nil }
        var amount = ""
        if case .number(let milliunits) = column("price_milliunits") {
            amount = groupedUnits(milliunits) + " " + text("currency")
        }
        let owner = [text("owner_user_id"), text("credited_user_id")].first { !$0.isEmpty }
        let cells: [(PageTableColumn, Markup, Markup?)] = [
            (.kind, Markup(code("kind", FindingKind.self)), isNew ? Markup(PageLabel.new.name) : Markup("")),
            (.product, Markup(text("product_id")), Markup(text("transaction_id"))),
            (.paid, paid.map { Markup($0) } ?? Markup(""), Markup("")),
            (.amount, Markup(amount), Markup("")),
            (
                .owner, owner.map { Markup($0) } ?? Markup(PageLabel.nobodyKnown.name),
                text("owner_user_id").isEmpty ? Markup("") : Markup(code("owner_strength", OwnerStrength.self))
            ),
            (
                .cause,
                text("cause").isEmpty ? Markup(text("detail")) : Markup(code("cause", MissingCause.self)), nil
            ),
            (.step, Markup(code("next_step", NextStep.self)), nil),
            (.case, Markup(text("case_id")), Markup(code("case_status", CaseState.self))),
        ]
        self.cells = cells.map { PageView.Cell(id: $0.0.rawValue, first: $0.1, second: $0.2) }
    }
}

/// `1,234.56` for 1234560 milliunits.
func groupedUnits(_ milliunits: Int64) -> String {
    let units = wholeUnits(milliunits)
    let sign = units.hasPrefix("-") ? "-" : ""
    let parts = units.dropFirst(sign.count).split(separator: ".")
    return sign + groupedDigits(String(parts[0])) + "." + parts[1]
}

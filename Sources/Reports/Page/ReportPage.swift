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
    private let lostOrders: PageCells<LostOrder>
    private let exceptions: PageCells<ExceptionRow>

    init(_ setting: Setting, redactedBy pseudonyms: Pseudonyms? = nil) {
        self.setting = setting
        isRedacted = pseudonyms != nil
        lostOrders = PageCells(Table.lostOrders(asOf: setting.asOf).redacted(by: pseudonyms), allOf: .missingCredit)
        exceptions = PageCells(Table.exceptions.redacted(by: pseudonyms))
    }

    /// Every finding of the tables, those the page leaves out included.
    var findings: Int { tally.missing + tally.others }

    /// The JSON of the row, with what parts it from the one before; nil where the page is full.
    mutating func add(_ order: LostOrder) -> [UInt8]? {
        let isNew = isNew(order.newInRunID)
        tally.add(order, asOf: setting.asOf, isNew: isNew)
        guard tally.missing <= setting.findingsMax else { return nil }
        return add(order, isNew, lostOrders)
    }

    /// The JSON of the row, with what parts it from the one before; nil where the page is full.
    mutating func add(_ exception: ExceptionRow) -> [UInt8]? {
        let isNew = isNew(exception.newInRunID)
        tally.add(exception, isNew: isNew)
        guard tally.others <= setting.findingsMax else { return nil }
        return add(exception, isNew, exceptions)
    }

    mutating func add(_ row: RejectedRow) {
        if refused.count < Self.refusedMax { refused.append(row) }
    }

    private func isNew(_ run: RunID?) -> Bool {
        guard let run, let previous = setting.figures.previousRun else { return true }
        return run > previous
    }

    private mutating func add<Row>(_ row: Row, _ isNew: Bool, _ cells: PageCells<Row>) -> [UInt8] {
        if firstRows.count < Self.firstRowsMax {
            firstRows.append(PageView.Row({ cells.cell($0, of: row) }, isNew: isNew, time: setting.time))
        }
        return rows.json(row, isNew: isNew, cells)
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
            amount = moneyText(milliunits) + " " + text("currency")
        }
        let isEstimate = text("price_source") == PurchasePrice.Source.catalogue.rawValue
        let transaction = Markup(text("transaction_id"))
        // As the script shortens it: all products of an app begin with its name.
        let (app, product) = (text("bundle_id") + ".", text("product_id"))
        let shown = app.count > 1 && product.hasPrefix(app) ? String(product.dropFirst(app.count)) : product
        let owner = [text("owner_user_id"), text("credited_user_id")].first { !$0.isEmpty }
        let cells: [(PageTableColumn, Markup, Markup?)] = [
            (
                .kind, Markup(code("kind", FindingKind.self)),
                (isNew ? Markup(PageLabel.new.name) + .trusted(" ") : Markup("")) + transaction.whereNarrow
            ),
            (.product, Markup(shown), transaction),
            (.paid, paid.map { Markup($0) } ?? Markup(""), Markup("")),
            (.amount, Markup(amount), isEstimate ? Markup(PageLabel.estimate.name) : Markup("")),
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

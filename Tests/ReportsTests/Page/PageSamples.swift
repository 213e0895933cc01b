import Foundation
import ReconciliationCore
import TestSupport

@testable import Reports

/// A page as a report writes it, with the JSON it holds.
struct WrittenPage {
    let html: String
    let file: WrittenFile

    init(
        _ orders: [LostOrder],
        _ exceptions: [ExceptionRow] = [],
        refused: [RejectedRow] = [],
        with setting: ReportPage.Setting = .sample(),
        redactedBy pseudonyms: Pseudonyms? = nil,
        _ change: (inout RunSummary) -> Void = { _ in }
    ) throws {
        let folder = try TemporaryFolder()
        let reports = ReportFolder(path: folder.path("reports"))
        let draft = try reports.begin(asOf: setting.asOf, process: 1, for: .machine, redactedBy: pseudonyms)
        let page = try draft.beginPage(setting)
        for order in orders { try page.add(order) }
        for exception in exceptions { try page.add(exception) }
        for row in refused { page.add(row) }
        var summary = RunSummary(runID: RunID(7), asOf: setting.asOf, version: "0.1.0", totals: BookTotals())
        summary.totals.rejectedRows = refused.count
        summary.totals.rejectedRowLines = refused.count
        change(&summary)
        try draft.write(page, under: summary)
        file = draft.files[PageDraft.fileName] ?? WrittenFile(rows: nil, digest: "")
        let names = try folder.names("reports")
        html = try folder.text("reports/\(names[0])/\(PageDraft.fileName)")
    }

    /// What stands in one of the page's `script` elements.
    func json(_ id: String) throws -> Any {
        let start = "id=\"\(id)\">"
        guard let begin = html.range(of: start)?.upperBound,
            let end = html.range(of: "</script>", range: begin..<html.endIndex)?.lowerBound
        else { return [] }
        return try JSONSerialization.jsonObject(with: Data(html[begin..<end].utf8))
    }

    /// The page without its style and its script, for people to read.
    var readable: String {
        html.replacing(PageAssets.style, with: "…").replacing(PageAssets.script, with: "…")
            .replacing(/'sha256-[^&]*&/, with: "'sha256-…&").replacing(/sha256-[A-Za-z0-9+\/=]{44}/, with: "sha256-…")
    }
}

/// Where `asOf` would be the setting's own.
private let sampleMoment = asOf

extension ReportPage.Setting {
    static func sample(
        _ language: Language = .english,
        time: LocalTime = .utc,
        previousRun: RunID? = RunID(6),
        _ change: (inout ReportPage.Setting) -> Void = { _ in }
    ) -> ReportPage.Setting {
        let days = time.dayStarts(upTo: sampleMoment, count: 4).enumerated().map { index, start in
            DeliveryDay(start: start, delivered: 10 * index, notDue: index == 3 ? 2 : 0, notDelivered: index % 2)
        }
        var setting = ReportPage.Setting(
            asOf: sampleMoment,
            language: language,
            time: time,
            figures: PageFigures(previousRun: previousRun, days: days)
        )
        change(&setting)
        return setting
    }
}

/// Findings of every kind: `count` of them, each with what makes it different from the others.
func manyFindings(_ count: Int) -> (orders: [LostOrder], exceptions: [ExceptionRow]) {
    let causes = MissingCause.allCases
    let kinds = FindingKind.allCases.filter { $0 != .missingCredit }
    let steps: [NextStep] = [.creditOwner, .creditOwner, .askCustomer, .findOwner, .checkBackend]
    var orders: [LostOrder] = []
    var exceptions: [ExceptionRow] = []
    for number in 0..<count {
        let id = TransactionID(String(230_000_000_000_000 + number * 7))
        let paid = asOf - .hours(Int64(25 + number % 2000))
        if number % 4 != 3 {
            orders.append(
                .sample {
                    $0.caseID = "RC-\(1_000_000 + number)"
                    $0.transactionID = id
                    $0.bundleID = BundleID(number % 5 == 0 ? "com.example.puzzle" : "com.example.game")
                    $0.productID = ProductID("com.example.game.coins\(number % 9 * 60)")
                    $0.purchaseDate = paid
                    $0.price = Price(
                        milliunits: Int64(number % 7 + 1) * 6000,
                        currency: number % 3 == 0 ? "USD" : "CNY"
                    )
                    $0.priceSource = "signed"
                    $0.storefront = number % 3 == 0 ? "USA" : "CHN"
                    $0.ownerUserID = UserID("u\(number % 997)")
                    $0.ownerCandidates = ""
                    $0.appVersion = "3.\(number % 4)"
                    $0.cause = causes[number % causes.count].rawValue
                    $0.nextStep = steps[number % steps.count].rawValue
                    $0.newInRunID = RunID(number % 3 == 0 ? 7 : 5)
                }
            )
        } else {
            exceptions.append(
                .sample {
                    $0.caseID = "RC-\(1_000_000 + number)"
                    $0.kind = kinds[number / 4 % kinds.count].rawValue
                    $0.transactionID = id
                    $0.bundleID = BundleID("com.example.game")
                    $0.productID = ProductID("com.example.game.coins60")
                    $0.purchaseDate = paid
                    $0.creditedUserID = UserID("v\(number)")
                    $0.newInRunID = RunID(5)
                }
            )
        }
    }
    return (orders, exceptions)
}

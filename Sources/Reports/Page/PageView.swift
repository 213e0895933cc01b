import ReconciliationCore

/// What the template shows, by the names it calls things.
struct PageView {
    struct LanguageChoice {
        var code: String
        var name: String
        var isChosen: Bool
    }

    struct Fact {
        var name: Markup
        var value: Markup
        var note: Markup?
    }

    struct Money {
        var currency: Markup
        var isEstimate: Bool
        var amount: String
        var count: String
    }

    struct Step {
        var code: String
        var kind: String?
        var count: String
        var name: Markup
    }

    struct Notice {
        var tone: String
        var mark: Markup
        var text: Markup

        init(_ notice: PageNotice) {
            tone = notice.tone.rawValue
            mark = Markup(notice.tone)
            text = Markup(notice.message)
        }
    }

    struct Reach {
        var name: Markup
        var moment: Markup
    }

    struct Bar {
        /// Nil where the bar leads to no rows of its own.
        var code: String?
        var name: Markup
        var width: String
        var count: String
    }

    struct Chart {
        var column: String
        var name: Markup
        /// What its numbers count.
        var counted: Markup
        var kind: String?
        var bars: [Bar]
    }

    struct Column {
        var id: String
        var sort: String
        var name: Markup
    }

    struct Row {
        var cells: [Cell]
    }

    struct Cell {
        var id: String
        var first: Markup
        /// Nil where the first takes both lines.
        var second: Markup?
    }

    var language: String
    var languages: [LanguageChoice]
    var policy: String
    var version: String
    var title: String
    var style: Markup
    var script: Markup
    var data: Markup
    /// The page's own texts by their names.
    var label: [String: Markup]
    var privacy: Markup

    var origin: Markup
    var alarm: Markup?
    var headline: Markup
    var facts: [Fact]
    var money: [Money]
    var steps: [Step]
    var others: Step?
    var books: [Notice]
    var inputs: [Notice]
    var reach: [Reach]
    var refusedSummary: Markup
    var refused: [RejectedRow]
    var daily: DeliveryChart?
    var charts: [Chart]
    var count: Markup
    var columns: [Column]
    var firstRows: [Row]

    // The library knows no empty list from within a section's parent.
    var hasMoney: Bool
    var hasSteps: Bool
    var hasReach: Bool
    var hasRefused: Bool
    var hasCharts: Bool
}

import ReconciliationCore

/// What was paid on each day, and below it, on a scale of its own, what of it was not delivered: one lost order among a
/// thousand would not show beside the rest.
struct DeliveryChart {
    struct Rect {
        var x: String
        var y: String
        var height: String
        var tone: String
    }

    struct Panel {
        var tone: String
        var name: Markup
        var highest: Markup
        /// For those who do not see it.
        var spoken: String
        var width: Int
        var rects: [Rect]
    }

    struct Day {
        var day: String
        var paid: Int
        var delivered: Int
        var notDue: Int
        var missing: Int
    }

    var reading: Markup
    var panels: [Panel]
    /// Days below the panels: the first, one in the middle, the last.
    var ticks: [Markup]
    var days: [Day]

    /// Nil where there is nothing to draw.
    init?(_ days: [DeliveryDay], _ time: LocalTime, language: Language) {
        guard let first = days.first, let last = days.last, days.contains(where: { $0.paid > 0 }) else { return nil }
        let paid = days.reduce(0) { $0 + $1.paid }
        let missing = days.reduce(0) { $0 + $1.notDelivered }
        let total = Message(
            "In \(days.count) days: \(paid) paid, \(missing) of them not delivered (put aside included)",
            "\(days.count) 天内：已付款 \(paid) 笔，其中未到账（含搁置）\(missing) 笔"
        )
        reading = Markup(total)
        panels = [
            Panel(.paid, days, language, tone: "paid") { $0.paid },
            Panel(.notDelivered, days, language, tone: "missing") { $0.notDelivered },
        ]
        ticks = [first, days[days.count / 2], last].map { Markup(time.day($0.start)) }
        self.days = days.map { day in
            Day(
                day: time.dayText(day.start),
                paid: day.paid,
                delivered: day.delivered,
                notDue: day.notDue,
                missing: day.notDelivered
            )
        }
    }
}

extension DeliveryChart.Panel {
    fileprivate init(
        _ label: PageLabel,
        _ days: [DeliveryDay],
        _ language: Language,
        tone: String,
        _ value: (DeliveryDay) -> Int
    ) {
        let top = days.map(value).max() ?? 0
        let highest = Message("up to \(top) a day", "每日最多 \(top)")
        self.init(
            tone: tone,
            name: Markup(label.name),
            highest: Markup(highest),
            spoken: "\(label.name[language]), \(highest[language])",
            width: days.count,
            rects: days.enumerated().compactMap { index, day in
                guard value(day) > 0, top > 0 else { return nil }
                // What is there is seen, however little it is.
                let height = max(2, Double(value(day)) / Double(top) * 100)
                return DeliveryChart.Rect(
                    x: String(Double(index) + 0.12),
                    y: tenths(100 - height),
                    height: tenths(height),
                    tone: tone
                )
            }
        )
    }
}

/// With one decimal, so that the same numbers are the same text everywhere.
func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}

import FoundationEssentials
package import ReconciliationCore

extension LocalTime {
    /// `1 Mar 2026, 11:00`; `2026-03-01 11:00`.
    func readable(_ moment: Instant) -> Message {
        let day = readableDay(moment)
        let clock = text(moment).dropFirst(11).prefix(5)
        return Message(
            MessageText(stringLiteral: "\(day[.english]), \(clock)"),
            MessageText(stringLiteral: "\(day[.simplifiedChinese]) \(clock)")
        )
    }

    /// `1 Mar 2026`; `2026-03-01`.
    func readableDay(_ moment: Instant) -> Message {
        let day = dayText(moment)
        let parts = day.split(separator: "-")
        guard parts.count == 3, let month = Int(parts[1]), let date = Int(parts[2]), 1...12 ~= month else {
            return Message(verbatim: day)
        }
        return Message(
            MessageText(stringLiteral: "\(date) \(monthNames[month - 1]) \(parts[0])"),
            MessageText(stringLiteral: day)
        )
    }

    /// `2026-03-01`.
    func dayText(_ moment: Instant) -> String { String(text(moment).prefix(10)) }

    /// The first moments of the last days in this zone, the day of `moment` included.
    ///
    /// - Parameter count: how many days.
    package func dayStarts(upTo moment: Instant, count: Int) -> [Instant] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let today = calendar.startOfDay(for: Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000))
        return (0..<count).reversed().compactMap { back in
            calendar.date(byAdding: .day, value: -back, to: today).map { day in
                Instant(milliseconds: Int64(calendar.startOfDay(for: day).timeIntervalSince1970) * 1000)
            }
        }
    }
}

private let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

import FoundationEssentials
package import ReconciliationCore

extension LocalTime {
    /// `2026-03-01`.
    func dayText(_ moment: Instant) -> String { String(text(moment).prefix(10)) }

    /// The first moments of the last days in this zone, the day of `moment` included.
    ///
    /// - Parameter count: how many days.
    package func dayStarts(upTo moment: Instant, count: Int) -> [Instant] {
        let today = calendar.startOfDay(for: date(moment))
        return (0..<count).reversed().compactMap { back in
            calendar.date(byAdding: .day, value: -back, to: today).map { day in
                Instant(milliseconds: Int64(calendar.startOfDay(for: day).timeIntervalSince1970) * 1000)
            }
        }
    }
}

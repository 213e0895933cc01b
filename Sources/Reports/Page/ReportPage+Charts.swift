import ReconciliationCore

extension ReportPage {
    /// The most bars of one chart; the rest is one bar of its own.
    private static let barsMax = 8

    /// The charts of what was found, those with nothing to tell apart left out.
    var charts: [PageView.Chart] {
        let ofMissing = PageChart.ofMissingCredits.compactMap { chart in
            self.chart(chart, tally.missingBy[chart] ?? [:], kind: FindingKind.missingCredit.rawValue)
        }
        let others = chart(.kind, tally.otherKinds, kind: nil)
        return ofMissing + (others.map { [$0] } ?? [])
    }

    private func chart(_ chart: PageChart, _ counts: [String: Int], kind: String?) -> PageView.Chart? {
        guard counts.keys.contains(where: { !$0.isEmpty }) else { return nil }
        var shown = sorted(counts, chart)
        var rest = 0
        if chart != .age, shown.count > Self.barsMax {
            rest = shown[(Self.barsMax - 1)...].reduce(0) { $0 + $1.value }
            shown = Array(shown[..<(Self.barsMax - 1)])
        }
        let top = max(shown.map(\.value).max() ?? 0, rest)
        func bar(_ code: String?, _ name: Markup, _ count: Int) -> PageView.Bar {
            PageView.Bar(
                code: code,
                name: name,
                width: tenths(Double(count) / Double(max(1, top)) * 100),
                count: groupedDigits(String(count))
            )
        }
        var bars = shown.map { bar($0.key.isEmpty ? nil : printable($0.key), chart.markup(of: $0.key), $0.value) }
        if rest > 0 { bars.append(bar(nil, Markup(Message("all others", "其他")), rest)) }
        return PageView.Chart(
            column: chart.rawValue,
            name: Markup(chart.name),
            counted: Markup(chart.counted.name),
            kind: kind,
            bars: bars
        )
    }

    /// Ages by age, everything else by how often, then by its bytes; what is unknown last.
    private func sorted(_ counts: [String: Int], _ chart: PageChart) -> [(key: String, value: Int)] {
        counts.sorted { one, other in
            if one.key.isEmpty != other.key.isEmpty { return other.key.isEmpty }
            if chart == .age, let age = AgingBucket(rawValue: one.key), let than = AgingBucket(rawValue: other.key) {
                return age < than
            }
            if one.value != other.value { return one.value > other.value }
            return one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
        }
    }
}

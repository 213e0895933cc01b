package import ReconciliationCore

/// `1,712.00 CNY` for 1712000 milliunits: for people, thousands grouped and two decimals at least.
package func moneyText(_ milliunits: Int64, _ currency: String = "") -> String {
    let text = wholeUnits(milliunits)
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    return sign + groupedDigits(String(parts[0])) + "." + parts[1] + (currency.isEmpty ? "" : " " + currency)
}

/// `-6.50` for -6500 milliunits: two decimals at least, a point and nothing else.
func wholeUnits(_ milliunits: Int64) -> String {
    let magnitude = milliunits.magnitude
    var fraction = String(magnitude % 1000 + 1000).dropFirst()
    if fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return (milliunits < 0 ? "-" : "") + String(magnitude / 1000) + "." + fraction
}

extension BookTotals {
    /// By currency, for people: amounts of no known currency last, estimates after the others.
    var missingMoneyInOrder: [Money] {
        missingMoney.sorted {
            ($0.currency.isEmpty ? 1 : 0, $0.currency, $0.isEstimate ? 1 : 0)
                < ($1.currency.isEmpty ? 1 : 0, $1.currency, $1.isEstimate ? 1 : 0)
        }
    }
}

extension Message {
    /// What a purchase cost, and whether that is only what the product list says.
    package init(price: PurchasePrice) {
        let amount = moneyText(price.price.milliunits, price.price.currency)
        self = price.source == .catalogue ? Message("about \(amount)", "约 \(amount)") : Message(verbatim: amount)
    }
}

import Testing

@testable import ReconciliationCore

/// What amounts a price can be (Rules 8.1).
@Suite struct MoneyTests {
    @Test(
        arguments: [
            (.min, false), (-1, false), (0, true), (1, true), (999_999_999_999, true), (1_000_000_000_000, true),
            (1_000_000_000_001, false), (.max, false),
        ] as [(Int64, Bool)]
    )
    func `a price is nothing, or up to a thousand million units of its currency`(milliunits: Int64, isPlausible: Bool) {
        #expect(Price.plausibleMilliunits.contains(milliunits) == isPlausible)
    }

    /// The last two are too large for 64 bits: what is left of them there, 0 and 12, would be amounts a purchase can have.
    @Test(
        arguments: [
            (0, 3, 0), (500_000_000_000, 2, 1_000_000_000_000), (333_333_333_333, 3, 999_999_999_999),
            (1_000_000_000_000, 1, 1_000_000_000_000), (1_000_000_000_001, 1, nil), (500_000_000_001, 2, nil),
            (-1, 1, nil), (1 << 62, 4, nil), ((1 << 62) + 1, 12, nil),
        ] as [(Int64, Int, Int64?)]
    )
    func `a catalogue price times the quantity is the price only where a purchase can cost so much`(
        unit: Int64,
        quantity: Int,
        amount: Int64?
    ) {
        let bought = dossier(transaction { $0.quantity = quantity }) {
            $0.catalogue = CatalogueEntry(unitPrice: Price(milliunits: unit, currency: "USD"))
        }
        let expected = amount.map { PurchasePrice(price: Price(milliunits: $0, currency: "USD"), source: .catalogue) }
        #expect(price(of: PurchaseFacts(bought), in: bought) == expected)
    }

    @Test func `a stated price nobody graded is the backend's statement`() {
        var stated = transaction { $0.price = Price(milliunits: 6000, currency: "CNY") }
        stated.priceGrade = nil
        let bought = dossier(stated)
        #expect(price(of: PurchaseFacts(bought), in: bought)?.source == .payments)
    }
}

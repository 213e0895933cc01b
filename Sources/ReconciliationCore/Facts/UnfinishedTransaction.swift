/// Whether a credited purchase is still in a receipt made after it was credited: then the client does not finish the
/// transaction. Types that stay in receipts for ever do not count.
///
/// - Parameters:
///   - latestReceiptAt: when the latest receipt with the purchase was made.
///   - firstCreditAt: when it was credited first, by a credit that is live.
package func isUnfinished(
    list: PurchaseList?,
    type: ProductType?,
    latestReceiptAt: Instant?,
    firstCreditAt: Instant?
) -> Bool {
    guard list == .black, let latestReceiptAt, let firstCreditAt else { return false }
    switch type {
    case .nonConsumable, .autoRenewable: return false
    case .consumable, .nonRenewing, nil: return firstCreditAt < latestReceiptAt
    }
}

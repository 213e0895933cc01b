package import ReconciliationCore

/// The purchases about which there is nothing more to say than that they were paid for and credited: nearly all.
package protocol PlainPurchaseStore {
    /// Judges the plain ones among the selected purchases, all at once, keeps their changes and deselects them.
    ///
    /// An engine may find none plain, or only some: what it leaves is judged one by one. Its result must be that of
    /// `judge`.
    ///
    /// - Returns: how many.
    func judgePlain(policy: Policy) throws -> Int
}

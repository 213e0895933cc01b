package import ReconciliationCore

/// The purchases about which there is nothing more to say than that they were paid for and credited: nearly all.
package protocol PlainPurchaseStore {
    /// Judges those of the selected purchases that are plain, all at once, and keeps what they change. They are selected no
    /// more.
    ///
    /// An engine may find none plain, or only some: what it leaves is judged one by one. What it says must be what `judge`
    /// says.
    ///
    /// - Returns: how many.
    func judgePlain(policy: Policy) throws -> Int
}

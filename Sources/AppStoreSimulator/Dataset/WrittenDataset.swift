/// What was written, for the one line the command prints.
package struct WrittenDataset: Sendable {
    package var folder: String
    package var submissionCount: Int
    package var creditCount: Int
    package var missingCount: Int
    package var plainPurchaseCount = 0

    package var summary: String {
        "\(folder): \(submissionCount) submissions, \(creditCount) credits, \(plainPurchaseCount) plain purchases, "
            + "\(missingCount) missing credits"
    }
}

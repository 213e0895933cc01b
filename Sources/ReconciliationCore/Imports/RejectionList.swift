/// Which refused rows of one file are listed one by one, and how many more each rule refused.
///
/// A small file in which nothing is right would otherwise make a ledger and a report thousands of times its size. Every
/// row is counted all the same.
package struct RejectionList: Sendable {
    /// How many rows are listed for one rule in one file.
    package static let listedMax = 1_000

    private let listedMax: Int
    private var countByRule: [String: Int] = [:]
    /// Of each rule, the first row that is not listed; `count` says how many there are.
    private var unlistedByRule: [String: RejectedRow] = [:]

    package init(listedMax: Int = Self.listedMax) { self.listedMax = listedMax }

    /// Counts a refused row.
    ///
    /// - Returns: whether it is listed by itself.
    package mutating func take(_ row: RejectedRow) -> Bool {
        let before = countByRule[row.rule, default: 0]
        countByRule[row.rule] = before + 1
        guard before >= listedMax else { return true }
        if unlistedByRule[row.rule] == nil {
            unlistedByRule[row.rule] = row
        } else {
            unlistedByRule[row.rule]?.count += 1
        }
        return false
    }

    /// One row for each rule that refused more than are listed, at the first line that is not; by line, then rule.
    package var remainder: [RejectedRow] {
        unlistedByRule.values.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) }.map { row in
            // A single one may as well stand there itself.
            guard row.count > 1 else { return row }
            var row = row
            row.field = ""
            row.message =
                "From this line on \(row.count) records of this file were refused by this rule; they are counted, not "
                + "listed one by one. " + row.message
            return row
        }
    }
}

extension Expectation {
    /// What this expectation and another say differently, a line each: `here` and `there` are their names.
    func differences(from other: Expectation, here: String, there: String) -> [String] {
        func lines<Key: Hashable, Value: Equatable>(
            _ title: String,
            _ left: [Key: Value],
            _ right: [Key: Value]
        ) -> [String] {
            Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.flatMap { key in
                [
                    "\(title) \(key), \(here): \(left[key].map { "\($0)" } ?? "nothing")",
                    "\(title) \(key), \(there): \(right[key].map { "\($0)" } ?? "nothing")",
                ]
            }
        }
        func counted<Element: Hashable>(_ elements: some Sequence<Element>) -> [Element: Int] {
            Dictionary(grouping: elements) { $0 }.mapValues(\.count)
        }
        return lines("white", whiteList, other.whiteList)
            + lines("place", places, other.places)
            + lines("black", counted(blackList), counted(other.blackList))
            + lines("closed", closed, other.closed)
            + lines("claims", claims, other.claims)
            + lines("credits", credits, other.credits)
            + lines("finding", counted(findings), counted(other.findings))
            + lines("lost", lostOrders, other.lostOrders)
            + lines("aging", aging, other.aging)
            + lines("closing", closing, other.closing)
            + lines("unlisted credits", ["": unlistedCredits], ["": other.unlistedCredits])
            + lines("journal", counted(journalFaults), counted(other.journalFaults))
    }
}

/// The storefronts an owner bought from about the time of a purchase: several mean that the account is shared, or moved.
package enum NearbyStorefronts {
    /// How long before and after the purchase, both ends included.
    package static let window = Span.days(30)

    /// What a finding shows: all of them where they are several, else nothing.
    package static func mark(_ storefronts: Set<String>) -> String {
        storefronts.count > 1 ? storefronts.sorted(by: isBeforeByBytes).joined(separator: ";") : ""
    }

    private static func isBeforeByBytes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// What a file says about a finding: its own detail, and behind it the mark, if there is one.
    package static func detail(_ detail: String, mark: String) -> String {
        let storefronts = mark.isEmpty ? [] : ["storefronts \(mark)"]
        return ((detail.isEmpty ? [] : [detail]) + storefronts).joined(separator: "; ")
    }
}

/// The name of a time zone as people write it: of the tz database (IANA), such as `America/Chicago`, or `UTC`.
///
/// Abbreviations mean different zones to different people: CST is Chicago's time and Shanghai's. Short names also have no
/// daylight saving time of their own (`EST` is five hours behind UTC in summer too).
package struct ZoneName: Sendable, Hashable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// Whether it can name one zone only. Whether there is such a zone, the tz database says.
    package var isUnambiguous: Bool { text == "UTC" || text == "GMT" || text.contains("/") }

    /// What the writer may have meant by an abbreviation: names of the tz database, of several continents. Empty for anything
    /// else.
    package var meanings: [String] { Self.abbreviations[text.uppercased()] ?? [] }

    private static let abbreviations: [String: [String]] = [
        "AST": ["America/Halifax", "Asia/Riyadh"],
        "BST": ["Europe/London", "Asia/Dhaka"],
        "CDT": ["America/Chicago", "America/Havana"],
        "CET": ["Europe/Berlin", "Europe/Paris"],
        "CST": ["America/Chicago", "Asia/Shanghai"],
        "EDT": ["America/New_York", "America/Toronto"],
        "EET": ["Europe/Helsinki", "Africa/Cairo"],
        "EST": ["America/New_York", "Australia/Sydney"],
        "HKT": ["Asia/Hong_Kong"],
        "HST": ["Pacific/Honolulu"],
        "IST": ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"],
        "JST": ["Asia/Tokyo"],
        "KST": ["Asia/Seoul"],
        "MST": ["America/Denver", "America/Phoenix", "Asia/Kuala_Lumpur"],
        "PDT": ["America/Los_Angeles"],
        "PRC": ["Asia/Shanghai"],
        "PST": ["America/Los_Angeles", "Asia/Manila"],
        "SST": ["Asia/Singapore", "Pacific/Pago_Pago"],
        "WET": ["Europe/Lisbon"],
    ]
}

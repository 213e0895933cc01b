/// What waits on the white list: one row per state, bucket and currency.
package struct AgingRow: Sendable, Hashable, Codable {
    /// `expected`, `missing_credit` or `parked`.
    package var listState: String
    /// Empty where the purchase date is unknown.
    package var bucket: String
    /// Empty where the price is unknown.
    package var currency: String
    package var count: Int
    package var amountMilliunits: Int64
    package var oldestPurchaseDate: Instant?
    /// Against the last published run before; the whole count where there is none.
    package var countChange: Int

    package init(
        listState: String,
        bucket: String,
        currency: String,
        count: Int,
        amountMilliunits: Int64,
        oldestPurchaseDate: Instant?,
        countChange: Int
    ) {
        self.listState = listState
        self.bucket = bucket
        self.currency = currency
        self.count = count
        self.amountMilliunits = amountMilliunits
        self.oldestPurchaseDate = oldestPurchaseDate
        self.countChange = countChange
    }
}

/// How long ago a purchase was paid, in steps tied to Apple's own clocks (article "Codes"). The upper bound belongs to the next step.
package enum AgingBucket: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case underOneHour = "0-1h"
    case underOneDay = "1-24h"
    case underThreeDays = "1-3d"
    /// The last push of a notification comes 157 h after the first.
    case underOneWeek = "3-7d"
    case underThirtyDays = "7-30d"
    case underNinetyDays = "30-90d"
    /// Apple's history of notifications ends.
    case underHalfYear = "90-180d"
    case older = ">180d"

    /// The first age that lies past the bucket; nil where none does.
    package var end: Span? {
        switch self {
        case .underOneHour: .hours(1)
        case .underOneDay: .hours(24)
        case .underThreeDays: .days(3)
        case .underOneWeek: .days(7)
        case .underThirtyDays: .days(30)
        case .underNinetyDays: .days(90)
        case .underHalfYear: .days(180)
        case .older: nil
        }
    }

    package init(age: Span) {
        self = Self.allCases.first { bucket in bucket.end.map { age < $0 } ?? true } ?? .older
    }

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Span {
    /// Whole hours, rounded down.
    package var wholeHours: Int64 {
        let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 3_600_000)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

import ReconciliationCore
import Testing

/// Which period of a subscription is the first, and which the first that was paid (Rules 4).
@Suite struct SubscriptionPeriodTests {
    private func period(_ id: String, days: Int64? = 0, reason: String? = nil, isFree: Bool = false)
        -> SubscriptionPeriod
    {
        SubscriptionPeriod([
            SubscriptionPeriod.Transaction(
                id: TransactionID(id),
                originalTransactionID: TransactionID("1"),
                reason: reason,
                paidAt: days.map { paid + .days($0) },
                isFree: isFree
            )
        ])
    }

    private func overview(_ periods: [SubscriptionPeriod]) -> SubscriptionOverview {
        var overview = SubscriptionOverview()
        for period in periods { overview.add(period) }
        return overview
    }

    @Test(arguments: [
        ("PURCHASE", true, true), ("PURCHASE", false, true), ("RENEWAL", true, false), ("RENEWAL", false, false),
        (nil, true, true), (nil, false, false),
    ])
    func `a stated reason says which period is the first, else being the original`(
        reason: String?,
        isOriginal: Bool,
        isFirst: Bool
    ) {
        #expect(isFirstPeriod(reason: reason, isOriginal: isOriginal) == isFirst)
        #expect(period(isOriginal ? "1" : "2", reason: reason).isFirst == isFirst)
    }

    @Test func `the first paid period is the earliest that was not free, undated ones last, then the smallest id`() {
        let periods = [
            period("1", days: 0, isFree: true), period("5", days: nil), period("4", days: 30), period("3", days: 20),
            period("2", days: 20), period("9", days: nil),
        ]
        for rotation in periods.indices {
            let rotated = Array(periods[rotation...] + periods[..<rotation])
            #expect(overview(rotated).firstPaidPeriod == TransactionID("2"))
            #expect(overview(rotated.reversed()).firstPaidPeriod == TransactionID("2"))
        }
        #expect(overview([period("9", days: nil), period("5", days: nil)]).firstPaidPeriod == TransactionID("5"))
        #expect(overview([period("5", days: nil), period("9", days: nil)]).firstPaidPeriod == TransactionID("5"))
        #expect(overview([period("1", isFree: true)]).firstPaidPeriod == nil)
        #expect(overview([]) == SubscriptionOverview(isFirstPeriodFree: false, firstPaidPeriod: nil))
    }

    @Test func `the first period was free where one is both`() {
        #expect(overview([period("1", isFree: true), period("2")]).isFirstPeriodFree)
        #expect(overview([period("2", reason: "PURCHASE", isFree: true)]).isFirstPeriodFree)
        #expect(!overview([period("1"), period("2", isFree: true)]).isFirstPeriodFree)
        #expect(!overview([period("1", reason: "RENEWAL", isFree: true)]).isFirstPeriodFree)
    }

    private func stated(_ id: String, of original: String? = nil, reason: String? = nil, isFree: Bool = false)
        -> SubscriptionPeriod.Transaction
    {
        SubscriptionPeriod.Transaction(
            id: TransactionID(id),
            originalTransactionID: original.map { TransactionID($0) },
            reason: reason,
            isFree: isFree
        )
    }

    @Test func `what one transaction of a purchase says counts for all of it`() {
        let trial = SubscriptionPeriod([stated("1"), stated("5", of: "1", isFree: true)])
        #expect(trial.isFirst && trial.isFree)
        #expect(SubscriptionPeriod([stated("5", of: "1"), stated("1")]).isFirst)
        #expect(SubscriptionPeriod([stated("5", of: "1"), stated("6", reason: "PURCHASE")]).isFirst)
        #expect(!SubscriptionPeriod([stated("5", of: "1"), stated("6")]).isFirst)
        #expect(!SubscriptionPeriod([stated("1", reason: "RENEWAL"), stated("5", of: "1", reason: "RENEWAL")]).isFirst)
        #expect(overview([trial, period("2")]).isFirstPeriodFree)
    }

    @Test func `a purchase of several transactions counts by its smallest id and the date of the best grade`() {
        func dated(_ id: String, days: Int64, _ grade: Grade) -> SubscriptionPeriod.Transaction {
            SubscriptionPeriod.Transaction(id: TransactionID(id), paidAt: paid + .days(days), grade: grade)
        }
        let restored = SubscriptionPeriod([
            dated("7", days: 3, .signed), dated("2", days: 0, .asserted), dated("4", days: 2, .signed), stated("8"),
        ])
        #expect(restored.paidAt == paid + .days(2))
        #expect(overview([restored, period("1", days: 1)]).firstPaidPeriod == TransactionID("1"))
        #expect(overview([period("9", days: 3), restored]).firstPaidPeriod == TransactionID("2"))
    }

    @Test func `a renewal lacks its first period where none is known`() {
        func isWithoutFirst(_ list: PurchaseList?, _ reason: ListReason?, isFirstKnown: Bool = false) -> Bool {
            isRenewalWithoutFirst(list: list, reason: reason, isFirstKnown: isFirstKnown)
        }
        #expect(isWithoutFirst(.closed, .excludedSubscription))
        #expect(!isWithoutFirst(.closed, .excludedSubscription, isFirstKnown: true))
        #expect(!isWithoutFirst(.closed, .excludedFree))
        #expect(!isWithoutFirst(.white, .uncredited))
        #expect(!isWithoutFirst(nil, nil))
    }

    @Test func `a period is paid where nobody says that it was free`() {
        #expect(!SubscriptionPeriod([stated("1", of: "1")]).isFree)
    }

    @Test(arguments: [
        (PurchaseList.closed, ListReason.excludedSubscription, false, true),
        (.closed, .excludedSubscription, true, false), (.white, .excludedSubscription, false, false),
        (.closed, .revoked, false, false),
    ])
    func `a renewal set aside without a known first period is counted`(
        list: PurchaseList,
        reason: ListReason,
        isFirstKnown: Bool,
        isCounted: Bool
    ) {
        #expect(isRenewalWithoutFirst(list: list, reason: reason, isFirstKnown: isFirstKnown) == isCounted)
    }
}

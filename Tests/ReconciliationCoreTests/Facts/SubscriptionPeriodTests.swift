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

    private func firsts(_ periods: SubscriptionPeriod...) -> [String] {
        let firsts = firstPaidPeriods(of: periods)
        #expect(firstPaidPeriods(of: periods.reversed()) == firsts)
        return firsts.map(\.rawValue).sorted()
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

    @Test func `after a free first period the earliest paid one is the first, undated ones last, then the smallest id`()
    {
        let periods = [
            period("1", days: 0, isFree: true), period("5", days: nil), period("4", days: 30), period("3", days: 20),
            period("2", days: 20), period("9", days: nil),
        ]
        for rotation in periods.indices {
            #expect(firstPaidPeriods(of: Array(periods[rotation...] + periods[..<rotation])) == [TransactionID("2")])
        }
        let trial = period("1", isFree: true)
        #expect(firsts(trial, period("9", days: nil), period("5", days: nil)) == ["5"])
        #expect(firsts(trial) == [])
        #expect(firsts() == [])
    }

    @Test func `only a free period that is a first one has one that takes its place`() {
        #expect(firsts(period("2", reason: "PURCHASE", isFree: true), period("3")) == ["3"])
        #expect(firsts(period("1"), period("2", isFree: true), period("3", days: 30)) == [])
        #expect(firsts(period("1", reason: "RENEWAL", isFree: true), period("2")) == [])
    }

    @Test func `a subscription begun again with a free period has a first paid one again`() {
        let trial = period("1", days: 0, isFree: true)
        let renewals = [period("2", days: 30), period("3", days: 60)]
        let winBack = period("4", days: 200, reason: "PURCHASE", isFree: true)
        #expect(firsts(trial, renewals[0], renewals[1], winBack) == ["2"])
        #expect(
            firsts(trial, renewals[0], renewals[1], winBack, period("5", days: 230), period("6", days: 260)) == [
                "2", "5",
            ]
        )
        // Never paid before it was begun again.
        #expect(firsts(trial, winBack, period("5", days: 230)) == ["5"])
        // Paid at the very moment.
        #expect(firsts(winBack, period("5", days: 200), period("6", days: 199)) == ["5"])
        #expect(firsts(period("1", days: nil, isFree: true), period("2", days: 0)) == ["2"])
        #expect(firsts(winBack, period("3", days: 60), period("7", days: nil)) == ["7"])
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
        #expect(firsts(trial, period("2")) == ["2"])
    }

    @Test func `a purchase of several transactions counts by its smallest id and the date of the best grade`() {
        func dated(_ id: String, days: Int64, _ grade: Grade) -> SubscriptionPeriod.Transaction {
            SubscriptionPeriod.Transaction(id: TransactionID(id), paidAt: paid + .days(days), grade: grade)
        }
        let restored = SubscriptionPeriod([
            dated("7", days: 3, .signed), dated("2", days: 0, .asserted), dated("4", days: 2, .signed), stated("8"),
        ])
        #expect(restored.paidAt == paid + .days(2))
        let trial = period("10", days: -1, reason: "PURCHASE", isFree: true)
        #expect(firsts(trial, restored, period("1", days: 1)) == ["1"])
        #expect(firsts(trial, period("9", days: 3), restored) == ["2"])
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

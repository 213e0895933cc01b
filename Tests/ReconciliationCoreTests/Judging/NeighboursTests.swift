import ReconciliationCore
import Testing

/// Who asks whom, and what neighbours in a subscription or a receipt say.
@Suite struct NeighboursTests {
    private static let binding: Set<OwnerBasis> = [.accountToken, .applicationUsername]
    private static let aboveReceipts: Set<OwnerBasis> = [.sameSubscription, .claimedBy]

    @Test(arguments: OwnerBasis.allCases)
    func `what a rung above decided asks no neighbours`(basis: OwnerBasis) {
        #expect(basis.asksSubscription == !Self.binding.contains(basis))
        #expect(basis.asksReceipts == !Self.binding.union(Self.aboveReceipts).contains(basis))
    }

    private func period(_ number: Int64, _ user: UserID? = nil, day: Int64?, isAsking: Bool = false) -> Neighbour {
        Neighbour(
            purchase: number,
            creditedTo: user,
            paidAt: day.map { paid + .days($0) },
            isAsking: isAsking
        )
    }

    @Test func `a period hears of the users of earlier ones, not of its own or later ones`() {
        let periods = [
            period(1, "a", day: 1), period(2, "b", day: 2, isAsking: true), period(3, "c", day: 3),
            period(4, day: 4, isAsking: true),
        ]
        // Of three users, two say as much.
        let expected: [Int64: Set<UserID>] = [2: ["a"], 4: ["a", "b"]]
        #expect(usersOfEarlierPeriods(in: periods) == expected)
        #expect(usersOfEarlierPeriods(in: periods.reversed()) == expected)
    }

    @Test func `a period paid at the same moment is no earlier one`() {
        #expect(usersOfEarlierPeriods(in: [period(1, "a", day: 1), period(2, day: 1, isAsking: true)]) == [:])
    }

    @Test func `the earliest credit of a user counts`() {
        let periods = [period(1, "a", day: 9), period(2, "a", day: 1), period(3, day: 5, isAsking: true)]
        #expect(usersOfEarlierPeriods(in: periods) == [3: ["a"]])
    }

    @Test func `periods without a date neither say nor hear anything`() {
        #expect(usersOfEarlierPeriods(in: [period(1, "a", day: nil), period(2, day: 1, isAsking: true)]) == [:])
        #expect(usersOfEarlierPeriods(in: [period(1, "a", day: 1), period(2, day: nil, isAsking: true)]) == [:])
    }

    private func item(_ number: Int64, _ user: UserID? = nil, isAsking: Bool = false) -> Neighbour {
        Neighbour(purchase: number, creditedTo: user, isAsking: isAsking)
    }

    @Test func `a purchase hears of the users of the others in its receipt, not of its own`() {
        let purchases = [item(1, "a", isAsking: true), item(2, "b"), item(3, isAsking: true), item(4)]
        #expect(usersOfOtherPurchases(in: purchases) == [1: ["b"], 3: ["a", "b"]])
    }

    @Test func `its own user counts where another purchase is credited to them too`() {
        let purchases = [item(1, "a", isAsking: true), item(2, "a", isAsking: true)]
        #expect(usersOfOtherPurchases(in: purchases) == [1: ["a"], 2: ["a"]])
    }

    @Test func `a purchase with two transactions in a receipt is no neighbour of itself`() {
        #expect(usersOfOtherPurchases(in: [item(1, "a", isAsking: true), item(1, "a", isAsking: true)]) == [:])
    }

    @Test func `of many users two are told, whoever asks`() {
        let users = ["d", "b", "c", "a"].map { UserID($0) }
        let purchases = users.enumerated().map { item(Int64($0), $1, isAsking: true) } + [item(9, isAsking: true)]
        let expected: [Int64: Set<UserID>] = [
            0: ["a", "b"], 1: ["a", "c"], 2: ["a", "b"], 3: ["b", "c"], 9: ["a", "b"],
        ]
        #expect(usersOfOtherPurchases(in: purchases) == expected)
        #expect(usersOfOtherPurchases(in: purchases.reversed()) == expected)
    }

    @Test func `who does not ask hears nothing`() {
        #expect(usersOfOtherPurchases(in: [item(1, "a"), item(2, "b")]) == [:])
        #expect(usersOfEarlierPeriods(in: [period(1, "a", day: 1), period(2, day: 2)]) == [:])
    }

    @Test func `a user of several purchases counts for each of them, in any order`() {
        let several = [item(1, "a", isAsking: true), item(2, "a"), item(1, "a", isAsking: true)]
        #expect(usersOfOtherPurchases(in: several) == [1: ["a"]])
    }
}

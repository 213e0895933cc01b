import ReconciliationCore
import Testing

/// Whom a submission is from, and which transactions of a purchase it touches.
@Suite struct SubmissionSenderTests {
    private func sender(
        _ stated: UserID?,
        _ candidates: [(SubmissionSender.Route, UserID)]
    ) -> [UserID] {
        var sender = SubmissionSender(statedUserID: stated)
        for (route, user) in candidates { sender.add(.init(user: user, rank: .storedName), by: route) }
        return sender.answer.holders.map(\.user)
    }

    @Test func `a stated user id is that user's, else a name, else the id as it is`() {
        #expect(sender("a", [(.name, "b"), (.userID, "a1"), (.accountName, "c")]) == ["a1"])
        #expect(sender("a", [(.name, "b"), (.accountName, "c"), (.name, "d")]) == ["b", "d"])
        #expect(sender("a", [(.accountName, "c")]) == ["a"])
        #expect(sender("a", []) == ["a"])
    }

    @Test func `a name that very many users have is nobody, unless it is a user's id`() {
        #expect(sender("a", [(.commonName, "a")]) == [])
        #expect(sender("a", [(.commonName, "a"), (.accountName, "c")]) == [])
        #expect(sender("a", [(.commonName, "a"), (.userID, "a")]) == ["a"])
        var sender = SubmissionSender(statedUserID: "a")
        sender.add(.init(user: "a", rank: .storedName), by: .commonName)
        #expect(sender.answer.isCommon)
    }

    @Test func `without a user id the one user with the account name is meant, of several nobody`() {
        #expect(sender(nil, [(.accountName, "a"), (.accountName, "a"), (.name, "b"), (.userID, "c")]) == ["a"])
        #expect(sender(nil, [(.accountName, "a"), (.accountName, "b")]) == [])
        #expect(sender(nil, [(.name, "b")]) == [])
        #expect(sender(nil, []) == [])
    }

    @Test func `a name keeps its rank and its time`() {
        let held = NameAnswer.Holder(user: "b", rank: .encodedUserID, firstSeenAt: paid, lastSeenAt: asOf)
        var sender = SubmissionSender(statedUserID: "a")
        sender.add(held, by: .name)
        #expect(sender.answer.holders == [held])
    }

    @Test func `a device says something where one user has it`() {
        #expect(DeviceUsers(smallest: "a", largest: "a").only == "a")
        #expect(DeviceUsers(smallest: "a", largest: "b").only == nil)
    }

    @Test func `a claim is proven by the very transaction it names`() {
        func link(_ transactions: (isNamed: Bool, isContained: Bool)...) -> [Bool] {
            var link = SubmissionLink(submission: "s")
            for transaction in transactions {
                link.add(isNamed: transaction.isNamed, isContained: transaction.isContained)
            }
            return [link.namesTransaction, link.containsTransaction, link.isProven]
        }
        #expect(link() == [false, false, false])
        #expect(link((true, true)) == [true, true, true])
        #expect(link((true, false), (false, true)) == [true, true, false])
        #expect(link((true, false)) == [true, false, false])
        #expect(link((true, true), (false, false)) == [true, true, true])
    }

    private static let stores: [(StoreEnvironment?, StoreEnvironment?, Set<StoreEnvironment>, StoreEnvironment)] = [
        (.sandbox, .production, [.production], .sandbox),
        (.production, .sandbox, [.sandbox], .production),
        (nil, .sandbox, [.production, .sandbox], .sandbox),
        (nil, .production, [.sandbox], .production),
        (nil, nil, [.production, .sandbox], .production),
        (nil, nil, [.sandbox], .sandbox),
        (nil, nil, [], .production),
    ]

    @Test(arguments: stores)
    func `a transaction is named in the store that is stated, else in that of the evidence, else where it is known`(
        stated: StoreEnvironment?,
        inEvidence: StoreEnvironment?,
        known: Set<StoreEnvironment>,
        meant: StoreEnvironment
    ) {
        #expect(StoreEnvironment.meant(stated: stated, inEvidence: inEvidence, byAnIDKnownIn: known) == meant)
    }
}

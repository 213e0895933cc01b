import ReconciliationCore
import Testing

/// Rules 6.10: what a page says of an account.
@Suite struct AccountPageTests {
    @Test(arguments: [(false, [], false), (true, [], true), (false, [game], true)] as [(Bool, [BundleID], Bool)])
    func `what is not of a history says nothing of the other transactions of the account`(
        isSingle: Bool,
        notFoundBy: [BundleID],
        isAlone: Bool
    ) {
        var page = AccountPage(
            bundleID: game,
            environment: .production,
            askedID: TransactionID("1"),
            pieces: [],
            revision: nil,
            isLast: true
        )
        #expect(!page.isAboutOneAlone)
        (page.isSingle, page.notFoundBy) = (isSingle, notFoundBy)
        #expect(page.isAboutOneAlone == isAlone)
    }
}

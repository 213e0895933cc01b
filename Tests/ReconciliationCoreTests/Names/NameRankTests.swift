import ReconciliationCore
import Testing

/// Rules 7.4: which kind of name answers first.
@Suite struct NameRankTests {
    @Test func `a stored name comes before an encoded user id, and that before an encoded account name`() {
        #expect(NameRank.allCases.reversed().sorted() == [.storedName, .encodedUserID, .encodedAccountName])
        #expect(!(NameRank.storedName < .storedName))
    }
}

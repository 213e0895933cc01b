import ReconciliationCore
import Testing

@Suite struct RollForwardRowTests {
    @Test func `a row of the roll-forward begins with nothing in it`() {
        let row = RollForwardRow(list: "white", reason: "", currency: "EUR")
        #expect([row.openingCount, row.inCount, row.outCount, row.closingCount] == [0, 0, 0, 0])
        #expect([row.openingMilliunits, row.inMilliunits, row.outMilliunits, row.closingMilliunits] == [0, 0, 0, 0])
    }
}

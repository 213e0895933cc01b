#if PostgreSQL
import Testing

@testable import PostgreSQLLedger

/// When the planner is shown a table again.
@Suite struct TableStatisticsTests {
    @Test func `a table that was empty is due after a thousand rows, a large one after a fifth of it`() {
        var statistics = TableStatistics()
        statistics.note(999, of: "claim") { 0 }
        #expect(statistics.due.isEmpty)
        statistics.note(1, of: "claim") { 0 }
        #expect(statistics.due == ["claim"])
        statistics.noteLook(at: "claim", rowCount: 10_000)
        statistics.note(1_999, of: "claim") { 0 }
        #expect(statistics.due.isEmpty)
        statistics.note(1, of: "claim") { 0 }
        #expect(statistics.due == ["claim"])
    }

    @Test func `a table that is created again is a new one`() {
        var statistics = TableStatistics()
        statistics.note(5_000, of: "touched") { 0 }
        statistics.forgetTables(namedIn: "DROP TABLE touched")
        #expect(statistics.due.isEmpty)
        statistics.note(500, of: "touched") { 0 }
        #expect(statistics.due.isEmpty)
    }
}
#endif

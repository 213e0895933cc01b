import GRDB
import GRDBSQLite
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import SQLiteLedger

/// What a night costs, counted and not timed: the same on every machine, however busy it is.
///
/// The limits leave a tenth of room. Whoever makes a night cheaper lowers them.
@Suite struct WorkOfANightTests {
    private static let purchases = 1_000
    private static let nightly = 100

    @Test func `a first night and a plain night after it do no more work for each purchase than they need`() throws {
        let folder = try TemporaryFolder()
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        let first = try work(of: ledger) { try takeAndRun(0..<Self.purchases, at: noon + .days(2), ledger) }
        #expect(first.instructions / Self.purchases < 3_560)
        #expect(first.statements / Self.purchases < 8)
        let bytes = try ledger.rows("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        #expect(try #require(Int(bytes[0])) / Self.purchases < 1_900)

        let night = try work(of: ledger) {
            try takeAndRun(Self.purchases..<(Self.purchases + Self.nightly), at: noon + .days(3), ledger)
        }
        #expect(night.instructions / Self.nightly < 4_560)
        #expect(night.statements / Self.nightly < 62)
        #expect(night.pagesWritten / Self.nightly < 3)
    }

    @Test func `judging and checking everything again writes nothing of purchases that stay as they are`() throws {
        let folder = try TemporaryFolder()
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try takeAndRun(0..<Self.purchases, at: noon + .days(2), ledger)
        let full = try work(of: ledger) {
            let run = try ledger.night(noon + .days(3), isFull: true)
            #expect(try ledger.brokenTotals(of: run, isFull: true) == [])
        }
        #expect(full.instructions / Self.purchases < 1_110)
        #expect(full.statements < 314)
        #expect(full.pagesWritten < 22)
    }

    @Test func `a file of credits that changes no refused row costs nothing for those of all times`() throws {
        let folder = try TemporaryFolder()
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        let refused = 10_000
        _ = try ledger.importFile(IncomingFile(kind: .credits, name: "broken", importedAt: noon)) { batch in
            for line in 1...refused {
                var row = RejectedRow(file: "broken", line: line, field: "user_id", rule: "missing_value", message: ".")
                row.creditedTransaction = TransactionID("\(line)")
                try batch.reject(row)
            }
            return FileTally(digest: ContentDigest(hex: "broken"), byteCount: 1, recordCount: refused)
        }
        let plain = try work(of: ledger) { try ledger.take([credit("x1", to: "u1")], name: "plain") }
        #expect(plain.instructions < refused)
        // One that ends what a refused row left open reads them, and the audit chain tells the rows that are left.
        let mended = try work(of: ledger) { try ledger.take([credit("1", to: "u1")], name: "mended") }
        #expect(mended.instructions > refused)
        #expect(try ledger.rows("SELECT COUNT(*) FROM refused_credit") == ["\(refused - 1)"])
        try ledger.night(noon + .days(1))
        #expect(try ledger.verifyAudit(.whole).fault == nil)
    }

    @Test func `a first load leaves every index and trigger, and tallies that were counted`() throws {
        let folder = try TemporaryFolder()
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name"
        let before = try ledger.rows(schema)
        let first = try takeAndRun(0..<Self.nightly, at: noon + .days(2), ledger)
        #expect(try ledger.rows(schema) == before)
        // In full: each tally as it is kept, and counted from scratch.
        #expect(try ledger.brokenTotals(of: first, isFull: true) == [])
        #expect(try ledger.rows("SELECT entries FROM tally WHERE name = 'facts'") == ["\(Self.nightly)"])
        // The rows of the night after are tallied one by one.
        let night = try takeAndRun(Self.nightly..<(2 * Self.nightly), at: noon + .days(3), ledger)
        #expect(try ledger.rows(schema) == before)
        #expect(try ledger.brokenTotals(of: night, isFull: true) == [])
    }

    /// Purchases paid a day before, all but one in a hundred credited; their ids are not in order.
    @discardableResult
    private func takeAndRun(_ numbers: Range<Int>, at asOf: Instant, _ ledger: SQLiteLedger) throws -> RunID {
        let ids = numbers.map { ($0, String(2_000_000_000 + $0 * 7_919 % 1_000_003)) }
        let users = numbers.filter { $0 % 7 == 0 }.map { n in user("u\(n)") { $0.accountName = "name\(n)" } }
        try ledger.take(users, name: "users \(asOf)", at: asOf)
        let paid = ids.map { n, id in
            payment(id) {
                $0.purchaseDate = asOf - .days(2)
                $0.userID = UserID("u\(n / 7 * 7)")
                $0.applicationUsername = "name\(n / 7 * 7)"
            }
        }
        try ledger.take(paid, name: "payments \(asOf)", at: asOf)
        let delivered = ids.filter { $0.0 % 100 != 7 }
            .map { n, id in credit(id, to: "u\(n / 7 * 7)", at: asOf - .days(2) + .seconds(60)) }
        try ledger.take(delivered, name: "credits \(asOf)", at: asOf)
        let run = try ledger.night(asOf)
        #expect(try ledger.brokenTotals(of: run, isFull: false) == [])
        return run
    }

    private struct Work {
        var instructions = 0
        var statements = 0
        var pagesWritten = 0
    }

    /// Counts what SQLite runs meanwhile: instructions of its virtual machine, statements (triggers with them), and pages written.
    private func work(of ledger: SQLiteLedger, _ body: () throws -> Void) throws -> Work {
        let counter = Counter()
        ledger.queue.inDatabase { database in
            database.trace { event in
                if case .statement = event { counter.statements += 1 }
            }
            sqlite3_progress_handler(
                database.sqliteConnection,
                Counter.step,
                { counter in
                    counter.map { Unmanaged<Counter>.fromOpaque($0).takeUnretainedValue().instructions += Counter.step }
                    return 0
                },
                Unmanaged.passUnretained(counter).toOpaque()
            )
            _ = pagesWritten(database)
        }
        try body()
        return ledger.queue.inDatabase { database in
            sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil)
            database.trace(options: [])
            return Work(
                instructions: Int(counter.instructions),
                statements: counter.statements,
                pagesWritten: pagesWritten(database)
            )
        }
    }

    /// Since it was last asked.
    private func pagesWritten(_ database: GRDB.Database) -> Int {
        var count: Int32 = 0
        var highest: Int32 = 0
        sqlite3_db_status(database.sqliteConnection, SQLITE_DBSTATUS_CACHE_WRITE, &count, &highest, 1)
        return Int(count)
    }

    private final class Counter {
        /// So many instructions lie between two calls.
        static let step: Int32 = 100
        var instructions: Int32 = 0
        var statements = 0
    }
}

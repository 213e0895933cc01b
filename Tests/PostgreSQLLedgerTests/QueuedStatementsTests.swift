#if PostgreSQL
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// Statements that are sent without waiting for what becomes of them.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct QueuedStatementsTests {
    private let connection: PostgreSQLConnection

    init() throws {
        let server = try DatabaseServer.shared.get()
        let session = try ServerConnection(ServerAddress(server.newAddress()))
        connection = PostgreSQLConnection(session)
        try connection.execute("CREATE TABLE number (n bigint PRIMARY KEY, half bigint)")
    }

    private func add(_ numbers: some Sequence<Int64>) throws {
        let add = try connection.prepare("INSERT INTO number (n) VALUES ($1)")
        for number in numbers { try add.queue([number]) }
    }

    private func numbers() throws -> [Int64] {
        try Int64.fetchAll(connection.prepare("SELECT n FROM number ORDER BY n"))
    }

    @Test(arguments: [1, 15, 16, 17, 399, 400, 401, 5_000])
    func `what was queued is there for the next statement, whatever its way`(count: Int64) throws {
        try add(1...count)
        #expect(try numbers() == Array(1...count))
        // A prepared statement goes along with what is queued.
        let highest = try connection.prepare("SELECT max(n) FROM number")
        for step in 1...3 {
            try add([count + Int64(step)])
            #expect(try Int64.fetchOne(highest) == count + Int64(step))
        }
        try add([count + 4])
        try connection.execute("DELETE FROM number WHERE n <= \(count)")
        #expect(try numbers() == (1...4).map { count + $0 })
    }

    @Test func `each change of several statements is made in the order in which they were queued`() throws {
        let add = try connection.prepare("INSERT INTO number (n) VALUES ($1)")
        let halve = try connection.prepare("UPDATE number SET half = n / 2 WHERE n = $1")
        for number in Int64(1)...1_000 {
            try add.queue([number])
            try halve.queue([number])
        }
        #expect(try Int64.fetchOne(connection.prepare("SELECT count(*) FROM number WHERE half = n / 2")) == 1_000)
    }

    @Test(arguments: [3, 300, 900])
    func `what fails is thrown before anything is committed, and the session goes on`(position: Int64) throws {
        try connection.server.begin("BEGIN")
        #expect(throws: ServerError.self) {
            try add(1...position)
            try add([position])
            try add(position + 1...1_000)
            try connection.server.execute("COMMIT")
        }
        try connection.server.execute("ROLLBACK")
        #expect(try numbers() == [])
        try add([7])
        #expect(try numbers() == [7])
    }

    @Test func `a rollback ends the transaction also where a queued statement had failed unseen`() throws {
        try connection.server.begin("BEGIN")
        try add([1, 1, 2])
        try connection.server.rollBack("ROLLBACK")
        #expect(!connection.server.isInTransaction)
        try connection.server.begin("BEGIN")
        try add([3])
        try connection.server.execute("COMMIT")
        #expect(try numbers() == [3])
    }

    @Test func `rows are walked while others are queued`() throws {
        try connection.server.begin("BEGIN")
        try add(1...5_000)
        let halve = try connection.prepare("UPDATE number SET half = n / 2 WHERE n = $1")
        let rows = try Row.fetchCursor(connection.prepare("SELECT n FROM number ORDER BY n"))
        while let row = try rows.next() { try halve.queue([row[0] as Int64]) }
        try connection.server.execute("COMMIT")
        #expect(try Int64.fetchOne(connection.prepare("SELECT count(*) FROM number WHERE half = n / 2")) == 5_000)
    }
}
#endif

#if PostgreSQL
import FoundationEssentials
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// Statements whose parameters are arrays: many runs go to the server as one.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct BatchedStatementsTests {
    private let connection: PostgreSQLConnection
    private let addParent: any Statement
    private let addChild: any Statement
    private let nameParent: any Statement

    init() throws {
        let server = try DatabaseServer.shared.get()
        let session = try ServerConnection(ServerAddress(server.newAddress()))
        connection = PostgreSQLConnection(session)
        try connection.execute(
            """
            CREATE TABLE parent (parent_id bigint PRIMARY KEY, name text, is_good boolean, content bytea);
            CREATE TABLE child (child_id bigint PRIMARY KEY, parent_id bigint REFERENCES parent (parent_id));
            CREATE TABLE change (statement bigint GENERATED ALWAYS AS IDENTITY, row_count bigint);
            CREATE VIEW good_parent AS SELECT parent_id FROM parent WHERE is_good;
            CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                INSERT INTO change (row_count) SELECT COUNT(*) FROM new_rows;
                RETURN NULL;
            END;
            $$;
            CREATE TRIGGER parent_is_noted AFTER INSERT ON parent
                REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_change();
            """
        )
        addParent = try connection.prepare(
            """
            INSERT INTO parent (parent_id, name, is_good, content)
            SELECT stated.parent_id, stated.name, stated.is_good, stated.content
            FROM unnest(:parent_id::bigint[], :name::text[], :is_good::boolean[], :content::bytea[]) AS stated (
                parent_id, name, is_good, content
            )
            """
        )
        addChild = try connection.prepare(
            """
            INSERT INTO child (child_id, parent_id)
            SELECT stated.child_id, stated.parent_id
            FROM unnest($1::bigint[], $2::bigint[]) AS stated (child_id, parent_id)
            """
        )
        nameParent = try connection.prepare(
            """
            UPDATE parent
            SET name = stated.name
            FROM unnest($1::bigint[], $2::text[]) AS stated (parent_id, name)
            WHERE parent.parent_id = stated.parent_id
            """
        )
    }

    private func number(_ sql: String) throws -> Int64? { try Int64.fetchOne(connection.prepare(sql)) }

    /// The rows that each insertion into `parent` brought.
    private func insertions() throws -> [Int64] {
        try Int64.fetchAll(connection.prepare("SELECT row_count FROM change ORDER BY statement"))
    }

    private func addParents(_ numbers: some Sequence<Int64>) throws {
        for number in numbers { try addParent.queue([number, "parent \(number)", true, nil as Data?]) }
    }

    @Test func `values come to the server as they are`() throws {
        let rows: [(Int64, String?, Bool?, Data?)] = [
            (.min, "", false, Data()), (-1, nil, nil, nil), (0, #"{"a",\'b',NULL}"#, true, Data([0, 1, 255])),
            (.max, "名前 👩‍👩‍👧", true, Data(repeating: 7, count: 100_000)),
        ]
        for row in rows { try addParent.queue([row.0, row.1, row.2, row.3]) }
        let kept = try Row.fetchAll(connection.prepare("SELECT * FROM parent ORDER BY parent_id"))
        try #require(kept.count == rows.count)
        for (row, kept) in zip(rows, kept) {
            #expect(kept["parent_id"] == row.0)
            #expect(kept["name"] == row.1)
            #expect(kept["is_good"] == row.2)
            #expect(kept["content"] == row.3)
        }
        #expect(try insertions() == [4])
    }

    @Test(arguments: [(1, [1]), (2_000, [2_000]), (4_500, [2_000, 2_000, 500])] as [(Int64, [Int64])])
    func `many runs are few statements`(count: Int64, statements: [Int64]) throws {
        try addParents(1...count)
        #expect(try number("SELECT COUNT(*) FROM parent") == count)
        #expect(try insertions() == statements)
    }

    @Test func `large values are sent before they fill the memory`() throws {
        for number in Int64(1)...6 {
            try addParent.queue([number, nil as String?, nil as Bool?, Data(repeating: 7, count: 400_000)])
        }
        #expect(try number("SELECT COUNT(*) FROM parent") == 6)
        #expect(try insertions() == [3, 3])
    }

    @Test func `a row follows those that it refers to, whichever statement waited first`() throws {
        try addParents([1])
        try connection.server.sendWaiting()
        for number in Int64(2)...1_000 {
            try addChild.queue([number, number - 1])
            try addParents([number])
        }
        #expect(try number("SELECT COUNT(*) FROM child") == 999)
        #expect(try insertions() == [1, 999])
    }

    @Test func `a statement that changes what waits keeps its turn`() throws {
        for number in Int64(1)...100 {
            try addParents([number])
            try nameParent.queue([number, "named \(number)"])
        }
        #expect(try number("SELECT COUNT(*) FROM parent WHERE name = 'named ' || parent_id") == 100)
    }

    @Test(arguments: [
        "SELECT COUNT(*) FROM parent", "SELECT COUNT(*) FROM good_parent",
        "WITH gone AS (DELETE FROM parent RETURNING 1) SELECT COUNT(*) FROM gone",
        "INSERT INTO child (child_id, parent_id) VALUES (1, 3) RETURNING child_id + 2",
    ])
    func `who could tell finds what waited`(sql: String) throws {
        try addParents(1...3)
        #expect(try number(sql) == 3)
    }

    @Test func `who could not tell leaves it waiting`() throws {
        try addParents([1])
        #expect(try number("SELECT COUNT(*) FROM change") == 0)
        try addParents([2])
        #expect(try number("SELECT COUNT(*) FROM parent") == 2)
        #expect(try insertions() == [2])
    }

    @Test func `a run whose outcome is asked for comes after those that waited`() throws {
        try addParents(1...5)
        #expect(try addParent.run([6, "", true, nil as Data?]) == 1)
        #expect(try insertions() == [5, 1])
        try addParents([7])
        #expect(try number("SELECT MAX(parent_id) FROM parent") == 7)
    }

    @Test func `what waits is committed with its transaction, and gone with one that is undone`() throws {
        try connection.server.begin("BEGIN")
        try addParents([1])
        try connection.server.execute("COMMIT")
        try connection.server.begin("BEGIN")
        try addParents([2])
        try connection.server.rollBack("ROLLBACK")
        try connection.server.begin("BEGIN")
        try addParents([3])
        try connection.server.execute("SAVEPOINT verb")
        try addParents([4])
        try connection.server.rollBack("ROLLBACK TO verb; RELEASE verb")
        try addParents([5])
        try connection.server.execute("COMMIT")
        #expect(try Int64.fetchAll(connection.prepare("SELECT parent_id FROM parent ORDER BY parent_id")) == [1, 3, 5])
    }

    @Test func `a row that is refused fails before anything is committed`() throws {
        try connection.server.begin("BEGIN")
        try addParents([1, 2, 1])
        #expect(throws: ServerError.self) { try connection.server.execute("COMMIT") }
        try connection.server.rollBack("ROLLBACK")
        #expect(try number("SELECT COUNT(*) FROM parent") == 0)
    }

    @Test func `what was not sent because something else failed is not sent later`() throws {
        try connection.execute("INSERT INTO parent (parent_id) VALUES (1)")
        try connection.server.begin("BEGIN")
        // The change of a statement that is in line behind one that fails at once.
        try connection.execute("ALTER TABLE child ADD CHECK (child_id < 1000)")
        try addParents([2])
        try addChild.queue([1, 2])
        try connection.execute("SELECT 1")
        for number in Int64(1)...2 {
            try addParents([2 + number])
            try addChild.queue([1_000 * number, 1])
        }
        #expect(throws: ServerError.self) { try connection.server.execute("COMMIT") }
        try connection.server.rollBack("ROLLBACK")
        try addParents([9])
        try addChild.queue([9, 9])
        #expect(try Int64.fetchAll(connection.prepare("SELECT parent_id FROM parent ORDER BY parent_id")) == [1, 9])
        #expect(try Int64.fetchAll(connection.prepare("SELECT child_id FROM child")) == [9])
    }

    @Test func `a refused value leaves nothing of its run behind`() throws {
        #expect(throws: DatabaseError.self) { try addParent.run([1, "a\u{0}b", true, nil as Data?]) }
        #expect(throws: DatabaseError.self) { try addParent.queue([2, "a\u{0}b", true, nil as Data?]) }
        try addParents([3])
        #expect(try Int64.fetchAll(connection.prepare("SELECT parent_id FROM parent")) == [3])
    }

    @Test func `a value that no column could hold is refused as it comes`() throws {
        #expect(throws: DatabaseError.self) { try addParent.queue([1, "a\u{0}b", true, nil as Data?]) }
        #expect(throws: DatabaseError.self) { try addChild.queue(["one", 1]) }
    }

    @Test(arguments: [
        ("SELECT unnest($1::bigint[], $2::text[])", 2), ("SELECT $1::bigint[], $1::bigint[]", 1),
        ("SELECT unnest($1::bigint[]), $2::bigint", 2), ("SELECT unnest($1::numeric[])", 1), ("SELECT 1", 0),
    ])
    func `only where all parameters are arrays of types that the ledger stores`(sql: String, count: Int) {
        let isBatched = sql.contains("text[]") || sql.hasPrefix("SELECT $1")
        #expect((ColumnType.arrayElements(in: sql, parameterCount: count) != nil) == isBatched)
    }
}
#endif

import Foundation
import GRDB
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// Every byte of every row of the trail and of the moves behind it, in a ledger of several nights, case actions and a
/// change of policy: whatever is changed, the first bad row is named.
@Suite struct AuditTamperingTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }
    /// A connection of its own, without the triggers: as somebody with the file in his hands.
    private let intruder: DatabaseQueue
    private let rowCount: Int

    init() throws {
        temporary = try .judged()
        let ledger = temporary.ledger
        try ledger.act([CaseAction(caseID: try ledger.caseID(of: "1"), step: .note("rang"))], by: "anna", at: noon)
        try ledger.take([credit("1", to: "u1", at: noon + .days(2))], name: "late")
        // Another grace is another policy, and puts the second purchase back to waiting.
        try ledger.night(noon + .days(3), grace: .hours(200))
        let resolved = CaseAction.Step.resolve(.fraud, user: nil, note: "no")
        try ledger.act([CaseAction(caseID: try ledger.caseID(of: "2"), step: resolved)], by: "ben", at: noon)
        try ledger.night(noon + .days(4), grace: .hours(200))
        intruder = try DatabaseQueue(path: ledger.path)
        rowCount = try intruder.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA synchronous = OFF;
                    PRAGMA ignore_check_constraints = ON;
                    PRAGMA foreign_keys = OFF;
                    DROP TRIGGER audit_event_is_append_only_update;
                    DROP TRIGGER audit_event_is_append_only_delete;
                    DROP TRIGGER list_move_is_append_only_update;
                    DROP TRIGGER list_move_is_append_only_delete;
                    """
            )
            return try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM audit_event") ?? 0
        }
    }

    /// What is wrong after a change that is taken back again.
    private func fault(after change: (GRDB.Database) throws -> Void, undone undo: (GRDB.Database) throws -> Void) throws
        -> AuditFault?
    {
        try intruder.write(change)
        let fault = try ledger.verifyAudit(.whole).fault
        try intruder.write(undo)
        return fault
    }

    private func sequences(_ table: String) throws -> [Int64] {
        try intruder.read { try Int64.fetchAll($0, sql: "SELECT sequence FROM \(table) ORDER BY sequence") }
    }

    @Test func `the trail holds before anything is changed, and tells of two policies, three nights and two cases`()
        throws
    {
        #expect(try ledger.verifyAudit(.whole).fault == nil)
        let actions = try ledger.rows("SELECT action FROM audit_event ORDER BY sequence")
        #expect(
            actions == ["policy", "run", "case_noted", "policy", "run", "case_resolved", "run"],
            "\(actions)"
        )
        #expect(try ledger.count("list_move") > 3)
    }

    @Test(arguments: ["actor", "action", "subject", "detail", "previous_hash", "hash"])
    func `every byte of every text of every row`(column: String) throws {
        for sequence in try sequences("audit_event") {
            let text = try #require(
                try intruder.read {
                    try String.fetchOne(
                        $0,
                        sql: "SELECT \(column) FROM audit_event WHERE sequence = ?",
                        arguments: [sequence]
                    )
                }
            )
            func put(_ bytes: [UInt8]) -> (GRDB.Database) throws -> Void {
                return {
                    try $0.execute(
                        sql: "UPDATE audit_event SET \(column) = CAST(? AS TEXT) WHERE sequence = ?",
                        arguments: [Data(bytes), sequence]
                    )
                }
            }
            let bytes = Array(text.utf8)
            for index in bytes.indices {
                var changed = bytes
                changed[index] ^= 1
                let found = try fault(after: put(changed), undone: put(bytes))
                #expect(found?.sequence == sequence, "\(column), byte \(index)")
            }
            var longer = bytes
            longer.append(0x20)
            #expect(try fault(after: put(longer), undone: put(bytes))?.sequence == sequence)
        }
    }

    @Test func `every byte of every time and number`() throws {
        for sequence in try sequences("audit_event") {
            for byte in 0..<8 {
                let bit = Int64(bitPattern: 1 << (8 * UInt64(byte)))
                let flip = "UPDATE audit_event SET at = (at | :bit) - (at & :bit) WHERE sequence = :sequence"
                let time = { (database: GRDB.Database) in
                    try database.execute(sql: flip, arguments: ["bit": bit, "sequence": sequence])
                }
                #expect(try fault(after: time, undone: time)?.sequence == sequence, "time, byte \(byte)")
                // In the lowest byte the flipped number may be taken: one that is free is set there.
                let other = byte == 0 ? sequence + 100 : sequence ^ bit
                let number = try fault(after: renumber(sequence, other), undone: renumber(other, sequence))
                #expect(number != nil && number.map { abs($0.sequence) >= sequence } ?? false, "number, byte \(byte)")
            }
        }
    }

    private func renumber(_ from: Int64, _ to: Int64, in table: String = "audit_event") -> (GRDB.Database) throws ->
        Void
    {
        return {
            try $0.execute(sql: "UPDATE \(table) SET sequence = ? WHERE sequence = ?", arguments: [to, from])
        }
    }

    /// Takes a row out; the closure puts it back.
    private func removal(_ sequence: Int64, from table: String) -> (GRDB.Database) throws -> Void {
        return {
            try $0.execute(
                sql: """
                    CREATE TEMP TABLE removed AS SELECT * FROM \(table) WHERE sequence = \(sequence);
                    DELETE FROM \(table) WHERE sequence = \(sequence);
                    """
            )
        }
    }

    private func restoral(to table: String) -> (GRDB.Database) throws -> Void {
        return { try $0.execute(sql: "INSERT INTO \(table) SELECT * FROM temp.removed; DROP TABLE temp.removed;") }
    }

    private func swap(_ one: Int64, _ other: Int64, in table: String) -> (GRDB.Database) throws -> Void {
        return { database in
            try renumber(one, -1, in: table)(database)
            try renumber(other, one, in: table)(database)
            try renumber(-1, other, in: table)(database)
        }
    }

    @Test func `every single row removed, the last one too`() throws {
        let last = Int64(rowCount)
        for sequence in try sequences("audit_event") {
            let found = try fault(
                after: removal(sequence, from: "audit_event"),
                undone: restoral(to: "audit_event")
            )
            #expect(found?.sequence == min(sequence + 1, last))
        }
    }

    @Test func `every two rows that changed places`() throws {
        let all = try sequences("audit_event")
        for one in all {
            for other in all where other > one {
                let swapped = swap(one, other, in: "audit_event")
                #expect(try fault(after: swapped, undone: swapped)?.sequence == one, "\(one) and \(other)")
            }
        }
    }

    // MARK: Moves behind their runs

    /// The sequence of the event that covers a move.
    private func covering(_ move: Int64) throws -> Int64 {
        let event = try intruder.read {
            try Int64.fetchOne(
                $0,
                sql: """
                    SELECT MIN(sequence) FROM audit_event
                    WHERE action = 'run' AND CAST(
                            substr(json_extract(detail, '$.rows.list_move'), instr(json_extract(detail, '$.rows.list_move'), ':') + 1) AS INTEGER
                        ) >= ?
                    """,
                arguments: [move]
            )
        }
        return try #require(event)
    }

    @Test(arguments: ["environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency"])
    func `every byte of every text of every move`(column: String) throws {
        for move in try sequences("list_move") {
            let text = try #require(
                try intruder.read {
                    try String.fetchOne(
                        $0,
                        sql: "SELECT \(column) FROM list_move WHERE sequence = ?",
                        arguments: [move]
                    )
                }
            )
            func put(_ text: String) -> (GRDB.Database) throws -> Void {
                return {
                    try $0.execute(
                        sql: "UPDATE list_move SET \(column) = ? WHERE sequence = ?",
                        arguments: [text, move]
                    )
                }
            }
            let bytes = Array(text.utf8)
            var changes = bytes.indices.map { index in
                var changed = bytes
                changed[index] ^= 1
                return String(decoding: changed, as: UTF8.self)
            }
            changes.append(text + "x")
            for change in changes {
                let found = try fault(after: put(change), undone: put(text))
                #expect(found?.sequence == (try covering(move)), "\(column) of move \(move): \(change)")
            }
        }
    }

    @Test(arguments: ["run_id", "at", "purchase_id", "amount_milliunits"])
    func `every number of every move`(column: String) throws {
        for move in try sequences("list_move") {
            for byte in 0..<8 {
                let bit = Int64(bitPattern: 1 << (8 * UInt64(byte)))
                let flip = { (database: GRDB.Database) in
                    try database.execute(
                        sql: """
                            UPDATE list_move SET \(column) = (\(column) | :bit) - (\(column) & :bit)
                            WHERE sequence = :move
                            """,
                        arguments: ["bit": bit, "move": move]
                    )
                }
                let found = try fault(after: flip, undone: flip)
                #expect(found?.sequence == (try covering(move)), "\(column) of move \(move), byte \(byte)")
            }
        }
    }

    @Test func `every move removed, renumbered, or in another's place`() throws {
        let all = try sequences("list_move")
        for move in all {
            let event = try covering(move)
            let removed = try fault(after: removal(move, from: "list_move"), undone: restoral(to: "list_move"))
            #expect(removed?.sequence == event)
            let renumbered = try fault(
                after: renumber(move, move + 1_000, in: "list_move"),
                undone: renumber(move + 1_000, move, in: "list_move")
            )
            #expect(renumbered?.sequence == event)
            for other in all where other > move {
                let swapped = swap(move, other, in: "list_move")
                #expect(try fault(after: swapped, undone: swapped)?.sequence == event)
            }
        }
    }
}

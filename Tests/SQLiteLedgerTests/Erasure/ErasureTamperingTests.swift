import Foundation
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import SQLiteLedger

/// An erasure is no way around the chain: only rows that its event speaks of may read otherwise than they were written.
@Suite struct ErasureTamperingTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    /// Links 1 to 3: the policy, a run, the erasure of u2; then a run.
    init() throws {
        temporary = try TemporaryLedger()
        try ledger.takeTwoMissing()
        try ledger.take([delivery("1", to: "u1"), delivery("2", to: "u2")], name: "deliveries")
        try ledger.night(noon + .days(2))
        _ = try ledger.forget(UserID("u2"), files: ErasedFiles(), by: "anna", at: noon + .days(2))
        try ledger.night(noon + .days(3))
    }

    @Test func `rows that an erasure changed are proven as they read now, and hold no name`() throws {
        #expect(try ledger.verifyAudit(.whole).fault == nil)
        #expect(
            try ledger.rows("SELECT name, row_key FROM forgotten_row") == ["credit_statement|4", "transaction_fact|2"]
        )
        #expect(try ledger.rows("SELECT count(*) FROM credit_statement WHERE user_id LIKE 'forgotten-%'") == ["1"])
    }

    @Test(arguments: [
        "UPDATE credit_statement SET user_id = 'u9' WHERE statement_id = 4",
        "UPDATE credit_statement SET user_id = 'u9' WHERE statement_id = 3",
        "UPDATE credit_statement SET quantity = 7 WHERE statement_id = 4",
        "DELETE FROM forgotten_row WHERE name = 'credit_statement'",
        "DELETE FROM forgotten_row",
        "UPDATE forgotten_row SET digest_after = digest_before",
        "UPDATE forgotten_row SET row_digest = digest_before",
        """
        INSERT INTO forgotten_row (sequence, name, row_key, digest_before, digest_after, row_digest)
        SELECT sequence, name, 3, digest_before, digest_after, row_digest
        FROM forgotten_row WHERE name = 'credit_statement'
        """,
        """
        INSERT INTO forgotten_row (sequence, name, row_key, digest_before, digest_after, row_digest)
        SELECT 1, name, 3, digest_before, digest_after, row_digest
        FROM forgotten_row WHERE name = 'credit_statement'
        """,
    ])
    func `a change behind an erasure is found`(change: String) throws {
        try ledger.change(change)
        #expect(try ledger.verifyAudit(.whole).fault != nil)
    }

    @Test func `no byte of what was erased is left in the file or its log`() throws {
        try ledger.take([user("u-erased") { $0.contact = "mail-to-be-erased" }], name: "users")
        _ = try ledger.forget(UserID("u-erased"), files: ErasedFiles(), by: "anna", at: noon + .days(3))
        try ledger.removeTracesFromStorage()
        for name in ["ledger.sqlite", "ledger.sqlite-wal"] {
            let bytes = try Data(contentsOf: URL(filePath: temporary.folder.path(name)))
            #expect(bytes.range(of: Data("u-erased".utf8)) == nil && bytes.range(of: Data("mail-to-be".utf8)) == nil)
        }
        #expect(try ledger.verifyAudit(.whole).fault == nil)
    }

    @Test func `an erasure refuses where the chain does not hold`() throws {
        try ledger.change("UPDATE credit_statement SET quantity = 7 WHERE statement_id = 1")
        #expect(throws: StoreFailure.self) {
            try ledger.forget(UserID("u1"), files: ErasedFiles(), by: "anna", at: noon + .days(3))
        }
        #expect(try ledger.rows("SELECT count(*) FROM credit_statement WHERE user_id = 'u1'") == ["1"])
    }

    @Test(arguments: [
        "UPDATE run SET summary = '{}' WHERE run_id = 1", "UPDATE run SET exit_status = 3 WHERE run_id = 1",
        "DELETE FROM forgotten_row WHERE name = 'run'",
    ])
    func `a run whose summary an erasure changed is proven as it reads now`(change: String) throws {
        try ledger.night(noon + .days(4), summary: #"{"sources":[{"name":"u1"}]}"#)
        _ = try ledger.forget(UserID("u1"), files: ErasedFiles(), by: "anna", at: noon + .days(4))
        try ledger.night(noon + .days(5))
        #expect(try ledger.verifyAudit(.whole).fault == nil)
        #expect(try ledger.rows("SELECT count(*) FROM run WHERE summary LIKE '%forgotten-%'") == ["1"])
        let run = try #require(try ledger.rows("SELECT run_id FROM run WHERE summary LIKE '%forgotten-%'").first)
        try ledger.change(change.replacing("run_id = 1", with: "run_id = \(run)"))
        #expect(try ledger.verifyAudit(.whole).fault != nil)
    }
}

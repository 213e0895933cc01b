import TestSupport
import Testing

/// `recoup judge`: helping runs on other machines.
struct JudgeTests {
    @Test(arguments: [("1h", "is a file"), ("0s", "a positive duration"), ("soon", "a positive duration")])
    func `nobody judges for the runs of a file, nor for no time`(span: String, expected: String) async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("judge", "--for", span)
        #expect(ending.status == 64 && ending.messages.contains(expected), "\(ending.messages)")
    }

    #if PostgreSQL
    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a run of another version is not helped, and what a killed one left is no run`() async throws {
        let place = try Workplace()
        let address = try DatabaseServer.shared.get().newAddress()
        #expect(try await place.recoup("init", "--ledger", address).status == 0)
        _ = try DatabaseServer.rows(
            """
            WITH other AS (
                INSERT INTO judging_range (program, terms, purchases, neighbours, taken_case_events)
                VALUES ('recoup 0.0.1', '{}', '[1]', '[]', '[]')
                RETURNING range_id
            )
            SELECT range_id FROM other
            """,
            at: address
        )
        let unlocked = try await place.recoup("judge", "--for", "1s", "--ledger", address)
        #expect(unlocked.status == 0 && unlocked.messages.contains("Judged 0 purchases"), "\(unlocked)")

        let locked = try await DatabaseServer.withSession(running: Self.takeRunLock, at: address) {
            try await place.recoup("judge", "--for", "10m", "--ledger", address)
        }
        #expect(locked.status == 64 && locked.messages.contains("A run of recoup 0.0.1"), "\(locked)")
    }

    /// What a run does first.
    private static let takeRunLock = """
        SET application_name = 'process 1 since 2026-03-02T03:00:00Z';
        SELECT pg_advisory_lock(hashtextextended('recoup run ' || current_schema(), 0))
        """
    #endif
}

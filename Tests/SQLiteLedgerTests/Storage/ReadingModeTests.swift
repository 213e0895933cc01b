import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// Several connections to one file.
@Suite struct ReadingModeTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    init() throws { temporary = try .judged() }

    @Test func `an import waits for whoever writes, and then comes in`() async throws {
        let path = ledger.path
        @Sendable func take(_ id: String) throws -> [Int]? {
            counts(try SQLiteLedger(path: path).take([credit(id, to: "u1")], name: "file \(id)"))
        }
        try await withThrowingTaskGroup(of: [Int]?.self) { group in
            for id in 30..<34 { group.addTask { try take("\(id)") } }
            for try await taken in group { #expect(taken == [1, 1, 0, 0]) }
        }
        #expect(try SQLiteLedger(path: path).verifyAudit(.whole).fault == nil)
    }

    @Test func `a ledger is read by who may not write it`() throws {
        let reader = try SQLiteLedger(path: ledger.path, mode: .reading)
        #expect(try reader.lastRun()?.asOf == noon + .days(2))
        #expect(try reader.cases().count == 2)
        let failure = #expect(throws: StoreFailure.self) { try reader.cover(creditsUntil: noon) }
        #expect(failure?.kind == .cannotOpen)
        #expect(failure?.reason == .step(.coverCredits, .notWritable))
    }
}

import AppStoreSimulator
import Foundation
import Testing

/// The oracle against the built program, on many books.
///
/// `RECOUP_ORACLE_BOOKS` says how many (60 when absent, 2,000 in the long form), `RECOUP_ORACLE_SEED` where to begin,
/// `RECOUP_ORACLE_FAILURES` after how many disagreements to stop (1), `RECOUP_ORACLE_SHRINK=no` shows the books as they
/// were made.
@Suite struct AgreementTests {
    private let bookCount = Self.number("RECOUP_ORACLE_BOOKS") ?? 60
    private let failureCountMax = Self.number("RECOUP_ORACLE_FAILURES") ?? 1
    private let firstSeed = Self.number("RECOUP_ORACLE_SEED") ?? 1

    @Test func `the oracle and the program agree on seeded books`() throws {
        let program = try #require(ProgramUnderTest.built)
        var failureCount = 0
        for seed in firstSeed..<firstSeed + bookCount {
            let book = SeededBookGenerator.book(seed: UInt64(seed))
            if disagreement(on: book, program).isEmpty { continue }
            failureCount += 1
            let patience = Self.environment["RECOUP_ORACLE_SHRINK"] == "no" ? 0 : Shrinker().tryCountMax
            let smallest = Shrinker(tryCountMax: patience).shrink(book) { candidate in
                !disagreement(on: candidate, program).isEmpty
            }
            let lines = disagreement(on: smallest, program).joined(separator: "\n")
            Issue.record("Seed \(seed):\n\(smallest)\n\(lines)")
            if failureCount == failureCountMax { return }
        }
    }

    @Test func `splits and orders of the input change nothing but history`() throws {
        let program = try #require(ProgramUnderTest.built)
        for seed in firstSeed..<firstSeed + max(1, bookCount / 6) {
            let book = SeededBookGenerator.book(seed: UInt64(seed))
            let signed = try ProgramUnderTest.signed(book)
            let plain = try program.answer(BookFiles(signed: signed))
            for shuffle in 1...3 as ClosedRange<UInt64> {
                let other = try program.answer(BookFiles(signed: signed, shuffle: shuffle))
                #expect(other.texts == plain.texts, "Seed \(seed), shuffle \(shuffle):\n\(book)")
                #expect(other.expectation == plain.expectation)
                if other.texts != plain.texts { return }
            }
        }
    }

    @Test func `judging everything again changes no row of the books`() throws {
        let program = try #require(ProgramUnderTest.built)
        for seed in firstSeed..<firstSeed + max(1, bookCount / 3) {
            let book = SeededBookGenerator.book(seed: UInt64(seed))
            _ = try program.answer(BookFiles(signed: try ProgramUnderTest.signed(book))) { folder, global in
                let ledger = try BookLedger(in: folder)
                let before = try ledger.verdicts()
                let arguments = global + ["reconcile", "--full", "--as-of", book.asOf.text]
                try program.accept(try program.run(arguments), [0, 3], "reconcile --full")
                let after = try ledger.verdicts()
                for (table, rows) in before {
                    let changed = Set(rows).symmetricDifference(after[table] ?? [])
                    #expect(changed.isEmpty, "Seed \(seed), \(table):\n\(book)")
                }
            }
        }
    }

    /// What the two say differently; a program that gives no answer says so.
    private func disagreement(on book: Book, _ program: ProgramUnderTest) -> [String] {
        do {
            return Oracle().judge(book)
                .differences(from: try program.answer(book).expectation, here: "oracle", there: "program")
        } catch {
            return ["The program gave no answer. \(error)"]
        }
    }

    private static let environment = ProcessInfo.processInfo.environment

    private static func number(_ name: String) -> Int? {
        environment[name].flatMap { Int($0) }
    }
}

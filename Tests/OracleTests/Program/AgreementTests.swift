import AppStoreSimulator
import Foundation
import Testing

/// The oracle against the built program, on many books.
///
/// `RECOUP_ORACLE_BOOKS` says how many (60 when absent, 2,000 in the long form), `RECOUP_ORACLE_SEED` where to begin,
/// `RECOUP_ORACLE_LADDER=full` and `RECOUP_ORACLE_FINDINGS=all` how much of DESIGN the program should know,
/// `RECOUP_ORACLE_FAILURES` after how many disagreements to stop (1), `RECOUP_ORACLE_IGNORE` what is under discussion
/// (`claims`, `submitted_by_user_id`, by comma), `RECOUP_ORACLE_SHRINK=no` shows the books as they were made.
@Suite(.enabled(if: ProgramUnderTest.canRun, "The built recoup, beside the test bundle, has no `run` yet."))
struct AgreementTests {
    private let bookCount = Self.number("RECOUP_ORACLE_BOOKS") ?? 60
    private let failureCountMax = Self.number("RECOUP_ORACLE_FAILURES") ?? 1
    private let ignored = Set((Self.environment["RECOUP_ORACLE_IGNORE"] ?? "").split(separator: ",").map(String.init))
    private let firstSeed = Self.number("RECOUP_ORACLE_SEED") ?? 1
    private let ladder: Ladder = Self.environment["RECOUP_ORACLE_LADDER"] == "full" ? .full : .first

    private var oracle: Oracle {
        let knowsAll = Self.environment["RECOUP_ORACLE_FINDINGS"] == "all"
        return Oracle(ladder: ladder, findings: knowsAll ? Set(ExpectedFinding.Kind.allCases) : [.ownerMismatch])
    }

    @Test func `the oracle and the program agree on seeded books`() throws {
        let program = try #require(ProgramUnderTest.built)
        var failureCount = 0
        for seed in firstSeed..<firstSeed + bookCount {
            let book = SeededBookGenerator.book(seed: UInt64(seed), ladder: ladder)
            if disagreement(on: book, program).isEmpty { continue }
            failureCount += 1
            let patience = Self.environment["RECOUP_ORACLE_SHRINK"] == "no" ? 0 : Shrinker().tryCountMax
            let smallest = Shrinker(tryCountMax: patience).shrink(book) { candidate in
                isFit(candidate) && !disagreement(on: candidate, program).isEmpty
            }
            let lines = disagreement(on: smallest, program).joined(separator: "\n")
            Issue.record("Seed \(seed):\n\(smallest)\n\(lines)")
            if failureCount == failureCountMax { return }
        }
    }

    @Test func `splits and orders of the input change nothing but history`() throws {
        let program = try #require(ProgramUnderTest.built)
        for seed in firstSeed..<firstSeed + max(1, bookCount / 6) {
            let book = SeededBookGenerator.book(seed: UInt64(seed), ladder: ladder)
            let signed = try SignedBook(book, authority: try ProgramUnderTest.authority.get())
            let plain = try program.answer(BookFiles(signed: signed))
            for shuffle in 1...3 as ClosedRange<UInt64> {
                let other = try program.answer(BookFiles(signed: signed, shuffle: shuffle))
                #expect(other.texts == plain.texts, "Seed \(seed), shuffle \(shuffle):\n\(book)")
                #expect(other.expectation == plain.expectation)
                if other.texts != plain.texts { return }
            }
        }
    }

    /// A book the chosen ladder can judge: shrinking must not wander where a later rung would answer.
    private func isFit(_ book: Book) -> Bool {
        ladder == .full || Oracle(ladder: .first).judge(book) == Oracle(ladder: .full).judge(book)
    }

    /// What the two say differently; a program that gives no answer says so.
    private func disagreement(on book: Book, _ program: ProgramUnderTest) -> [String] {
        do {
            var answer = try program.answer(book).expectation
            answer.findings = answer.findings.filter { oracle.findings.contains($0.kind) }
            return oracle.judge(book).ignoring(ignored)
                .differences(from: answer.ignoring(ignored), here: "oracle", there: "program")
        } catch {
            return ["The program gave no answer. \(error)"]
        }
    }

    private static let environment = ProcessInfo.processInfo.environment

    private static func number(_ name: String) -> Int? {
        environment[name].flatMap { Int($0) }
    }
}

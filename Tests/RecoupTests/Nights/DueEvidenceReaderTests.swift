import ReconciliationCore
import Testing

@testable import Recoup

/// In which order a run goes through the evidence that is due.
@Suite struct DueEvidenceReaderTests {
    /// What is due, by id, with its attempts.
    private final class Ledger {
        var attempts: [Int64: Int]

        init(_ attempts: [Int64: Int]) { self.attempts = attempts }

        func page(after place: DueEvidence.Place) -> [DueEvidence] {
            let due = attempts.map { id, attempts in
                DueEvidence(id: id, digest: ContentDigest(of: []), bytes: [], origin: .client, attempts: attempts)
            }
            let ordered = due.sorted { ($0.attempts, $0.id) < ($1.attempts, $1.id) }
            return Array(ordered.drop { ($0.attempts, $0.id) <= (place.attempts, place.id) }.prefix(2))
        }
    }

    private func ids(_ due: inout DueEvidenceReader, _ ledger: Ledger) -> [Int64] { due.next(ledger.page).map(\.id) }

    @Test func `what was asked about least often comes first, over all pages`() {
        let ledger = Ledger([1: 3, 2: 0, 3: 1, 4: 0, 5: 0])
        var due = DueEvidenceReader()
        #expect((1...4).map { _ in ids(&due, ledger) } == [[2, 4], [5, 3], [1], []])
    }

    @Test func `an attempt that is recorded brings no piece a second time`() {
        let ledger = Ledger([1: 0, 2: 0, 3: 1])
        var due = DueEvidenceReader()
        #expect(ids(&due, ledger) == [1, 2])
        due.noteAsked([1, 2])
        ledger.attempts = [1: 1, 2: 1, 3: 1]
        #expect(ids(&due, ledger) == [3])
        #expect(ids(&due, ledger) == [])
    }

    @Test func `what came in with answers is read at the end, and nothing else again`() {
        let ledger = Ledger([1: 0, 2: 4])
        var due = DueEvidenceReader()
        #expect(ids(&due, ledger) == [1, 2])
        due.noteAsked([1, 2])
        ledger.attempts = [1: 1, 2: 4, 3: 0]
        #expect(ids(&due, ledger) == [])
        due.goBackToWhatCameIn()
        #expect(ids(&due, ledger) == [3])
        due.goBackToWhatCameIn()
        #expect(ids(&due, ledger) == [])
    }
}

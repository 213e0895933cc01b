import AppStoreRecords
import Foundation
import ReconciliationCore

/// Judges pages of evidence without asking anybody, spread over the processors.
struct EvidenceReading: Sendable {
    let verifier: EvidenceVerifier
    /// Reads pieces that may end this process.
    let trial: EvidenceTrial
    /// Whether the last run was cut off, perhaps by something it read: every piece is tried then, else only those that failed
    /// before.
    let isAfterCutOffRun: Bool

    /// Tasks a page is spread over.
    private static let width = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))

    /// What is known of each piece without Apple, in the order of the page.
    func judge(_ page: [DueEvidence]) async -> [ReceiptQuestion] {
        let failed = piecesThatFailTrial(page)
        let read = await judgeHere(page.filter { !failed.contains($0.id) })
        guard !failed.isEmpty else { return read }
        let unread = page.filter { failed.contains($0.id) }.map { ReceiptQuestion($0, .readingFailed) }
        return (read + unread).sorted { $0.piece.id < $1.piece.id }
    }

    private func piecesThatFailTrial(_ page: [DueEvidence]) -> Set<Int64> {
        let suspects = page.filter { isAfterCutOffRun || $0.rule == EvidenceRejectionRule.readingFailed.rawValue }
        guard !suspects.isEmpty else { return [] }
        return Set(trial.failures(among: suspects.map(\.bytes)).map { suspects[$0].id })
    }

    private func judgeHere(_ pieces: [DueEvidence]) async -> [ReceiptQuestion] {
        let slice = max(1, (pieces.count + Self.width - 1) / Self.width)
        return await withTaskGroup(of: (Int, [ReceiptQuestion]).self) { group in
            for start in stride(from: 0, to: pieces.count, by: slice) {
                let part = pieces[start..<min(start + slice, pieces.count)]
                group.addTask {
                    var judged: [ReceiptQuestion] = []
                    for piece in part { judged.append(ReceiptQuestion(piece, await verifier.verify(piece.bytes))) }
                    return (start, judged)
                }
            }
            var parts: [(Int, [ReceiptQuestion])] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}

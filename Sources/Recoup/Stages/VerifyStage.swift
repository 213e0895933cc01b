import AppStoreRecords
import Foundation
import ReconciliationCore

/// The second stage: Apple's word on everything that has no final answer yet, offline.
struct VerifyStage {
    let store: any LedgerStore
    let anchors: TrustAnchors
    let asOf: Instant
    /// The App Store ids of our apps, as far as they are configured.
    var appIDs: [BundleID: Int64] = [:]
    /// Due or not.
    var isEverything = false

    /// Pieces of evidence read, judged and recorded at a time: bounds the memory of the stage.
    static let pageSize = 2_000
    /// Tasks a page is spread over.
    static let width = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))

    struct Outcome: Sendable {
        var judged = 0
        var byOutcome: [EvidenceOutcome: Int] = [:]
        /// Pieces that turned out so now; those of earlier nights were said then.
        var newlyUnverifiable = 0
    }

    func run() async throws -> Outcome {
        var outcome = Outcome()
        let verifier = EvidenceVerifier(
            anchors: anchors,
            now: asOf.milliseconds,
            appIDs: Dictionary(uniqueKeysWithValues: appIDs.map { ($0.key.rawValue, $0.value) })
        )
        var last: Int64 = 0
        while true {
            let page = try store.dueEvidence(
                after: last,
                limit: Self.pageSize,
                asOf: asOf,
                includingNotDue: isEverything
            )
            guard let end = page.last else { break }
            last = end.id
            let answers = await judge(page, verifier)
            try store.record(answers, asOf: asOf)
            for (piece, answer) in zip(page, answers) {
                outcome.judged += 1
                if answer.outcome == .unverifiable, piece.attempts == 0 { outcome.newlyUnverifiable += 1 }
                outcome.byOutcome[answer.outcome, default: 0] += 1
            }
        }
        try checkDevices()
        return outcome
    }

    private func judge(_ page: [DueEvidence], _ verifier: EvidenceVerifier) async -> [EvidenceAnswer] {
        let slice = (page.count + Self.width - 1) / Self.width
        let starts = Array(stride(from: 0, to: page.count, by: max(1, slice)))
        return await withTaskGroup(of: (Int, [EvidenceAnswer]).self) { group in
            for start in starts {
                let pieces = Array(page[start..<min(start + slice, page.count)])
                group.addTask {
                    var answers: [EvidenceAnswer] = []
                    for piece in pieces {
                        answers.append(EvidenceAnswer(await verifier.verify(piece.bytes), about: piece))
                    }
                    return (start, answers)
                }
            }
            var parts: [(Int, [EvidenceAnswer])] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}

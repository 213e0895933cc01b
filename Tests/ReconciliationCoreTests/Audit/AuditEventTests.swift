import ReconciliationCore
import Testing

@Suite struct AuditEventTests {
    private let at = Instant(milliseconds: 1_700_000_000_000)

    private func chain(_ count: Int) -> [AuditEvent] {
        var events: [AuditEvent] = []
        for number in 0..<count {
            events.append(
                .following(
                    events.last.map { AuditHead($0) } ?? .beginning,
                    at: at,
                    actor: "night",
                    action: .run,
                    subject: "run \(number)",
                    detail: "{}"
                )
            )
        }
        return events
    }

    private func fault(_ events: [AuditEvent]) -> AuditFault? {
        var reader = AuditChainReader()
        for event in events {
            if let fault = reader.check(event) { return fault }
        }
        return nil
    }

    @Test func `a chain as written holds`() { #expect(fault(chain(5)) == nil) }

    @Test(
        arguments: [
            { $0.at = $0.at + .seconds(1) },
            { $0.actor += "x" },
            { $0.action = "policy" },
            { $0.subject = "run 9" },
            { $0.detail = "{ }" },
            { $0.previousHash = String(repeating: "f", count: 64) },
            { $0.hash = String(repeating: "f", count: 64) },
            { $0.sequence += 1 },
        ] as [@Sendable (inout AuditEvent) -> Void]
    )
    func `a changed field names its row`(change: @Sendable (inout AuditEvent) -> Void) {
        var events = chain(5)
        change(&events[2])
        let sequence = events[2].sequence
        #expect(fault(events)?.sequence == sequence)
    }

    @Test func `a row that is gone, and two that changed places, are found`() {
        var events = chain(5)
        events.remove(at: 1)
        #expect(fault(events)?.sequence == 3)
        events = chain(5)
        events.swapAt(1, 2)
        #expect(fault(events)?.sequence == 3)
    }

    @Test func `a row rewritten with its hash breaks the next one`() {
        var events = chain(5)
        events[2].actor = "somebody"
        events[2].hash = events[2].expectedHash
        #expect(fault(events)?.sequence == 4)
    }

    @Test func `no row follows the greatest sequence`() {
        var last = chain(1)[0]
        last.sequence = .max
        last.hash = last.expectedHash
        var next = last
        (next.sequence, next.previousHash) = (.min, last.hash)
        next.hash = next.expectedHash
        var reader = AuditChainReader(after: nil)
        #expect(reader.check(last) == nil)
        #expect(reader.check(next)?.reason == .doesNotFollow(.max))
    }

    @Test func `text cannot move between neighbouring fields`() {
        var left = FieldDigest()
        for field in ["ab", "c"] { left.add(field) }
        var right = FieldDigest()
        for field in ["a", "bc"] { right.add(field) }
        #expect(left.finish() != right.finish())
    }

    @Test func `canonical JSON has its keys in byte order and escapes what it must`() {
        let detail = AuditDetail.object(["b": .number(1), "B": .list([.text("a\"\\\n")]), "a": .text("é")])
        #expect(detail.json == #"{"B":["a\"\\\u000a"],"a":"é","b":1}"#)
    }

    @Test func `people enter the chain only behind the ledger's salt`() {
        let digest = saltedDigest("u100", salt: [1, 2, 3])
        #expect(digest.count == 64)
        #expect(digest != saltedDigest("u100", salt: [1, 2, 4]))
        #expect(digest == saltedDigest("u100", salt: [1, 2, 3]))
    }
}

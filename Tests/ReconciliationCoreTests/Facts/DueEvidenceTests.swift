import ReconciliationCore
import Testing

@Suite struct DueEvidenceTests {
    @Test func `the first piece of evidence is behind the start of all that is due`() {
        let first = DueEvidence(id: 1, digest: ContentDigest(of: []), bytes: [], origin: .client)
        #expect(first.place == DueEvidence.Place(attempts: 0, id: 1))
        #expect(DueEvidence.Place.start == DueEvidence.Place(attempts: 0, id: 0))
    }
}

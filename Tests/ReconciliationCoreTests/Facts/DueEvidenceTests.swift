import ReconciliationCore
import Testing

@Test func `evidence that is due stands by its attempts, then by its number, and the first is reached`() {
    let first = DueEvidence(id: 1, digest: ContentDigest(of: []), bytes: [], origin: .client)
    #expect(first.place == DueEvidence.Place(attempts: 0, id: 1))
    #expect(DueEvidence.Place.start == DueEvidence.Place(attempts: 0, id: 0))
}

import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// The same facts make the same books, in any order and in any portions (article "Promises").
    static var arrival: [Promise] {
        stories.flatMap { story in
            [
                Promise.ledgers("\(story.sentence): judged in one night, the books are those of night after night") {
                    ledgers in
                    try expectSameBooks(story, isBackwards: false, ledgers)
                },
                .ledgers("\(story.sentence): what came last may come first") { ledgers in
                    try expectSameBooks(story, isBackwards: true, ledgers)
                },
                .ledgers("\(story.sentence): judging everything again finds nothing that the nights left out") {
                    ledgers in
                    let books = NightlyBooks(try ledgers.empty())
                    try story.tell(books)
                    let before = try books.standing()
                    let last = try #require(story.nights.last)
                    let tally = try books.night(last.day, isFull: true, last.policy)
                    #expect(tally.moves == 0 && tally.newFindings == 0 && tally.closedFindings == 0)
                    expectSame(try books.standing(), before)
                },
            ]
        }
    }

    private static var stories: [ArrivalStory] {
        [
            .owners, .claimedStores, .neighbours, .creditsThatChange, .unpaid, .unfinished, .oneThingANight, .sandbox,
            .forgeries,
        ]
    }
}

private func expectSameBooks(_ story: ArrivalStory, isBackwards: Bool, _ ledgers: LedgerFactory) throws {
    let (nightly, atOnce) = (NightlyBooks(try ledgers.empty()), NightlyBooks(try ledgers.empty()))
    try story.tell(nightly)
    try story.tellAtOnce(atOnce, isBackwards: isBackwards)
    let expected = try nightly.standing()
    #expect(expected.contains { $0.hasPrefix("purchase") || $0.hasPrefix("credit") || $0.hasPrefix("finding") })
    expectSame(try atOnce.standing(), expected)
}

/// Shows the lines that differ, not all of them.
private func expectSame(_ lines: [String], _ expected: [String]) {
    let (found, wanted) = (Set(lines), Set(expected))
    #expect(wanted.subtracting(found).sorted() == [] && found.subtracting(wanted).sorted() == [])
    #expect(lines.count == expected.count)
}

import ReconciliationCore
import Testing

@Suite struct CutOffFilesTests {
    private static func file(
        _ name: String,
        of kind: IntakeKind = .credits,
        cutOff: Bool = false,
        refused: Bool = false,
        at hours: Int64 = 1,
        read: Int = 2,
        known: Int = 2
    ) -> EventFile {
        EventFile(
            kind: kind,
            name: name,
            importedAt: asOf + .hours(hours),
            isCutOff: cutOff,
            isRefused: refused,
            readRows: read,
            knownRows: known
        )
    }

    @Test(
        arguments: [
            ([file("a.csv")], []),
            ([file("b.csv", cutOff: true), file("a.csv", cutOff: true)], ["a.csv", "b.csv"]),
            ([file("a.csv", cutOff: true, at: 0)], []),
            ([file("a.csv"), file("a.csv", cutOff: true)], ["a.csv"]),
            ([file("a.csv", cutOff: true), file("a.csv")], []),
            ([file("a.csv", cutOff: true), file("a.csv", at: -1)], []),
            ([file("a.csv", cutOff: true), file("b.csv")], ["a.csv"]),
            ([file("a.csv", cutOff: true), file("a.csv", cutOff: true, at: -1)], ["a.csv"]),
            ([file("a.csv", cutOff: true), file("a.csv", read: 0, known: 0)], ["a.csv"]),
            ([file("a.csv", cutOff: true, read: 0, known: 0), file("a.csv", read: 0, known: 0)], ["a.csv"]),
            ([file("a.csv", cutOff: true, read: 0, known: 0), file("a.csv", read: 9, known: 0)], ["a.csv"]),
            ([file("a.csv", cutOff: true, read: 0, known: 0), file("a.csv", read: 9, known: 1)], []),
            // The export of the next night is called the same, and overlaps.
            ([file("a.csv", cutOff: true, read: 5), file("a.csv", read: 9, known: 2)], ["a.csv"]),
            ([file("a.csv", cutOff: true, read: 5), file("a.csv", read: 9, known: 3)], []),
            ([file("a.csv", cutOff: true, read: 4), file("a.csv", read: 9, known: 2)], []),
            ([file("a.csv", cutOff: true, read: 5), file("a.csv", cutOff: true, known: 0)], ["a.csv"]),
            ([file("a.csv", cutOff: true), file("a.csv"), file("a.csv", cutOff: true)], ["a.csv"]),
            ([file("credits/a.csv", cutOff: true), file("a.csv")], []),
            ([file("a.csv", cutOff: true), file("credits/a.csv")], []),
            ([file("a.csv", cutOff: true), file("credits/a.csv", cutOff: true)], ["credits/a.csv"]),
            ([file("/", cutOff: true)], ["/"]),
            ([file("a.csv", cutOff: true, read: 1), file("a.csv", read: 1, known: 1)], []),
            // One of the inbox that was refused is told of as long as it lies in `failed`.
            ([file("a.csv", refused: true, read: 0, known: 0)], ["a.csv"]),
            ([file("a.csv", refused: true, at: 0, read: 0, known: 0)], []),
            ([file("credits/a.csv", refused: true, read: 0, known: 0)], []),
            ([file("a.csv", refused: true, read: 0, known: 0), file("credits/a.csv")], []),
            ([file("a.csv", refused: true, read: 0, known: 0), file("b.csv")], ["a.csv"]),
            ([file("a.csv", refused: true, read: 0, known: 0), file("a.csv", read: 9, known: 0)], []),
            ([file("a.csv", refused: true, read: 0, known: 0), file("a.csv", read: 0, known: 0)], ["a.csv"]),
            (
                [file("a.csv", refused: true, read: 0, known: 0), file("a.csv", refused: true, read: 0, known: 0)],
                ["a.csv"]
            ),
        ] as [([EventFile], [String])]
    )
    func `a file that was cut off is missing until it came in whole, whichever way`(
        files: [EventFile],
        missing: [String]
    ) {
        #expect(files.cutOff(after: asOf) == (missing.isEmpty ? [:] : [.credits: missing]))
    }

    @Test func `a file of one kind does not stand for one of another kind that is called the same`() {
        let files = [
            Self.file("a", of: .receipts, cutOff: true), Self.file("a", cutOff: true), Self.file("a"),
            Self.file("b", of: .receipts, cutOff: true),
        ]
        #expect(files.cutOff(after: asOf) == [.receipts: ["a", "b"]])
    }
}

import ReconciliationCore
import Testing

@Suite struct CutOffFilesTests {
    private static let piped = "standard input"

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
            digest: ContentDigest(hex: "0123abcd9876"),
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
            // Refused as a whole, or unreadable.
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
            // Whatever comes on standard input is called the same.
            ([file(piped, refused: true, read: 0, known: 0), file(piped, read: 9, known: 9)], [piped]),
            ([file(piped, cutOff: true, read: 0, known: 0), file(piped, read: 9, known: 9)], [piped]),
            ([file(piped, cutOff: true, read: 5), file(piped, read: 9, known: 2)], [piped]),
            ([file(piped, cutOff: true, read: 1), file(piped, read: 9, known: 3)], []),
        ] as [([EventFile], [String])]
    )
    func `a file that was cut off is missing until it came in whole, whichever way`(
        files: [EventFile],
        missing: [String]
    ) {
        #expect(files.cutOff(after: asOf, waiting: []) == (missing.isEmpty ? [:] : [.credits: missing]))
    }

    @Test(
        arguments: [
            ([], false), (["0123abcd-a.csv"], true), (["b.csv", "0123abcd9876.2-a.csv"], true),
            (["0123abc-a.csv"], false), (["a-0123abcd"], false),
        ] as [([String], Bool)]
    )
    func `a file of the inbox that was refused is missing as long as it lies in failed, for a week`(
        waiting: [String],
        isMissing: Bool
    ) {
        let missing: [IntakeKind: [String]] = isMissing ? [.credits: ["credits/a.csv"]] : [:]
        let refused = Self.file("credits/a.csv", refused: true, read: 0, known: 0)
        #expect([refused].cutOff(after: asOf, waiting: waiting) == missing)
        #expect([refused].cutOff(after: asOf + .hours(1), waiting: waiting) == [:])
        #expect([refused, Self.file("a.csv")].cutOff(after: asOf, waiting: waiting) == [:])
    }

    @Test func `a file of one kind does not stand for one of another kind that is called the same`() {
        let files = [
            Self.file("a", of: .receipts, cutOff: true), Self.file("a", cutOff: true), Self.file("a"),
            Self.file("b", of: .receipts, cutOff: true),
        ]
        #expect(files.cutOff(after: asOf, waiting: []) == [.receipts: ["a", "b"]])
    }
}

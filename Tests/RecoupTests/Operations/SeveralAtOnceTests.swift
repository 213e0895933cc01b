import Foundation
import Testing

/// Real processes at the same time: one night at most, and people who never wait for it.
@Suite struct SeveralAtOnceTests {
    private static func lost() async throws -> (place: Workplace, cases: [String]) {
        let place = try await Workplace.small()
        try place.put(
            Payments.one("700001001", at: "2026-02-01T10:00:00Z", user: "u1")
                + "700001002,com.example.game.coins60,2026-02-02T10:00:00Z,com.example.game,u2\n",
            at: "inbox/payments/p.csv"
        )
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        #expect(try await place.run(asOf: "2026-02-28T12:00:00Z").status == 0)
        return (place, try await place.export("cases").column("case_id").sorted())
    }

    /// Lines of shell: four people write a note at once, and the status of each is printed.
    private static func fourNotes(_ cases: [String], _ words: String) -> String {
        """
        for person in 1 2 3 4; do
            RECOUP_ACTOR=person-$person "$RECOUP" --quiet case note \(cases[0]) "\(words) $person" &
            notes[person]=$!
        done
        for person in 1 2 3 4; do wait "${notes[person]}"; echo "note $?"; done
        """
    }

    @Test func `four people who write notes at once all succeed, also while a night runs`() async throws {
        let (place, cases) = try await Self.lost()
        try place.put(payment: "700001003", at: "2026-02-28T13:00:00Z", user: "u3", in: "q.csv")
        let ending = try await place.shell(
            """
            \(Self.fourNotes(cases, "before the night"))
            LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="moves q.csv 1 19" \
                "$RECOUP" --quiet run --as-of \(Workplace.asOf) > night &
            night=$!
            \(ProcessUnderTest.untilStopped("$night"))
            \(Self.fourNotes(cases, "in the night"))
            "$RECOUP" --quiet case assign \(cases[1]) --to mei; echo "assign $?"
            kill -CONT $night
            \(Self.fourNotes(cases, "while it goes on"))
            wait $night; echo "night $?"
            """
        )
        let expected = Array(repeating: "note 0", count: 8) + ["assign 0"] + Array(repeating: "note 0", count: 4)
        #expect(ending.output.split(separator: "\n").map(String.init) == expected + ["night 0"], "\(ending.messages)")

        let notes = try await place.export("case-events").records.filter { $0["action"] == "note" }
        let words = ["before the night", "in the night", "while it goes on"]
        let wanted = words.flatMap { word in (1...4).map { "\(word) \($0) person-\($0)" } }
        #expect(notes.map { "\($0["note"] ?? "") \($0["actor"] ?? "")" }.sorted() == wanted.sorted())
        #expect(try await place.recoup("case", "show", cases[1]).output.contains("mei"))
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 0)
        #expect(try await place.export("findings").records.count == 2)
    }

    @Test func `of two nights at once the second ends in 11, names the first, and takes nothing from it`() async throws
    {
        let (place, _) = try await Self.lost()
        try place.put(payment: "700001003", at: "2026-02-20T13:00:00Z", user: "u3", in: "q.csv")
        let ending = try await place.shell(
            """
            LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="moves q.csv 1 19" \
                "$RECOUP" --quiet run --as-of \(Workplace.asOf) > night &
            night=$!
            \(ProcessUnderTest.untilStopped("$night"))
            "$RECOUP" --quiet run --as-of \(Workplace.asOf) > second 2>&1; echo "second $?"
            grep -q "process $night since" second && echo named
            kill -CONT $night
            wait $night; echo "night $?"
            """
        )
        #expect(ending.output == "second 11\nnamed\nnight 0\n", "\(ending.messages)")
        #expect(try place.report("lost-orders.csv").records.count == 3)
        #expect(place.names("reports") == ["20260228T120000Z", "20260301T030000Z", "latest"])
    }

    @Test func `a night under an empty environment, by absolute path and from another folder`() async throws {
        let (place, _) = try await Self.lost()
        let ending = try await place.shell(
            "cd / && exec env --ignore-environment \"$RECOUP\" --config '\(place.folder.path)/recoup.yaml' run --quiet "
                + "--as-of \(Workplace.asOf)"
        )
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(try place.report("lost-orders.csv").records.count == 2)
    }
}

import Foundation
import Testing

/// The work list on its way through a spreadsheet, where texts look like the guards put on texts.
@Suite struct WorkListTests {
    @Test(arguments: ["machine", "excel"])
    func `a list nobody touched is always accepted, and changes nothing`(flavor: String) async throws {
        let place = try await Workplace.small()
        let users = ["'=x", "=y", "'-1", "''=z", "@w", "plain"]
        let rows = users.enumerated().map { index, user in
            "70000100\(index),com.example.game.coins60,2026-02-01T10:00:0\(index)Z,com.example.game,\(user)\n"
        }
        try place.put(
            "transaction_id,product_id,purchase_date,bundle_id,user_id\n" + rows.joined(),
            at: "inbox/payments/p.csv"
        )
        try place.put(Credits.watermark("2026-02-28T10:00:00Z"), at: "inbox/credits/c.csv")
        try await place.run("--offline")
        let cases = try await place.export("cases").column("case_id")
        #expect(cases.count == users.count)
        #expect(try await place.recoup("case", "assign", cases[0], "--to", "'=ben").status == 0)
        #expect(try await place.recoup("case", "assign", cases[1], "--to", "=ben").status == 0)

        #expect(try await place.recoup("case", "export", "w.csv", "--for", flavor).status == 0)
        #expect(try place.text("w.csv").contains("'=ben"))
        let ending = try await place.recoup("case", "import", "w.csv")
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(ending.output.isEmpty, "\(ending.output)")
        #expect(ending.messages.contains("Nothing differs"), "\(ending.messages)")

        // A cell somebody did touch is found all the same.
        try place.put(try place.text("w.csv").replacing("'=x", with: "'=v"), at: "w.csv")
        let touched = try await place.recoup("case", "import", "w.csv")
        #expect(touched.status == 64)
        #expect(touched.messages.contains("owner_user_id"), "\(touched.messages)")
    }
}

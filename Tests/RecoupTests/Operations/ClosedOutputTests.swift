import Foundation
import Testing

/// Somebody who stops reading, or never did: what the command does and ends in stays the same.
@Suite struct ClosedOutputTests {
    /// Runs a command whose reader is gone before it speaks.
    private func unread(_ command: String, _ place: Workplace) async throws -> ProcessUnderTest.Ending {
        // A pipe has a reader for as long as somebody holds it open for reading.
        let line = "mkfifo pipe; exec 8<>pipe 7>pipe 8<&-; \"$RECOUP\" \(command) >&7 7>&-; echo $?"
        return try await place.shell(line)
    }

    @Test func `a night nobody reads ends in its own status, and tells those who watch`() async throws {
        let place = try await Workplace.small(more: "notify: { metrics_file: recoup.prom }")
        try place.put("order\n1\n", at: "inbox/credits/c.csv")
        let night = try await unread("run --as-of \(Workplace.asOf)", place)
        #expect(night.output == "3\n", "\(night.messages)")
        #expect(try place.text("recoup.prom").contains("\nrecoup_exit_status 3\n"))
        #expect(place.names("reports").contains("latest"))
    }

    @Test(arguments: [("", "1"), ("order\n1\n", "3")])
    func `a night whose summary cannot be written tells those who watch how it ended`(
        credits: String,
        status: String
    ) async throws {
        let place = try await Workplace.small(more: "notify: { metrics_file: recoup.prom }")
        try place.put(credits.isEmpty ? Credits.watermark("2026-02-28T10:00:00Z") : credits, at: "inbox/credits/c.csv")
        let line = "\"$RECOUP\" run --as-of \(Workplace.asOf) > /dev/full; echo $?"
        let night = try await place.shell(line)
        #expect(night.output == status + "\n", "\(night.messages)")
        #expect(night.messages.contains("output"))
        #expect(try place.text("recoup.prom").contains("\nrecoup_exit_status \(status)\n"))
    }

    @Test func `changes to cases are saved although nobody reads them`() async throws {
        let place = try await Workplace.lost()
        try await place.run()
        #expect(try await place.recoup("case", "export", "sheet.csv").status == 0)
        let sheet = try place.text("sheet.csv").split(separator: "\n", omittingEmptySubsequences: false)
        let assignee = try #require(sheet[0].split(separator: ",").firstIndex { $0 == "assignee" })
        var row = sheet[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        row[assignee] = "mei"
        try place.put("\(sheet[0])\n\(row.joined(separator: ","))\n", at: "sheet.csv")
        #expect(try await unread("case import sheet.csv", place).output == "0\n")
        #expect(try await place.recoup("case", "list", "--assignee", "mei").output.contains(row[0]))
    }

    @Test func `a person is erased although nobody reads how much`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "user-of-old")
        try await place.run()
        #expect(try await unread("forget --user user-of-old --yes", place).output == "0\n")
        #expect(try await !place.export("white-list").description.contains("user-of-old"))
    }

    @Test(arguments: [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    func `started without standard streams it writes what it says nowhere else`(closed: String) async throws {
        let usual = try await Workplace.lost()
        let place = try await Workplace.lost()
        try await usual.run("--log-level", "debug")
        let ending = try await place.shell("\"$RECOUP\" run --as-of \(Workplace.asOf) --log-level debug \(closed)")
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(try place.text("recoup.sqlite.lock").hasPrefix("process "))
        #expect(try place.text("recoup.sqlite.lock").split(separator: "\n").count == 1)
        #expect(try await place.recoup("report", "verify").status == 0)
        #expect(try await place.recoup("doctor", "--offline").output.contains("ok     ledger"))
        for name in ["lost-orders.csv", "exceptions.csv", "aging.csv"] {
            #expect(try place.text("reports/latest/\(name)") == usual.text("reports/latest/\(name)"), "\(name)")
        }
    }
}

import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// Names that clients make up, on their way through a whole night into every kind of output: nothing runs, nothing changes.
///
/// `RECOUP_HOSTILE_ROWS=100000` is the long form.
@Suite struct HostileTextTests {
    private static let rowCount =
        ProcessInfo.processInfo.environment["RECOUP_HOSTILE_ROWS"].flatMap { Int($0) } ?? 400

    /// Formulas, quotes, ends of lines and of cells, characters wider than one code unit, marks that turn the direction of
    /// writing, markup, and numbers that are too long for a spreadsheet.
    private static let pieces = [
        "=1+1", "+1", "-1", "@SUM(A1)", "\t", "'", "\"", ";", ",", "\r\n", "\n", "😀", "张", "\u{202E}", "\u{2066}",
        "</script><script>window.owned=1</script>", "<img src=x onerror=window.owned=1>", "1234567890123456", "007",
        "\u{FF1D}1+1", "NULL", "{{name}}", "${name}", "\\",
    ]

    private static func name(_ index: Int) -> String {
        let (front, back) = (pieces[index % pieces.count], pieces[index / pieces.count % pieces.count])
        return "\(front)u\(index)\(back)"
    }

    /// Too long for the 53 bits of a spreadsheet's number.
    private static func transactionID(_ index: Int) -> String { String(9_007_199_254_740_993 + Int64(index)) }

    /// A night in which nothing was delivered to any of the names.
    private func night() async throws -> Workplace {
        let place = try await Workplace.small()
        var payments = "transaction_id,product_id,purchase_date,bundle_id,user_id\r\n"
        for index in 0..<Self.rowCount {
            let user = Self.name(index).replacing("\"", with: "\"\"")
            payments += "\(Self.transactionID(index)),com.example.game.coins60,2026-02-10T10:00:00Z,"
            payments += "com.example.game,\"\(user)\"\r\n"
        }
        try place.put(payments, at: "inbox/payments/names.csv")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        #expect(try await place.run("--offline").status == 0)
        return place
    }

    @Test func `no name changes, runs or is lost in tables, on the page and on the terminal`() async throws {
        let place = try await night()
        try await expectTables(in: place)
        try await expectTerminal(in: place)
        if Browser.isInstalled { try await expectPage(in: place) }
        if Self.isLibreOfficeInstalled { try await expectSpreadsheet(in: place) }
    }

    /// By Python's reader: each name is there once, and no cell begins like a formula.
    private func expectTables(in place: Workplace) async throws {
        let names = Dictionary(
            uniqueKeysWithValues: (0..<Self.rowCount).map { (Self.transactionID($0), Self.name($0)) }
        )
        try place.put(try JSONEncoder().encode(names), at: "names.json")
        try place.put(
            """
            import csv, json
            names = json.load(open("names.json"))
            refused = sum(1 for _ in csv.DictReader(open("reports/latest/rejected-input.csv", newline="")))
            seen = 0
            for row in csv.DictReader(open("reports/latest/lost-orders.csv", newline="", encoding="utf-8")):
                name = names.pop(row["transaction_id"]).strip(" \\t\\r\\n")
                assert row["owner_user_id"] in (name, "'" + name), (row["owner_user_id"], name)
                assert not any(cell[:1] in list("=+-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20") for cell in row.values() if cell), row
                seen += 1
            assert len(names) == refused, (len(names), refused)
            print(seen)

            """,
            at: "check.py"
        )
        let checked = try await place.shell("python3 check.py")
        #expect(checked.status == 0, "\(checked.messages)")
        let seen = try #require(Int(checked.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(seen > Self.rowCount * 9 / 10)
    }

    private func expectTerminal(in place: Workplace) async throws {
        for command in [["case", "list"], ["status"], ["report"], ["explain", Self.transactionID(0)]] {
            let said = try await place.recoup(command)
            let isSafe = said.output.unicodeScalars.allSatisfy { $0 == "\n" || isPrintable($0) }
            #expect(isSafe, "\(command)")
        }
    }

    private func expectPage(in place: Workplace) async throws {
        let browser = try Browser()
        let page = place.folder.appending(path: "reports/latest/report.html")
        try browser.load(page.resolvingSymlinksInPath())
        #expect(try browser.text("typeof window.owned") == "undefined")
        #expect(try browser.number("document.querySelectorAll('img, iframe, object, embed').length") == 0)
        #expect(browser.complaints == [])
        #expect(browser.requests.count == 1)
        let rows = groupedDigits(String(try place.report("lost-orders.csv").records.count))
        #expect(try browser.text("document.getElementById('count').textContent") == "\(rows) findings")
    }

    private static var isLibreOfficeInstalled: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/soffice") }

    /// Opened and saved again by LibreOffice: every cell of a table for spreadsheets is as it was.
    private func expectSpreadsheet(in place: Workplace) async throws {
        #expect(try await place.recoup("report", "--for", "excel", "--output", "sheets").status == 0)
        let convert = """
            cp sheets/latest/lost-orders.csv before.csv
            export HOME="$PWD"
            soffice --headless --infilter='CSV:44,34,76,1' --convert-to ods before.csv &&
            soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1' --outdir after before.ods
            """
        try await place.prepare(convert)
        let before = try CSVText(place.text("before.csv").replacing("\u{FEFF}", with: ""))
        let after = try CSVText(place.text("after/before.csv").replacing("\u{FEFF}", with: ""))
        #expect(before.records.count == after.records.count)
        for (was, saved) in zip(before.records, after.records) {
            for column in ["transaction_id", "owner_user_id"] {
                // `="007"`: a formula that is a text, so that no zero is lost.
                let cell = was[column].map { cell in
                    cell.hasPrefix("=\"") ? String(cell.dropFirst(2).dropLast()).replacing("\"\"", with: "\"") : cell
                }
                #expect(saved[column] == cell)
            }
        }
    }
}

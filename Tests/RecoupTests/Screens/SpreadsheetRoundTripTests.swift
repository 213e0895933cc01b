import Foundation
import Intake
import Testing

@testable import Reports

/// Our own CSV, written and read back: what went out comes back, byte for byte.
@Suite struct SpreadsheetRoundTripTests {
    private struct Row {
        let text: String
    }

    private static let table = Table<Row>(
        fileName: "hostile.csv",
        columns: [.init("text") { .text($0.text) }, .init("identifier") { .identifier($0.text) }]
    )

    /// Texts of pieces that mean something to a spreadsheet, a CSV reader or Unicode, in every order of three.
    static var hostile: [String] {
        let pieces = [
            "'", "=", "+1", "-", "@", "\t", "\r", "\n", "\"", ",", ";", "a", " ", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}",
            "\u{FF20}", "\u{301}", "=\"1\"", "\u{FEFF}", "\u{202E}", "|cmd", "张",
        ]
        return pieces.flatMap { first in
            pieces.flatMap { second in pieces.map { first + second + $0 } }
        }
    }

    @Test(arguments: [ReportFlavor.machine, .excel])
    func `every text comes back as it went out`(flavor: ReportFlavor) throws {
        var bytes: [UInt8] = []
        let texts = Self.hostile
        try Self.table.export(for: flavor, to: { bytes += $0 }) { receive in
            for text in texts { try receive(Row(text: text)) }
        }
        let sheet = try SpreadsheetFile(bytes)
        #expect(sheet.rows.count == texts.count)
        for (row, text) in zip(sheet.rows, texts) {
            for cell in row.cells {
                #expect(Array(cell.utf8) == Array(text.utf8), "\(text.debugDescription) \(cell.debugDescription)")
            }
        }
    }
}

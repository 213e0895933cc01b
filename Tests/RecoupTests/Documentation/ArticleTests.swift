import ArgumentParser
import Foundation
import Reports
import Testing

@testable import Intake
@testable import ReconciliationCore
@testable import Recoup

/// The articles in the DocC catalogs, compared with the source they describe.
@Suite struct ArticleTests {
    @Test func `the article Codes is what the enumerations say`() throws {
        let file = Articles.path("Recoup", "Codes")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(CodeArticle.text.utf8).write(to: file)
        }
        #expect(try Articles.text(of: file) == CodeArticle.text, "run this test with UPDATE_GOLDEN=1")
    }

    @Test(arguments: ControlTotalKind.allCases)
    func `the article Control totals says of each what the summary says`(_ kind: ControlTotalKind) throws {
        let text = try Articles.text(of: Articles.path("SQLiteLedger", "Control-totals")).replacing("`", with: "")
        let row = [kind.rawValue, kind.sides.left[.english], kind.sides.right[.english]].joined(separator: " | ")
        #expect(text.contains("| \(row.replacing("`", with: "")) |"))
    }

    @Test func `the article Exit statuses has a row for each status`() throws {
        let text = try Articles.text(of: Articles.path("Recoup", "Exit-statuses"))
        for status in ExitStatus.allCases {
            #expect(text.contains("\n| \(status.rawValue) | "), "status \(status.rawValue)")
        }
    }

    @Test func `the article Configuration names each key`() throws {
        let text = try Articles.text(of: Articles.path("Recoup", "Configuration-keys"))
        for setting in Setting.allCases {
            #expect(text.contains("`\(setting.rawValue)`"), "\(setting.rawValue)")
        }
    }

    @Test(arguments: IntakeKind.allCases)
    func `the article Files in names each field of a kind`(_ kind: IntakeKind) throws {
        let text = try Articles.text(of: Articles.path("Intake", "Files-in"))
        for name in kind.fieldNames + kind.aliases.keys {
            #expect(text.contains("`\(name)`"), "\(kind.rawValue): \(name)")
        }
    }

    @Test func `the article Files out names each column`() throws {
        let text = try Articles.text(of: Articles.path("Reports", "Files-out"))
        let asOf = Instant(milliseconds: 0)
        let names =
            Table<LostOrder>.lostOrders(asOf: asOf).columns.map(\.name)
            + Table<ExceptionRow>.exceptions.columns.map(\.name)
            + Table<UnverifiedRow>.unverified.columns.map(\.name) + Table<RejectedRow>.rejectedInput.columns.map(\.name)
            + Table<AgingRow>.aging.columns.map(\.name) + Table<RollForwardRow>.rollForward.columns.map(\.name)
            + Table<WhiteListRow>.whiteList.columns.map(\.name) + Table<BlackListRow>.blackList.columns.map(\.name)
            + Table<MoveRow>.moves.columns.map(\.name) + Table<FindingRow>.findings.columns.map(\.name)
            + Table<RunRow>.runs.columns.map(\.name) + Table<AuditEvent>.audit.columns.map(\.name)
            + Table<CaseRow>.cases(due: .days(7), asOf: asOf).columns.map(\.name)
        for name in Set(names) { #expect(text.contains("`\(name)`"), "\(name)") }
    }

    @Test func `each command line in an article is understood`() throws {
        for file in try Articles.all() {
            for line in Articles.commandLines(in: try Articles.text(of: file)) {
                #expect(throws: Never.self, "\(file.lastPathComponent): recoup \(line.joined(separator: " "))") {
                    _ = try RecoupCommand.parseAsRoot(GlobalOptions.hoisted(line))
                }
            }
        }
    }

    @Test func `each rule that is cited exists`() throws {
        let headings = Set(
            try Articles.all().filter { $0.lastPathComponent.hasPrefix("Rules-") }.flatMap { file in
                try Articles.text(of: file).split(separator: "\n").compactMap { Articles.number(ofHeading: String($0)) }
            }
        )
        #expect(headings.count > 80)
        for file in try Articles.allSources() {
            for number in Articles.citations(in: try Articles.text(of: file)) where !headings.contains(number) {
                // A whole article may be cited too.
                let isArticle = !number.contains(".") && headings.contains { $0.hasPrefix(number + ".") }
                #expect(isArticle, "\(file.lastPathComponent) cites Rules \(number)")
            }
        }
    }

    @Test func `no comment cites a page outside of the project`() throws {
        for file in try Articles.allSources() where file.lastPathComponent != "ArticleTests.swift" {
            let cited = try Articles.text(of: file).firstMatch(of: /\b(?:DESIGN|INTERFACE)\b/)
            #expect(cited == nil, "\(file.lastPathComponent): cite a rule (\"Rules 4.1\") or an article")
        }
    }
}

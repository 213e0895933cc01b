import Foundation
import TestSupport
import Testing

@testable import SQLiteLedger

/// The enumerations of statements, held against the files of statements.
@Suite struct NamedStatementsTests {
    @Test func `a file of statements is taken apart at the names`() {
        let file = StatementFile(Array("-- name: one\n-- About one.\nSELECT 1;\n\n-- name: two\nSELECT 2;\n".utf8))
        #expect(file.names == ["one", "two"])
        #expect(file["one"] == "-- About one.\nSELECT 1;\n\n")
        #expect(file["two"] == "SELECT 2;\n")
    }

    @Test func `every name has its statement, and every statement its name`() {
        for statements in Self.enumerations() {
            let inProgram = Set(Self.names(of: statements))
            let inFile = statements.file.names
            #expect(inProgram == inFile, "\(statements)")
            for name in inFile { #expect(!statements.file[name].isEmpty, "\(statements).\(name)") }
        }
    }

    @Test func `every file of statements has an enumeration`() throws {
        let sources = projectFolder.appending(path: "Sources/SQLiteLedger/SQL")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".sql") && !$0.hasPrefix("Schema/") }
        #expect(paths.count == Self.enumerations().count)
    }

    private static func names<Statements: NamedStatement>(of _: Statements.Type) -> [String] {
        Statements.allCases.map(\.rawValue)
    }

    private static func enumerations() -> [any NamedStatement.Type] {
        [
            SQL.AuditChain.self, SQL.AuditDigests.self, SQL.DigestedRows.self, SQL.Cases.self, SQL.ControlTotals.self,
            SQL.InputTotals.self, SQL.Totals.self, SQL.Claims.self, SQL.Devices.self, SQL.EvidenceRoots.self,
            SQL.SubmissionLinks.self, SQL.Verification.self, SQL.FirstLoad.self, SQL.ImportedRows.self,
            SQL.Imports.self,
            SQL.Explain.self, SQL.Lookup.self, SQL.LookupMatches.self, SQL.CaseCredits.self, SQL.Credits.self,
            SQL.Purchases.self, SQL.Transactions.self, SQL.Answers.self, SQL.NotificationSweeps.self,
            SQL.Pointers.self, SQL.Questions.self, SQL.BookChanges.self, SQL.Dossiers.self, SQL.ErasedPerson.self,
            SQL.Erasure.self,
            SQL.Neighbours.self,
            SQL.PlainPurchases.self, SQL.PolicyInForce.self, SQL.PurchaseMarks.self, SQL.SentEvidence.self,
            SQL.Touched.self,
            SQL.UnmatchedFindings.self,
            SQL.Listings.self, SQL.Reports.self, SQL.Retention.self, SQL.Runs.self, SQL.UserStatements.self,
            SQL.Users.self,
        ]
    }
}

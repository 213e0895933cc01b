package import ReconciliationCore

/// The page of a report while its rows are written: they lie aside until it is known what stands above them.
package final class PageDraft {
    package static let fileName = "report.html"

    private let rowsPath: String
    private let rowsFile: OutputFile
    private var rowsOutput: ByteOutput
    private var page: ReportPage

    /// - Parameter folder: where a report is written aside.
    init(_ setting: ReportPage.Setting, redactedBy pseudonyms: Pseudonyms?, in folder: String) throws {
        rowsPath = folder + "/." + Self.fileName + ".rows"
        let file = try OutputFile(creating: rowsPath)
        rowsFile = file
        rowsOutput = ByteOutput { try file.write($0) }
        page = ReportPage(setting, redactedBy: pseudonyms)
    }

    package func add(_ order: LostOrder) throws { try take(page.add(order)) }

    package func add(_ exception: ExceptionRow) throws { try take(page.add(exception)) }

    package func add(_ row: RejectedRow) { page.add(row) }

    /// How many findings were added.
    package var findings: Int { page.findings }

    private func take(_ row: [UInt8]?) throws {
        guard let row else { return }
        rowsOutput.append(row[...])
        try rowsOutput.flushIfFull()
    }

    /// Writes the whole page and removes what lay aside.
    ///
    /// - Parameter summary: as it is written beside it.
    func finish(_ summary: RunSummary, at path: String) throws -> WrittenFile {
        _ = try rowsOutput.finish()
        try rowsFile.close()
        let (head, tail) = try page.text(summary)
        let file = try OutputFile(creating: path)
        var output = ByteOutput { try file.write($0) }
        output.append(head)
        try FileSystem.readBlocks(ofFile: rowsPath) { block in
            output.append(block)
            try output.flushIfFull()
        }
        output.append(tail)
        let digest = try output.finish()
        try file.close()
        try FileSystem.remove(rowsPath)
        return WrittenFile(rows: page.findings, digest: digest)
    }
}

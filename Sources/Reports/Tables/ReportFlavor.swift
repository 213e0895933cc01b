/// Who reads the CSV files (`reports.for`, `--for`).
package enum ReportFlavor: String, Sendable, Hashable, Codable, CaseIterable {
    /// Programs: no BOM, `\n`, identifiers as they are.
    case machine
    /// Excel: BOM, CRLF, identifiers as `="1000000280765165"` so that no digit is lost.
    case excel
}

import ArgumentParser
import Ledger
import Logging
import ReconciliationCore
import Reports

/// `recoup report verify [FOLDER]`: whether a published folder is still what was published.
struct ReportVerifyCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Holds a published folder against its manifest.",
        discussion: helpText(
            "Ends with 6 when a file was altered, removed or added, the manifest too.",
            examples: "recoup report verify",
            "recoup report verify reports/20260301T030000Z"
        )
    )

    @Argument(help: "The folder of a report; the newest report where none is named.", completion: .directory)
    var folder: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        let (path, locale, ledger) = try place(in: context)
        guard let report = try PublishedReport(path: path) else {
            // Without its manifest a report is no typing error: that is how it would be altered unseen.
            guard PublishedReport.hasFiles(in: path) else { throw CommandFailure(.usage, .noReportFolder(path)) }
            throw CommandFailure(.controlsFailed, .manifestAltered(path))
        }
        var faults = try report.faults()
        if let ledger { faults += try report.faults(in: ledger) }
        try json
            ? context.console.outData(answer(report, faults, locale.language))
            : context.console.out(text(report, faults, locale))
        if !faults.isEmpty { throw ExitStatus.controlsFailed.code }
    }

    /// The folder, how to tell of it, and the ledger that it was made from. A folder that is named needs neither configuration nor
    /// ledger.
    private func place(in context: Context) throws -> (path: String, TextLocale, (any LedgerEngine)?) {
        if let folder {
            return (context.path(folder).trimmedSlash, TextLocale(context.language), nil)
        }
        let configuration = try global.configuration(in: context)
        let path = configuration.reportsFolder.trimmedSlash + "/latest"
        do {
            return (path, configuration.textLocale, try configuration.openLedger(.reading))
        } catch {
            let reason = CommandFailure(ending: error).message[.english]
            context.log.debug("the report is not compared with the ledger: \(reason)")
            return (path, configuration.textLocale, nil)
        }
    }

    private func text(_ report: PublishedReport, _ faults: [Message], _ locale: TextLocale) -> String {
        let asOf = locale.time.moment(report.asOf)
        let lines: [Message] =
            faults.isEmpty
            ? [.reportAsPublished(report.path, files: report.fileCount, run: report.runID.number, asOf: asOf)]
            : faults.map { .reportAltered(report.path, $0) }
        return lines.map { $0[locale.language] }.joined(separator: "\n")
    }

    /// One object with `schema` recoup.report_verify.v1.
    private func answer(_ report: PublishedReport, _ faults: [Message], _ language: Language) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.report_verify.v1"),
            "path": .string(report.path),
            "run_id": .number(report.runID.number),
            "as_of": .string(report.asOf.text),
            "files": .number(report.fileCount),
            "faults": .array(faults.map { .string($0[language]) }),
            "is_as_published": .boolean(faults.isEmpty),
        ])
        .jsonAnswer()
    }
}

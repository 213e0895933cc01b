import Foundation
import Ledger
import Logging
import ReconciliationCore
import Reports

/// Tells those who watch how a night goes: a dead man's switch, Prometheus, the operator's own commands. None of that
/// changes what the night says or how it ends; if it fails, that is a warning, and an error of `recoup doctor`.
struct NightWatch: Sendable {
    let configuration: Configuration
    let context: Context
    /// Whether requests may be made (`--offline`: to nobody).
    let pings: Bool
    /// Tells this run from others at the service that is pinged.
    let id: UUID

    /// How a night ended, for those who watch.
    struct Ending: Sendable {
        var status: Int
        /// Nil where it ended before there was one.
        var summary: RunSummary?
        /// The folder of the published report; nil where none was.
        var report: String?
        /// What a person reads: the summary, or why there is none.
        var text: String
    }

    func started() async { await ping(.start, body: "") }

    func ended(_ ending: Ending) async {
        writeMetrics(ending)
        let body = "\(Message.exitStatus(ending.status)[configuration.language])\n\n\(ending.text)"
        await ping(ending.status == 0 ? .success : .failure, body: body)
        runHooks(ending)
    }

    // MARK: Dead man's switch

    private func ping(_ signal: HealthPing.Signal, body: String) async {
        guard pings, let path = configuration.healthcheckPath else { return }
        do throws(HealthPing.Fault) {
            try await HealthPing(addressIn: path).send(signal, run: id, body: body)
        } catch {
            context.warn(.pingFailed(error.reason))
        }
    }

    // MARK: Metrics

    private func writeMetrics(_ ending: Ending) {
        guard let path = configuration.metricsPath else { return }
        do {
            let metrics = RunMetrics(
                summary: ending.summary,
                exitStatus: ending.status,
                finishedAt: context.now(),
                lastSuccess: lastSuccess()
            )
            let draft = try FileDraft(of: path, sparing: configuration.sparedFiles)
            try draft.write(Array(metrics.text.utf8))
            // The collector is another user, and the file holds nothing about a person.
            chmod(draft.path, 0o644)
            try draft.publish()
        } catch {
            context.warn(.metricsNotWritten(CommandFailure(ending: error).message))
        }
    }

    private func lastSuccess() -> Instant? {
        do {
            return try configuration.openLedger(.reading).lastSuccess()
        } catch {
            // If the ledger cannot be read, the night failed because of that, and said so.
            context.log.debug("when a run last succeeded is not known: \(error)")
            return nil
        }
    }

    // MARK: Hooks

    private func runHooks(_ ending: Ending) {
        let hooks = configuration.hooks
        let hasFailed = ending.status != 0 && ending.status != Int(ExitStatus.thresholdMet.rawValue)
        var due = [Hook(key: "hooks.after_run", command: hooks.afterRun)]
        if ending.summary?.hasNews ?? false {
            due.append(Hook(key: "hooks.on_findings", command: hooks.onFindings))
        }
        if hasFailed { due.append(Hook(key: "hooks.on_failure", command: hooks.onFailure)) }
        for hook in due where !hook.command.isEmpty {
            let outcome = hook.run(
                environment: context.environment.merging(variables(ending, of: hook)) { $1 },
                folder: folder(of: configuration.path),
                timeout: hooks.timeout
            )
            if let problem = outcome.problem {
                context.warn(.hookFailed(hook.key, problem))
            }
        }
    }

    private func variables(_ ending: Ending, of hook: Hook) -> [String: String] {
        let totals = ending.summary?.totals
        let open = totals?.openFindingsByKind
        // How many there are is not known where there is no summary.
        func count(_ number: Int?) -> String { number.map { String($0) } ?? "" }
        let facts: [String: String] = [
            Hook.nameVariable: hook.key.split(separator: ".").last.map(String.init) ?? "",
            "RECOUP_CONFIG": configuration.path,
            "RECOUP_REPORT": ending.report ?? "",
            "RECOUP_STATUS": String(ending.status),
            "RECOUP_AS_OF": ending.summary?.asOf.text ?? "",
            "RECOUP_RUN_ID": ending.summary.map { String($0.runID.number) } ?? "",
            "RECOUP_MISSING_CREDITS": count(open.map { $0[FindingKind.missingCredit.rawValue, default: 0] }),
            "RECOUP_OPEN_FINDINGS": count(open.map { $0.values.reduce(0, +) }),
            "RECOUP_NEW_FINDINGS": count(totals?.newFindings),
            "RECOUP_REOPENED_CASES": count(ending.summary?.reopenedCases),
            "RECOUP_REFUSED_ROWS": count(totals?.rejectedRows),
        ]
        return placesNamedOutsideOfConfiguration.merging(facts) { $1 }
    }

    /// What the command line or the environment said, as absolute paths: a hook that calls recoup from another folder means the
    /// same places.
    private var placesNamedOutsideOfConfiguration: [String: String] {
        var places: [String: String] = [:]
        for (setting, _, origin) in configuration.shown {
            switch (origin, setting) {
            case (.file, _), (.standard, _): continue
            case (_, .ledger):
                places[setting.environmentName] = configuration.ledger.file?.path ?? configuration.ledger.name
            case (_, .inbox): places[setting.environmentName] = configuration.inboxPath
            case (_, .reportsFolder): places[setting.environmentName] = configuration.reportsFolder
            default: continue
            }
        }
        return places
    }
}

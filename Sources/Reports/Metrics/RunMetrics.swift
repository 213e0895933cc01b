package import ReconciliationCore

/// What a run tells Prometheus: the text of a file for the textfile collector. Counts and moments only, nothing of a person
/// or a purchase.
package struct RunMetrics: Sendable {
    /// Nil where the run ended before it had a summary.
    package var summary: RunSummary?
    package var exitStatus: Int
    package var finishedAt: Instant
    /// When a run last ended with status 0; nil where none did.
    package var lastSuccess: Instant?

    package init(summary: RunSummary?, exitStatus: Int, finishedAt: Instant, lastSuccess: Instant?) {
        self.summary = summary
        self.exitStatus = exitStatus
        self.finishedAt = finishedAt
        self.lastSuccess = lastSuccess
    }

    package var text: String { (runFamilies + (summary.map(bookFamilies) ?? [])).map(\.text).joined() }

    private var runFamilies: [MetricFamily] {
        var success = MetricFamily("recoup_last_success_timestamp_seconds", "When a run last ended with status 0.")
        if let lastSuccess { success.add(seconds(lastSuccess)) }
        return [
            MetricFamily("recoup_last_run_timestamp_seconds", "When the last run ended.", seconds(finishedAt)),
            success,
            MetricFamily("recoup_exit_status", "The exit status of the last run.", exitStatus),
        ]
    }

    private func bookFamilies(_ summary: RunSummary) -> [MetricFamily] {
        let totals = summary.totals
        var awaiting = MetricFamily(
            "recoup_awaiting_delivery",
            "Purchases paid and not credited, by state and by age since payment."
        )
        var ages: [[String: String]: Int] = [:]
        for row in summary.aging { ages[["state": row.listState, "age": row.bucket], default: 0] += row.count }
        for (labels, count) in ages { awaiting.add(count, labels) }
        var oldest = MetricFamily(
            "recoup_awaiting_delivery_oldest_seconds",
            "Age of the oldest purchase that was paid and never credited."
        )
        oldest.add(totals.oldestMissing.map { (summary.asOf.milliseconds - $0.milliseconds) / 1000 } ?? 0)
        var unverified = MetricFamily("recoup_unverified", "Pieces of evidence without a final answer, by outcome.")
        for outcome in [EvidenceOutcome.pending, .unverifiable] {
            unverified.add(totals.evidenceByOutcome[outcome.rawValue] ?? 0, ["outcome": outcome.rawValue])
        }
        var findings = MetricFamily("recoup_open_findings", "Findings that stand, by kind.")
        for kind in FindingKind.allCases {
            findings.add(totals.openFindingsByKind[kind.rawValue] ?? 0, ["kind": kind.rawValue])
        }
        var requests = MetricFamily("recoup_apple_requests", "Requests to Apple in the last run.")
        for request in summary.requests {
            requests.add(request.count, ["endpoint": request.endpoint, "result": request.result])
        }
        var watermarks = MetricFamily(
            "recoup_watermark_timestamp_seconds",
            "The moment up to which an input is known, by kind of input."
        )
        for (input, moment) in totals.watermarks { watermarks.add(seconds(moment), ["input": input]) }
        var stages = MetricFamily("recoup_stage_duration_seconds", "How long each stage of the last run took.")
        for (stage, milliseconds) in summary.durations {
            stages.add(
                text: "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst())",
                ["stage": stage]
            )
        }
        return [
            awaiting, oldest, findings, unverified,
            MetricFamily("recoup_refused_rows", "Rows refused since the last report.", totals.rejectedRows),
            MetricFamily("recoup_refused_files", "Files of which nothing came in.", summary.refusedFiles),
            MetricFamily("recoup_late_inputs", "Inputs older than their max_age.", summary.lateInputs.count),
            requests, watermarks, stages,
            MetricFamily(
                "recoup_control_totals_failed",
                "Control totals that did not hold.",
                summary.failedControls.count
            ),
        ]
    }

    private func seconds(_ moment: Instant) -> Int64 { moment.milliseconds / 1000 }
}

/// One gauge with its samples, as Prometheus reads it (text format 0.0.4).
private struct MetricFamily {
    private let name: String
    private let help: String
    private var samples: [String: String] = [:]

    init(_ name: String, _ help: String) {
        self.name = name
        self.help = help
    }

    init(_ name: String, _ help: String, _ value: some BinaryInteger) {
        self.init(name, help)
        add(value)
    }

    mutating func add(_ value: some BinaryInteger, _ labels: [String: String] = [:]) {
        add(text: String(value), labels)
    }

    mutating func add(text: String, _ labels: [String: String]) {
        let pairs = labels.sorted { $0.key < $1.key }.map { "\($0.key)=\"\(escaped($0.value))\"" }
        samples[pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"] = text
    }

    /// Empty where there is no sample: a family without one says nothing.
    var text: String {
        guard !samples.isEmpty else { return "" }
        let lines = samples.sorted { $0.key < $1.key }.map { "\(name)\($0.key) \($0.value)\n" }
        return "# HELP \(name) \(help)\n# TYPE \(name) gauge\n" + lines.joined()
    }

    private func escaped(_ value: String) -> String {
        var text = ""
        for character in value.unicodeScalars {
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }
}

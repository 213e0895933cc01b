import ReconciliationCore

/// The most lines cron has to mail.
private let lineLimit = 40

extension RunSummary {
    /// `summary.txt`: what cron mails. What matters comes first; never more than 40 lines.
    package func text(in time: LocalTime = .utc) -> String {
        let urgent = urgentLines(time)
        let missing = missingLines(time)
        let closing = closingLines(time)
        let rest = missing + bookLines + closing
        let notes = capped(
            warnings.map { Phrases.warning(printable($0)) },
            to: max(1, lineLimit - 1 - urgent.count - rest.count)
        )
        let lines = urgent + [Phrases.heading(version: version, asOf: time.text(asOf))] + missing + bookLines + notes
        return (lines + closing).map { $0 + "\n" }.joined()
    }

    private func urgentLines(_ time: LocalTime) -> [String] {
        var lines = lateInputs.map { input in
            Phrases.lateInput(input.kind.rawValue, latest: input.latest.map(time.text), maxAge: input.maxAge.text)
        }
        if !failedControls.isEmpty {
            lines.append(Phrases.controlsBroken(failedControls.map(\.name).joined(separator: ", ")))
        }
        lines += takenBack.map { Phrases.takenBack($0.id.number, asOf: time.text($0.asOf)) }
        lines += daysSinceLastRun.map { [Phrases.daysSinceLastRun($0)] } ?? []
        if !changedSettings.settings.isEmpty {
            let settings = changedSettings.settings.map {
                Phrases.changedSetting(printable($0.name), from: printable($0.from), to: printable($0.to))
            }
            lines.append(Phrases.changedSettings(settings, moves: changedSettings.moves))
        }
        lines += trustInForce.map { Phrases.warning(printable($0)) }
        if waitingForCredits > 0 {
            lines.append(Phrases.waitingForCredits(waitingForCredits, watermark: creditsWatermark.map(time.text)))
        }
        if beforeCoverage > 0 {
            lines.append(Phrases.beforeCoverage(beforeCoverage, since: creditsSince.map(time.text)))
        }
        if unlistedUnprovenCredits > 0 { lines.append(Phrases.evidenceNotTakenIn(unlistedUnprovenCredits)) }
        if sources.isEmpty { lines.append(Phrases.nothingToRead) }
        return lines
    }

    private func missingLines(_ time: LocalTime) -> [String] {
        let count = totals.missingMoney.reduce(0) { $0 + $1.count }
        guard count > 0 else { return [Phrases.noMissing] }
        let sums = totals.missingMoney
            .sorted { ($0.currency, $0.isEstimate ? 1 : 0) < ($1.currency, $1.isEstimate ? 1 : 0) }
            .map { money in
                Phrases.money(
                    wholeUnits(money.milliunits),
                    currency: printable(money.currency),
                    count: money.count,
                    isEstimate: money.isEstimate
                )
            }
        return [Phrases.missing(count, oldest: totals.oldestMissing.map(time.text))] + capped(sums, to: 8)
    }

    private var bookLines: [String] {
        let white = whiteByFileCode
        var lines = [
            Phrases.findings(
                list(totals.openFindingsByKind),
                new: totals.newFindings,
                closed: totals.closedFindings
            ),
            Phrases.lists(
                expected: white["expected", default: 0],
                missing: white["missing_credit", default: 0],
                parked: white["parked", default: 0],
                black: totals.black,
                closed: totals.closedByReason.values.reduce(0, +),
                merged: totals.merged
            ),
        ]
        if !totals.closedByReason.isEmpty { lines.append(Phrases.closed(list(totals.closedByReason))) }
        lines += [
            Phrases.credits(
                live: totals.liveCredits,
                matched: totals.matchedCredits,
                unmatched: totals.unmatchedCredits
            ),
            Phrases.evidence(list(totals.evidenceByOutcome)),
            Phrases.claims(list(totals.claimsByState)),
            Phrases.input(
                files: sources.count,
                records: sources.reduce(0) { $0 + $1.records },
                rejected: totals.rejectedRows,
                unlisted: totals.unlistedRejectedRows
            ),
            Phrases.requests(
                list(
                    Dictionary(requests.map { ("\($0.endpoint) \($0.result)", $0.count) }, uniquingKeysWith: +)
                )
            ),
        ]
        if totals.unfinishedButCredited > 0 { lines.append(Phrases.unfinished(totals.unfinishedButCredited)) }
        if !totals.unknownNotifications.isEmpty {
            lines.append(Phrases.unknownNotifications(printable(list(totals.unknownNotifications))))
        }
        if totals.undatedWhite > 0 { lines.append(Phrases.undated(totals.undatedWhite)) }
        if totals.periodsWithoutFirst > 0 { lines.append(Phrases.periodsWithoutFirst(totals.periodsWithoutFirst)) }
        return lines
    }

    private func closingLines(_ time: LocalTime) -> [String] {
        var lines: [String] = []
        if failedControls.isEmpty { lines.append(Phrases.controlsHold(controlTotals.count)) }
        lines.append(Phrases.checkedInFull(lastFullCheck.map(time.text)))
        if let folder { lines.append(Phrases.report(folder)) }
        return lines + [Phrases.exitStatus(exitStatus)]
    }
}

/// `black 3, closed 2`: codes in byte order, zeros left out.
private func list(_ counts: [String: Int]) -> String {
    counts.filter { $0.value != 0 }
        .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "\($0.key) \($0.value)" }
        .joined(separator: ", ")
}

func capped(_ lines: [String], to limit: Int, restIn file: String = "summary.json") -> [String] {
    guard lines.count > limit else { return lines }
    let kept = lines.prefix(max(0, limit - 1))
    return Array(kept) + [Phrases.more(lines.count - kept.count, in: file)]
}

/// `-6.5` for -6500 milliunits; two decimals at least.
func wholeUnits(_ milliunits: Int64) -> String {
    let magnitude = milliunits.magnitude
    var fraction = String(magnitude % 1000 + 1000).dropFirst()
    if fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return (milliunits < 0 ? "-" : "") + String(magnitude / 1000) + "." + fraction
}

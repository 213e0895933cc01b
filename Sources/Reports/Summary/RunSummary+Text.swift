import ReconciliationCore

/// The most lines cron has to mail.
private let lineLimit = 60
/// The most columns of a line; only names of files and other single words may be wider.
private let columnLimit = 100
/// Amounts up to this many stand in the first sentence; more have a line each.
private let inlineAmountLimit = 3

extension RunSummary {
    /// `summary.txt`: what cron mails. Why the night did less than it should, where it did; what a person must do; other
    /// problems; what could not be judged; the inputs; notes; then the books. One item a line of at most 100 columns, at most 60 lines.
    package func text(in locale: TextLocale = .english) -> String {
        let first = capped(firstLines(locale.time), to: 12)
        let before = first + toDo(locale.time) + problems + notJudged(locale.time) + inputs(locale.time)
        let books = rendered(books(locale.time), locale)
        let notes = notes(locale.time)
        let room = lineLimit - rendered(before, locale).count - books.count - 1
        let noteLines = notes.isEmpty ? [] : [.notesHeading] + indented(capped(notes, to: max(2, room / 2)))
        var lines = rendered(before + noteLines, locale)
        let left = lines.count + books.count - lineLimit
        if left > 0 {
            lines.removeLast(min(left + 1, lines.count))
            lines += rendered([.more(left + 1, in: "summary.json")], locale)
        }
        return (lines + books).map { $0 + "\n" }.joined()
    }

    private func rendered(_ messages: [Message], _ locale: TextLocale) -> [String] {
        messages.flatMap { message in
            let lines = wrapped(printable(message[locale.language]), to: columnLimit)
            return lines.prefix(1).map { locale.style.openingPainted($0, message.tone) } + lines.dropFirst()
        }
    }

    /// Whether the night did less than it should: statuses 3 to 6.
    private var isIncomplete: Bool { (3...6).contains(exitStatus) }

    /// Nothing found is good news only where the night looked at everything.
    private var toneOfNothing: Tone? { isIncomplete ? nil : .good }

    /// Why the night is worth less than it should be, the worst first.
    private func firstLines(_ time: LocalTime) -> [Message] {
        var lines: [Message] = []
        if !failedControls.isEmpty {
            lines.append(.controlsBroken(failedControls.map(\.name).joined(separator: ", "), setAsideAt: folder))
        }
        lines += troubles(time)
        if waitingForCredits > 0, creditsWatermark == nil { lines.append(waiting(time)) }
        // Whom a night believed besides Apple decides what its numbers are worth.
        lines += trustInForce
        if !changedSettings.settings.isEmpty {
            let settings = changedSettings.settings.map { Message.changedSetting($0.name, from: $0.from, to: $0.to) }
            lines.append(.changedSettings(settings, moves: changedSettings.moves))
        }
        if totals.areDeliveriesRepeated { lines.append(.deliveriesRepeated(totals.repeatedDeliveries)) }
        if unlistedUnprovenCredits > 0 { lines.append(.evidenceNotImported(unlistedUnprovenCredits)) }
        if totals.rejectedRows > 0 {
            lines.append(.rowsRefused(totals.rejectedRows, unlisted: totals.unlistedRejectedRows))
        }
        return lines.map { $0.toned(failedControls.isEmpty ? .waiting : .bad) }
    }

    /// What somebody has to fix: nothing that proves a purchase, what went wrong tonight, inputs that stopped.
    package func troubles(_ time: LocalTime) -> [Message] {
        let late: [Message] = lateInputs.map { input in
            input.latest.map { .lateInput(input.kind, latest: time.moment($0), maxAge: input.maxAge.text) }
                ?? .missingInput(input.kind, maxAge: input.maxAge.text)
        }
        let unreached = creditsSince.flatMap { $0 > asOf ? Message.creditsSinceAhead(time.moment($0)) : nil }
        let worthless = [lacksProof ? totals.noPurchaseCanBeProven : nil, unreached].compactMap(\.self)
        return worthless + capped(alarms, to: 8) + late
    }

    /// Where there is no missing credit; what people put aside is not delivered all the same.
    var nothingMissing: Message {
        let parked = totals.whiteByState[WhiteState.parked.rawValue, default: 0]
        return parked == 0 ? .noMissing : .noMissingBut(parked: parked)
    }

    private func toDo(_ time: LocalTime) -> [Message] {
        let count = totals.missingMoney.reduce(0) { $0 + $1.count }
        guard count > 0 else { return [nothingMissing.toned(toneOfNothing)] }
        let amounts = totals.missingMoneyInOrder
        let areInline = amounts.count <= inlineAmountLimit
        var lines: [Message] = [
            .missing(
                count,
                amounts: areInline ? amounts.map(Message.amount) : [],
                new: totals.newFindingsByKind[FindingKind.missingCredit.rawValue, default: 0],
                oldest: totals.oldestMissing.map(time.day)
            ).toned(.bad)
        ]
        if !areInline { lines += indented(capped(amounts.map(Message.amountOfPurchases), to: 8)) }
        let steps = NextStep.allCases.compactMap { step in
            totals.missingByNextStep[step.rawValue].map { step.waiting($0) }
        }
        return lines + (steps.isEmpty ? [] : [.sentence(steps)])
    }

    /// Of how many purchases nobody can say, yet or ever, whether they were delivered.
    private func notJudged(_ time: LocalTime) -> [Message] {
        var lines: [Message] = []
        if waitingForCredits > 0, creditsWatermark != nil { lines.append(waiting(time)) }
        if beforeCoverage > 0 { lines.append(.beforeCoverage(beforeCoverage, since: creditsSince.map(time.day))) }
        return lines
    }

    private func waiting(_ time: LocalTime) -> Message {
        .sentences([deliveryRecords(time), .waitingForCredits(waitingForCredits)])
    }

    private func deliveryRecords(_ time: LocalTime) -> Message {
        if let creditsWatermark { return .deliveryRecordsReach(time.moment(creditsWatermark)) }
        return totals.liveCredits == 0 ? .noDeliveryRecords : .deliveryRecordsWithoutEnd
    }

    /// Every other kind of finding that is open, the most frequent first.
    private var problems: [Message] {
        let kinds = FindingKind.allCases.filter { $0 != .missingCredit }
            .compactMap { kind in totals.openFindingsByKind[kind.rawValue].map { (kind: kind, count: $0) } }
            .filter { $0.count > 0 }
            .sorted { $0.count > $1.count }
        func new(_ kind: FindingKind) -> Int { totals.newFindingsByKind[kind.rawValue, default: 0] }
        let count = kinds.reduce(0) { $0 + $1.count }
        let head = Message.otherProblems(
            count,
            new: kinds.reduce(0) { $0 + new($1.kind) },
            resolved: resolvedProblems
        )
        var lines: [Message] = [
            kinds.isEmpty
                ? .noOtherProblem.toned(toneOfNothing)
                : head.toned(resolvedProblems < count ? .bad : toneOfNothing)
        ]
        lines += indented(kinds.map { .problem($0.count, kind: $0.kind.name, new: new($0.kind)) })
        if reopenedCases > 0 { lines.append(.casesReopened(reopenedCases).toned(.bad)) }
        if totals.closedFindings > 0 { lines.append(.findingsClosed(totals.closedFindings)) }
        return lines
    }

    private func inputs(_ time: LocalTime) -> [Message] {
        var lines: [Message] = [
            sources.isEmpty
                ? .nothingToRead
                : .input(files: sources.count, records: sources.reduce(0) { $0 + $1.records })
        ]
        if waitingForCredits == 0 { lines.append(deliveryRecords(time)) }
        if totals.parkedWithOwner > 0 { lines.append(.parkedWithOwner(totals.parkedWithOwner)) }
        if totals.futureCredits > 0 { lines.append(.futureCredits(totals.futureCredits)) }
        if totals.undatedWhite > 0 { lines.append(.undated(totals.undatedWhite)) }
        if totals.periodsWithoutFirst > 0 { lines.append(.periodsWithoutFirst(totals.periodsWithoutFirst)) }
        if totals.unfinishedButCredited > 0 { lines.append(.unfinished(totals.unfinishedButCredited)) }
        if !totals.unknownNotifications.isEmpty {
            let counts = totals.unknownNotifications.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            lines.append(.unknownNotifications(counts.joined(separator: ", ")))
        }
        return [.inputsHeading] + indented(lines)
    }

    private func notes(_ time: LocalTime) -> [Message] {
        var lines: [Message] = daysSinceLastRun.map { [.daysSinceLastRun($0)] } ?? []
        lines += takenBack.map { .takenBack($0.id.number, asOf: time.moment($0.asOf)) }
        lines += unreadableEvidence.map { [$0] } ?? []
        return lines + warnings
    }

    /// Where so much cannot be read that the fault is ours rather than a client's.
    private var unreadableEvidence: Message? {
        let all = totals.evidenceByOutcome.values.reduce(0, +)
        let unreadable = totals.evidenceByOutcome[EvidenceOutcome.unreadable.rawValue, default: 0]
        return unreadable * 10 >= all && unreadable > 0 ? .unreadableEvidence(unreadable, of: all) : nil
    }

    private func books(_ time: LocalTime) -> [Message] {
        let questions = Dictionary(requests.map { ("\($0.endpoint) \($0.result)", $0.count) }, uniquingKeysWith: +)
        var lines: [Message] = [
            .awaitingDelivery(whiteByFileCode),
            .delivered(totals.black),
            .closed(totals.closedByReason),
            .merged(totals.merged),
            .deliveries(of: totals),
            .evidence(totals.evidenceByOutcome),
            .claims(totals.claimsByState),
            .requests(questions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }),
        ]
        if failedControls.isEmpty { lines.append(.controlsHold(controlTotals.count)) }
        lines.append(.checkedInFull(asOf: lastFullCheck.map(time.moment)))
        if let folder { lines.append(.report(folder)) }
        lines.append(.ending(version: version, run: runID.number, exitStatus: exitStatus))
        return [.booksHeading(asOf: time.moment(asOf))] + indented(lines)
    }
}

func indented(_ lines: [Message]) -> [Message] { lines.map { Message("  \($0)", "  \($0)").toned($0.tone) } }

/// The first of the lines, and how many more there are.
func capped(_ lines: [Message], to limit: Int, restIn file: String = "summary.json") -> [Message] {
    guard lines.count > limit else { return lines }
    let kept = lines.prefix(max(0, limit - 1))
    return Array(kept) + [.more(lines.count - kept.count, in: file)]
}

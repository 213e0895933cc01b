import ReconciliationCore

/// Every sentence the reports say to people, in one place, so that another language is another such file.
/// Codes and numbers are handed in and never translated.
enum Phrases {
    static func heading(version: String, asOf: String) -> String { "recoup \(version), books as of \(asOf)" }

    // What matters first

    static func lateInput(_ kind: String, latest: String?, maxAge: String) -> String {
        guard let latest else { return "NO INPUT: \(kind) have never come in (max_age \(maxAge))." }
        return "LATE INPUT: \(kind) reach only to \(latest) (max_age \(maxAge)). Is the export still running?"
    }

    static func controlsBroken(_ names: String) -> String {
        "NOT PUBLISHED: these control totals do not hold: \(names). The report stays beside for study."
    }

    static func takenBack(_ run: Int64, asOf: String) -> String {
        "Run \(run) as of \(asOf) was taken back: it had taken nothing in. Its report stays where it is and counts no more."
    }

    static func daysSinceLastRun(_ days: Int) -> String {
        "As-of is \(days) days after the last run. Is the clock right, and did the nights between run?"
    }

    static func changedSetting(_ name: String, from: String, to: String) -> String { "\(name) \(from) -> \(to)" }

    static func changedSettings(_ settings: [String], moves: Int) -> String {
        "SETTINGS CHANGED since the last run: \(settings.joined(separator: "; ")). In this run \(moves)"
            + " \(moves == 1 ? "move concerns a purchase" : "moves concern purchases") already in the books."
    }

    static func waitingForCredits(_ count: Int, watermark: String?) -> String {
        let reach = watermark.map { "credits are known only to \($0)" } ?? "no credits are known at all"
        return "\(purchases(count)) past grace wait for the credits' watermark alone: \(reach)."
    }

    static func beforeCoverage(_ count: Int, since: String?) -> String {
        "\(purchases(count)) closed as before_coverage: paid before \(since ?? "the credits begin")."
            + " Wrong? See reconcile.credits_since."
    }

    static func evidenceNotTakenIn(_ count: Int) -> String {
        "Evidence is not being taken in: \(count) credits have no payment, more than half of the last week's."
            + " They are counted, not listed. Are receipts and notifications still coming?"
    }

    static let nothingToRead = "Nothing to read: no new file came in since the last report."

    // Missing credits

    static let noMissing = "Missing credits: none."

    static func missing(_ count: Int, oldest: String?) -> String {
        "Missing credits: \(count)" + (oldest.map { ", the oldest paid \($0)" } ?? "") + "."
    }

    static func money(_ amount: String, currency: String, count: Int, isEstimate: Bool) -> String {
        guard !currency.isEmpty else { return "  \(purchases(count)) of unknown price" }
        return "  \(amount) \(currency) in \(purchases(count))" + (isEstimate ? ", estimated by the catalogue" : "")
    }

    // Books

    static func findings(_ list: String, new: Int, closed: Int) -> String {
        "Findings open: \(list.isEmpty ? "none" : list) (\(new) new, \(closed) closed since the last report)"
    }

    static func lists(expected: Int, missing: Int, parked: Int, black: Int, closed: Int, merged: Int) -> String {
        "Lists: white \(expected + missing + parked) (expected \(expected), missing_credit \(missing), parked \(parked)),"
            + " black \(black), closed \(closed), merged \(merged)"
    }

    static func closed(_ list: String) -> String { "  closed: \(list)" }

    static func credits(live: Int, matched: Int, unmatched: Int) -> String {
        "Credits: \(live) live = \(matched) matched + \(unmatched) unmatched"
    }

    static func evidence(_ list: String) -> String { "Evidence: \(list.isEmpty ? "none" : list)" }

    static func claims(_ list: String) -> String { "Claims: \(list.isEmpty ? "none" : list)" }

    static func input(files: Int, records: Int, rejected: Int, unlisted: Int) -> String {
        "Input: files \(files), records \(records); rows refused since the last report: \(rejected)"
            + (unlisted == 0 ? "" : ", \(unlisted) of them counted and not listed one by one")
    }

    static func unfinished(_ count: Int) -> String {
        "Credited, yet still in later receipts: \(purchases(count)). The client does not finish them."
    }

    static func periodsWithoutFirst(_ count: Int) -> String {
        "Subscription periods without a known first period, not reported: \(count)."
    }

    static func device(_ report: DeviceReport) -> String {
        let sender = [report.userID.map { "by \($0)" }, report.receivedAt.map { "on \($0)" }].compactMap(\.self)
        let upload = (["Receipt uploaded"] + sender).joined(separator: " ")
        return switch report.match {
        case .matches: "\(upload): made for the device that sent it."
        case .differs: "\(upload): made for another device than the one that sent it. A hint only."
        case .notCheckable: "\(upload): its device cannot be compared."
        }
    }

    static func unknownNotifications(_ counts: String) -> String {
        "Notifications of a type this version does not know, kept and counted: \(counts)."
    }

    static func undated(_ count: Int) -> String {
        "On the white list without a usable date, to be looked at by hand: \(purchases(count))."
    }

    static func requests(_ list: String) -> String { "Questions to Apple: \(list.isEmpty ? "none" : list)" }

    static func controlsHold(_ count: Int) -> String { "Control totals: all \(count) hold." }

    static func checkedInFull(_ asOf: String?) -> String {
        "Checked in full: \(asOf.map { "as of \($0)" } ?? "never")."
    }

    static func warning(_ text: String) -> String { "Note: \(text)" }

    static func more(_ count: Int, in file: String) -> String { "  … and \(count) more in \(file)" }

    static func report(_ folder: String) -> String { "Report: \(folder)" }

    static func exitStatus(_ status: Int) -> String { "Exit status: \(status)" }

    // Lookup

    static func noMatch(_ query: String) -> String { "Nothing is known about \(query)." }
    static func meaning(_ meaning: String, _ value: String, user: String?) -> String {
        "\(value) is a known \(meaning)" + (user.map { " of user \($0)" } ?? "")
    }
    static func purchasesHeading(_ count: Int) -> String { "\(count == 1 ? "1 purchase" : "\(count) purchases")" }
    static let unmatchedHeading = "Credits without a purchase Apple has proven"
    static let claimsHeading = "Claims"
    static let findingsHeading = "Findings that are about no purchase"
    static func nextStep(_ step: String) -> String { "next step: \(step)" }
    static func paid(_ at: String?) -> String { at.map { "paid \($0)" } ?? "payment date unknown" }
    static func owner(_ user: String?, basis: String, candidates: [String] = []) -> String {
        guard user == nil, !candidates.isEmpty else { return "owner: \(user ?? "nobody known") (\(basis))" }
        return "owner: one of \(candidates.joined(separator: ", ")) (\(basis))"
    }
    static func creditConcerned(_ user: String, at moment: String?, order: String?) -> String {
        "credited to \(user)" + (moment.map { " at \($0)" } ?? "") + (order.map { ", order \($0)" } ?? "")
    }
    static func mismatch(expected: String, actual: String) -> String { "expected \(expected), found \(actual)" }
    static func alsoKnownAs(_ ids: String) -> String { "also known as \(ids)" }
    static func causeAndStep(_ cause: String, _ step: String) -> String { "cause: \(cause); next step: \(step)" }
    static func case_(_ status: CaseStatus, _ time: LocalTime) -> String {
        var text = "case \(status.caseID) (\(status.kind)): \(status.state.rawValue)"
        if status.state == .assigned, let assignee = status.assignee { text += " to \(assignee)" }
        if let reason = status.reason { text += " \(reason)" }
        if let user = status.userID { text += " to \(user)" }
        if let who = status.settledBy { text += " by \(who)" }
        if let moment = status.settledAt { text += " at \(time.text(moment))" }
        let isReopeningPending = status.isWaitingForRun && status.state == .reopened
        if status.isResolutionPending || isReopeningPending { return text + "; the books take it in with the next run" }
        return text + (status.isObsolete && status.state != .resolved ? ", its trouble is gone" : "")
    }
    static func credit(_ credit: LookupResult.Credit) -> String {
        "\(credit.status) to \(credit.userID) at \(credit.creditedAt)" + (credit.orderID.map { ", order \($0)" } ?? "")
    }
    static let notCredited = "never credited"
    static let resolutionPending =
        "no credit in the books; settled by a case, see below; next step: wait for the next run (wait)"
    static func claim(_ claim: LookupResult.Claim) -> String {
        "\(claim.claimant) claims \(claim.transactionID): \(claim.state)"
    }

    // Status

    static let noRun = "No run has reached the books yet. Start `recoup run`."
    static func lastRun(_ id: Int64, asOf: String, state: String, exit: Int?) -> String {
        "Last run: \(id), as of \(asOf), \(state)" + (exit.map { ", exit status \($0)" } ?? "")
    }
    static let agingHeading = "Waiting on the white list (count, change since the last report, oldest)"
    static func overdue(_ overdue: Int, open: Int) -> String { "Cases: \(open) open, \(overdue) overdue" }
    static func pending(evidence: Int, unverifiable: Int, claims: Int) -> String {
        "Waiting for an answer: \(evidence) pieces of evidence, \(claims) claims; \(unverifiable) unverifiable"
    }

    private static func purchases(_ count: Int) -> String { count == 1 ? "1 purchase" : "\(count) purchases" }
}

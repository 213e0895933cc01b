import Foundation
import Ledger
import ReconciliationCore
import Reports

extension Checkup {
    /// Checks that the clock shows a time neither before this program was made nor before the last run.
    mutating func look(atClock now: Instant, _ lastAsOf: Instant?) {
        // 2024-01-01: a clock that starts at 1970 or a build date is wrong, and every certificate with it.
        let isEarly = now.milliseconds < 1_704_067_200_000
        let isBehind = lastAsOf.map { now < $0 } ?? false
        note(
            "clock",
            Message(verbatim: now.text),
            problem: isEarly ? .clockBeforeProgram : isBehind ? .clockBeforeLastRun(lastAsOf?.text ?? "") : nil
        )
    }

    /// What stores the ledger: the engine's program, and on a server its clock, role and settings.
    mutating func look(atStorageOf ledger: any LedgerEngine, now: Instant) throws {
        for fact in try ledger.storageFacts(now: now) {
            note("storage", Message(fact.subject), problem: fact.fault.map { Message($0) })
        }
    }

    /// `progress` says which of the three long looks is done: the chain, the totals, the file.
    mutating func look(atBooksOf ledger: any LedgerEngine, _ progress: StageProgress) throws {
        var progress = progress
        let search = try ledger.beginStorageCheck()
        progress.advance(0, of: 3)
        // What fails because the file is damaged is reported after the damage itself.
        let audited = Result { try ledger.verifyAudit(.whole) }
        progress.advance(1, of: 3)
        let last = Result { try ledger.lastRun() }
        let counted = Result { try last.get().map { try ledger.controlTotals(run: $0.id, isFull: true) } ?? [] }
        progress.advance(2, of: 3)
        let faults = try search.faults()
        note(
            "ledger_file",
            Message(verbatim: ledger.path),
            problem: faults.isEmpty ? nil : .ledgerDamaged(faults.prefix(3).joined(separator: "; "))
        )
        let chain = try audited.get()
        note(
            "audit_chain",
            .auditRows(Int64(chain.count), head: chain.head.text),
            problem: chain.fault.map { .auditRowBroken($0) }
        )
        let totals = try counted.get()
        let totalsFault = try TotalsFault(totals.filter { !$0.holds }, in: ledger)
        if let last = try last.get() {
            let waiting = try ledger.rowsWaitingForRun().values.reduce(0, +)
            note(
                "control_totals",
                .controlTotals(totals.count, asOf: last.asOf.text, waiting: Int64(waiting)),
                problem: totalsFault?.sentence
            )
        }
        areBooksBroken = !faults.isEmpty || chain.fault != nil || totalsFault?.areBooksBroken == true
    }

    /// Checks that the reports are as they were published.
    mutating func look(atReportsOf configuration: Configuration) {
        let folder = ReportFolder(path: configuration.reportsFolder)
        do {
            for path in try folder.withoutManifest() {
                note("report", Message(verbatim: path), problem: .reportWithoutManifest)
            }
            let reports = try folder.published()
            for report in reports {
                let faults = try report.faults()
                guard !faults.isEmpty else { continue }
                note("report", Message(verbatim: report.path), problem: .reportDiffers(faults))
            }
            try folder.requireLatestIsLink()
            note("reports", .reportsHeld(reports.count), problem: nil)
        } catch {
            note("reports", Message(verbatim: folder.path), problem: CommandFailure(ending: error).message.withoutStop)
        }
    }

    /// Checks that the ledger is the one that the reports were made from.
    mutating func look(atContinuityOf configuration: Configuration, _ ledger: any LedgerEngine) {
        do {
            let continuity = try Continuity(of: ledger, configuration, readsEveryReport: true)
            let problem: Message? =
                continuity.isBroken ? .continuityBroken(continuity.sentences(filesMax: .max)) : nil
            note("continuity", .continuity, problem: problem)
        } catch {
            note("continuity", .continuity, problem: CommandFailure(ending: error).message.withoutStop)
        }
    }

    /// A ledger that cannot prove a purchase finds no lost one, however many nights run.
    mutating func look(atProofIn ledger: any LedgerEngine, _ configuration: Configuration) throws {
        guard let last = try ledger.lastRun() else { return }
        let totals = try ledger.bookTotals(run: last.id, asOf: last.asOf)
        let lacksProof = configuration.lacksProof(totals)
        note("proof", .proof, problem: lacksProof ? .noProof(totals) : nil)
        let alarms = configuration.standingAlarms(totals, judgedBy: last.policy)
        note("app_ids", .appIDs, problem: alarms.isEmpty ? nil : .sentences(alarms).withoutStop)
    }

    /// Names that no user holds are ordinary (users who left, other games) unless another encoding explains them.
    mutating func look(atNamesIn sample: NamingSample, _ naming: NamingPolicy) {
        guard !sample.names.isEmpty else { return }
        var trial = NamingTrial(sample.names, naming: naming)
        for user in sample.users { trial.note(userID: user.userID, accountName: user.accountName) }
        let subject = Message.unmatchedNames(trial.nameCount)
        guard let fit = trial.fits.first else {
            note("names", .noSchemeExplains(subject), problem: nil)
            return
        }
        note("names", subject, problem: .schemeExplains(fit))
    }
}

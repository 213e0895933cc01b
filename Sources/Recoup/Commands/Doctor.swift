import ArgumentParser
import Foundation
import Intake
import Ledger
import ReconciliationCore
import Reports

/// `recoup doctor`: looks at everything a night depends on, and says how to fix what is wrong.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract:
            "Checks configuration, permissions, ledger, audit chain, clock, secrets, user names and reach of Apple.",
        discussion: helpText(
            """
            Ends with 6 when the ledger's books or chain do not hold, else with 3 when something is wrong.
            """,
            examples: "recoup doctor",
            "recoup doctor --offline --json"
        )
    )

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "No request to anyone: the reach of Apple is not tried.")
    var offline = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run() async throws { try await run(in: global.context) }

    func run(in context: Context) async throws {
        let configuration: Configuration
        do {
            configuration = try global.configuration(in: context)
        } catch let failure as CommandFailure {
            let place = Configuration.place(global.config, in: context) ?? context.path("recoup.yaml")
            try show(.withoutConfiguration(at: place, failure), TextLocale(context.language), in: context)
            throw failure.status.code
        }
        // Opened before modes are looked at: SQLite makes the files beside it anew where it may.
        let ledger = Result { try configuration.openLedger(.reading) }
        var checkup = Checkup()
        let ahead = configuration.creditsSince.flatMap { $0 > context.now() ? $0 : nil }
        checkup.note(
            "configuration",
            Message(verbatim: configuration.path),
            problem: ahead.map { .creditsSinceAhead(configuration.textLocale.time.moment($0)).withoutStop }
        )
        for sentence in configuration.trustInForce { checkup.remark("trust", sentence) }
        checkup.look(atFoldersOf: configuration)
        checkup.look(atModesOf: configuration)
        checkup.look(atSecretsOf: configuration)
        checkup.look(atRootsOf: configuration)
        // What is wrong with the ledger hides nothing else that is wrong.
        var ending = ExitStatus.done
        do {
            let store = try ledger.get()
            try checkup.look(atClock: context.now(), store.lastRun()?.asOf)
            try checkup.look(atStorageOf: store, now: context.now())
            try checkup.look(atBooksOf: store, StageProgress(of: "doctor", in: context))
            checkup.look(atReportsOf: configuration)
            checkup.look(atContinuityOf: configuration, store)
            try checkup.look(atProofIn: store, configuration)
            try checkup.look(atNamesIn: store.namingSample(newest: 10_000), configuration.naming)
        } catch let failure as StoreFailure {
            let failure = CommandFailure(failure)
            ending = failure.status
            checkup.note("ledger", Message(verbatim: configuration.ledger.name), problem: failure.message.withoutStop)
        }
        await checkup.look(atReachOf: configuration, asks: !offline)
        await checkup.look(atWatchersOf: configuration, pings: !offline)
        try show(checkup, configuration.textLocale, in: context)
        if ending != .done { throw ending.code }
        if checkup.areBooksBroken { throw ExitStatus.controlsFailed.code }
        if checkup.checks.contains(where: { $0.problem != nil }) { throw ExitStatus.partlyDone.code }
    }

    private func show(_ checkup: Checkup, _ locale: TextLocale, in context: Context) throws {
        try json
            ? context.console.outData(checkup.json(in: locale.language)) : context.screen(locale, checkup.text)
    }
}

/// What the doctor found, in the order it looked.
private struct Checkup {
    struct Check {
        let name: String
        let subject: Message
        /// What is wrong and how to fix it; nil where all is well.
        let problem: Message?
        /// Neither well nor wrong, but to be known.
        var isRemark = false
    }

    private(set) var checks: [Check] = []
    private(set) var areBooksBroken = false

    mutating func note(_ name: String, _ subject: Message, problem: Message?) {
        checks.append(Check(name: name, subject: subject, problem: problem))
    }

    /// Of a configuration that cannot be used nothing else is known: where the ledger is, or what it needs.
    static func withoutConfiguration(at path: String, _ failure: CommandFailure) -> Checkup {
        var checkup = Checkup()
        checkup.note("configuration", Message(verbatim: path), problem: failure.message.withoutStop)
        return checkup
    }

    mutating func remark(_ name: String, _ subject: Message) {
        checks.append(Check(name: name, subject: subject, problem: nil, isRemark: true))
    }

    mutating func look(atFoldersOf configuration: Configuration) {
        let inbox = configuration.inboxPath.trimmedSlash
        let inboxFolders = IntakeKind.allCases.map { inbox + "/" + $0.rawValue }
        let folders =
            (configuration.ledger.file.map { [folder(of: $0.path)] } ?? []) + inboxFolders
            + [configuration.reportsFolder.trimmedSlash]
        for path in folders {
            let isLink = inboxFolders.contains(path) && FileStatus(at: path)?.kind == .link
            note("folder", Message(verbatim: path), problem: isLink ? .folderIsLink : problem(ofFolder: path))
        }
        // The first night that needs them makes these.
        for path in Inbox.Shelf.allCases.map({ inbox + "/" + $0.rawValue }) where access(path, F_OK) == 0 {
            guard let problem = problem(ofFolder: path) else { continue }
            note("folder", Message(verbatim: path), problem: problem)
        }
        let files = configuration.ledger.file.map { $0.filesWithRows + [$0.lockPath] } ?? []
        for path in files where access(path, F_OK) == 0 && access(path, R_OK | W_OK) != 0 {
            note("ledger_files", Message(verbatim: path), problem: .notWritable)
        }
    }

    private func problem(ofFolder path: String) -> Message? {
        guard let kind = FileStatus(behind: path)?.kind else { return .folderMissing }
        guard kind == .folder else { return .folderIsNone }
        return access(path, R_OK | W_OK | X_OK) == 0 ? nil : .notWritable
    }

    /// What holds customers' data is for its owner and group, and only the owner writes it.
    mutating func look(atModesOf configuration: Configuration) {
        if let ledger = configuration.ledger.file {
            for path in ledger.filesWithRows { note("ledger_mode", path, mode: 0o640) }
            note("lock_mode", ledger.lockPath, mode: 0o600)
        }
        lookForFoldersOpenToOthers(configuration)
        note("configuration_mode", configuration.path, mode: 0o644)
        note("reports_mode", configuration.reportsFolder.trimmedSlash, mode: 0o750)
    }

    /// Who may write a folder may put a file of theirs in the place of one in it: a ledger, or an input.
    private mutating func lookForFoldersOpenToOthers(_ configuration: Configuration) {
        if let ledger = configuration.ledger.file {
            noteFolder("ledger_folder_mode", folder(of: ledger.lockPath), refusing: 0o022)
        }
        // The group may be that of the exports.
        let inbox = configuration.inboxPath.trimmedSlash
        noteFolder("inbox_mode", inbox, refusing: 0o002)
        let names = IntakeKind.allCases.map(\.rawValue) + Inbox.Shelf.allCases.map(\.rawValue)
        for path in names.map({ inbox + "/" + $0 }) where permissions(path).map({ $0 & 0o002 != 0 }) ?? false {
            noteFolder("inbox_mode", path, refusing: 0o002)
        }
    }

    /// Notes a folder in which one of the bits of `mode` lets others write; nothing where there is none.
    private mutating func noteFolder(_ name: String, _ path: String, refusing mode: UInt32) {
        guard let found = permissions(path) else { return }
        let problem = Message.folderOpenToOthers(octal(found), narrower: octal(found & ~mode), path)
        note(name, Message(verbatim: path), problem: found & mode == 0 ? nil : problem)
    }

    /// Notes a file that more people may read or write than `mode` lets; nothing where there is no file.
    private mutating func note(_ name: String, _ path: String, mode: UInt32) {
        guard let found = permissions(path) else { return }
        let problem = Message.modeTooWide(octal(found), narrower: octal(mode), path)
        note(name, Message(verbatim: path), problem: found & ~mode & 0o077 == 0 ? nil : problem)
    }

    /// The certificates that are believed besides Apple's: without one of them no night gets past its intake.
    mutating func look(atRootsOf configuration: Configuration) {
        guard !configuration.additionalRootPaths.isEmpty else { return }
        let paths = Message(verbatim: configuration.additionalRootPaths.joined(separator: ", "))
        do {
            _ = try configuration.trustAnchors()
            note("roots", paths, problem: nil)
        } catch {
            let reason = (error as? CommandFailure)?.message.withoutStop
            note("roots", paths, problem: reason ?? Message(verbatim: "\(error)"))
        }
    }

    mutating func look(atSecretsOf configuration: Configuration) {
        for (key, path) in configuration.secretFiles {
            let problem: Message? =
                if let mode = permissions(path) {
                    if access(path, R_OK) != 0 {
                        .secretNotReadable
                    } else {
                        mode & 0o077 == 0 ? nil : .secretReadableByOthers(path)
                    }
                } else {
                    .secretMissing(key)
                }
            note("secret", Message(verbatim: path), problem: problem)
        }
    }

    mutating func look(atClock now: Instant, _ lastAsOf: Instant?) throws {
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
    mutating func look(atStorageOf store: any LedgerEngine, now: Instant) throws {
        for fact in try store.storageFacts(now: now) {
            note("storage", Message(fact.subject), problem: fact.fault.map { Message($0) })
        }
    }

    /// `progress` says which of the three long looks is done: the chain, the totals, the file.
    mutating func look(atBooksOf store: any LedgerEngine, _ progress: StageProgress) throws {
        var progress = progress
        let search = try store.beginStorageCheck()
        progress.advance(0, of: 3)
        // What fails in a damaged file is said after what is wrong with the file.
        let audited = Result { try store.verifyAudit(.whole) }
        progress.advance(1, of: 3)
        let last = Result { try store.lastRun() }
        let counted = Result { try last.get().map { try store.controlTotals(run: $0.id, isFull: true) } ?? [] }
        progress.advance(2, of: 3)
        let faults = try search.faults()
        note(
            "ledger_file",
            Message(verbatim: store.path),
            problem: faults.isEmpty ? nil : .ledgerDamaged(faults.prefix(3).joined(separator: "; "))
        )
        let chain = try audited.get()
        note(
            "audit_chain",
            .auditRows(Int64(chain.count), head: chain.head.text),
            problem: chain.fault.map { .auditRowBroken($0) }
        )
        let totals = try counted.get()
        let totalsFault = try TotalsFault(totals.filter { !$0.holds }, in: store)
        if let last = try last.get() {
            let waiting = try store.rowsWaitingForRun().values.reduce(0, +)
            note(
                "control_totals",
                .controlTotals(totals.count, asOf: last.asOf.text, waiting: Int64(waiting)),
                problem: totalsFault?.sentence
            )
        }
        areBooksBroken = !faults.isEmpty || chain.fault != nil || totalsFault?.areBooksBroken == true
    }

    /// The reports, as they were published.
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

    /// Whether the ledger is the one that the reports were made from.
    mutating func look(atContinuityOf configuration: Configuration, _ store: any LedgerEngine) {
        do {
            let continuity = try Continuity(of: store, configuration, readsEveryReport: true)
            let problem: Message? =
                continuity.isBroken ? .continuityBroken(continuity.sentences(filesMax: .max)) : nil
            note("continuity", .continuity, problem: problem)
        } catch {
            note("continuity", .continuity, problem: CommandFailure(ending: error).message.withoutStop)
        }
    }

    /// A ledger that cannot prove a purchase finds no lost one, however many nights run.
    mutating func look(atProofIn store: any LedgerEngine, _ configuration: Configuration) throws {
        guard let last = try store.lastRun() else { return }
        let totals = try store.bookTotals(run: last.id, asOf: last.asOf)
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

    /// What asking Apple needs is looked at even where nobody is asked: a run reads it, and ends where it cannot be used.
    mutating func look(atReachOf configuration: Configuration, asks: Bool) async {
        let reach: AppleReach
        do {
            reach = try AppleReach(configuration)
        } catch {
            note("apple", .cannotBeAsked, problem: CommandFailure(ending: error).message.withoutStop)
            return
        }
        for finding in reach.credentialFindings + (asks ? await reach.answers() : []) {
            note("apple", Message(verbatim: finding.subject), problem: finding.problem?.withoutStop)
        }
    }

    /// Whether who watches would be told: the address that is pinged can be read, the file of metrics be written.
    mutating func look(atWatchersOf configuration: Configuration, pings: Bool) async {
        if let path = configuration.healthcheckPath {
            let subject = Message(verbatim: Setting.healthcheckFile.rawValue)
            do throws(HealthPing.Fault) {
                let ping = try HealthPing(addressIn: path)
                if pings { try await ping.send(.log, run: UUID(), body: "recoup doctor tries this address") }
                note("ping", subject, problem: nil)
            } catch {
                note("ping", subject, problem: .pingBroken(error.reason))
            }
        }
        if let path = configuration.metricsPath {
            note("metrics", Message(verbatim: path), problem: configuration.obstacleToMetrics(at: path))
        }
    }

    func text(in locale: TextLocale) -> String {
        let lines = checks.map { check -> Message in
            if let problem = check.problem { return .checkFailed(check.name, check.subject, problem).toned(.bad) }
            return check.isRemark
                ? .remark(check.name, check.subject).toned(.waiting)
                : .checkHolds(check.name, check.subject).toned(.good)
        }
        let wrong = checks.count { $0.problem != nil }
        let end = Message.checksEnd(wrong: wrong, of: checks.count).toned(wrong == 0 ? .good : .bad)
        return locale.lines(lines + [Message(verbatim: ""), end])
    }

    func json(in language: Language) throws -> String {
        struct Answer: Encodable {
            struct Check: Encodable {
                let name: String
                let subject: String
                let problem: String?
                let isRemark: Bool
            }
            let schema = "recoup.doctor.v1"
            let checks: [Check]
        }
        let shown = checks.map { check in
            Answer.Check(
                name: check.name,
                subject: check.subject[language],
                problem: check.problem?[language],
                isRemark: check.isRemark
            )
        }
        return try Answer(checks: shown).jsonAnswer()
    }
}

/// The mode bits of a file; nil where there is none.
private func permissions(_ path: String) -> UInt32? { FileStatus(behind: path)?.mode }

private func octal(_ mode: UInt32) -> String { String(mode, radix: 8) }

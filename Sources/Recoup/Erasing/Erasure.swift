import FoundationEssentials
import Intake
import Ledger
import ReconciliationCore
import Reports

/// The erasure of one person: from the files first, then from the ledger. What was left undone by a crash is found again, as
/// long as the ledger knows the person.
struct Erasure {
    private let user: UserID
    private let configuration: Configuration
    private let search: [String]
    private let reports: ReportFolder

    /// - Parameters:
    ///   - user: the id of the person.
    ///   - configuration: where the ledger, the reports and the inbox lie.
    ///   - search: files and folders to look through afterwards.
    init(of user: UserID, _ configuration: Configuration, search: [String]) {
        self.user = user
        self.configuration = configuration
        self.search = search
        reports = ReportFolder(path: configuration.reportsFolder)
    }

    /// What an erasure would change.
    struct Plan {
        var person: PersonRecord
        var tally: ErasureTally
        var files: ErasedFiles

        var isEmpty: Bool { tally.isEmpty && files.isEmpty }
    }

    /// Works everything out and rolls it back.
    func plan(by actor: Actor, at moment: Instant) throws -> Plan {
        let rehearsal = try configuration.openLedger(.rehearsal)
        let person = try rehearsal.person(user)
        let tally = try rehearsal.forget(user, files: ErasedFiles(), by: actor, at: moment)
        let files = ErasedFiles(
            reports: try reports.files(naming: person.values, person.names).keys.sorted(),
            inputs: try processedFiles(person).names()
        )
        return Plan(person: person, tally: tally, files: files)
    }

    /// Erases what the plan names: first from reports, then from input files, last from the ledger. It cannot be undone. Where it is
    /// cut off, or throws before the ledger is reached, doing it again finishes the rest.
    func perform(_ plan: Plan, under lock: any RunLock, by actor: Actor, at moment: Instant) throws {
        for name in plan.files.reports { try reports.erase(plan.person.values, plan.person.names, in: name) }
        let processed = processedFiles(plan.person)
        for folder in processed.folders { try FileDraft.removeUnpublished(in: folder) }
        try processed.erase { path, bytes in try FileDraft.write(bytes, to: path) }
        let ledger = try configuration.openLedger(.run, under: lock)
        _ = try ledger.forget(user, files: plan.files, by: actor, at: moment)
        try ledger.removeTracesFromStorage()
    }

    /// Where a value of the person stands after all, and how many files were searched.
    func proof(of plan: Plan) throws -> (places: [Message], fileCount: Int) {
        let values = plan.person.values
        let tokens = values.accountTokens(plan.person.names)
        // Closed before its log is read: closing a file of our own would drop its locks.
        var places = try configuration.openLedger(.reading).places(of: values).map { Message.columnOfLedger($0) }
        if plan.person.hasWaitingRows { places.append(.waitingUserRows) }
        let log = configuration.ledger.file.map { [$0.logPath] } ?? []
        let named = try ([configuration.inboxPath] + search).flatMap { try plainFiles(below: FileName($0)) }
        // What files are called there is ours.
        let ours = try ([configuration.reportsFolder] + log).flatMap { try plainFiles(below: FileName($0)) }
        for file in ours + named {
            let bytes = try plainBytes(ofFile: file)
            if erasedFile(bytes, named: file.shown, values, plan.person.names) != nil || tokens.areIn(bytes) {
                places.append(Message(verbatim: file.shown))
            }
        }
        let called = named.filter { values.erasedFileName($0.lastPart.shown) != nil }
        return (places + called.map { .nameOfFile($0.shown) }, ours.count + named.count)
    }

    private func processedFiles(_ person: PersonRecord) -> ProcessedFiles {
        let terms = configuration.inputs.mapValues { InputTerms(columns: $0.columns, timeZone: $0.timeZone) }
        return ProcessedFiles(
            inboxPath: configuration.inboxPath.trimmedSlash,
            ErasedInput(person.values, person.names, evidence: person.evidence, terms: terms)
        )
    }
}

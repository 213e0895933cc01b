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
        try reports.removeLeftovers()
        for name in plan.files.reports { try reports.erase(plan.person.values, plan.person.names, in: name) }
        let processed = processedFiles(plan.person)
        for folder in processed.folders { try FileDraft.removeUnpublished(in: folder) }
        try processed.erase { path, bytes in try FileDraft.write(bytes, to: path) }
        let ledger = try configuration.openLedger(.run, under: lock)
        _ = try ledger.forget(user, files: plan.files, by: actor, at: moment)
        try ledger.removeTracesFromStorage()
    }

    /// What a search after an erasure found.
    struct Proof {
        /// Where a value of the person stands after all.
        var places: [Message] = []
        /// Files that cannot be searched, and why.
        var unreadable: [Message] = []
        var fileCount = 0

        var isClean: Bool { places.isEmpty && unreadable.isEmpty }
    }

    /// Searches the ledger, its log, the reports, the inbox and what the user named.
    func proof(of plan: Plan) throws -> Proof {
        let values = plan.person.values
        let tokens = values.accountTokens(plan.person.names)
        var proof = Proof()
        // Closed before its log is read: closing a file of our own would drop its locks.
        proof.places = try configuration.openLedger(.reading).places(of: values).map { Message.columnOfLedger($0) }
        if plan.person.hasWaitingRows { proof.places.append(.waitingUserRows) }
        let log = configuration.ledger.file.map { [$0.logPath] } ?? []
        let named = try ([configuration.inboxPath] + search).flatMap { try plainFiles(below: FileName($0)) }
        // What files are called there is ours.
        let ours = try ([configuration.reportsFolder] + log).flatMap { try plainFiles(below: FileName($0)) }
        proof.fileCount = ours.count + named.count
        let input = erasedInput(plan.person)
        func look(through file: FileName, _ isNaming: ([UInt8]) throws -> Bool) throws {
            do {
                let bytes = try plainBytes(ofFile: file)
                if try isNaming(bytes) || tokens.areIn(bytes) { proof.places.append(Message(verbatim: file.shown)) }
            } catch let failure as IntakeFailure {
                proof.unreadable.append(Message(failure))
            }
        }
        for file in ours {
            try look(through: file) { erasedFile($0, named: file.shown, values, plan.person.names) != nil }
        }
        for file in named {
            let name = file.shown.lowercased()
            try look(through: file) { bytes in
                name.hasSuffix(".html")
                    ? ErasedPage(values).erased(bytes) != nil
                    : try input.namesPerson(bytes, isTable: name.contains(".csv"))
            }
        }
        proof.places += named.filter { values.erasedFileName($0.lastPart.shown) != nil }.map { .nameOfFile($0.shown) }
        return proof
    }

    private func erasedInput(_ person: PersonRecord) -> ErasedInput {
        let terms = configuration.inputs.mapValues { InputTerms(columns: $0.columns, timeZone: $0.timeZone) }
        return ErasedInput(person.values, person.names, evidence: person.evidence, terms: terms)
    }

    private func processedFiles(_ person: PersonRecord) -> ProcessedFiles {
        ProcessedFiles(inboxPath: configuration.inboxPath.trimmedSlash, erasedInput(person))
    }
}

import ArgumentParser
import Glibc
import Ledger
import ReconciliationCore
import Reports
import SQLLedger

/// `recoup copy-ledger FROM TO`: moves a ledger between a file and a server, or to another of its kind.
struct CopyLedgerCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy-ledger",
        abstract: "Copies a ledger from a file to a server or back, and proves the copy.",
        discussion: helpText(
            """
            FROM and TO are files or addresses of PostgreSQL databases. TO is made where it is missing and must hold no rows. \
            No run goes on in either meanwhile. Every row is read again and compared, the audit chain is walked and the \
            control totals are computed; where one of them does not hold, nothing is kept. Ends with 6 when FROM itself \
            does not hold.
            """,
            examples: "recoup copy-ledger recoup.sqlite 'postgresql://recoup@db.example.com/ledger'",
            "recoup copy-ledger 'postgresql://recoup@db.example.com/ledger' copy.sqlite"
        )
    )

    @Argument(help: "The ledger to copy: a file, or postgresql://…", completion: .file())
    var from: String

    @Argument(help: "The new ledger: a file, or postgresql://…", completion: .file())
    var to: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var lock: LockOption

    func run(in context: Context) throws {
        global.announceEndings(in: context)
        let source = try place(from, "FROM", in: context)
        let target = try place(to, "TO", in: context)
        try requireOther(target, than: source)
        try requireOutsideOfInbox(target, in: context)
        let wait = try lock.wait(in: context)
        // What a run wrote after the copy began would be missing in it.
        let copy = try source.withLock(wait) { _ in try makeCopy(of: source, in: target, wait) }
        if json {
            try context.console.outData(answer(copy, source, target))
        } else {
            context.say(
                .ledgerCopied(
                    from: source.name,
                    to: target.name,
                    tables: copy.tableCount,
                    rows: copy.rowCount,
                    head: copy.chain.head.text
                )
            )
            context.say(.copyIsToBeNamed)
        }
    }

    /// Copies a ledger whose lock is held.
    ///
    /// - Throws: status 6 where the ledger itself does not hold.
    private func makeCopy(of source: any LedgerPlace, in target: any LedgerPlace, _ wait: LockWait) throws -> LedgerCopy
    {
        // Of a server only it can say whether two addresses lead to one ledger: there the lock just taken is held.
        guard target.lockHolder()?.text != RunLockHolder(process: getpid(), since: wait.startedAt).text else {
            throw CommandFailure(.usage, .copyOntoItself(source.name))
        }
        let original = try source.open(.reading, under: nil)
        try make(target)
        let copy = try target.withLock(wait) { try target.open(.run, under: $0).copyEverything(of: original) }
        guard copy.holds else {
            let fault = try copy.fault(in: original)
            throw CommandFailure(.controlsFailed, .ledgerDoesNotHold(source.name, fault))
        }
        return copy
    }

    /// The ledger that `argument` of the help names.
    private func place(_ text: String, _ argument: String, in context: Context) throws -> any LedgerPlace {
        guard !text.isEmpty else { throw CommandFailure(.usage, .ledgerNotNamed(argument)) }
        return try ledgerServer(at: text, from: Message(verbatim: argument)) ?? LedgerFile(path: context.path(text))
    }

    /// - Throws: status 64 where both are one ledger, by its name or by the file that lies there under whatever name.
    private func requireOther(_ target: any LedgerPlace, than source: any LedgerPlace) throws {
        let isSameFile =
            if let from = source.file, let to = target.file {
                SparedFiles(files: from.files).contains(to.path)
            } else {
                false
            }
        guard source.name != target.name, !isSameFile else {
            throw CommandFailure(.usage, .copyOntoItself(source.name))
        }
    }

    /// - Throws: status 64 where the next night would take the copy for an input and carry it away.
    private func requireOutsideOfInbox(_ target: any LedgerPlace, in context: Context) throws {
        guard let path = target.file?.path, let inbox = try global.ifConfigured(in: context, \.inboxPath) else {
            return
        }
        // Not only its folder: SQLite follows a link, and makes the file that it leads to.
        guard !lies(path, in: inbox) else { throw CommandFailure(.usage, .fileInInbox(path)) }
    }

    /// Makes the ledger that is copied to, where it is missing.
    ///
    /// - Throws: status 64 where something else has its name: nothing is to be repaired, another name is needed.
    private func make(_ target: any LedgerPlace) throws {
        do {
            _ = try target.open(.create, under: nil)
        } catch let failure as StoreFailure {
            switch failure.reason {
            case .folder, .notLedger, .step(_, .damaged):
                throw CommandFailure(.usage, .copyOntoSomethingElse(failure.path))
            default: throw failure
            }
        }
    }

    private func answer(_ copy: LedgerCopy, _ source: any LedgerPlace, _ target: any LedgerPlace) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.copy_ledger.v1"),
            "from": .string(source.name),
            "to": .string(target.name),
            "tables": .number(copy.tableCount),
            "rows": .number(copy.rowCount),
            "audit_rows": .number(copy.chain.count),
            "audit_head": .string(copy.chain.head.text),
        ])
        .jsonAnswer()
    }
}

extension LedgerCopy {
    /// Why a ledger that was to be copied does not hold.
    fileprivate func fault(in original: any LedgerEngine) throws -> Message {
        if let fault = chain.fault { return .auditRowBroken(fault) }
        return try TotalsFault(brokenTotals, in: original)?.sentence ?? .controlTotalsBroken(brokenTotals)
    }
}

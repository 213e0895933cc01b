import ArgumentParser
import Glibc
import Ledger
import ReconciliationCore
import Reports

/// `recoup backup FILE`: a copy of the ledger taken while it is in use.
struct BackupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Writes a copy of the ledger, also while a run is going on.",
        discussion: helpText(examples: "recoup backup /backup/recoup-2026-03-01.sqlite")
    )

    @Argument(help: "The file to write; it must not exist.", completion: .file())
    var file: String

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        if file == "-" { throw ValidationError(.backupToStandardOutput) }
    }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        guard configuration.ledger.file != nil else {
            throw CommandFailure(.usage, .backupOfServer(configuration.ledger.name))
        }
        let path = context.path(file)
        let ledger = try configuration.openLedger(.reading)
        // Under another name until it is whole: a torn backup must not pass for one.
        let draft = try OutputTarget.draft(of: path, replacing: .nothing, sparing: configuration.sparedFiles)
        do {
            try ledger.backUp(to: draft.path)
        } catch {
            removeFilesBeside(draft)
            throw failure(error, copying: configuration.ledger.name, to: path)
        }
        try draft.publish()
        context.say(.wrote(path))
    }

    /// SQLite's journal outlives a copy that failed, under the name of a draft that nobody knows.
    private func removeFilesBeside(_ draft: FileDraft) {
        for suffix in ["-journal", "-wal", "-shm"] { unlink(draft.path + suffix) }
    }

    /// Why the backup was not written: the ledger's own words would name the ledger, whose disk may have space enough.
    private func failure(_ failure: StoreFailure, copying ledger: String, to path: String) -> any Error {
        switch failure.reason {
        case .step(_, .diskFull): CommandFailure(.unexpectedFailure, .backupOnFullDisk(path))
        case .step(_, .diskFailed(let code)):
            CommandFailure(.unexpectedFailure, .backupOnFailedDisk(path, of: ledger, code: code))
        default: failure
        }
    }
}

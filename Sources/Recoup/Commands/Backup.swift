import ArgumentParser
import Foundation
import SQLiteLedger

/// `recoup backup FILE`: a copy of the ledger taken while it is in use.
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Writes a copy of the ledger, also while a run is going on."
    )

    @Argument(help: "The file to write; it must not exist.")
    var file: String

    @OptionGroup var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let path = context.path(file)
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandFailure(.usage, "\(path) exists already. Name a new file; a backup never replaces another.")
        }
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        // Under another name until it is whole: a torn backup must not pass for one.
        let part = path + ".part"
        if FileManager.default.fileExists(atPath: part) { try FileManager.default.removeItem(atPath: part) }
        try store.backUp(to: part)
        guard rename(part, path) == 0 else {
            throw CommandFailure(.unexpectedFailure, "Cannot rename \(part): \(systemError()).")
        }
        context.say("wrote \(path)")
    }
}

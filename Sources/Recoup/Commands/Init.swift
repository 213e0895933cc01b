import ArgumentParser
import Foundation
import ReconciliationCore
import SQLiteLedger

/// `recoup init`: a commented configuration, the ledger and the folders. Safe to repeat: it adds what is missing.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Makes a commented recoup.yaml, the ledger and the folders; adds what is missing."
    )

    @Argument(help: "The folder to make them in.")
    var directory: String = "."

    @Flag(help: "Write recoup.yaml anew where there is one.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let folder = context.path(directory)
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(.unexpectedFailure, "Cannot make \(folder): \(error.localizedDescription).")
        }
        let path = global.config.map { context.path($0) } ?? folder + "/recoup.yaml"
        if force || !files.fileExists(atPath: path) {
            do {
                try Data(sampleConfiguration.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw CommandFailure(.unexpectedFailure, "Cannot write \(path): \(error.localizedDescription).")
            }
            context.say("wrote \(path)")
        }
        var flags: [Setting: String] = [:]
        flags[.ledger] = global.ledger
        let configuration = try Configuration.load(path: path, flags: flags, in: context)
        let inbox = configuration.inboxPath.trimmedSlash
        let folders = IntakeKind.allCases.map { inbox + "/" + $0.rawValue } + [configuration.reportsFolder.trimmedSlash]
        for folder in folders where !files.fileExists(atPath: folder) {
            do {
                try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw CommandFailure(.unexpectedFailure, "Cannot make \(folder): \(error.localizedDescription).")
            }
        }
        _ = try SQLiteLedger(path: configuration.ledgerPath, mode: .create)
        context.say("ready: ledger \(configuration.ledgerPath), inbox \(inbox)")
    }
}

import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup init`: a commented configuration, the ledger and the folders. Safe to repeat: it adds what is missing.
struct InitCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Makes a commented recoup.yaml, the ledger and the folders; adds what is missing.",
        discussion: helpText(examples: "recoup init", "recoup init /srv/recoup")
    )

    @Argument(
        help: "The folder to make them in (default: where RECOUP_CONFIG says, else this one).",
        completion: .directory
    )
    var directory: String?

    @Flag(help: "Write recoup.yaml again where there is one.")
    var force = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        if let directory { try FileSystem.makeFolder(context.path(directory)) }
        let path = place(in: context)
        try FileSystem.makeFolder(folder(of: path))
        if force || !FileManager.default.fileExists(atPath: path) {
            try keepEdited(path, in: context)
            let draft = try OutputTarget.draft(of: path)
            try draft.write(Array(sampleConfiguration.utf8))
            try draft.publish()
            context.say(.wrote(path))
        }
        var flags: [Setting: String] = [:]
        flags[.ledger] = global.ledger
        let configuration = try Configuration.load(path: path, flags: flags, in: context)
        let inbox = configuration.inboxPath.trimmedSlash
        for kind in IntakeKind.allCases { try FileSystem.makeFolder(inbox + "/" + kind.rawValue) }
        try FileSystem.makeFolder(configuration.reportsFolder.trimmedSlash)
        if let ledger = configuration.ledger.file { try FileSystem.makeFolder(folder(of: ledger.path)) }
        _ = try configuration.openLedger(.create)
        context.say(.ready(ledger: configuration.ledger.name, inbox: inbox))
    }

    /// Copies a configuration that is about to be replaced to `recoup.yaml.old`, unless it says what the new one will.
    private func keepEdited(_ path: String, in context: Context) throws {
        guard FileStatus(behind: path) != nil else { return }
        guard let edited = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, .configurationUnreadable(path, because: systemError()))
        }
        guard edited != Data(sampleConfiguration.utf8) else { return }
        let draft = try OutputTarget.draft(of: path + ".old")
        try draft.write(Array(edited))
        try draft.publish()
        context.say(.wrote(path + ".old"))
    }

    /// Where the configuration is written: where the other commands look for it, unless something else is named here.
    private func place(in context: Context) -> String {
        if let config = global.config { return context.path(config) }
        if let directory { return context.path(directory).trimmedSlash + "/recoup.yaml" }
        return Configuration.named(nil, in: context) ?? context.path("recoup.yaml")
    }
}

import Foundation
import Intake
import ReconciliationCore
import Reports

extension Checkup {
    /// Checks that every folder that a night uses can be used, and the ledger's files can be written.
    mutating func look(atFoldersOf configuration: Configuration) {
        let inbox = configuration.inboxPath.trimmedSlash
        let inboxFolders = IntakeKind.allCases.map { inbox + "/" + $0.rawValue }
        let folders =
            (configuration.ledger.file.map { [folder(of: $0.path)] } ?? []) + inboxFolders
            + [configuration.reportsFolder.trimmedSlash]
        for path in folders {
            let problem =
                problem(ofFolder: path) ?? (inboxFolders.contains(path) ? problem(ofKind: path, in: inbox) : nil)
            note("folder", Message(verbatim: path), problem: problem)
        }
        // The first night that needs them makes these.
        for path in Inbox.ProcessedFolder.allCases.map({ inbox + "/" + $0.rawValue }) where access(path, F_OK) == 0 {
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

    /// Why files of the folder of a kind cannot be moved out of it once they are imported.
    private func problem(ofKind path: String, in inbox: String) -> Message? {
        if FileStatus(at: path)?.kind == .link { return .folderIsLink }
        let device = FileStatus(behind: path)?.identity.device
        // The first night that needs them makes these, in the inbox.
        let targets = Inbox.ProcessedFolder.allCases.map { inbox + "/" + $0.rawValue }
        let devices = targets.map { (FileStatus(behind: $0) ?? FileStatus(behind: inbox))?.identity.device }
        return devices.allSatisfy { $0 == device } ? nil : .folderOnOtherFileSystem
    }

    /// Checks that only owner and group can read customers' data, and only the owner can write it.
    mutating func look(atModesOf configuration: Configuration) {
        if let ledger = configuration.ledger.file {
            for path in ledger.filesWithRows { note("ledger_mode", path, mode: 0o640) }
            note("lock_mode", ledger.lockPath, mode: 0o600)
        }
        lookForFoldersOpenToOthers(configuration)
        note("configuration_mode", configuration.path, mode: 0o644)
        note("reports_mode", configuration.reportsFolder.trimmedSlash, mode: 0o750)
    }

    /// Whoever may write to a folder may replace a file in it: a ledger, or an input.
    private mutating func lookForFoldersOpenToOthers(_ configuration: Configuration) {
        if let ledger = configuration.ledger.file {
            noteFolder("ledger_folder_mode", folder(of: ledger.lockPath), refusing: 0o022)
        }
        // The group may be that of the exports.
        let inbox = configuration.inboxPath.trimmedSlash
        noteFolder("inbox_mode", inbox, refusing: 0o002)
        let names = IntakeKind.allCases.map(\.rawValue) + Inbox.ProcessedFolder.allCases.map(\.rawValue)
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

    /// Checks the certificates trusted besides Apple's: no night gets past its intake without them.
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

    /// Checks that each file of a key or secret is there, readable for this user, and for nobody else.
    mutating func look(atSecretsOf configuration: Configuration) {
        for (key, path) in configuration.secretFiles {
            let problem: Message? =
                if let mode = permissions(path) {
                    if access(path, R_OK) != 0 {
                        .secretNotReadable
                    } else {
                        mode & 0o077 == 0 ? nil : .secretReadableByOthers(path)
                    }
                } else if access(path, F_OK) != 0, errno == EACCES {
                    .secretNotReadable
                } else {
                    .secretMissing(key)
                }
            note("secret", Message(verbatim: path), problem: problem)
        }
    }
}

/// The mode bits of a file; nil where there is none.
private func permissions(_ path: String) -> UInt32? { FileStatus(behind: path)?.mode }

private func octal(_ mode: UInt32) -> String { String(mode, radix: 8) }

import AppStoreSimulator
import Foundation

/// The built `recoup`, run as an operator runs it: one fresh ledger and one offline night per book.
struct ProgramUnderTest: Sendable {
    let executable: URL

    /// Beside the test bundle, nil when it was not built.
    static let built: ProgramUnderTest? = {
        guard let bundle = Bundle.main.executableURL else { return nil }
        let executable = bundle.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "recoup")
        return FileManager.default.isExecutableFile(atPath: executable.path)
            ? ProgramUnderTest(executable: executable) : nil
    }()

    /// False with a binary that does not know `run` yet.
    static let canRun: Bool = {
        guard let built else { return false }
        do {
            return try built.run(["run", "--help"]).output.contains("--offline")
        } catch {
            return false
        }
    }()

    /// Signs every book of a test process; its keys are made once.
    static let authority = Result { try CertificateAuthority() }

    /// Why the program gave no answer.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    struct Answer: Sendable {
        var expectation: Expectation
        /// The published CSV files and exports, columns of history left out: what splits and orders must not change.
        var texts: [String: [String]]
    }

    func answer(_ book: Book, shuffle: UInt64? = nil) throws -> Answer {
        let signed = try SignedBook(book, authority: try Self.authority.get())
        return try answer(BookFiles(signed: signed, shuffle: shuffle))
    }

    func answer(_ files: BookFiles) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recoup-oracle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { remove(folder) }
        try files.write(to: folder, authority: try Self.authority.get())
        let global = ["--config", folder.appending(path: "recoup.yaml").path, "--quiet"]
        try accept(try run(global + ["init", folder.path]), [0], "init")
        let asOf = files.signed.book.asOf.text
        try accept(try run(global + ["run", "--offline", "--as-of", asOf]), [0, 3], "run")
        let white = try accept(try run(global + ["export", "white-list"]), [0], "export white-list")
        let black = try accept(try run(global + ["export", "black-list"]), [0], "export black-list")
        let published = try PublishedReports(
            folder: folder.appending(path: "reports/latest"),
            whiteList: white,
            blackList: black
        )
        return Answer(
            expectation: try published.expectation(people: People(files.signed.book.users)),
            texts: published.comparableTexts
        )
    }

    // MARK: Processes

    struct Outcome: Sendable {
        var status: Int32
        var output: String
        var messages: String
    }

    private func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // Files, not pipes: nothing has to be drained while the process runs.
        let folder = FileManager.default.temporaryDirectory.appending(path: "recoup-output-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { remove(folder) }
        let output = folder.appending(path: "output")
        let messages = folder.appending(path: "messages")
        for file in [output, messages] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self)
        )
    }

    @discardableResult
    private func accept(_ outcome: Outcome, _ statuses: Set<Int32>, _ command: String) throws -> String {
        guard statuses.contains(outcome.status) else {
            throw Failure(
                description: "recoup \(command) ended with status \(outcome.status): "
                    + outcome.messages + outcome.output
            )
        }
        return outcome.output
    }

    private func remove(_ folder: URL) {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            // A folder that stays behind in the temporary folder disturbs no verdict.
        }
    }
}

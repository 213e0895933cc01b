import AppStoreSimulator
import Foundation
import TestSupport

/// The built `recoup`, run as an operator runs it: a fresh ledger per book, and its nights, offline.
struct ProgramUnderTest: Sendable {
    let executable: URL

    /// Nil when it was not built.
    static let built = (try? BuiltProduct.recoup.url).map(ProgramUnderTest.init(executable:))

    /// Signs every book of a test process; its keys are made once.
    static let authority = Result { try CertificateAuthority() }
    /// Signs what nobody should trust.
    static let otherAuthority = Result { try CertificateAuthority() }

    static func signed(_ book: Book) throws -> SignedBook {
        try SignedBook(book, authority: try authority.get(), otherAuthority: try otherAuthority.get())
    }

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
        try answer(BookFiles(signed: try Self.signed(book), shuffle: shuffle))
    }

    /// - Parameter afterwards: is shown the folder after the last night, with the arguments every command needs.
    func answer(
        _ files: BookFiles,
        afterwards: (_ folder: URL, _ global: [String]) throws -> Void = { _, _ in }
    ) throws -> Answer {
        let place = try TemporaryFolder()
        let folder = place.url
        let book = files.signed.book
        try files.prepare(folder, authority: try Self.authority.get())
        let engine = try TestEngine.address(ofLedgerIn: folder).map { ["--ledger", $0] } ?? []
        let global = ["--config", folder.appending(path: "recoup.yaml").path, "--quiet"] + engine
        try accept(try run(global + ["init", folder.path]), [0], "init")
        let ledger = try BookLedger(in: folder)
        try ledger.answerNotFound(book.notFound)
        for (index, asOf) in book.nights.enumerated() {
            try files.write(night: index, to: folder)
            try accept(try run(global + ["run", "--offline", "--as-of", asOf.text]), [0, 3], "run")
        }
        let white = try accept(try run(global + ["export", "white-list"]), [0], "export white-list")
        let black = try accept(try run(global + ["export", "black-list"]), [0], "export black-list")
        let published = try PublishedReports(
            folder: folder.appending(path: "reports/latest"),
            whiteList: white,
            blackList: black
        )
        var expectation = try published.expectation(people: People(book))
        expectation.places = try ledger.places()
        expectation.journalFaults = try ledger.journalFaults()
        try afterwards(folder, global)
        return Answer(expectation: expectation, texts: published.comparableTexts)
    }

    // MARK: Processes

    struct Outcome: Sendable {
        var status: Int32
        var output: String
        var messages: String
    }

    func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // No setting of the machine leaks in.
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        // Files, not pipes: nothing has to be drained while the process runs.
        let folder = try TemporaryFolder(["output", "messages"])
        let output = folder.url.appending(path: "output")
        let messages = folder.url.appending(path: "messages")
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
    func accept(_ outcome: Outcome, _ statuses: Set<Int32>, _ command: String) throws -> String {
        guard statuses.contains(outcome.status) else {
            throw Failure(
                description: "recoup \(command) ended with status \(outcome.status): "
                    + outcome.messages + outcome.output
            )
        }
        return outcome.output
    }
}

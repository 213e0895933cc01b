import Foundation
import TestSupport

@testable import AppStoreSimulator

/// A folder with configuration, ledger and inbox, as an operator has one; removed at the end of the test.
final class Workplace: Sendable {
    private let temporaryFolder: TemporaryFolder
    var folder: URL { temporaryFolder.url }
    /// What a command ends in when the test does not say otherwise.
    static let asOf = "2026-03-01T03:00:00Z"

    /// An empty place: no configuration, no ledger.
    init() throws { temporaryFolder = try TemporaryFolder() }

    /// A place with a ledger and everything in `dataset` but its inbox files where `isEmptied`.
    convenience init(_ dataset: URL, isEmptied: Bool = false) async throws {
        try self.init()
        for name in try FileManager.default.contentsOfDirectory(atPath: dataset.path) {
            guard name != "inbox" || !isEmptied else { continue }
            try FileManager.default.copyItem(at: dataset.appending(path: name), to: folder.appending(path: name))
        }
        try await makeLedger()
    }

    /// A place for a few rows by hand: one app, everything signed by the tests' own authority. Unless `more` speaks of
    /// inputs, none of them is ever late: rows by hand are of any day.
    static func small(grace: String = "24h", more: String = "") async throws -> Workplace {
        let place = try Workplace()
        let kinds = ["credits", "notifications", "payments", "products", "receipts", "users"]
        let inputs = "inputs:\n" + kinds.map { "  \($0): { max_age: never }" }.joined(separator: "\n")
        try place.put(try Datasets.authority.get().rootsPEM(), at: "authority.pem")
        try place.put(
            """
            apps:
              - bundle_id: com.example.game
            apple:
              verify_receipt: never
              additional_roots: [authority.pem]
            \(more.contains("inputs:") ? "" : inputs)
            reconcile:
              grace: \(grace)
              credits_since: 2025-12-31
            \(more)

            """,
            at: "recoup.yaml"
        )
        try await place.makeLedger()
        return place
    }

    /// Has the ledger on a server from now on, a new one.
    func keepLedger(at address: String) async throws {
        let others = try text("recoup.yaml").split(separator: "\n").filter { !$0.hasPrefix("ledger:") }
        try put((others + ["ledger: \(address)\n"]).joined(separator: "\n"), at: "recoup.yaml")
        try await makeLedger()
    }

    /// Makes what `recoup init` makes: an empty ledger and the folders beside it.
    func makeLedger() async throws {
        let ready = try await recoup("init", "--quiet")
        guard ready.status == 0 else { throw Unready(messages: ready.messages) }
    }

    /// Imports one purchase that the backend verified. For tests about files: a night with claims or credits and nothing that
    /// proves a payment ends in 3.
    func prove() async throws {
        let payment = Data(Payments.one("799999901", at: "2026-02-28T10:00:00Z").utf8)
        let ending = try await recoup(["import", "payments", "-"], input: payment)
        guard ending.status == 0 else { throw Unready(messages: ending.messages) }
    }

    struct Unready: Error {
        var messages: String
    }

    // MARK: Commands

    func recoup(_ arguments: String...) async throws -> ProcessUnderTest.Ending { try await recoup(arguments) }

    func recoup(
        _ arguments: [String],
        input: Data = Data(),
        environment: [String: String] = [:]
    ) async throws -> ProcessUnderTest.Ending {
        try await ProcessUnderTest.run(arguments, in: folder, input: input, environment: environment)
    }

    /// One night, judged by the datasets' moment unless said otherwise.
    @discardableResult
    func run(asOf: String = Workplace.asOf, _ arguments: String...) async throws -> ProcessUnderTest.Ending {
        try await recoup(["run", "--as-of", asOf] + arguments)
    }

    /// What a command answers with `--json`.
    func answer(_ arguments: String...) async throws -> [String: Any] {
        try JSONText.object(try await recoup(arguments + ["--json"]).output)
    }

    /// A line of shell that works in the folder.
    func shell(_ line: String) async throws -> ProcessUnderTest.Ending {
        try await ProcessUnderTest.shell(line, in: folder)
    }

    /// A line of shell that makes the folder what a test needs; it must end with 0.
    func prepare(_ line: String) async throws {
        let ending = try await shell(line)
        guard ending.status == 0 else { throw Unready(messages: ending.messages) }
    }

    /// SHA-256 by another program.
    func sha256(_ path: String) async throws -> String {
        String(try await shell("sha256sum < '\(path)'").output.prefix(64))
    }

    // MARK: Files

    func path(_ name: String) -> String { temporaryFolder.path(name) }

    func put(_ text: String, at path: String) throws { try temporaryFolder.put(text, at: path) }

    func put(_ data: Data, at path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

    func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

    func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    /// Names in a folder, sorted; none where there is no such folder.
    func names(_ path: String) -> [String] {
        switch Result(catching: {
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
        }) {
        case .success(let names): names.sorted()
        case .failure: []
        }
    }

    /// A table of the newest report.
    func report(_ name: String) throws -> CSVText { try CSVText(text("reports/latest/\(name)")) }

    func export(_ list: String) async throws -> CSVText {
        CSVText(try await recoup("export", list).output)
    }

    func json(_ path: String) throws -> [String: Any] { try JSONText.object(text(path)) }

    /// `summary.json` of the newest report.
    func summary() throws -> [String: Any] { try json("reports/latest/summary.json") }

    /// `summary.txt` of the newest report.
    func summaryText() throws -> String { try text("reports/latest/summary.txt") }

    /// Every file below the folder with its bytes, but for those SQLite and the lock keep beside the ledger.
    func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return contents }
        for case let path as String in walk {
            guard !path.hasSuffix("-wal"), !path.hasSuffix("-shm"), !path.hasSuffix(".lock") else { continue }
            let file = folder.appending(path: path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { continue }
            contents[path] = isFolder.boolValue ? Data() : try Data(contentsOf: file)
        }
        return contents
    }
}

/// Answers of `--json`.
enum JSONText {
    struct NotAnObject: Error {
        var text: String
    }

    static func object(_ text: String) throws -> [String: Any] {
        guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw NotAnObject(text: text)
        }
        return object
    }
}

import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite final class FileDraftTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.path(name) }

    private func put(_ text: String, at name: String) throws { try folder.put(text, at: name) }

    private func text(_ name: String) throws -> String { try folder.text(name) }

    private var names: [String] { get throws { try folder.names() } }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    private func write(_ text: String, to name: String, sparing: SparedFiles = SparedFiles()) throws {
        let draft = try FileDraft(of: path(name), sparing: sparing)
        try draft.write(Array(text.utf8))
        try draft.publish()
    }

    @Test func `a file appears when it is whole, under its name alone, for owner and group`() throws {
        let draft = try FileDraft(of: path("new.csv"))
        try draft.write(Array("one\n".utf8))
        #expect(!(try names.contains("new.csv")))
        try draft.publish()
        #expect(try names == ["new.csv"])
        #expect(try text("new.csv") == "one\n")
        #expect(try mode("new.csv") == 0o640)
    }

    @Test func `a plain file is replaced in one step, and its bytes are not written over`() throws {
        try put("old", at: "x.csv")
        let open = try #require(FileHandle(forReadingAtPath: path("x.csv")))
        try write("new", to: "x.csv")
        #expect(try text("x.csv") == "new")
        #expect(try open.readToEnd() == Data("old".utf8))
        #expect(try names == ["x.csv"])
    }

    @Test func `a draft that is given up leaves nothing and changes nothing`() throws {
        try put("old", at: "x.csv")
        do {
            let draft = try FileDraft(of: path("x.csv"))
            try draft.write(Array("half".utf8))
        }
        #expect(try names == ["x.csv"])
        #expect(try text("x.csv") == "old")
    }

    @Test(arguments: [
        "ln -s kept x", "ln -s nowhere x", "ln kept x", "mkdir x", "mkfifo x", "mkdir d; ln -s d x",
        "perl -MSocket -e 'socket(S, AF_UNIX, SOCK_STREAM, 0); bind(S, sockaddr_un(\"x\")) or die'",
    ])
    func `what is no plain file of one name is refused and stays as it is`(command: String) throws {
        try put("keep", at: "kept")
        try shell(command)
        let before = try names
        let kind = try #require(FileStatus(at: path("x"))?.kind)
        let failure = #expect(throws: ReportFailure.self) { try self.write("new", to: "x") }
        #expect(failure?.kind == .refused)
        #expect(failure?.message[.english].contains("/x ") == true && failure?.message[.english].hasSuffix(".") == true)
        #expect(FileStatus(at: path("x"))?.kind == kind)
        #expect(try text("kept") == "keep")
        #expect(try names == before)
    }

    @Test(arguments: ["ln -s kept x", "mkfifo x", "mkdir x"])
    func `what takes the name while the file is written is judged the same`(command: String) throws {
        try put("keep", at: "kept")
        let draft = try FileDraft(of: path("x"))
        try draft.write(Array("new".utf8))
        try shell(command)
        let kind = FileStatus(at: path("x"))?.kind
        #expect(throws: ReportFailure.self) { try draft.publish() }
        #expect(FileStatus(at: path("x"))?.kind == kind)
        #expect(try text("kept") == "keep")
    }

    @Test func `where nothing may be replaced a file that is there stays, whenever it came`() throws {
        try put("keep", at: "x")
        #expect(throws: ReportFailure.self) { _ = try FileDraft(of: self.path("x"), replacing: .nothing) }
        let draft = try FileDraft(of: path("y"), replacing: .nothing)
        try put("keep", at: "y")
        let failure = #expect(throws: ReportFailure.self) { try draft.publish() }
        #expect(failure?.message[.english].contains("exists already") == true)
        #expect(try text("y") == "keep")
    }

    @Test func `a link where others would put the bytes aside is not written through`() throws {
        try put("keep", at: "kept")
        try shell("ln -s kept x.part; ln -s kept x.csv.part; ln -s kept .x.csv.part")
        try write("new", to: "x.csv")
        #expect(try text("kept") == "keep")
        #expect(try text("x.csv") == "new")
        #expect(FileStatus(at: path("x.csv.part"))?.kind == .link)
    }

    @Test(arguments: [
        "ledger", "ledger-wal", "sub/../ledger", "by-link/ledger", "inbox/done/x", "inbox/new", "named-so",
    ])
    func `what is spared is found under every spelling, also where it does not exist`(name: String) throws {
        try put("keep", at: "ledger")
        try shell("mkdir -p sub inbox/done; ln -s . by-link; echo keep > inbox/done/x; ln ledger named-so")
        let spared = SparedFiles(files: [path("ledger"), path("ledger-wal")], below: [path("inbox")])
        let failure = #expect(throws: ReportFailure.self) { try self.write("new", to: name, sparing: spared) }
        #expect(failure?.kind == .refused)
        #expect(failure?.message[.english].contains("Name another file") == true)
        #expect(try text("ledger") == "keep")
        #expect(try text("inbox/done/x") == "keep\n")
        try write("new", to: "other", sparing: spared)
    }

    @Test(arguments: ["", "sub/", ".", "sub/.."])
    func `a name that can only be a folder is refused`(name: String) throws {
        try shell("mkdir sub")
        let failure = #expect(throws: ReportFailure.self) { try self.write("new", to: name) }
        #expect(failure?.message[.english].contains("is a folder. Name a file in it.") == true)
    }

    @Test func `a long name is written as a short one is`() throws {
        let name = String(repeating: "n", count: 255)
        try write("new", to: name)
        #expect(try names == [name])
    }

    private func shell(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder.url
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(command)")
    }
}

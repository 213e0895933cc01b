import FoundationEssentials
import Glibc
import ReconciliationCore
import TestSupport
import Testing

@testable import Intake

/// What is opened as an input, and what must not be.
@Suite struct FilePlaceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(["plain.csv", "ledger", "ledger-wal", "ledger.lock", "folder/"]) }

    private var protected: ProtectedFiles {
        ProtectedFiles(["/ledger", "/ledger-wal", "/ledger.lock"].map { folder.path + $0 })
    }

    private func place(_ name: String) -> FilePlace { FilePlace(path: FileName(folder.path + "/" + name)) }

    /// Why a file is not opened; nil where it is.
    private func obstacle(_ name: String) -> InputObstacle? {
        do {
            close(try place(name).open(called: name, protecting: protected).descriptor)
            return nil
        } catch {
            guard case .obstacle(name, let obstacle) = error else {
                Issue.record("\(error)")
                return nil
            }
            return obstacle
        }
    }

    @Test func `only a plain file of one name is opened`() throws {
        try folder.link("link", to: "plain.csv")
        try folder.link("dangling", to: "nowhere")
        try folder.link("memory", to: "/proc/self/mem")
        try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
        try folder.put("", at: "first")
        try #require(link(folder.path + "/first", folder.path + "/second") == 0)
        #expect(obstacle("plain.csv") == nil)
        #expect(place("plain.csv").obstacle(protecting: protected) == nil)
        let refused: [(String, InputObstacle)] = [
            ("link", .symbolicLink), ("dangling", .symbolicLink), ("memory", .symbolicLink), ("pipe", .pipe),
            ("folder", .folder), ("first", .severalLinks(2)), ("second", .severalLinks(2)), ("gone", .vanished),
            ("ledger", .ledger), ("ledger-wal", .ledger), ("ledger.lock", .ledger),
        ]
        for (name, expected) in refused {
            #expect(obstacle(name) == expected, "\(name)")
            #expect(place(name).obstacle(protecting: protected) == expected, "\(name)")
        }
        #expect(FilePlace(path: FileName("/dev/null")).obstacle(protecting: protected) == .notRegular)
    }

    @Test func `the ledger is known by what it is, whatever leads to it`() throws {
        try folder.put("", at: "elsewhere/real")
        try folder.put("", at: "elsewhere/real-wal")
        try folder.link("named", to: "elsewhere/real")
        let protected = ProtectedFiles([folder.path + "/named", folder.path + "/elsewhere/real-wal"])
        for name in ["elsewhere/real", "elsewhere/real-wal", "elsewhere/../elsewhere/real"] {
            #expect(place(name).obstacle(protecting: protected) == .ledger, "\(name)")
        }
        #expect(place("ledger").obstacle(protecting: protected) == nil)
    }

    @Test func `standard input may be a pipe or any file but the ledger`() throws {
        func obstacle(_ path: String) -> InputObstacle? {
            // Left open, as standard input would be.
            InputObstacle(descriptor: open(path, O_RDONLY | O_CLOEXEC), protecting: protected)
        }
        try folder.put("", at: "first")
        try #require(link(folder.path + "/first", folder.path + "/second") == 0)
        #expect(obstacle(folder.path + "/first") == nil)
        #expect(obstacle("/dev/null") == nil)
        #expect(obstacle(folder.path + "/ledger") == .ledger)
        #expect(obstacle(folder.path) == .folder)
        #expect(InputObstacle(descriptor: -1, protecting: protected) == .unreachable("Bad file descriptor"))
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        #expect(InputObstacle(descriptor: ends[0], protecting: protected) == nil)
        for end in ends { close(end) }
    }

    @Test(arguments: ["another file", "a link to the ledger", "a second name of the ledger", "a pipe", "nothing"])
    func `what is swapped in after the look is not read, and costs the ledger no lock`(swapped: String) throws {
        let ledger = open(folder.path + "/ledger", O_RDWR | O_CLOEXEC)
        defer { close(ledger) }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        try #require(fcntl(ledger, F_SETLK, &lock) == 0)
        #expect(try holdsLock(on: "ledger"))

        let place = place("plain.csv")
        let hold = try place.hold(called: "plain.csv", protecting: protected)
        let path = folder.path + "/plain.csv"
        try #require(unlink(path) == 0)
        switch swapped {
        case "another file": try folder.put("x", at: "plain.csv")
        case "a link to the ledger": try folder.link("plain.csv", to: "ledger")
        case "a second name of the ledger": try #require(link(folder.path + "/ledger", path) == 0)
        case "a pipe": try #require(mkfifo(path, 0o600) == 0)
        default: break
        }
        let failure = #expect(throws: IntakeFailure.self) {
            try place.open(hold, called: "plain.csv", protecting: protected)
        }
        let expected: InputObstacle = swapped == "nothing" ? .vanished : .replaced
        guard case .obstacle("plain.csv", expected)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(obstacle("ledger") == .ledger)
        #expect(try holdsLock(on: "ledger"))
    }

    /// Whether this process holds a record lock on a file, as the kernel lists them.
    private func holdsLock(on name: String) throws -> Bool {
        let file = try #require(FileIdentity(path: folder.path + "/" + name))
        let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8)
        return locks.split(separator: "\n").contains { line in
            line.contains("POSIX") && line.split(separator: " ").contains { $0.hasSuffix(":\(file.number)") }
                && line.split(separator: " ").contains("\(getpid())")
        }
    }
}

import Reports
import TestSupport
import Testing

@testable import Recoup

/// What belongs to a ledger in a file, and is kept from everybody but SQLite and the lock.
@Suite struct LedgerFileTests {
    @Test func `both the link to a ledger and what it leads to are the ledger's, with the files beside them`() throws {
        let folder = try TemporaryFolder(["elsewhere/real"])
        try folder.link("named", to: "elsewhere/real")
        let ledger = LedgerFile(path: folder.path + "/named")
        let real = try #require(realPath(folder.path + "/elsewhere/real"))
        let files = Set(ledger.files)
        for place in [ledger.path, real] {
            #expect(files.isSuperset(of: ["", "-wal", "-shm", "-journal", ".lock"].map { place + $0 }), "\(place)")
        }
        #expect(ledger.filesWithRows == ["", "-wal", "-shm"].map { real + $0 })
    }
}

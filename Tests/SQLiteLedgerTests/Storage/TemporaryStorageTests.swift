import FoundationEssentials
import TestSupport
import Testing

@testable import SQLiteLedger

/// SQLite fails as if the disk were broken where it finds no folder for what does not fit into memory.
@Suite struct TemporaryStorageTests {
    @Test func `where none of the system's folders can be written, that of the ledger is used`() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("file")
        try "".write(toFile: file, atomically: true, encoding: .utf8)
        func usable(_ candidates: String...) -> String? {
            TemporaryStorage.usable(besideLedger: folder.path("ledger.sqlite"), candidates)
        }
        #expect(usable("/nowhere", "/tmp", folder.path) == "/tmp")
        #expect(usable("/nowhere", file) == folder.path)
        #expect(TemporaryStorage.usable(besideLedger: "/nowhere/ledger.sqlite", ["/nowhere"]) == nil)
    }
}

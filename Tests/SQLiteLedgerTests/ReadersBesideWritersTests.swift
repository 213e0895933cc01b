import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

@Suite struct ReadersBesideWritersTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Support staff look things up while a night imports a large file.
    @Test func `a ledger is opened and read while another process writes, as it was before that`() throws {
        let path = folder.path("ledger.sqlite")
        let writer = try SQLiteLedger(path: path, mode: .create)
        try writer.take([credit("1", to: "u1")], kind: .credits, name: "first")
        let run = try writer.night(noon)
        let file = IncomingFile(kind: .credits, name: "second", takenInAt: noon)
        _ = try writer.importFile(file) { batch in
            try batch.add(credit("2", to: "u2"), line: 1)
            let reader = try SQLiteLedger(path: path)
            #expect(try reader.lastRun()?.id == run)
            #expect(try reader.blackList(PageRequest(rowsMax: 10)).rows.map(\.transactionID.rawValue) == ["1"])
            return FileTally(digest: ContentDigest(hex: "second"), byteCount: 1, recordCount: 1)
        }
    }
}

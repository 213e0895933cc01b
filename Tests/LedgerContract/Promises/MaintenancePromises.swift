import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// The ledger as a whole, and those who read it beside a writer.
    static var maintenance: [Promise] {
        [
            // Support staff look things up while a night imports a large file.
            .ledgers("a ledger is opened and read while another process writes, as it was before that") { ledgers in
                let writer = try ledgers.empty()
                try writer.take([credit("1", to: "u1")], name: "first")
                let run = try writer.night(noon)
                let file = IncomingFile(kind: .credits, name: "second", importedAt: noon)
                _ = try writer.importFile(file) { batch in
                    try batch.add(credit("2", to: "u2"), line: 1)
                    let reader = try ledgers.reopened(writer)
                    #expect(try reader.lastRun()?.id == run)
                    #expect(try reader.liveCredits { [$0.transactionID.rawValue] } == ["1"])
                    return FileTally(digest: ContentDigest(hex: "second"), byteCount: 1, recordCount: 1)
                }
            },
            .ledgers("what a verb did is there for who opens the ledger afterwards") { ledgers in
                let ledger = try ledgers.empty()
                try ledger.takeTwoMissing()
                try ledger.night(noon + .days(2))
                let reader = try ledgers.reopened(ledger)
                #expect(try reader.purchases() == ledger.purchases())
                #expect(try reader.auditHead() == ledger.auditHead())
            },
            .ledger("a ledger names the program that stores it, with its version") { ledger in
                let programs = try ledger.storageFacts(now: noon).filter { fact in
                    if case .program(_, let version) = fact.subject { !version.isEmpty } else { false }
                }
                #expect(programs.count == 1)
            },
            .ledger("a ledger is sound, and says what waits for the next run") { ledger in
                #expect(try ledger.beginStorageCheck().faults() == [])
                #expect(try ledger.rowsWaitingForRun().values.allSatisfy { $0 == 0 })
                try ledger.takeTwoMissing()
                #expect(try ledger.rowsWaitingForRun().values.contains { $0 > 0 })
                try ledger.night(noon + .days(2))
                #expect(try ledger.rowsWaitingForRun().values.allSatisfy { $0 == 0 })
                #expect(try ledger.beginStorageCheck().faults() == [])
            },
        ]
    }
}

import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    static var explain: [Promise] {
        [
            .missing("a purchase is found by its transaction id, with its statements and cases") { ledger in
                let files = try ledger.purchaseHistories(of: TransactionID("2"))
                #expect(files.count == 1)
                #expect(files[0].dossier.backendUsers == [UserID("u2")])
                #expect(files[0].statements.map(\.source) == [.payments])
                #expect(files[0].bookedList == "white")
                let caseID = try ledger.caseID(of: "2")
                #expect(files[0].cases.map(\.caseID) == [caseID])
                #expect(try ledger.purchaseHistories(of: TransactionID("3")).isEmpty)
            },
            .missing("what nobody named has no name that nobody has") { ledger in
                try ledger.take([submission("receipt", user: "u1")], name: "an upload")
                try ledger.verify("9")
                try ledger.night(noon + .days(3))
                #expect(try ledger.purchaseHistories(of: TransactionID("9")).map(\.dossier.names) == [[]])
                #expect(try ledger.purchaseHistories(of: TransactionID("9")).map(\.dossier.traces.count) == [1])
            },
            .missing("looking twice gives the same") { ledger in
                let first = try ledger.purchaseHistories(of: TransactionID("1"))
                let second = try ledger.purchaseHistories(of: TransactionID("1"))
                #expect(second == first)
            },
        ]
    }
}

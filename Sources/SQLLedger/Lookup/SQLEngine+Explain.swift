import FoundationEssentials
package import Ledger
package import ReconciliationCore

extension SQLEngine {
    package func purchaseHistories(of transactionID: TransactionID) throws(StoreFailure) -> [PurchaseHistory] {
        try read(.readPurchase) { database in
            let rows = ReconcilingRows(database)
            try rows.selectPurchases(of: transactionID)
            try rows.selectAskingExplained()
            try rows.askNeighbours()
            try rows.gatherDossiers()
            let statements = try statements(in: database)
            var files: [PurchaseHistory] = []
            try rows.forEachDossier { purchase, dossier in
                guard let dossier else { return }
                let ids = Set(dossier.transactions.map(\.id))
                let number = purchase.number
                let booked = try database.row(SQL.Explain.bookedPlace, named: ["purchase_id": number])
                var file = PurchaseHistory(
                    dossier: dossier,
                    statements: statements.filter { ids.contains($0.transaction) },
                    bookedList: booked?["list"],
                    bookedReason: booked?["reason"],
                    cases: try caseStatuses(of: "[\(number)]", in: database)[number] ?? []
                )
                file.devices = try deviceReports(of: "[\(number)]", in: database)[number] ?? []
                file.appleOrderIDs = try database.rows(SQL.Lookup.orders, named: ["purchases": "[\(number)]"]).map {
                    $0["order_id"]
                }
                let uncounted = try uncountedStatements(of: "[\(number)]", in: database)[number]
                file.news = uncounted?.news ?? []
                file.future = uncounted?.future ?? []
                files.append(file)
            }
            return files
        }
    }

    private func statements(in database: Database) throws -> [TransactionStatement] {
        try database.rows(SQL.Explain.statements)
            .map(TransactionStatement.init(statementRow:))
    }
}

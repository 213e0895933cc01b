import GRDB
package import Ledger
package import ReconciliationCore

extension SQLiteLedger {
    package func purchaseFiles(of transactionID: TransactionID) throws(StoreFailure) -> [PurchaseFile] {
        try read("read one purchase") { database in
            try gatherTouched(in: database) {
                try database.run(SQL.Explain.purchases, [transactionID.rawValue])
            }
            try database.run(SQL.Explain.asking)
            try database.run(SQL.Neighbours.subscriptionNeighbours)
            try database.run(SQL.Neighbours.receiptNeighbours)
            let statements = try statements(in: database)
            var files: [PurchaseFile] = []
            let reader = try DossierReader(database, catalogue: Catalogue(in: database))
            let bookedPlace = try database.prepared(SQL.Explain.bookedPlace)
            while let (purchaseID, dossier) = try reader.next() {
                let ids = Set(dossier.transactions.map(\.id))
                let booked = try Row.fetchOne(bookedPlace, arguments: ["purchase_id": purchaseID])
                var file = PurchaseFile(
                    dossier: dossier,
                    statements: statements.filter { ids.contains($0.transaction) },
                    bookedList: booked?["list"],
                    bookedReason: booked?["reason"],
                    cases: try caseStatuses(of: "[\(purchaseID)]", in: database)[purchaseID] ?? []
                )
                file.devices = try deviceReports(of: "[\(purchaseID)]", in: database)[purchaseID] ?? []
                file.appleOrderIDs = try Row.fetchAll(
                    database,
                    sql: SQL.Lookup.orders.sql,
                    arguments: ["purchases": "[\(purchaseID)]"]
                ).map { $0["order_id"] }
                files.append(file)
            }
            return files
        }
    }

    private func statements(in database: Database) throws -> [TransactionStatement] {
        try Row.fetchAll(database, sql: SQL.Explain.statements.sql)
            .compactMap { TransactionStatement(factRow: $0) }
    }
}

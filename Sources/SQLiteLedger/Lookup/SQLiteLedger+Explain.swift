import GRDB
package import Ledger
package import ReconciliationCore

extension SQLiteLedger {
    package func purchaseFiles(of transactionID: TransactionID) throws(StoreFailure) -> [PurchaseFile] {
        try read("read one purchase") { database in
            try gatherTouched(in: database) {
                try database.run(PackageResources.explain_purchases_sql, [transactionID.rawValue])
            }
            try database.run(PackageResources.explain_asking_sql)
            try database.run(PackageResources.reconcile_subscription_neighbours_sql)
            try database.run(PackageResources.reconcile_receipt_neighbours_sql)
            let statements = try statements(in: database)
            var files: [PurchaseFile] = []
            let reader = try DossierReader(database, catalogue: Catalogue(in: database))
            while let (purchaseID, dossier) = try reader.next() {
                let ids = Set(dossier.transactions.map(\.id))
                let booked = try Row.fetchOne(
                    database,
                    sql: "SELECT list, reason FROM purchase WHERE purchase_id = ?",
                    arguments: [purchaseID]
                )
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
                    sql: SQL.text(PackageResources.lookup_orders_sql),
                    arguments: ["purchases": "[\(purchaseID)]"]
                ).map { $0["order_id"] }
                files.append(file)
            }
            return files
        }
    }

    private func statements(in database: Database) throws -> [TransactionStatement] {
        try Row.fetchAll(database, sql: SQL.text(PackageResources.explain_statements_sql))
            .compactMap { TransactionStatement(factRow: $0) }
    }
}

import FoundationEssentials
package import ReconciliationCore

extension SQLEngine {
    package func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample {
        try read("sample names") { database in
            NamingSample(
                names: try String.fetchAll(
                    database.prepared(SQL.UserStatements.unanswered),
                    arguments: [count]
                ),
                users: try Row.fetchAll(database.prepared(SQL.UserStatements.stated), arguments: [count])
                    .map { NamingSample.User(userID: $0["user_id"], accountName: $0["account_name"]) }
            )
        }
    }
}

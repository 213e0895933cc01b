import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    package func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample {
        try read("sample names") { database in
            NamingSample(
                names: try String.fetchAll(
                    database,
                    sql: SQL.UserStatements.unanswered.sql,
                    arguments: [count]
                ),
                users: try Row.fetchAll(
                    database,
                    sql: SQL.UserStatements.stated.sql,
                    arguments: [count]
                )
                .map { NamingSample.User(userID: $0["user_id"], accountName: $0["account_name"]) }
            )
        }
    }
}

import FoundationEssentials
package import ReconciliationCore

extension SQLEngine {
    package func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample {
        try read(.sampleNames) { database in
            NamingSample(
                names: try database.values(SQL.UserStatements.unanswered, [count]),
                users: try database.rows(SQL.UserStatements.stated, [count])
                    .map { NamingSample.User(userID: $0["user_id"], accountName: $0["account_name"]) }
            )
        }
    }
}

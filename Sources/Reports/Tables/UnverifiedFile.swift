package import ReconciliationCore

extension Table<UnverifiedRow> {
    /// `unverified.csv`: evidence without a final answer, and claims without proof.
    package static var unverified: Table<UnverifiedRow> {
        Table(
            fileName: "unverified.csv",
            columns: [
                Column("subject") { .text($0.subject) },
                Column("submission_id") { .identifier($0.submissionID) },
                Column("user_id", holds: .name) { .identifier($0.userID) },
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("environment") { .text($0.environment) },
                Column("received_at") { .time($0.receivedAt) },
                Column("outcome") { .text($0.outcome) },
                Column("attempts") { .number($0.attempts) },
                Column("last_attempt_at") { .time($0.lastAttemptAt) },
                Column("last_answer") { .text($0.lastAnswer) },
                Column("next_attempt_at") { .time($0.nextAttemptAt) },
            ]
        )
    }
}

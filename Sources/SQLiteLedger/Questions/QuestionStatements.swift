extension SQL {
    /// The statements of `Questions/answers.sql`.
    enum Answers: String, NamedStatement {
        static let file = StatementFile(PackageResources.answers_sql)

        case addCustomer, addMembers, addOrder, answer, connected, deny, dropCustomers, giveUpClaim, moveCursor,
            moveCustomers, notFound
    }

    /// The statements of `Questions/notification_sweeps.sql`.
    enum NotificationSweeps: String, NamedStatement {
        static let file = StatementFile(PackageResources.notification_sweeps_sql)

        case moveSweep, sweep
    }

    /// The statements of `Questions/pointers.sql`.
    enum Pointers: String, NamedStatement {
        static let file = StatementFile(PackageResources.pointers_sql)

        case closeNotice, concerned, ofTransaction, statements
    }

    /// The statements of `Questions/questions.sql`.
    enum Questions: String, NamedStatement {
        static let file = StatementFile(PackageResources.questions_sql)

        case attempts, claims, credits, customers, pendingClaims, pointers, rechecks, waitingSince
    }
}

extension SQL {
    /// The statements of `Questions/answers.sql`.
    enum Answers: String, NamedStatement {
        static let file = "answers"

        case accountsOfOthers, addCustomer, addMembers, addOrder, answer, answerWaiting, askByOthers, connected,
            dropCustomers, giveUpClaim, keepNotFound, moveCursor, moveCustomers, notFound
    }

    /// The statements of `Questions/notification_sweeps.sql`.
    enum NotificationSweeps: String, NamedStatement {
        static let file = "notification_sweeps"

        case moveSweep, sweep
    }

    /// The statements of `Questions/pointers.sql`.
    enum Pointers: String, NamedStatement {
        static let file = "pointers"

        case closeNotice, concerned, ofTransactions, statements
    }

    /// The statements of `Questions/questions.sql`.
    enum Questions: String, NamedStatement {
        static let file = "questions"

        case attempts, claims, credits, customers, pendingClaims, pointers, rechecks, waitingSince
    }
}

/// A transaction that an unsigned notification names: something to ask Apple about, and nobody's claim.
package struct PointedTransaction: Sendable, Hashable {
    package var pointer: EvidenceAnswer.Pointer
    package var pointedAt: Instant

    package init(_ pointer: EvidenceAnswer.Pointer, pointedAt: Instant) {
        self.pointer = pointer
        self.pointedAt = pointedAt
    }

    /// One statement about a transaction of that id, in force.
    package struct Statement: Sendable, Hashable {
        package var environment: StoreEnvironment
        package var grade: Grade
        package var isRevoked: Bool
        package var statedAt: Instant?

        package init(environment: StoreEnvironment, grade: Grade, isRevoked: Bool = false, statedAt: Instant? = nil) {
            self.environment = environment
            self.grade = grade
            self.isRevoked = isRevoked
            self.statedAt = statedAt
        }
    }

    /// Whether one of Apple's statements answers it: that a purchase was made, by stating it; that its money went back, by
    /// stating that too, or anything else about it since.
    package func isAnswered(by statements: [Statement]) -> Bool {
        statements.contains { statement in
            guard statement.grade >= .reported,
                (pointer.environment ?? statement.environment) == statement.environment
            else { return false }
            if !pointer.isRevocation || statement.isRevoked { return true }
            return statement.statedAt.map { $0 >= pointedAt } ?? false
        }
    }
}

/// What is kept of an unsigned notification once everything it points at is answered.
package enum AnsweredNotice {
    package static let rule = "not_signed"
    package static let detail = "Nothing in it is signed; Apple has said all that it points at."
}

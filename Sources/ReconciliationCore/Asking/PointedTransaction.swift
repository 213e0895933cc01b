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
        package var source: EvidenceSource
        package var revocation: Revocation?
        package var statedAt: Instant?

        package init(
            environment: StoreEnvironment,
            grade: Grade,
            source: EvidenceSource,
            revocation: Revocation? = nil,
            statedAt: Instant? = nil
        ) {
            self.environment = environment
            self.grade = grade
            self.source = source
            self.revocation = revocation
            self.statedAt = statedAt
        }

        /// What it says of the refund.
        fileprivate var refund: RefundStatement {
            RefundStatement(
                source: source,
                statedAt: statedAt,
                isRefunded: revocation != nil,
                refundedAt: revocation?.date
            )
        }
    }

    /// Whether Apple's statements answer it. A purchase is answered by any statement of it; a refund by a refund or a
    /// signed transaction stated then or later, or by an earlier full refund that stands.
    ///
    /// What contradicts no refund (Rules 1.8), such as a receipt without one, is no answer: the notification may be right.
    package func isAnswered(by statements: [Statement]) -> Bool {
        let stated = ofApple(statements)
        guard pointer.isRevocation else { return !stated.isEmpty }
        let notRefunded = stated.map(\.refund).lastNotRefunded
        return stated.contains { statement in
            let isSince = statement.statedAt.map { $0 >= pointedAt } ?? false
            guard let revocation = statement.revocation else { return isSince && statement.source.isSignedTransaction }
            let isStanding = notRefunded.map { moment in statement.statedAt.map { $0 >= moment } ?? false } ?? true
            return isSince || revocation.isFull && isStanding
        }
    }

    /// Those that Apple makes about it in the environment it is of.
    fileprivate func ofApple(_ statements: [Statement]) -> [Statement] {
        statements.filter { statement in
            statement.grade >= .reported && (pointer.environment ?? statement.environment) == statement.environment
        }
    }
}

extension AskingPolicy {
    /// What is still to be asked about a transaction that an unsigned notification names; nil where nothing is, or it is not due.
    ///
    /// That Apple does not know it is not final once Apple has stated it: it is asked about again once in a recheck interval.
    package func due(
        _ waiting: WaitingTransaction,
        for pointed: PointedTransaction,
        asOf: Instant,
        statements: () throws -> [PointedTransaction.Statement]
    ) rethrows -> WaitingTransaction? {
        var waiting = waiting
        let isNotFound = !isDue(waiting, asOf: asOf)
        if isNotFound {
            guard let asked = waiting.notFound.map(\.askedAt).max(), asked + recheck <= asOf else { return nil }
            waiting.notFound = []
            guard isDue(waiting, asOf: asOf) else { return nil }
        }
        let statements = try statements()
        if isNotFound, pointed.ofApple(statements).isEmpty { return nil }
        return pointed.isAnswered(by: statements) ? nil : waiting
    }
}

/// What is kept of an unsigned notification once everything it points at is answered.
package enum AnsweredNotice {
    package static let rule = "not_signed"
    package static let detail = "Nothing in it is signed; Apple has said all that it points at."
}

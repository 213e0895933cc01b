package import ReconciliationCore

/// What became of a piece of evidence. Only `verified` and `empty` carry contents that Apple signed.
package enum VerificationOutcome<Contents: Sendable>: Sendable {
    /// Signed under a pinned root, and there is at least one purchase (or a row set aside) in it.
    case verified(Contents)
    /// Signed under a pinned root, and there is no purchase in it.
    case empty(Contents)
    /// The signature holds against the certificate it brings, which proves nothing: only Apple can tell.
    case needsApple(Contents)
    /// The bytes contradict their signature, the signer is not Apple, or the purchase is a test.
    case refused(Rejection)
    /// Not evidence at all, or broken beyond reading.
    case unreadable(Rejection)
    /// An algorithm, key size or structure that cannot be judged here. Not a no.
    case unverifiable(Rejection)

    /// The outcome the rule of the rejection stands for.
    init(_ rejection: Rejection) {
        switch rejection.rule.outcomeKind {
        case .refused: self = .refused(rejection)
        case .unreadable: self = .unreadable(rejection)
        case .unverifiable: self = .unverifiable(rejection)
        }
    }

    /// The contents Apple vouches for, if it does.
    package var proven: Contents? {
        switch self {
        case .verified(let contents), .empty(let contents): contents
        case .needsApple, .refused, .unreadable, .unverifiable: nil
        }
    }

    /// Why there are no proven contents; nil where there are, and for `needsApple`.
    package var rejection: Rejection? {
        switch self {
        case .refused(let rejection), .unreadable(let rejection), .unverifiable(let rejection): rejection
        case .verified, .empty, .needsApple: nil
        }
    }

    /// The outcome as it is shown.
    package var code: VerdictCode {
        switch self {
        case .verified: .verified
        case .empty: .empty
        case .needsApple: .needsApple
        case .refused: .refused
        case .unreadable: .unreadable
        case .unverifiable: .unverifiable
        }
    }

    /// The same outcome around other contents.
    package func map<Other>(_ transform: (Contents) -> Other) -> VerificationOutcome<Other> {
        switch self {
        case .verified(let contents): .verified(transform(contents))
        case .empty(let contents): .empty(transform(contents))
        case .needsApple(let contents): .needsApple(transform(contents))
        case .refused(let rejection): .refused(rejection)
        case .unreadable(let rejection): .unreadable(rejection)
        case .unverifiable(let rejection): .unverifiable(rejection)
        }
    }
}

/// An outcome together with what the bytes say, whoever wrote them.
struct Judgement<Contents: Sendable>: Sendable {
    let outcome: VerificationOutcome<Contents>
    /// What could be read although it is not proven. For `inspect` only: no verdict may rest on it.
    let unproven: Contents?
    /// The fingerprints of the pinned roots the outcome rests on, a refusal included; empty where no chain held.
    let roots: Set<String>

    init(_ outcome: VerificationOutcome<Contents>, unproven: Contents? = nil, roots: Set<String> = []) {
        self.outcome = outcome
        self.unproven = unproven
        self.roots = roots
    }

    func map<Other>(_ transform: (Contents) -> Other) -> Judgement<Other> {
        Judgement<Other>(outcome.map(transform), unproven: unproven.map(transform), roots: roots)
    }
}

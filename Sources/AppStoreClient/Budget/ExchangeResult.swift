/// How one HTTP exchange ended: what the report counts and the breaker watches. Stored codes; they never change.
package enum ExchangeResult: String, Sendable, Hashable, CaseIterable {
    case answered
    case notFound = "not_found"
    /// 21007, 21008: the other environment was meant.
    case otherEnvironment = "other_environment"
    /// A final no to this question.
    case final
    case credentialsRefused = "credentials_refused"
    case rateLimited = "rate_limited"
    /// The request was never sent: Apple wants to be left alone until later than this run waits.
    case paused
    /// Apple says: again later.
    case temporary
    /// 21002 for bytes that are a receipt here.
    case malformedHere = "malformed_or_temporary"
    case serverError = "server_error"
    /// A status or body that Apple does not send: a page in HTML, a redirect, half a JSON.
    case notUnderstood = "not_understood"
    case timedOut = "timed_out"
    case cannotConnect = "cannot_connect"
    case tlsRefused = "tls_refused"
    case broken
    case tooLarge = "too_large"
    /// The request was never sent: our configuration or our memory.
    case cannotAsk = "cannot_ask"
    case cancelled

    /// What the breaker makes of it. A refused key and a cancelled task say nothing about Apple's health; a limit is waited out,
    /// unless it is the answer to half of all questions.
    enum Health { case well, ill, limited, silent }

    var health: Health {
        switch self {
        case .answered, .notFound, .otherEnvironment, .final: .well
        case .temporary, .malformedHere, .serverError, .notUnderstood, .timedOut, .cannotConnect, .tlsRefused, .broken:
            .ill
        case .rateLimited: .limited
        case .credentialsRefused, .paused, .tooLarge, .cannotAsk, .cancelled: .silent
        }
    }

    /// Whether Apple's host answered, even that it cannot now: what is in between may time out or send its own page.
    var isOfApple: Bool {
        health == .well || [.temporary, .malformedHere, .serverError, .rateLimited].contains(self)
    }

    /// Whether asking again within this run may help.
    var isWorthRepeating: Bool { health == .ill || health == .limited }

    init(_ failure: TransportFailure) {
        switch failure.kind {
        case .timedOut: self = .timedOut
        case .cannotConnect: self = .cannotConnect
        case .tlsRefused: self = .tlsRefused
        case .broken: self = .broken
        case .notHTTP: self = .notUnderstood
        case .tooLarge: self = .tooLarge
        case .badURL, .cannotStart: self = .cannotAsk
        case .cancelled: self = .cancelled
        }
    }
}

/// How often an endpoint ended so. Each exchange is counted once.
package struct RequestCount: Sendable, Hashable {
    package let endpoint: String
    package let result: String
    package let count: Int
}

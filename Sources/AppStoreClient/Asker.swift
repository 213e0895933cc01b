import ReconciliationCore

/// Asks an endpoint a question until it is answered, within the budget: paces, counts, repeats, gives up.
///
/// Knows nothing of what is asked; the clients say how to write the request and how to read the answer.
package struct Asker: Sendable {
    let transport: any HTTPTransport
    let budget: RequestBudget
    let time: any Waiting
    let retries: RetryPolicy
    /// From 0 up to 1.
    let chance: @Sendable () -> Double

    package init(
        transport: any HTTPTransport,
        budget: RequestBudget,
        time: any Waiting = SystemTime(),
        retries: RetryPolicy = RetryPolicy(),
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.transport = transport
        self.budget = budget
        self.time = time
        self.retries = retries
        self.chance = chance
    }

    /// How the last exchange ended, beside what the caller is told: 21007 is no answer yet.
    struct Outcome<Value: Sendable> {
        let answer: AppleAnswer<Value>
        var isOtherEnvironment = false
    }

    /// - Parameters:
    ///   - request: made again for every exchange, so that its token is fresh.
    ///   - read: what an answer says.
    func ask<Value: Sendable>(
        _ endpoint: AppleEndpoint,
        for app: BundleID,
        request: (Instant) async -> HTTPRequest?,
        read: (HTTPAnswer) -> Reading<Value>
    ) async -> Outcome<Value> {
        // What Apple said of this very question before the endpoint went out of service.
        var said: AppleAnswer<Value>?
        for attempt in 1... {
            do throws(Interruption) {
                try await takeTurn(endpoint, for: app)
            } catch {
                let answer: AppleAnswer<Value> = error.answer(now: time.now)
                if case .outage = answer, let said { return Outcome(answer: said) }
                return Outcome(answer: answer)
            }
            guard let request = await request(time.now) else {
                return Outcome(answer: .retryLater(.cannotAsk, after: nil))
            }
            let (reading, retryAt): (Reading<Value>, Instant?)
            let startedAt = time.uptime
            switch await transport.perform(request) {
            case .success(let answer):
                reading = read(answer)
                retryAt = RetryAfter.moment(answer.retryAfter, now: time.now)
            case .failure(let failure):
                (reading, retryAt) = (.other(ExchangeResult(failure)), nil)
            }
            let isLimit = reading.result == .rateLimited
            let pausedUntil = isLimit ? retryAt : nil
            let isOutage = await budget.record(
                reading.result,
                endpoint,
                for: app,
                isRepeat: attempt > 1,
                pausedUntil: pausedUntil,
                took: time.uptime - startedAt
            )
            guard reading.result.isWorthRepeating else { return settled(reading) }
            let answer = AppleAnswer<Value>.retryLater(reading.result, after: nil)
            if answer.isAboutTheQuestion { said = answer }
            if isOutage { return Outcome(answer: said ?? .outage) }
            let isFarOff = retryAt.map { $0 > time.now + retries.patience } ?? false
            guard attempt < retries.attemptsMax, !isFarOff else {
                return Outcome(answer: .retryLater(reading.result, after: retryAt.map { time.now.span(until: $0) }))
            }
            // A pause named by Apple is kept in `takeTurn`, for this task and all others.
            if let pausedUntil, pausedUntil > time.now { continue }
            let named = retryAt.map { max(0, time.now.span(until: $0).milliseconds) * 1000 } ?? 0
            do {
                try await time.wait(microseconds: max(named, retries.wait(afterAttempt: attempt, chance: chance())))
            } catch {
                return Outcome(answer: .retryLater(.cancelled, after: nil))
            }
        }
        preconditionFailure("attempts are bounded by attemptsMax")
    }

    private func settled<Value>(_ reading: Reading<Value>) -> Outcome<Value> {
        switch reading.result {
        case .answered:
            guard let value = reading.value else { return Outcome(answer: .retryLater(.notUnderstood, after: nil)) }
            return Outcome(answer: .answered(value))
        case .notFound: return Outcome(answer: .notFound)
        case .otherEnvironment: return Outcome(answer: .notFound, isOtherEnvironment: true)
        case .final: return Outcome(answer: .final(errorCode: reading.errorCode))
        case .credentialsRefused: return Outcome(answer: .credentialsRefused)
        default: return Outcome(answer: .retryLater(reading.result, after: nil))
        }
    }

    private enum Interruption: Error {
        case refused(RequestBudget.Refusal), cancelled

        func answer<Value>(now: Instant) -> AppleAnswer<Value> {
            switch self {
            case .refused(.outage): .outage
            case .refused(.credentialsRefused): .credentialsRefused
            case .refused(.budgetSpent): .budgetSpent
            case .refused(.paused(let until)): .retryLater(.paused, after: now.span(until: until))
            case .cancelled: .retryLater(.cancelled, after: nil)
            }
        }
    }

    /// Waits for the turn of one exchange and counts it.
    private func takeTurn(_ endpoint: AppleEndpoint, for app: BundleID) async throws(Interruption) {
        while let pausedUntil = try await tryTurn(endpoint, for: app) {
            guard pausedUntil <= time.now + retries.patience else { throw .refused(.paused(until: pausedUntil)) }
            try await sleep((pausedUntil.milliseconds - time.now.milliseconds) * 1000)
        }
    }

    /// - Returns: until when Apple wants to be left alone, or nil where the exchange may begin.
    private func tryTurn(_ endpoint: AppleEndpoint, for app: BundleID) async throws(Interruption) -> Instant? {
        let wait: Int64
        do throws(RequestBudget.Refusal) {
            wait = try await budget.reserve(endpoint, for: app, now: time.now, uptime: time.uptime)
        } catch {
            return try Self.pause(error)
        }
        try await sleep(wait)
        do throws(RequestBudget.Refusal) {
            try await budget.begin(endpoint, for: app, now: time.now)
        } catch {
            return try Self.pause(error)
        }
        return nil
    }

    private static func pause(_ refusal: RequestBudget.Refusal) throws(Interruption) -> Instant {
        guard case .paused(let until) = refusal else { throw .refused(refusal) }
        return until
    }

    private func sleep(_ microseconds: Int64) async throws(Interruption) {
        guard microseconds > 0 else {
            if Task.isCancelled { throw .cancelled }
            return
        }
        do {
            try await time.wait(microseconds: microseconds)
        } catch {
            throw .cancelled
        }
    }
}

extension Instant {
    /// How long it is until a later moment; a span of 0 where that is past.
    fileprivate func span(until moment: Instant) -> Span {
        Span(milliseconds: max(0, moment.milliseconds - milliseconds))
    }
}

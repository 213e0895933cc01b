import Testing

@testable import AppStoreClient

@Suite struct BreakerTests {
    private func isOpen(after results: [ExchangeResult]) -> Bool {
        var breaker = Breaker()
        for result in results { breaker.note(result) }
        return breaker.isOpen
    }

    @Test func `twenty failures in a row open it, nineteen do not`() {
        let mixed: [ExchangeResult] = [.timedOut, .serverError]
        #expect(!isOpen(after: (0..<19).map { mixed[$0 % 2] }))
        #expect(isOpen(after: (0..<20).map { mixed[$0 % 2] }))
        #expect(!isOpen(after: Array(repeating: .timedOut, count: 19) + [.answered] + [.timedOut]))
    }

    @Test func `fifty alike of the last hundred open it`() {
        let half: [ExchangeResult] = (0..<100).map { $0 % 2 == 0 ? .malformedHere : .answered }
        #expect(isOpen(after: half))
        #expect(!isOpen(after: Array(half.dropLast(2))))
        let unlike: [ExchangeResult] = (0..<400).map { [.serverError, .answered, .timedOut, .answered][$0 % 4] }
        #expect(!isOpen(after: unlike))
    }

    @Test func `what was longer ago than a hundred answers does not count`() {
        let bad: [ExchangeResult] = (0..<90).map { $0 % 2 == 0 ? .serverError : .answered }
        let good = Array(repeating: ExchangeResult.answered, count: 100)
        #expect(!isOpen(after: bad + good + bad))
    }

    @Test func `refused keys and cancelled tasks say nothing about Apple's health`() {
        for result in [ExchangeResult.credentialsRefused, .cancelled, .cannotAsk] {
            #expect(!isOpen(after: Array(repeating: result, count: 200)))
        }
    }

    @Test func `limits open it only where they are half of all answers`() {
        #expect(!isOpen(after: Array(repeating: .rateLimited, count: 49)))
        #expect(isOpen(after: Array(repeating: .rateLimited, count: 50)))
        #expect(!isOpen(after: (0..<300).map { $0 % 3 == 0 ? .rateLimited : .answered }))
        #expect(isOpen(after: (0..<60).map { $0 % 3 == 0 ? .rateLimited : .timedOut }))
    }
}

package import Ledger
import Testing

/// Makes ledgers of the engine under contract.
package struct LedgerFactory: Sendable {
    /// A new ledger with nothing in it, of its own.
    package let empty: @Sendable () throws -> any LedgerEngine
    /// A second connection to the same ledger, as another process has it.
    package let reopened: @Sendable (any LedgerEngine) throws -> any LedgerEngine

    package init(
        empty: @escaping @Sendable () throws -> any LedgerEngine,
        reopened: @escaping @Sendable (any LedgerEngine) throws -> any LedgerEngine
    ) {
        self.empty = empty
        self.reopened = reopened
    }
}

/// Something every engine does, and how that is seen through the verbs.
package struct Promise: Sendable, CustomTestStringConvertible {
    /// A plain sentence.
    package let sentence: String
    private let body: @Sendable (LedgerFactory) throws -> Void

    package var testDescription: String { sentence }

    /// Checks the promise with ledgers of its own. What does not hold is recorded as an issue of the running test.
    package func check(with ledgers: LedgerFactory) throws { try body(ledgers) }

    // MARK: By what a promise needs

    /// A promise about as many ledgers as it makes.
    static func ledgers(_ sentence: String, _ body: @escaping @Sendable (LedgerFactory) throws -> Void) -> Promise {
        Promise(sentence: sentence, body: body)
    }

    /// A promise about one ledger that begins empty.
    static func ledger(_ sentence: String, _ body: @escaping @Sendable (any LedgerEngine) throws -> Void) -> Promise {
        Promise(sentence: sentence) { try body($0.empty()) }
    }

    /// A promise about one ledger that begins empty, told night by night.
    static func books(_ sentence: String, _ body: @escaping @Sendable (NightlyBooks) throws -> Void) -> Promise {
        Promise(sentence: sentence) { try body(NightlyBooks($0.empty())) }
    }
}

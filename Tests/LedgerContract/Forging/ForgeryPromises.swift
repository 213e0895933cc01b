import Testing

/// What becomes of one forgery, and how that is seen.
package struct ForgeryPromise: Sendable, CustomTestStringConvertible {
    /// A plain sentence.
    package let sentence: String
    fileprivate let body: @Sendable (Forger) throws -> Void

    package var testDescription: String { sentence }

    /// Checks the promise with ledgers of its own. What does not hold is recorded as an issue of the running test.
    package func check(with forger: Forger) throws { try body(forger) }
}

/// With full write access to what the engine stores, and no head of the chain touched: what a forger adds, changes or takes out is
/// found, by whom the table says, or is on the list of what nobody promises.
extension LedgerContract {
    package static var forgeries: [ForgeryPromise] {
        [untouched]
            + Forgery.foundByNextNight.map(foundByNextNight)
            + Forgery.foundByVerifying.map(foundByVerifying)
            + Forgery.foundByFullNight.map(foundByFullNight)
            + Forgery.fixedByNextNight.map(fixedByNextNight)
            + Forgery.fixedByFullNight.map(fixedByFullNight)
            + Forgery.notPromised.map(notPromised)
    }

    private static var untouched: ForgeryPromise {
        ForgeryPromise(sentence: "nothing is found in a ledger nobody forged, night after night") { forger in
            let ledger = try ForgedLedger(forger)
            #expect(try ledger.verified() == nil)
            #expect(try ledger.night(5, isFull: false) == [])
            #expect(try ledger.night(6, isFull: true) == [])
            #expect(try ledger.night(7, isFull: false) == [])
            #expect(try ledger.verified() == nil)
        }
    }

    private static func foundByNextNight(_ forgery: Forgery) -> ForgeryPromise {
        ForgeryPromise(sentence: "the next night finds \(forgery.name), and so does every night after") { forger in
            let ledger = try ForgedLedger(forger)
            try ledger.forge(forgery)
            #expect(try ledger.night(5, isFull: false) != [], "\(forgery.name)")
            #expect(try ledger.night(6, isFull: false) != [], "\(forgery.name)")
        }
    }

    private static func foundByVerifying(_ forgery: Forgery) -> ForgeryPromise {
        ForgeryPromise(sentence: "audit verify finds \(forgery.name), and so does a full night") { forger in
            let ledger = try ForgedLedger(forger)
            try ledger.forge(forgery)
            #expect(try ledger.verified() != nil, "\(forgery.name)")
            #expect(try ledger.night(5, isFull: true) != [], "\(forgery.name)")
        }
    }

    private static func foundByFullNight(_ forgery: Forgery) -> ForgeryPromise {
        ForgeryPromise(sentence: "the control totals of a full night find \(forgery.name)") { forger in
            let ledger = try ForgedLedger(forger)
            try ledger.forge(forgery)
            #expect(try ledger.night(5, isFull: true) != [], "\(forgery.name)")
        }
    }

    private static func fixedByNextNight(_ forgery: Forgery) -> ForgeryPromise {
        ForgeryPromise(sentence: "the next night works out again \(forgery.name)") { forger in
            let ledger = try ForgedLedger(forger)
            let before = try ledger.missing()
            try ledger.forge(forgery)
            #expect(try ledger.missing() != before)
            #expect(try ledger.night(5, isFull: false) == [])
            #expect(try ledger.missing() == before, "\(forgery.name)")
        }
    }

    private static func fixedByFullNight(_ forgery: Forgery) -> ForgeryPromise {
        ForgeryPromise(sentence: "a full night works out again \(forgery.name)") { forger in
            let honest = try ForgedLedger(forger)
            let ledger = try ForgedLedger(forger)
            try ledger.forge(forgery)
            #expect(try ledger.claims() != honest.claims())
            for each in [honest, ledger] { _ = try each.night(5, isFull: true) }
            #expect(try ledger.claims() == honest.claims(), "\(forgery.name)")
            #expect(try ledger.night(6, isFull: true) == [])
        }
    }

    private static func notPromised(_ forgery: Forgery) -> ForgeryPromise {
        ForgeryPromise(sentence: "nobody promises to find \(forgery.name), as the security article says") { forger in
            let ledger = try ForgedLedger(forger)
            try ledger.forge(forgery)
            let found = try [ledger.verified()].compactMap { $0 } + ledger.night(5, isFull: true)
            // What is found by now belongs into another table, here and in the article.
            #expect(found == [], "\(forgery.name)")
        }
    }
}

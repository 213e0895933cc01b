import Testing

/// With full write access to the ledger file, and no head of the chain touched: what a forger adds, changes or takes out is
/// found, by whom the table says, or is on the list of what nobody promises.
@Suite struct ForgeryTests {
    @Test func `nothing is found in a ledger nobody forged, night after night`() throws {
        let ledger = try ForgedLedger()
        #expect(try ledger.verified() == nil)
        #expect(try ledger.night(5, isFull: false) == [])
        #expect(try ledger.night(6, isFull: true) == [])
        #expect(try ledger.night(7, isFull: false) == [])
        #expect(try ledger.verified() == nil)
    }

    @Test(arguments: Forgery.foundByNextNight)
    func `the next night finds it, and so does every night after`(forgery: Forgery) throws {
        let ledger = try ForgedLedger()
        try ledger.forge(forgery.sql)
        #expect(try ledger.night(5, isFull: false) != [], "\(forgery.name)")
        #expect(try ledger.night(6, isFull: false) != [], "\(forgery.name)")
    }

    @Test(arguments: Forgery.foundByVerifying)
    func `audit verify finds it, and so does a full night`(forgery: Forgery) throws {
        let ledger = try ForgedLedger()
        try ledger.forge(forgery.sql)
        #expect(try ledger.verified() != nil, "\(forgery.name)")
        #expect(try ledger.night(5, isFull: true) != [], "\(forgery.name)")
    }

    @Test(arguments: Forgery.foundByFullNight)
    func `the control totals of a full night find it`(forgery: Forgery) throws {
        let ledger = try ForgedLedger()
        try ledger.forge(forgery.sql)
        #expect(try ledger.night(5, isFull: true) != [], "\(forgery.name)")
    }

    @Test(arguments: Forgery.fixedByNextNight)
    func `the next night works it out again`(forgery: Forgery) throws {
        let ledger = try ForgedLedger()
        let before = try ledger.missing()
        try ledger.forge(forgery.sql)
        #expect(try ledger.missing() != before)
        #expect(try ledger.night(5, isFull: false) == [])
        #expect(try ledger.missing() == before, "\(forgery.name)")
    }

    @Test(arguments: Forgery.fixedByFullNight)
    func `a full night works it out again`(forgery: Forgery) throws {
        let honest = try ForgedLedger()
        let ledger = try ForgedLedger()
        try ledger.forge(forgery.sql)
        #expect(try ledger.claims() != honest.claims())
        for each in [honest, ledger] { _ = try each.night(5, isFull: true) }
        #expect(try ledger.claims() == honest.claims(), "\(forgery.name)")
        #expect(try ledger.night(6, isFull: true) == [])
    }

    @Test(arguments: Forgery.notPromised)
    func `nobody promises to find it, as the security article says`(forgery: Forgery) throws {
        let ledger = try ForgedLedger()
        try ledger.forge(forgery.sql)
        let found = try [ledger.verified()].compactMap { $0 } + ledger.night(5, isFull: true)
        // What is found by now belongs into another table, here and in the article.
        #expect(found == [], "\(forgery.name)")
    }
}

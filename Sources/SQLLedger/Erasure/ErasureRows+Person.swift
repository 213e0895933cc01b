import FoundationEssentials
import Ledger
import ReconciliationCore

// What is held of a person.
extension ErasureRows {
    /// Works out what is held of a person, and lists it for the statements that follow in this transaction.
    func person(_ user: UserID) throws -> PersonRecord {
        try database.execute(SQL.ErasedPerson.tables)
        let forgotten = try database.forgottenNames()
        let accounts = try listAccounts(of: user, forgotten)
        let sharedCount = try listValues()
        let values = try pseudonyms(of: accounts, forgotten)
        var names = forgotten
        for (value, pseudonym) in values { names.add(value, as: pseudonym) }
        let others = try otherMeanings()
        let personal = PersonalValues(values) { others.contains($0) || ReservedWord.contains($0) }
        var person = PersonRecord(accounts: accounts, values: personal, names: names)
        person.sharedValueCount = sharedCount
        person.isForgotten = forgotten.isPseudonym(user) || forgotten.pseudonym(of: user.rawValue) != nil
        person.hasWaitingRows = try database.row(SQL.ErasedPerson.waitingRow) != nil
        if try person.isForgotten || database.row(SQL.ErasedPerson.isKnown) != nil {
            person.values = personal.adding(fileNames: try namesOfFiles(naming: personal))
        } else {
            // An unknown id may equal any word of ours. Files may still hold it, in rows that were refused.
            person.values = personal.limitedToUserIDs
        }
        try listRows(naming: person.values)
        try listEvidence(naming: person.values.accountTokens(names))
        person.awaitingDelivery = try database.value(SQL.ErasedPerson.awaitingDelivery) ?? 0
        let digests: [String] = try database.values(SQL.ErasedPerson.evidenceDigests)
        person.evidence = Set(digests.map { ContentDigest(hex: $0) })
        return person
    }

    /// Lists the accounts that are one with a user, each with its pseudonym. An id that is a pseudonym already stays.
    private func listAccounts(of user: UserID, _ forgotten: ForgottenNames) throws -> [UserID: UserID] {
        let standing = forgotten.pseudonym(of: user.rawValue) ?? user.rawValue
        let ids: [UserID] = try database.values(
            SQL.ErasedPerson.accounts,
            named: ["user_id": user.rawValue, "pseudonym": standing]
        )
        var accounts: [UserID: UserID] = [:]
        for id in ids where !forgotten.isPseudonym(id) {
            let pseudonym = forgotten.pseudonym(ofAccount: id)
            accounts[id] = pseudonym
            let row: NamedValues = ["user_id": id.rawValue, "pseudonym": pseudonym.rawValue]
            try database.run(SQL.ErasedPerson.addAccount, named: row)
        }
        return accounts
    }

    /// Lists the values of the listed accounts.
    ///
    /// - Returns: how many others hold too, which are not listed.
    private func listValues() throws -> Int {
        try database.run(SQL.ErasedPerson.listNames)
        // Before looking for uploads: those of a user whose id equals a name of the person are not the person's.
        try database.run(SQL.ErasedPerson.addSharedUsers)
        try database.run(SQL.ErasedPerson.dropShared)
        try database.run(SQL.ErasedPerson.listSent)
        // Before others' uploads are: somebody whose id the person wrote as a name of theirs is another.
        try database.run(SQL.ErasedPerson.addSharedUsers)
        try database.run(SQL.ErasedPerson.addUsersMentioned)
        try database.run(SQL.ErasedPerson.dropShared)
        try database.run(
            SQL.ErasedPerson.listShared,
            named: [
                "keeping_stated": try codes { (holding: OtherHolding) in holding.keeps(isStated: true) },
                "keeping_sent": try codes { (holding: OtherHolding) in holding.keeps(isStated: false) },
            ]
        )
        try database.run(SQL.ErasedPerson.dropShared)
        return try database.value(SQL.ErasedPerson.sharedCount) ?? 0
    }

    /// The listed values that may mean something else, and the apps the books were last judged for.
    private func otherMeanings() throws -> Set<String> {
        let apps = try ReconcilingRows(database).lastPolicy()?.apps ?? []
        return try String.fetchSet(database.prepared(SQL.ErasedPerson.otherMeanings)).union(apps.map(\.rawValue))
    }

    /// Lists the rows of digested tables that name the person.
    private func listRows(naming values: PersonalValues) throws {
        try database.connection.prepareErasure(of: values.replacesOnlyUserIDs ? PersonalValues([:]) : values)
        for statement in [
            SQL.ErasedPerson.userStatements, .submissions, .creditStatements, .facts, .caseEvents, .caseCredits,
            .rejectedRows, .sourceFiles, .runs,
        ] {
            try database.run(statement)
        }
    }

    /// Lists the evidence that the person sent, or that names them.
    private func listEvidence(naming tokens: AccountTokens) throws {
        try database.run(SQL.ErasedPerson.evidence, named: ["awaited": try codes(where: \EvidenceOutcome.isAwaited)])
        let naming = try unlistedEvidence(naming: tokens, isUnreadIncluded: false)
        try database.run(SQL.ErasedPerson.addEvidence, named: ["evidence": try jsonArray(naming)])
    }

    /// The names of imported files that name the person, by what stands in their place.
    private func namesOfFiles(naming values: PersonalValues) throws -> [String: String] {
        let names: [String] = try database.values(SQL.ErasedPerson.fileNames)
        return names.reduce(into: [:]) { erased, name in erased[name] = values.erasedFileName(name) }
    }

    /// The evidence that holds a token although no statement about a transaction does: a renewal, an unsigned
    /// notification, what was refused or set aside.
    ///
    /// - Parameter isUnreadIncluded: whether evidence that no night has read yet counts.
    private func unlistedEvidence(naming tokens: AccountTokens, isUnreadIncluded: Bool) throws -> [Int64] {
        guard !tokens.isEmpty else { return [] }
        var found: [Int64] = []
        let select = try database.prepared(SQL.ErasedPerson.evidenceToSearch)
        var arguments: NamedValues = [
            "forms": try codes(where: \StoredForm.mayHoldAccountToken),
            "single": try codes(where: \StoredForm.isOneTransaction),
            "awaited": try codes(where: \EvidenceOutcome.isAwaited),
            "unread": isUnreadIncluded ? 1 : 0, "limit": Self.searchedAtOnce, "after": 0,
        ]
        while true {
            let page = try Row.fetchAll(select, arguments: arguments)
            guard let end = page.last else { return found }
            for row in page {
                let frames = [row["bytes"] as Data?, row["answer"] as Data?].compactMap { $0 }
                let isNamed = try frames.contains { tokens.areIn(try EvidenceCompression.unpack(Array($0))) }
                if isNamed { found.append(row["evidence_id"]) }
            }
            arguments["after"] = end["evidence_id"] as Int64
        }
    }

    /// Pieces of at most 4 MiB each, most of them of some KiB.
    private static let searchedAtOnce = 64

    /// Whether a token stands in evidence that an erasure takes the bytes of, or would once a night has read it.
    func isInEvidence(_ tokens: AccountTokens) throws -> Bool {
        try database.execute(SQL.ErasedPerson.tables)
        return try !unlistedEvidence(naming: tokens, isUnreadIncluded: true).isEmpty
    }

    /// The values of the person, each with what stands for it: the account where it names that, else something that names nobody.
    /// A purchase on which it stands must not become the person's by the erasure.
    private func pseudonyms(
        of accounts: [UserID: UserID],
        _ names: ForgottenNames
    ) throws -> [(key: String, value: String)] {
        let known = Set(
            try database.rows(SQL.ErasedPerson.nameDigests).map { $0["digest"] as Data }
        )
        return try database.rows(SQL.ErasedPerson.values).map { row in
            let value: String = row["value"]
            let isName =
                accounts[UserID(value)] != nil
                || [NameDigest.exact(value), .folded(value), .token(value)].contains { known.contains(Data($0.bytes)) }
            return (key: value, value: isName ? row["pseudonym"] : names.pseudonym(ofDetail: value))
        }
    }
}

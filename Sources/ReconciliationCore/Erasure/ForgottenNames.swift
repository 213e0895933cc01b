/// The names of people whose data was erased (`recoup forget`): none by itself, only a keyed digest of each, with the
/// pseudonym that stands for it.
///
/// What is imported later about the same person is kept under the pseudonym, so that a delivery stated again is the delivery
/// that is known. Who holds the ledger can test whether a name that they know already is among these; nobody can read one.
package struct ForgottenNames: Sendable {
    private let key: [UInt8]
    private var pseudonyms: [String: String]

    /// - Parameters:
    ///   - key: the ledger's own.
    ///   - pseudonyms: by the digest of the name they stand for.
    package init(key: [UInt8], pseudonyms: [String: String] = [:]) {
        self.key = key
        self.pseudonyms = pseudonyms
    }

    package var isEmpty: Bool { pseudonyms.isEmpty }

    /// Whether an id stands for somebody who was forgotten.
    package func isPseudonym(_ user: UserID) -> Bool {
        user.isOfForgottenPerson && pseudonyms.values.contains(user.rawValue)
    }

    /// What a name is kept as: 64 hexadecimal digits. Hashes and UUIDs are the same name in any case of letters.
    package func digest(of name: String) -> String {
        let compared = name.isHashOrUUID ? NameDigest.folded(name) : NameDigest.exact(name)
        return saltedDigest("name " + Hexadecimal.text(compared.bytes), salt: key)
    }

    /// What stands for an account from its erasing on: the same however often it is asked.
    package func pseudonym(ofAccount user: UserID) -> UserID {
        UserID(
            UserID.forgottenPrefix + saltedDigest("account " + user.rawValue, salt: key).prefix(UserID.forgottenDigits)
        )
    }

    /// What stands for what is known of a person and names nobody, such as a contact: the same however often it is asked, and
    /// no account.
    package func pseudonym(ofDetail detail: String) -> String {
        if let known = pseudonym(of: detail) { return known }
        return UserID.forgottenPrefix
            + saltedDigest("detail " + digest(of: detail), salt: key).prefix(UserID.forgottenDigits)
    }

    /// What stands for a name; nil where it was not forgotten.
    package func pseudonym(of name: String) -> String? {
        guard !isEmpty else { return nil }
        return pseudonyms[digest(of: name)]
    }

    package mutating func add(_ name: String, as pseudonym: String) { pseudonyms[digest(of: name)] = pseudonym }

    /// The name, or what stands for it.
    fileprivate func kept(_ name: String?) -> String? { name.map { pseudonym(of: $0) ?? $0 } }

    fileprivate func kept(_ user: UserID?) -> UserID? {
        user.map { user in pseudonym(of: user.rawValue).map { UserID($0) } ?? user }
    }
}

extension UserID {
    fileprivate static let forgottenPrefix = "forgotten-"
    fileprivate static let forgottenDigits = 16

    /// Whether it is the pseudonym of somebody whose data was erased.
    package var isOfForgottenPerson: Bool {
        guard rawValue.hasPrefix(Self.forgottenPrefix) else { return false }
        let digits = rawValue.utf8.dropFirst(Self.forgottenPrefix.utf8.count)
        return digits.count == Self.forgottenDigits && digits.allSatisfy { Hexadecimal.value(ofDigit: $0) != nil }
    }
}

extension IntakeRow {
    /// The row with pseudonyms for people who were forgotten; itself where it names none of them.
    ///
    /// Of a row about a forgotten user all names and the contact go, new ones too: they are of the same person.
    package func forgetting(_ names: ForgottenNames) -> IntakeRow {
        guard !names.isEmpty else { return self }
        switch self {
        case .submission(var row):
            row.userText = row.userText.map { names.pseudonym(of: $0) ?? names.pseudonym(of: $0.trimmedBlanks) ?? $0 }
            row.userID = names.kept(row.userID)
            row.accountName = names.kept(row.accountName)
            row.applicationUsername = names.kept(row.applicationUsername)
            row.deviceToken = names.kept(row.deviceToken)
            row.deviceID = names.kept(row.deviceID)
            return .submission(row)
        case .credit(var row):
            row.userID = names.kept(row.userID) ?? row.userID
            return .credit(row)
        case .user(var row):
            row.userID = names.kept(row.userID) ?? row.userID
            row.mergedInto = names.kept(row.mergedInto)
            row.deviceToken = names.kept(row.deviceToken)
            let all: String? = row.userID.isOfForgottenPerson ? row.userID.rawValue : nil
            row.accountName = row.accountName.map { names.pseudonym(of: $0) ?? all ?? $0 }
            row.applicationUsername = row.applicationUsername.map { names.pseudonym(of: $0) ?? all ?? $0 }
            row.appAccountToken = row.appAccountToken.map { names.pseudonym(of: $0) ?? all ?? $0 }
            row.contact = row.contact.map { names.pseudonym(of: $0) ?? all ?? $0 }
            return .user(row)
        case .payment(var row):
            row.userID = names.kept(row.userID)
            row.applicationUsername = names.kept(row.applicationUsername)
            row.appAccountToken = names.kept(row.appAccountToken)
            return .payment(row)
        case .product, .notification:
            return self
        }
    }
}

extension CaseAction {
    /// The action with the pseudonym of a user who was forgotten.
    package func forgetting(_ names: ForgottenNames) -> CaseAction {
        guard case .resolve(let reason, let user?, let note) = step else { return self }
        return CaseAction(caseID: caseID, step: .resolve(reason, user: names.kept(user), note: note))
    }
}

extension [CaseAction] {
    /// The actions with the pseudonyms of users who were forgotten.
    ///
    /// - Parameter names: read only where an action names a user.
    package func forgetting(_ names: () throws -> ForgottenNames) rethrows -> [CaseAction] {
        guard contains(where: { $0.user != nil }) else { return self }
        let names = try names()
        return map { $0.forgetting(names) }
    }
}

extension TransactionFacts {
    /// The facts with pseudonyms for people who were forgotten.
    package func forgetting(_ names: ForgottenNames) -> TransactionFacts {
        guard !names.isEmpty else { return self }
        var facts = self
        facts.accountToken = names.kept(accountToken)
        if let backend {
            facts.backend = BackendRecord(
                applicationUsername: names.kept(backend.applicationUsername),
                accountToken: names.kept(backend.accountToken),
                userID: names.kept(backend.userID)
            )
        }
        return facts
    }
}

extension TransactionStatement {
    /// The statement with pseudonyms for people who were forgotten. Its digest stays that of what was stated.
    package func forgetting(_ names: ForgottenNames) -> TransactionStatement {
        guard !names.isEmpty else { return self }
        return TransactionStatement(
            transaction: transaction,
            source: source,
            grade: grade,
            statedAt: statedAt,
            digest: digest,
            facts: facts.forgetting(names)
        )
    }
}

extension String {
    package var trimmedBlanks: String {
        let blanks: Set<Character> = [" ", "\t", "\r", "\n", "\r\n"]
        return String(trimmed(while: blanks.contains))
    }
}

import Ledger
import ReconciliationCore
import Reports

/// What makes the users doubtful whom resolutions say were credited: no input knows the id, which may be misspelt, or the
/// books say that the purchase is somebody else's; and what was delivered since the last run, perhaps a second time. Nothing is
/// refused: who was credited is known to the person who did it.
///
/// - Parameters:
///   - actions: of which the resolutions are looked at.
///   - ledger: as it was before the actions.
///   - standing: a case by its id, as it was before the actions; nil where there is none.
func doubts(
    aboutUsersIn actions: [CaseAction],
    _ ledger: any LedgerEngine,
    standing: (String) throws -> CaseRow?
) throws -> [Message] {
    let deliveries = actions.compactMap { action -> (caseID: String, user: UserID)? in
        guard case .resolve(_, let user?, _) = action.step else { return nil }
        return (action.caseID, user)
    }
    // To look a few up costs less than to count all that came in since the run; of many, none is looked up where nothing did.
    let isNewsPossible = try deliveries.count <= 20 || ledger.rowsWaitingForRun().values.contains { $0 > 0 }
    var known: [UserID: LookupResult] = [:]
    var doubts: [Message] = []
    for (caseID, user) in deliveries {
        let isFirst = known[user] == nil
        let found = try known[user] ?? ledger.lookup(user.rawValue, naming: [])
        known[user] = found
        if isFirst, !found.matches.contains(where: { $0.meaning == "user_id" }) { doubts.append(.userUnknown(user)) }
        guard let row = try standing(caseID) else { continue }
        if isNewsPossible, try ledger.news(about: row).contains(where: { $0.kind == .credited }) {
            doubts.append(.deliveredSinceRun(caseID))
        }
        // Accounts that were merged are one person.
        guard let owner = row.userToCredit, found.person(behind: owner) != found.person(behind: user) else { continue }
        doubts.append(.creditedToOtherThanOwner(caseID, user, owner: owner, basis: row.ownerBasis ?? ""))
    }
    return doubts
}

extension LookupResult {
    /// The account that stands for a user after merges of accounts.
    fileprivate func person(behind user: UserID) -> UserID {
        accounts.first { $0.userID == user.rawValue }?.mergedInto.map { UserID($0) } ?? user
    }
}

extension LedgerEngine {
    /// What came in about the purchase of a case since the last run.
    func news(about row: CaseRow) throws -> [PurchaseNews] {
        guard let transaction = row.transactionID else { return [] }
        return try lookup(transaction.rawValue, naming: [transaction]).purchases
            .first { $0.environment == row.environment && $0.transactionID == transaction.rawValue }?.news ?? []
    }
}

import Ledger
import ReconciliationCore
import Reports

/// What makes the users doubtful whom resolutions say were credited: no input knows the id, which may be misspelt, or the
/// books say that the purchase is somebody else's. Nothing is refused: who was credited is known to the person who did it.
///
/// - Parameters:
///   - actions: of which the resolutions are looked at.
///   - store: as it was before the actions.
///   - standing: a case by its id, as it was before the actions; nil where there is none.
func doubts(
    aboutUsersIn actions: [CaseAction],
    _ store: any LedgerEngine,
    standing: (String) throws -> CaseRow?
) throws -> [Message] {
    var known: [UserID: LookupResult] = [:]
    var doubts: [Message] = []
    for action in actions {
        guard case .resolve(_, let user?, _) = action.step else { continue }
        let isFirst = known[user] == nil
        let found = try known[user] ?? store.lookup(user.rawValue, naming: [])
        known[user] = found
        if isFirst, !found.matches.contains(where: { $0.meaning == "user_id" }) { doubts.append(.userUnknown(user)) }
        // Accounts that were merged are one person.
        guard let row = try standing(action.caseID), let owner = row.userToCredit, owner != user,
            !found.accounts.contains(where: { $0.userID == owner.rawValue })
        else { continue }
        doubts.append(.creditedToOtherThanOwner(action.caseID, user, owner: owner, basis: row.ownerBasis ?? ""))
    }
    return doubts
}

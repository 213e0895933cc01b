import Ledger
import ReconciliationCore
import Reports

/// What makes deliveries doubtful that resolutions state: no input knows the user's id, which may be misspelt, or the books say that
/// the purchase is somebody else's; or the backend delivered it too, so that it was perhaps delivered twice. Nothing is refused: what
/// was delivered, and to whom, is known to the person who did it.
///
/// - Parameters:
///   - actions: of which the resolutions are looked at.
///   - ledger: as it was before the actions.
///   - standing: a case by its id, as it was before the actions; nil where there is none.
func doubts(
    about actions: [CaseAction],
    _ ledger: any LedgerEngine,
    standing: (String) throws -> CaseRow?
) throws -> [Message] {
    let deliveries = try actions.filter { action in
        guard case .resolve(let reason, _, _) = action.step else { return false }
        return reason.destination == .black
    }
    .forgetting { try ledger.forgottenNames() }
    // To look a few up costs less than to count all that came in since the run; of many, none is looked up where nothing did.
    let isNewsPossible = try deliveries.count <= 20 || ledger.rowsWaitingForRun().values.contains { $0 > 0 }
    var known: [UserID: LookupResult] = [:]
    var doubts: [Message] = []
    for delivery in deliveries {
        let caseID = delivery.caseID
        guard let row = try standing(caseID) else { continue }
        let isClosed = row.closedAt != nil
        if isNewsPossible || isClosed, let purchase = try ledger.purchase(of: row) {
            if purchase.news.contains(where: { $0.kind == .credited }) {
                doubts.append(.deliveredSinceRun(caseID))
            } else if isClosed, let credit = purchase.credits.first(where: \.isLiveImport) {
                doubts.append(.deliveredInBooks(caseID, to: credit.userID))
            }
        }
        guard let user = delivery.user else { continue }
        let isFirst = known[user] == nil
        let found = try known[user] ?? ledger.lookup(user.rawValue, naming: [])
        known[user] = found
        let isKnown = user.isOfForgottenPerson || found.matches.contains { $0.meaning == "user_id" }
        if isFirst, !isKnown { doubts.append(.userUnknown(user)) }
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

extension LookupResult.Credit {
    /// Whether the backend says so, and has not taken it back.
    fileprivate var isLiveImport: Bool { source == .imported && status == CreditRow.Status.credited.rawValue }
}

extension LedgerEngine {
    /// What came in about the purchase of a case since the last run.
    func news(about row: CaseRow) throws -> [PurchaseNews] { try purchase(of: row)?.news ?? [] }

    /// The purchase that a case is about, or that it was merged into.
    fileprivate func purchase(of row: CaseRow) throws -> LookupResult.Purchase? {
        guard let transaction = row.transactionID else { return nil }
        return try lookup(transaction.rawValue, naming: [transaction]).purchases.first { purchase in
            purchase.environment == row.environment && purchase.transactionIDs.contains(transaction.rawValue)
        }
    }
}

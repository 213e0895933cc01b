import AppStoreSimulator

/// Rules 5: findings that are about no purchase: credits without payment, forged receipts, other apps' empty ones.
struct UnmatchedFindings: Sendable {
    let facts: Facts
    let credits: Credits

    var all: [ExpectedFinding] { unpaid + forged + emptyForeign }

    /// How many credits lack a payment where they are too many to list; else 0.
    var unlistedCount: Int {
        let week = facts.book.asOf.adding(days: -7)
        let lastWeek = credits.live.filter { $0.deciding.creditedAt > week }.count
        let unproven = unmatched.filter(isUnproven)
        return unproven.filter { $0.deciding.creditedAt > week }.count * 2 > lastWeek ? unproven.count : 0
    }

    private var unmatched: [Credit] {
        credits.live.filter { facts.purchase($0.deciding.transactionID, environment: $0.environment) == nil }
    }

    private var unpaid: [ExpectedFinding] {
        unmatched.filter(isUnknownToApple).map { finding(.missingPayment, $0, next: "take_back") }
            + (unlistedCount > 0 ? [] : unmatched.filter(isUnproven))
            .map { finding(.unprovenCredit, $0, next: "check_backend") }
    }

    private func finding(_ kind: ExpectedFinding.Kind, _ credit: Credit, next: String) -> ExpectedFinding {
        var finding = ExpectedFinding(kind: kind)
        finding.environment = credit.storeEnvironment
        finding.transactionID = credit.deciding.transactionID
        finding.creditedUserID = facts.people.person(credit.deciding.userID)
        finding.creditedAt = credit.deciding.creditedAt.wholeSecond.text
        finding.orderID = credit.deciding.orderID ?? ""
        finding.nextStep = next
        return finding
    }

    /// Every configured app and both environments, each asked at or after `credited_at + grace`, said "not found".
    private func isUnknownToApple(_ credit: Credit) -> Bool {
        let apps = facts.book.policy.apps
        let from = credit.deciding.creditedAt.adding(hours: facts.book.policy.graceHours)
        return !apps.isEmpty
            && apps.allSatisfy { app in
                ["Production", "Sandbox"].allSatisfy { environment in
                    facts.book.notFound.contains {
                        $0.transactionID == credit.deciding.transactionID && $0.bundleID == app
                            && $0.environment == environment && $0.askedAt >= from && $0.askedAt <= facts.book.asOf
                    }
                }
            }
    }

    /// `evidence_since: auto` is the earliest time any piece was received, or the night that imported the first of evidence, what
    /// is claimed without any included. Reading: without evidence nothing is known.
    private func isUnproven(_ credit: Credit) -> Bool {
        let book = facts.book
        let nights = (book.uploads.map(\.night) + book.payments.map(\.night)).map { book.nights[book.night($0)] }
        let received = (book.uploads.filter { $0.piece != .bare }.map(\.receivedAt) + nights).min()
        guard let received, !isUnknownToApple(credit) else { return false }
        let creditedAt = credit.deciding.creditedAt
        return creditedAt >= received && creditedAt.adding(hours: facts.book.policy.graceHours) <= facts.book.asOf
    }

    /// One per rule and user; who sent the same bytes, and how many they are, in detail.
    private var forged: [ExpectedFinding] {
        let sent = facts.book.uploads.compactMap { upload -> (piece: Upload.Piece, rule: String, user: String)? in
            guard case .forged(_, let forgery) = upload.piece else { return nil }
            let sender = facts.people.sender(of: upload, at: nil)
            // Reading: a name that means several users, or nobody, stands for itself.
            let said = Words.name(upload.userID) ?? Words.name(upload.accountName)
            return (upload.piece, forgery.rawValue, sender ?? said ?? "")
        }
        return Dictionary(grouping: sent) { [$0.rule, $0.user] }.map { subject, mine in
            var finding = ExpectedFinding(kind: .forgedReceipt)
            finding.subject = subject.joined(separator: " ")
            let pieces = Set(mine.map(\.piece))
            // What came without a user is nobody's.
            let users = Set(sent.filter { pieces.contains($0.piece) }.map(\.user)).subtracting([""])
            finding.words = users.subtracting(mine.map(\.user)).isEmpty ? [] : users
            finding.nextStep = "block_user"
            return finding
        }
    }

    /// A valid receipt of another app without purchases: the subject is its bundle and digest.
    private var emptyForeign: [ExpectedFinding] {
        let pieces = Set(facts.book.uploads.map(\.piece)).compactMap { piece -> Evidence? in
            guard case .receipt(let evidence) = piece, evidence.transactions.isEmpty else { return nil }
            return facts.isForeign(evidence.bundleID) ? evidence : nil
        }
        return pieces.map { evidence in
            var finding = ExpectedFinding(kind: .foreignReceipt)
            finding.environment = evidence.environment
            finding.subject = evidence.bundleID
            finding.nextStep = "block_user"
            return finding
        }
    }
}

/// A verdict with its reasons: what `judge` decided about one purchase, step by step, from the same rules.
package struct Explanation: Sendable, Hashable {
    /// One row of the table of lists, asked in order.
    package struct ListStep: Sendable, Hashable {
        package enum Outcome: String, Sendable, Hashable, Codable {
            case applied
            /// It did not apply.
            case passed
            /// An earlier row applied.
            case notReached = "not_reached"
        }

        package var rule: ListRule
        package var outcome: Outcome
    }

    /// One rung of the owner ladder.
    package struct OwnerStep: Sendable, Hashable {
        package var basis: OwnerBasis
        /// Nil where an earlier rung had answered.
        package var answer: RungAnswer?
    }

    /// One fact with the statement that decides it.
    package struct Fact: Sendable, Hashable {
        package var transactionID: TransactionID
        /// As the columns of the files name it.
        package var field: String
        package var value: String
        package var source: EvidenceSource
        package var grade: Grade
        package var statedAt: Instant?
    }

    /// What may happen to a purchase.
    package enum Change: Sendable, Hashable {
        /// A live credit of this purchase comes in.
        case creditArrives
        /// The grace time ends without one.
        case graceEnds(Instant)
        /// The credits are known to be in up to the payment.
        case creditsReach(Instant)
        case fullRefund
        case refundTakenBack
        /// The only live credit is withdrawn.
        case creditWithdrawn
        /// One of several is.
        case oneCreditWithdrawn(Credit)
        case allCreditsWithdrawn
        /// A case is resolved.
        case caseResolved
        case caseReopened
        /// The cut-over is set to another moment.
        case cutOverMoved
        /// The configuration puts it in scope.
        case scopeChanged(ListReason)
        /// An earlier rung of the ladder answers.
        case betterOwner
    }

    package var asOf: Instant
    package var policy: Policy
    package var purchase: PurchaseFacts
    /// What customers know the product by, where the catalogue says so.
    package var productName: String?
    package var price: PurchasePrice?
    package var transactionIDs: [TransactionID]
    package var verdict: Verdict
    package var listSteps: [ListStep]
    package var ownerSteps: [OwnerStep]
    package var facts: [Fact]
    package var credits: [Credit]
    /// A row of credits about it that was refused, where no file said anything new about it since.
    package var refusedCredit: RefusedCredit?
    /// A live credit without purchase that names it in the other store.
    package var creditOfOtherStore: Credit?
    /// A live credit of its original, where nobody knows its type.
    package var creditOfOriginal: Credit?
    /// When an unsigned notification of its refund came, where Apple has not answered about it yet.
    package var refundNoticeAt: Instant?
    /// When Apple, asked again, said last that it does not know it.
    package var notFoundAt: Instant?
    /// The refund that only the backend states and that Apple's signatures neither show nor contradict.
    package var unconfirmedRefundAt: Instant?
    /// Causes of a missing credit that come earlier and do not hold.
    package var causesRuledOut: [MissingCause]
    /// Kinds of finding about its credits that were looked for and not found.
    package var findingsRuledOut: [FindingKind]
    /// What would change the verdict.
    package var changes: [WhatIf]
    /// Its cases, as they stand.
    package var cases: [CaseStatus]
    /// What the next run will say, where people resolved or reopened its cases since the last one.
    package var upcoming: Verdict?
    /// Its credits as the next run will know them: with what people did about its cases since the last one.
    package var upcomingCredits: [Credit]
    /// What came in since the last run and is in neither.
    package var news: [PurchaseNews] = []
    /// Statements about its deliveries dated after the last run: each counts from its date on.
    package var future: [PurchaseNews] = []

    /// Whether only the backend states the revocation.
    package var isRefundOfBackendAlone: Bool {
        let grades = facts.filter { $0.field == FactField.revocation }.map(\.grade)
        return purchase.grade == .asserted || !grades.isEmpty && grades.allSatisfy { $0 == .asserted }
    }

    /// The case of a finding that stands. Cases that are over, those of merged purchases among them, speak for none.
    package func standingCase(of finding: FindingKind) -> CaseStatus? {
        cases.first { $0.kind == finding.rawValue && !$0.isObsolete }
    }
}

/// Judges a dossier and keeps every step. The rules are those of `judge`, called by the same names.
///
/// - Parameter cases: what people did about it, which the books may not know yet: the verdict rests on the dossier alone.
package func explain(
    _ dossier: Dossier,
    statements: [TransactionStatement],
    policy: Policy,
    asOf: Instant,
    cases: [CaseStatus] = []
) -> Explanation {
    let verdict = judge(dossier, policy: policy, asOf: asOf)
    let purchase = PurchaseFacts(dossier)

    var passed: Set<ListRule> = []
    let placed = place(purchase, in: dossier, policy: policy) { passed.insert($0) }
    let listSteps = ListRule.allCases.map { rule in
        let outcome: Explanation.ListStep.Outcome =
            rule == placed.rule ? .applied : passed.contains(rule) ? .passed : .notReached
        return Explanation.ListStep(rule: rule, outcome: outcome)
    }

    var answers: [OwnerBasis: RungAnswer] = [:]
    _ = owner(of: purchase, in: dossier) { answers[$0] = $1 }
    let ownerSteps = ladderOrder.map { Explanation.OwnerStep(basis: $0, answer: answers[$0]) }

    let causesRuledOut = verdict.cause.map { cause in Array(MissingCause.allCases.prefix { $0 != cause }) } ?? []
    let found = Set(verdict.findings.map(\.kind))
    let aboutCredits: [FindingKind] = [
        .ownerMismatch, .duplicateCredit, .contentMismatch, .refundedAfterCredit, .environmentBreach,
    ]
    let isCredited = dossier.credits.contains(where: \.isLive)
    let next = dossier.applying(cases)

    return Explanation(
        asOf: asOf,
        policy: policy,
        purchase: purchase,
        productName: dossier.catalogue?.name,
        price: price(of: purchase, in: dossier),
        transactionIDs: (dossier.transactions.map(\.id.id) + dossier.namedOriginals).sorted(),
        verdict: verdict,
        listSteps: listSteps,
        ownerSteps: ownerSteps,
        facts: facts(statements, of: dossier.transactions),
        credits: dossier.credits,
        refusedCredit: dossier.refusedCredit,
        creditOfOtherStore: dossier.creditOfOtherStore,
        creditOfOriginal: deliveryOfOriginal(of: purchase, in: dossier),
        refundNoticeAt: dossier.refundNoticeAt,
        notFoundAt: notFoundWhenAskedAgain(purchase, in: dossier, policy: policy, asOf: asOf),
        unconfirmedRefundAt: unconfirmedRefund(in: dossier, asOf: asOf),
        causesRuledOut: causesRuledOut,
        findingsRuledOut: isCredited ? aboutCredits.filter { !found.contains($0) } : [],
        changes: whatIfs(dossier, verdict: verdict, purchase: purchase, policy: policy, asOf: asOf),
        cases: cases,
        upcoming: cases.contains(where: \.isWaitingForRun) ? judge(next, policy: policy, asOf: asOf) : nil,
        upcomingCredits: next.credits
    )
}

/// Every fact stated, each with the statement that outranks the others on it. A refund that was taken back is none.
private func facts(
    _ statements: [TransactionStatement],
    of merged: [MergedTransaction]
) -> [Explanation.Fact] {
    let byTransaction = Dictionary(grouping: statements, by: \.transaction)
    return byTransaction.sorted { $0.key < $1.key }.flatMap { transaction, statements in
        let ranked = statements.sorted(by: outranks)
        let standing = merged.first { $0.id == transaction }?.standingRevocation
        return FactField.all.compactMap { field -> Explanation.Fact? in
            for statement in ranked {
                if let revocation = statement.facts.revocation, field.name == FactField.revocation,
                    !(standing.map(revocation.isSame) ?? false)
                {
                    continue
                }
                guard let value = field.text(statement.facts) else { continue }
                return Explanation.Fact(
                    transactionID: transaction.id,
                    field: field.name,
                    value: value,
                    source: statement.source,
                    grade: statement.grade,
                    statedAt: statement.statedAt
                )
            }
            return nil
        }
    }
}

/// The facts people ask about, in the order they read them.
private struct FactField: Sendable {
    let name: String
    let text: @Sendable (TransactionFacts) -> String?

    static let revocation = "revocation"

    static let all: [FactField] = [
        FactField(name: "product_id") { $0.productID?.rawValue },
        FactField(name: "bundle_id") { $0.bundleID?.rawValue },
        FactField(name: "quantity") { $0.quantity.map(String.init) },
        FactField(name: "purchase_date") { $0.purchaseDate?.text },
        FactField(name: "original_purchase_date") { $0.originalPurchaseDate?.text },
        FactField(name: "original_transaction_id") { $0.originalTransactionID?.rawValue },
        FactField(name: "product_type") { $0.type?.rawValue },
        FactField(name: "expires_at") { $0.expiresDate?.text },
        FactField(name: "price_milliunits") { $0.price.map { "\($0.milliunits) \($0.currency)" } },
        FactField(name: revocation) { facts in
            facts.revocation.map { "\($0.type ?? "refund") \($0.date?.text ?? "at an unknown time")" }
        },
        FactField(name: "ownership") { $0.ownership?.rawValue },
        FactField(name: "is_trial") { $0.isTrial == true ? "yes" : nil },
        FactField(name: "account_token") { $0.accountToken },
        FactField(name: "application_username") { $0.backend?.applicationUsername },
        FactField(name: "user_id") { $0.backend?.userID?.rawValue },
    ]
}

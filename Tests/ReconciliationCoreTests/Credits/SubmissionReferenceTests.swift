import ReconciliationCore
import Testing

/// Rules 3.8, 3.9, 9.1 and 9.2: what a submission names once its own evidence is read, and whether that proves its claim.
@Suite struct SubmissionReferenceTests {
    private let itself = TransactionKey(environment: .sandbox, id: TransactionID("7"))

    private func reference(
        _ named: String? = nil,
        in environment: StoreEnvironment? = nil,
        _ change: (inout SubmissionReference) -> Void = { _ in }
    ) -> SubmissionReference {
        var reference = SubmissionReference(named: named.map { TransactionID($0) }, namedEnvironment: environment)
        change(&reference)
        return reference
    }

    @Test func `a signed transaction that came without a named one claims itself in its own environment`() {
        let linked = reference(in: .production).linked(
            to: OwnEvidence(isSignedTransaction: true, onlyTransaction: itself)
        )
        #expect(linked.named == itself.id && linked.namedEnvironment == .sandbox)
        #expect(linked.isNamedByEvidence && linked.isProven)
    }

    @Test func `neither a receipt nor several signed transactions claim themselves`() {
        let receipt = OwnEvidence(isSignedTransaction: false, onlyTransaction: itself)
        let several = OwnEvidence(isSignedTransaction: true, onlyTransaction: nil)
        for evidence in [receipt, several] { #expect(reference().linked(to: evidence) == reference()) }
    }

    @Test func `a named transaction stays, whatever the evidence contains`() {
        let linked = reference("1").linked(to: OwnEvidence(isSignedTransaction: true, onlyTransaction: itself))
        #expect(linked == reference("1"))
    }

    @Test(
        arguments: [
            (nil, [], false), (nil, [.production], true), (nil, [.sandbox], true), (.production, [.production], true),
            (.production, [.sandbox], false), (.sandbox, [.production, .sandbox], true),
        ] as [(StoreEnvironment?, Set<StoreEnvironment>, Bool)]
    )
    func `a claim is proven by its transaction inside, in the environment stated, if one is`(
        stated: StoreEnvironment?,
        inside: Set<StoreEnvironment>,
        isProven: Bool
    ) {
        let evidence = OwnEvidence(isSignedTransaction: false, onlyTransaction: nil, environmentsOfNamed: inside)
        #expect(reference("1", in: stated).linked(to: evidence).isProven == isProven)
    }

    @Test func `what was proven stays proven`() {
        let proven = reference("1") { $0.isProven = true }
        #expect(proven.linked(to: OwnEvidence(isSignedTransaction: false, onlyTransaction: nil)) == proven)
    }

    @Test func `an application username belongs to the named transaction, else to the only one inside`() {
        func transaction(_ named: String?, only: TransactionKey?, signed: Bool = false) -> TransactionID? {
            reference(named) { $0.hasUsername = true }
                .linked(to: OwnEvidence(isSignedTransaction: signed, onlyTransaction: only)).usernameTransaction
        }
        #expect(transaction("1", only: itself) == TransactionID("1"))
        #expect(transaction(nil, only: itself) == itself.id)
        #expect(transaction(nil, only: itself, signed: true) == itself.id)
        #expect(transaction(nil, only: nil) == nil)
        let known = reference("1") { ($0.hasUsername, $0.usernameTransaction) = (true, TransactionID("9")) }
        let evidence = OwnEvidence(isSignedTransaction: false, onlyTransaction: itself)
        #expect(known.linked(to: evidence).usernameTransaction == TransactionID("9"))
        #expect(reference("1").linked(to: evidence).usernameTransaction == nil)
    }

    @Test func `a claim is sent for the user as named, else for the account, else for nobody`() {
        func sent(_ user: String?, _ account: String?, _ environment: StoreEnvironment? = nil) -> ClaimAsSent {
            ClaimAsSent(
                transactionID: TransactionID("1"),
                userText: user,
                accountName: account,
                environment: environment
            )
        }
        #expect(sent(" u ", "a").claimant == " u " && sent(nil, "a").claimant == "a" && sent(nil, nil).claimant == "")
        #expect(sent(nil, nil, .sandbox).environment == "Sandbox" && sent(nil, nil).environment == "")
    }

    @Test func `nothing is named by evidence until evidence names it`() { #expect(!reference("7").isNamedByEvidence) }
}

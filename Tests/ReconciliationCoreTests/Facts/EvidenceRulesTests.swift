import ReconciliationCore
import Testing

/// Rules 6.1 and 9.11: what the outcome and the form of a piece of evidence mean.
@Suite struct EvidenceRulesTests {
    struct OutcomeRow: Sendable, CustomTestStringConvertible {
        var outcome: EvidenceOutcome
        var isFinal = false
        var isVouchedFor = false
        var isAwaited = false
        var holdsPurchases = false
        var withoutBytes: EvidenceOutcome

        var testDescription: String { outcome.rawValue }
    }

    private static let outcomes = [
        OutcomeRow(outcome: .pending, isAwaited: true, withoutBytes: .unverifiable),
        OutcomeRow(
            outcome: .verified,
            isFinal: true,
            isVouchedFor: true,
            holdsPurchases: true,
            withoutBytes: .verified
        ),
        OutcomeRow(outcome: .empty, isFinal: true, isVouchedFor: true, withoutBytes: .empty),
        OutcomeRow(outcome: .refused, isFinal: true, withoutBytes: .refused),
        OutcomeRow(outcome: .unreadable, isFinal: true, withoutBytes: .unreadable),
        OutcomeRow(outcome: .unverifiable, withoutBytes: .unverifiable),
    ]

    @Test(arguments: outcomes)
    func `an outcome says what may be done with the evidence`(row: OutcomeRow) {
        #expect(row.outcome.isFinal == row.isFinal)
        #expect(row.outcome.isVouchedFor == row.isVouchedFor)
        #expect(row.outcome.isAwaited == row.isAwaited)
        #expect(row.outcome.holdsPurchases == row.holdsPurchases)
        #expect(row.outcome.withoutBytes == row.withoutBytes)
    }

    @Test func `every outcome has its row`() {
        #expect(Self.outcomes.map(\.outcome) == EvidenceOutcome.allCases)
    }

    struct FormRow: Sendable, CustomTestStringConvertible {
        var code: String
        var origin = EvidenceOrigin.client
        var subject = UnverifiedSubject.receipt
        var tellsDevice = false
        var mayHoldAccountToken = true

        var testDescription: String { code }
    }

    private static let forms = [
        FormRow(code: "app_receipt", tellsDevice: true, mayHoldAccountToken: false),
        FormRow(code: "legacy_receipt", mayHoldAccountToken: false),
        FormRow(code: "signed_data"),
        FormRow(code: "signed_transaction", subject: .signedTransaction),
        FormRow(code: "renewal_info"),
        FormRow(code: "app_transaction"),
        FormRow(code: "notification", origin: .notification, subject: .notification),
        FormRow(code: "notification_body", subject: .notification),
        FormRow(code: "notification_v1", origin: .notification, subject: .notification),
        FormRow(code: "server_api_transaction", origin: .serverAPI, subject: .signedTransaction),
        FormRow(code: "verify_receipt_answer"),
        FormRow(code: "server_api_answer"),
        FormRow(code: "unknown"),
    ]

    @Test(arguments: forms)
    func `a form says where the evidence came from, what people call it, and what may be in it`(
        row: FormRow
    ) throws {
        let form = try #require(StoredForm(rawValue: row.code))
        #expect(form.origin == row.origin)
        #expect(form.isKept == (row.origin != .client))
        #expect(form.unverifiedSubject == row.subject)
        #expect(form.tellsDevice == row.tellsDevice)
        #expect(form.mayHoldAccountToken == row.mayHoldAccountToken)
        #expect(form.isOneTransaction == (row.subject == .signedTransaction))
    }

    @Test func `every form has its row`() {
        #expect(Self.forms.map(\.code) == StoredForm.allCases.map(\.rawValue))
    }

    @Test func `what unverified rows are about has the codes of the file`() {
        #expect(
            UnverifiedSubject.allCases.map(\.rawValue)
                == ["receipt", "signed_transaction", "notification", "claim", "credit"]
        )
    }
}

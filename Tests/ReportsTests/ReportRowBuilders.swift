import ReconciliationCore

@testable import Reports

func instant(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1000) }

/// 2025-03-12T00:00:00Z.
let asOf = instant(1_741_737_600)

extension LostOrder {
    static func sample(_ change: (inout LostOrder) -> Void = { _ in }) -> LostOrder {
        var order = LostOrder(
            caseID: "c-0123456789abcdef",
            transactionID: TransactionID("1000000280765165"),
            environment: .production,
            quantity: 1,
            ownerBasis: "account_token",
            ownerStrength: "bound",
            ownerCandidates: "100;200",
            evidenceGrade: "signed",
            evidenceSource: "app_receipt",
            cause: "claimed_not_credited",
            nextStep: "credit_owner",
            caseStatus: "open"
        )
        change(&order)
        return order
    }
}

extension ExceptionRow {
    static func sample(_ change: (inout ExceptionRow) -> Void = { _ in }) -> ExceptionRow {
        var row = ExceptionRow(
            caseID: "c-fedcba9876543210",
            kind: "owner_mismatch",
            environment: "Production",
            expected: "100",
            actual: "200",
            detail: "",
            nextStep: "take_back",
            caseStatus: "assigned"
        )
        change(&row)
        return row
    }
}

extension MergedTransaction {
    /// Of a receipt that Apple signed, paid three days ago.
    static func signed(
        _ id: String,
        in environment: StoreEnvironment = .production,
        _ facts: TransactionFacts
    ) -> MergedTransaction {
        MergedTransaction(
            id: TransactionKey(environment: environment, id: TransactionID(id)),
            facts: facts,
            paidAt: asOf - .days(3),
            standingRevocation: nil,
            tokenGrade: nil,
            priceGrade: facts.price.map { _ in .signed },
            grade: .signed,
            source: .appReceipt
        )
    }
}

/// What its evidence states of a transaction, three days ago.
func statement(of transaction: MergedTransaction) -> TransactionStatement {
    TransactionStatement(
        transaction: transaction.id,
        source: transaction.source,
        grade: transaction.grade,
        statedAt: asOf - .days(3),
        digest: ContentDigest(hex: ""),
        facts: transaction.facts
    )
}

/// The whole file as text.
func csv<Row>(_ table: Table<Row>, _ rows: [Row], for flavor: ReportFlavor = .machine) throws -> String {
    let bytes = Bytes()
    var writer = CSVWriter(table, for: flavor) { bytes.all += $0 }
    for row in rows { try writer.write(row) }
    _ = try writer.finish()
    return String(decoding: bytes.all, as: UTF8.self)
}

final class Bytes {
    var all: [UInt8] = []
}

package import ReconciliationCore

// Moments and identities are bound and read as the numbers and texts they are stored as.

extension Instant: ColumnValue {
    package var stored: StoredValue { .integer(milliseconds) }
    package static func read(_ columns: any RowColumns, at position: Int) -> Instant? {
        columns.integer(at: position).map { Instant(milliseconds: $0) }
    }
}

extension RunID: ColumnValue {
    package var stored: StoredValue { .integer(number) }
    package static func read(_ columns: any RowColumns, at position: Int) -> RunID? {
        columns.integer(at: position).map { RunID($0) }
    }
}

extension TextIdentity {
    package var stored: StoredValue { .text(rawValue) }
    package static func read(_ columns: any RowColumns, at position: Int) -> Self? {
        columns.text(at: position).map { Self(rawValue: $0) }
    }
}

extension TransactionID: ColumnValue {}
extension UserID: ColumnValue {}
extension ProductID: ColumnValue {}
extension BundleID: ColumnValue {}
extension OrderID: ColumnValue {}
extension LineItemID: ColumnValue {}
extension DeviceToken: ColumnValue {}

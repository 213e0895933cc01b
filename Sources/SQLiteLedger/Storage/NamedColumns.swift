import GRDB
import ReconciliationCore

extension Row {
    func instant(_ column: String) -> Instant? { (self[column] as Int64?).map { Instant(milliseconds: $0) } }

    func identity<Identity: TextIdentity>(_ column: String) -> Identity? {
        (self[column] as String?).map { Identity(rawValue: $0) }
    }

    /// A stored code; nil where the column is empty.
    func code<Code: RawRepresentable>(_ column: String) -> Code? where Code.RawValue == String {
        (self[column] as String?).flatMap { Code(rawValue: $0) }
    }
}

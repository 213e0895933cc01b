import FoundationEssentials
import GRDB
import ReconciliationCore
import SQLLedger

extension GRDB.Database {
    /// Makes the digests of names known to statements: `exact_digest(text)` and `folded_digest(text)`, null of null.
    func addNameFunctions() {
        add(function: Self.function("exact_digest", NameDigest.exact))
        add(function: Self.function("folded_digest", NameDigest.folded))
    }

    private static func function(
        _ name: String,
        _ digest: @escaping @Sendable (String) -> NameDigest
    ) -> DatabaseFunction {
        DatabaseFunction(name, argumentCount: 1, pure: true) { values in
            String.fromDatabaseValue(values[0]).map { digest($0).blob }
        }
    }
}

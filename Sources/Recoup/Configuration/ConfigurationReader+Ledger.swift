import Reports

#if PostgreSQL
import PostgreSQLLedger
#endif

extension ConfigurationReader {
    /// Where the ledger is: an address of a server, or else a file.
    func ledgerPlace() throws -> any LedgerPlace {
        try ledgerServer(at: text(.ledger), from: origin(.ledger).message)
            ?? LedgerFile(path: needed(.ledger, Message.aFile))
    }
}

/// The ledger at an address of a server; nil where a text is none, but the path of a file.
///
/// - Parameters:
///   - text: of the configuration or the command line.
///   - origin: where the text comes from, for messages.
/// - Throws: what is wrong with the address, which is not cited: it may hold a secret.
func ledgerServer(at text: String, from origin: Message) throws -> (any LedgerPlace)? {
    guard ["postgresql://", "postgres://"].contains(where: text.lowercased().hasPrefix) else { return nil }
    #if PostgreSQL
    do throws(ServerAddress.Fault) {
        return LedgerServer(address: try ServerAddress(text))
    } catch {
        switch error {
        case .holdsSecret(let parameter):
            throw CommandFailure(.usage, .serverAddressHoldsSecret(parameter, from: origin))
        case .malformed(let reason):
            throw CommandFailure(.usage, .serverAddressMalformed(reason, from: origin))
        }
    }
    #else
    throw CommandFailure(.usage, .serverNotBuilt(from: origin))
    #endif
}

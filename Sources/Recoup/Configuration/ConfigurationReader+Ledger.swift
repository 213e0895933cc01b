import Reports

#if PostgreSQL
import PostgreSQLLedger
#endif

extension ConfigurationReader {
    /// Where the ledger is: an address of a server, or else a file.
    func ledgerPlace() throws -> any LedgerPlace {
        let text = text(.ledger)
        guard !["postgresql://", "postgres://"].contains(where: text.lowercased().hasPrefix) else {
            return try server(at: text)
        }
        return LedgerFile(path: try needed(.ledger, Message.aFile))
    }

    private func server(at text: String) throws -> any LedgerPlace {
        let origin = origin(.ledger).message
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
}

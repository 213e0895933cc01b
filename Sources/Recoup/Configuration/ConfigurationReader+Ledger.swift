import ReconciliationCore
import Reports

#if PostgreSQL
import PostgreSQLLedger
#endif

extension ConfigurationReader {
    /// Where the ledger is: an address of a server, or else a file.
    func ledgerPlace() throws -> any LedgerPlace {
        let workers = try workerCount()
        if let server = try ledgerServer(at: text(.ledger), from: origin(.ledger).message, workers: workers) {
            return server
        }
        // A file named for this call takes the place of the server that the workers are meant for.
        guard workers == 1 || origin(.ledger).takesPrecedence(over: origin(.workers)) else {
            throw wrong(.workers, text(.workers), .oneWorkerForAFile)
        }
        let path = try needed(.ledger, Message.aFile)
        try keep(folder(of: path), of: .ledger, outOfInboxFor: .fileInInbox(path))
        return LedgerFile(path: path)
    }

    private func workerCount() throws -> Int {
        guard let count = Int(text(.workers)), (1...64).contains(count) else {
            throw wrong(.workers, text(.workers), .aWorkerCount)
        }
        return count
    }
}

/// The ledger at an address of a server; nil where a text is none, but the path of a file.
///
/// - Parameters:
///   - text: of the configuration or the command line.
///   - origin: where the text comes from, for messages.
///   - workers: how many sessions judge for a run.
/// - Throws: what is wrong with the address, which is not cited: it may hold a secret.
func ledgerServer(at text: String, from origin: Message, workers: Int = 1) throws -> (any LedgerPlace)? {
    guard ["postgresql://", "postgres://"].contains(where: text.lowercased().hasPrefix) else {
        // As a path it would make a file of that name, with a password in it perhaps.
        guard !isLikeAddress(text) else { throw CommandFailure(.usage, .ledgerIsNoAddress(from: origin)) }
        return nil
    }
    #if PostgreSQL
    do throws(ServerAddress.Fault) {
        return LedgerServer(address: try ServerAddress(text), workers: workers)
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

/// Whether a text is meant as the address of a server, in a form that is not taken: another scheme, or libpq's keywords.
private func isLikeAddress(_ text: String) -> Bool {
    let text = text.trimmedBlanks.lowercased()
    if text.contains("://") || text.hasPrefix("postgres:") || text.hasPrefix("postgresql:") { return true }
    let keywords: Set<Substring> = ["host", "hostaddr", "port", "dbname", "user", "password", "service", "passfile"]
    let parts = text.split(separator: " ").map { $0.prefix { $0 != "=" } }
    return text.contains("=") && parts.contains(where: keywords.contains)
}

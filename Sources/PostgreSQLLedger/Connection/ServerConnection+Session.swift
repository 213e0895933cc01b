#if PostgreSQL
import CPostgreSQL
import Ledger
import ReconciliationCore

extension ServerConnection {
    /// A session that works on a ledger.
    ///
    /// - Throws: why the server lets nobody in.
    static func toLedger(at address: ServerAddress, _ mode: LedgerMode) throws(StoreFailure) -> ServerConnection {
        do {
            let server = try ServerConnection(address)
            // Before anything is set: a session that is lent keeps it, for whoever uses it next.
            try server.requireFit(for: mode, at: address)
            try server.execute(settings(mode))
            return server
        } catch {
            throw StoreFailure(opening: address, error)
        }
    }

    /// Refuses a session in which the ledger could not be kept right, whatever was set there.
    private func requireFit(for mode: LedgerMode, at address: ServerAddress) throws {
        let setting = "session_replication_role"
        let facts = ServerRow(
            try run("SELECT current_setting('\(setting)'), pg_is_in_recovery(), pg_backend_pid()"),
            row: 0
        )
        // Triggers keep the tallies of the ledger, and a session runs without them under this value.
        if let role = facts.text(at: 0), role == "replica" {
            throw StoreFailure(.triggersDisabled(setting: setting, value: role), at: address.text)
        }
        if mode != .reading, facts.truth(at: 1) == true { throw ServerError.onStandby }
        // Behind a pooler, libpq was told another process than the one that serves the session.
        if let process = facts.integer(at: 2), process != Int64(PQbackendPID(session)),
            try isLent(process, at: address)
        {
            throw StoreFailure(.sessionShared, at: address.text)
        }
    }

    /// Whether a pooler lends the server's processes to sessions, each for a transaction: what a session is to keep, such as
    /// locks, settings and prepared statements, would go to others.
    ///
    /// It shows by two sessions with one process, or one session with two. It is looked for several times: at a pool that
    /// is busy, or lends in turn, two sessions may meet two processes by chance.
    private func isLent(_ process: Int64, at address: ServerAddress) throws -> Bool {
        // A pool that has no place for one session more keeps this one for us.
        guard let other = try? ServerConnection(address) else { return false }
        for _ in 1...8 {
            guard let serving = try? other.processID() else { return false }
            if try serving == process || processID() != process { return true }
        }
        return false
    }

    private func processID() throws -> Int64? { ServerRow(try run("SELECT pg_backend_pid()"), row: 0).integer(at: 0) }

    /// What every session of the ledger runs under, whatever the role or the database has set. A client that is gone without a
    /// word loses its locks within two minutes, one whose process ended within ten seconds. No statement is too long, and a run
    /// that waits for Apple is not idle for nothing. Settings that change the meaning of SQL, or how values are written, have
    /// the values that PostgreSQL gives them.
    ///
    /// Tables are read whole only where no index serves: statements that ask whether anything else is known of a row make the
    /// planner expect next to none, and then the whole of a small table for each row is as good to it as an index.
    private static func settings(_ mode: LedgerMode) -> String {
        """
        SET client_min_messages = warning;
        SET lock_timeout = '\(mode == .run ? 600 : 30)s';
        SET synchronous_commit = on;
        SET jit = off;
        SET enable_seqscan = off;
        SET cursor_tuple_fraction = 1;
        SET tcp_keepalives_idle = 60;
        SET tcp_keepalives_interval = 10;
        SET tcp_keepalives_count = 6;
        SET default_transaction_isolation = 'read committed';
        SET standard_conforming_strings = on;
        SET quote_all_identifiers = off;
        SET transform_null_equals = off;
        SET array_nulls = on;
        SET bytea_output = hex;
        SET extra_float_digits = 1;
        SET DateStyle = ISO;
        SET TimeZone = UTC;
        SET statement_timeout = 0;
        SET idle_in_transaction_session_timeout = 0;
        SELECT set_config(name, CASE name WHEN 'client_connection_check_interval' THEN '10s' ELSE '0' END, false)
        FROM pg_catalog.pg_settings
        WHERE name IN ('idle_session_timeout', 'transaction_timeout', 'client_connection_check_interval');
        """
    }
}

extension StoreFailure {
    /// Why a ledger on a server cannot be opened; a failure that says so already stays as it is.
    init(opening address: ServerAddress, _ error: any Error) {
        switch error {
        case let failure as StoreFailure: self = failure
        case let error as ServerError: self.init(Self.reason(openingEndedIn: error), at: address.text)
        default: self.init(.cannotOpen("\(error)"), at: address.text)
        }
    }

    /// As of any other step, where the server's words alone would not say what to do.
    private static func reason(openingEndedIn error: ServerError) -> Reason {
        switch error.fault {
        // Nothing was to be saved that the next one who opens it does not save as well.
        case .server, .other, .commitUnanswered: .cannotOpen(error.message)
        case let fault: .step(.openLedger, fault)
        }
    }
}
#endif

#if PostgreSQL
import Ledger
import LedgerContract
import Synchronization
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// A server's ledger in the hands of a forger who is its superuser.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct ForgeryTests {
    @Test(arguments: LedgerContract.forgeries)
    func `PostgreSQL keeps the promise about forgeries`(promise: ForgeryPromise) throws {
        let server = try DatabaseServer.shared.get()
        let forger = Forger(
            filled: { fill in
                let copy = try server.newDatabase(from: Self.original(fill, on: server))
                return try PostgreSQLLedger(address: ServerAddress(server.address(of: copy)))
            },
            change: { ledger, sql in _ = try DatabaseServer.rows(Self.unbound + sql, at: ledger.path) },
            rows: { ledger, query in
                try DatabaseServer.rows(query, at: ledger.path).map { $0.map(\.text).joined(separator: "|") }
            },
            bytes: { "'\\x\($0)'::bytea" }
        )
        try promise.check(with: forger)
    }

    private static let database = Mutex<String?>(nil)

    /// The database every forger starts from a copy of.
    private static func original(_ fill: (any LedgerEngine) throws -> Void, on server: DatabaseServer) throws -> String
    {
        try database.withLock { known in
            if let known { return known }
            let made = try server.newDatabase()
            try fill(PostgreSQLLedger(address: ServerAddress(server.address(of: made)), mode: .create))
            known = made
            return made
        }
    }

    /// Takes keys to other tables, checks and what keeps tables append-only out of the way. Tallies go on being kept.
    private static let unbound = """
        DO $$
        DECLARE
            bond record;
        BEGIN
            FOR bond IN SELECT conrelid::regclass AS place, conname FROM pg_constraint WHERE contype IN ('f', 'c') LOOP
                IF bond.place <> '-'::regclass THEN
                    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT IF EXISTS %I', bond.place, bond.conname);
                END IF;
            END LOOP;
        END;
        $$;
        DROP TRIGGER audit_event_is_append_only ON audit_event;
        DROP TRIGGER list_move_is_append_only ON list_move;

        """
}
#endif

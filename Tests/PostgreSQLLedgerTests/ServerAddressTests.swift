#if PostgreSQL
import Testing

@testable import PostgreSQLLedger

/// Which addresses are taken, and what is said of the others.
@Suite struct ServerAddressTests {
    @Test(arguments: [
        "postgresql://recoup@db.example.com:5433/recoup?sslmode=verify-full", "postgres:///recoup?host=/run/postgresql",
        "postgresql://one,two/recoup?target_session_attrs=read-write", "postgresql://?service=recoup",
        "postgresql://db/game%40night?application_name=a@b/c",
    ])
    func `what libpq reads is taken as it is`(text: String) throws {
        #expect(try ServerAddress(text).text == text)
    }

    @Test(arguments: [
        ("postgresql://recoup:hunter2@db/recoup", "password"), ("postgresql://db/recoup?password=hunter2", "password"),
        ("postgresql://db/recoup?%70assword=hunter2", "password"),
        ("postgresql://db/recoup?sslpassword=hunter2", "sslpassword"),
        ("postgresql://recoup:hunt@er2@db/recoup", "password"), ("postgresql://recoup:hun/ter2@db/recoup", "password"),
        ("postgresql://recoup:hunter2", "password"), ("postgresql://recoup:ab/hunter2%40db/recoup", "password"),
        ("postgresql://recoup:77/hunter2@db.example.com/recoup?sslmode=require", "password"),
    ])
    func `a password is refused, and never cited`(text: String, parameter: String) {
        #expect(throws: ServerAddress.Fault.holdsSecret(parameter)) { try ServerAddress(text) }
    }

    @Test(arguments: [
        "postgresql://recoup:hunter2@db:port:1/x?y", "postgresql://db/recoup?passwort=hunter2", "postgresql://db/%zz",
        "postgresql://[::1/recoup?password=hunter2",
    ])
    func `the reason for a malformed address is left out where it could cite a secret`(text: String) throws {
        let fault = #expect(throws: ServerAddress.Fault.self) { try ServerAddress(text) }
        #expect(!"\(try #require(fault))".contains("hunter2"), "\(text)")
    }

    @Test func `libpq's reason is told where nothing in the address can be secret`() throws {
        let fault = #expect(throws: ServerAddress.Fault.self) {
            try ServerAddress("postgresql://db/recoup?sslmod=require")
        }
        #expect("\(try #require(fault))".contains("sslmod"))
    }
}
#endif

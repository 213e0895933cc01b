import Crypto
import Foundation
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// A change of what verdicts depend on is on record, and everything is judged by it the same night.
@Suite struct PolicyChangeTests {
    private let folder: TemporaryFolder
    private let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.take([user("u1"), user("u2")], kind: .users, name: "users")
    }

    /// A purchase under the name the app makes of u1, seen in a first night that cannot read it.
    private func buy(as username: String) throws {
        try ledger.take([payment("1") { $0.applicationUsername = username }], kind: .payments, name: "payments")
        try ledger.night(noon + .days(2))
        #expect(try owner() == ["-|unknown"])
    }

    private func owner() throws -> [String] { try ledger.rows("SELECT owner_user_id, owner_basis FROM purchase") }

    private func policies() throws -> [String] {
        try ledger.rows("SELECT detail FROM audit_event WHERE action = 'policy' ORDER BY sequence")
    }

    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func `another scheme is an event, and finds the owner of what nobody touched`() throws {
        try buy(as: hexadecimal(Insecure.SHA1.hash(data: Data("u1".utf8))))
        try ledger.night(noon + .days(3), naming: NamingPolicy(schemes: [.raw, .sha1]))
        #expect(try owner() == ["u1|application_username"])
        let told = try policies()
        #expect(told.count == 2)
        #expect(told[1].contains(#""username_schemes":["raw","sha1"]"#))
        #expect(told[1].contains(#""before":{"#))
    }

    @Test func `another field to encode is an event, and takes the owner back`() throws {
        try ledger.take([payment("1") { $0.applicationUsername = "u1" }], kind: .payments, name: "payments")
        try ledger.night(noon + .days(2))
        #expect(try owner() == ["u1|application_username"])
        try ledger.night(noon + .days(3), naming: NamingPolicy(fields: [.accountName]))
        #expect(try owner() == ["-|unknown"])
        #expect(try policies().last?.contains(#""username_of":["account_name"]"#) == true)
    }

    @Test func `another salt is an event that does not tell the salt`() throws {
        let salt = "pepper-7c1"
        try buy(as: hexadecimal(SHA256.hash(data: Data((salt + "u1").utf8))))
        let naming = NamingPolicy(salt: Array(salt.utf8))
        try ledger.night(noon + .days(3), naming: naming)
        #expect(try owner() == ["u1|application_username"])
        let told = try policies()
        #expect(told.count == 2)
        #expect(told[0] != told[1])
        let kept = try ledger.rows("SELECT detail FROM audit_event UNION ALL SELECT policy FROM run").joined()
        #expect(!kept.contains(salt))
        #expect(!kept.contains(hexadecimal(Array(salt.utf8))))
        // Whoever guesses a salt cannot check it against the trail without the ledger.
        #expect(told.allSatisfy { !$0.contains(naming.fingerprint) })
        #expect(try ledger.verifyAudit(.whole).fault == nil)
    }

    @Test func `another namespace is an event, and finds the owner`() throws {
        // RFC 4122, appendix C: the DNS namespace.
        let bytes: [UInt8] = [
            0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8,
        ]
        var named = Array(Insecure.SHA1.hash(data: Data(bytes + Array("u1".utf8))).prefix(16))
        named[6] = named[6] & 0x0F | 0x50
        named[8] = named[8] & 0x3F | 0x80
        try buy(as: hexadecimal(named))
        let naming = NamingPolicy(schemes: [.raw, .uuidV5], uuidNamespace: bytes)
        try ledger.night(noon + .days(3), naming: naming)
        #expect(try owner() == ["u1|application_username"])
        #expect(try policies().last?.contains(hexadecimal(bytes)) == true)
    }

    @Test func `another trusted root is an event, and the same policy again is none`() throws {
        try buy(as: "nobody")
        try ledger.night(noon + .days(3), additionalRoots: ["aa"])
        try ledger.night(noon + .days(4), additionalRoots: ["aa"])
        #expect(try policies().count == 2)
        #expect(try policies().last?.contains(#""additional_roots":["aa"]"#) == true)
    }

    @Test func `books of a version that kept no naming are judged whole, once`() throws {
        try buy(as: "nobody")
        try ledger.change("UPDATE run SET policy = json_remove(policy, '$.naming', '$.additionalRoots')")
        try ledger.night(noon + .days(3))
        try ledger.night(noon + .days(4))
        #expect(try policies().count == 2)
    }
}

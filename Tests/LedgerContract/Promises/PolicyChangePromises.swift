import Crypto
import Foundation
import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// A change of what verdicts depend on is on record, and everything is judged by it the same night.
    static var policyChanges: [Promise] {
        [
            .ledger("another scheme is an event, and finds the owner of what nobody touched") { ledger in
                try ledger.take([user("u1"), user("u2")], name: "users")
                try buy(ledger, as: Hexadecimal.text(Insecure.SHA1.hash(data: Data("u1".utf8))))
                try ledger.night(noon + .days(3), naming: NamingPolicy(schemes: [.raw, .sha1]))
                #expect(try ledger.owner(of: "1") == ["application_username|u1"])
                let told = try policies(of: ledger)
                #expect(told.count == 2)
                #expect(told[1].contains(#""username_schemes":["raw","sha1"]"#))
                #expect(told[1].contains(#""before":{"#))
            },
            .ledger("another field to encode is an event, and takes the owner back") { ledger in
                try ledger.take([user("u1"), user("u2")], name: "users")
                try ledger.take([payment("1") { $0.applicationUsername = "u1" }], name: "payments")
                try ledger.night(noon + .days(2))
                #expect(try ledger.owner(of: "1") == ["application_username|u1"])
                try ledger.night(noon + .days(3), naming: NamingPolicy(fields: [.accountName]))
                #expect(try ledger.owner(of: "1") == ["unknown|-"])
                #expect(try policies(of: ledger).last?.contains(#""username_of":["account_name"]"#) == true)
            },
            .ledger("another salt is an event that does not tell the salt") { ledger in
                try ledger.take([user("u1"), user("u2")], name: "users")
                let salt = "pepper-7c1"
                try buy(ledger, as: Hexadecimal.text(SHA256.hash(data: Data((salt + "u1").utf8))))
                let naming = NamingPolicy(salt: Array(salt.utf8))
                try ledger.night(noon + .days(3), naming: naming)
                #expect(try ledger.owner(of: "1") == ["application_username|u1"])
                let told = try policies(of: ledger)
                #expect(told.count == 2)
                #expect(told[0] != told[1])
                let judgedBy = String(describing: try ledger.lastRun()?.policy)
                let kept = try ledger.auditEvents().map(\.detail).joined() + judgedBy
                #expect(!kept.contains(salt))
                #expect(!kept.contains(Hexadecimal.text(Array(salt.utf8))))
                // Whoever guesses a salt cannot check it against the trail without the ledger.
                #expect(told.allSatisfy { !$0.contains(naming.fingerprint) })
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("another namespace is an event, and finds the owner") { ledger in
                try ledger.take([user("u1"), user("u2")], name: "users")
                // RFC 4122, appendix C: the DNS namespace.
                let bytes: [UInt8] = [
                    0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8,
                ]
                var named = Array(Insecure.SHA1.hash(data: Data(bytes + Array("u1".utf8))).prefix(16))
                named[6] = named[6] & 0x0F | 0x50
                named[8] = named[8] & 0x3F | 0x80
                try buy(ledger, as: Hexadecimal.text(named))
                let naming = NamingPolicy(schemes: [.raw, .uuidV5], uuidNamespace: bytes)
                try ledger.night(noon + .days(3), naming: naming)
                #expect(try ledger.owner(of: "1") == ["application_username|u1"])
                #expect(try policies(of: ledger).last?.contains(Hexadecimal.text(bytes)) == true)
            },
            .ledger("another trusted root is an event, and the same policy again is none") { ledger in
                try ledger.take([user("u1"), user("u2")], name: "users")
                try buy(ledger, as: "nobody")
                try ledger.night(noon + .days(3), additionalRoots: ["aa"])
                try ledger.night(noon + .days(4), additionalRoots: ["aa"])
                #expect(try policies(of: ledger).count == 2)
                #expect(try policies(of: ledger).last?.contains(#""additional_roots":["aa"]"#) == true)
            },
        ]
    }
}

/// A purchase under the name the app makes of u1, seen in a first night that cannot read it.
private func buy(_ ledger: any LedgerEngine, as username: String) throws {
    try ledger.take([payment("1") { $0.applicationUsername = username }], name: "payments")
    try ledger.night(noon + .days(2))
    #expect(try ledger.owner(of: "1") == ["unknown|-"])
}

private func policies(of ledger: any LedgerEngine) throws -> [String] {
    try ledger.auditEvents().filter { $0.action == "policy" }.map(\.detail)
}

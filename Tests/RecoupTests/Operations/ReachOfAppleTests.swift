import AppStoreClient
import Foundation
import ReconciliationCore
import Testing

@testable import Recoup

/// `recoup doctor` tries whether Apple can be reached, and says how to fix what stands between.
@Suite struct ReachOfAppleTests {
    private static func checks(_ place: Workplace, _ more: String...) async throws -> [String: String?] {
        let answer = try await place.recoup(["doctor", "--json"] + more)
        let checks = try #require(try JSONText.object(answer.output)["checks"] as? [[String: Any]])
        let apple = checks.filter { $0["name"] as? String == "apple" }
        #expect(answer.status == (apple.contains { $0["problem"] != nil } ? 3 : 0), "\(answer.output)")
        return Dictionary(
            uniqueKeysWithValues: apple.map { ($0["subject"] as? String ?? "", $0["problem"] as? String) }
        )
    }

    private static let subjects = [
        "server_api com.example.game Production", "server_api com.example.game Sandbox",
        "server_api com.example.reader Production", "server_api com.example.reader Sandbox", "verify_receipt",
    ]

    @Test func `every app in both environments, and verifyReceipt, answers`() async throws {
        try await StoreOnTheLine.serving { line in
            let found = try await Self.checks(line.place)
            #expect(found.keys.sorted() == Self.subjects)
            #expect(found.values.allSatisfy { $0 == nil }, "\(found)")
            let text = try await line.place.recoup("doctor")
            #expect(text.output.contains("ok     apple server_api com.example.game Production\n"))
        }
    }

    @Test func `a refused key is told from a network that is down`() async throws {
        try await StoreOnTheLine.serving { line in
            try line.place.forgeKey()
            var found = try await Self.checks(line.place)
            #expect(found["verify_receipt"] == .some(nil))
            for subject in Self.subjects.dropLast() {
                #expect(found[subject]??.contains("Apple refuses our credentials") == true, "\(found)")
            }
            try line.place.point(at: "http://127.0.0.1:9")
            found = try await Self.checks(line.place)
            for subject in Self.subjects {
                #expect(found[subject]??.contains("cannot be reached: is this machine allowed out") == true, "\(found)")
            }
        }
    }

    @Test(arguments: [(Int64(4_040_003), true), (4_000_006, false), (21002, false)])
    func `that the key serves no such app is a problem, that an id is none is not`(code: Int64, isProblem: Bool) {
        let answer = AppleAnswer<Int>.final(errorCode: code)
        let problem = AppleReach.problem(answer, BundleID("com.example.game"), .production)
        #expect((problem != nil) == isProblem)
    }

    @Test func `a server that does not speak TLS, or shows a foreign certificate, is not Apple`() async throws {
        try await StoreOnTheLine.serving { line in
            try line.place.point(at: line.base.replacing("http://", with: "https://"))
            let found = try await Self.checks(line.place)
            #expect(found["verify_receipt"]??.contains("certificate") == true, "\(found)")
        }
    }

    @Test func `a key file that is no key is one finding, not the end of the examination`() async throws {
        try await StoreOnTheLine.serving { line in
            try line.place.put("no key\n", at: "secrets/AuthKey.p8")
            let found = try await Self.checks(line.place)
            #expect(found["credentials"]??.contains("apple.server_api.private_key_file") == true, "\(found)")
        }
    }

    @Test func `offline, nobody is asked`() async throws {
        try await StoreOnTheLine.serving { line in
            try line.place.point(at: "http://127.0.0.1:9")
            #expect(try await Self.checks(line.place, "--offline").isEmpty)
        }
    }
}

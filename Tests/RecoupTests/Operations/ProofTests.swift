import Foundation
import TestSupport
import Testing

/// A night that could not have found a lost order does not end well.
@Suite struct ProofTests {
    private static let claims = (1...3).map { #"{"user_id":"u\#($0)","transaction_id":"70000100\#($0)"}"# + "\n" }

    @Test func `claims that nothing can prove are said first, by run, status and doctor`() async throws {
        let place = try await Workplace.small()
        try place.put(Self.claims.joined(), at: "inbox/receipts/r.jsonl")
        let night = try await place.run()
        #expect(night.status == 3)
        #expect(night.output.hasPrefix("NO PURCHASE CAN BE PROVEN: "), "\(night.output)")
        #expect(night.output.contains("Not checked: 3 claims."))
        #expect(try place.summary()["lacks_proof"] as? Bool == true)
        #expect(try await place.recoup("status").output.hasPrefix("NO PURCHASE CAN BE PROVEN: "))
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        #expect(doctor.output.contains("WRONG  proof"), "\(doctor.output)")
    }

    @Test func `credits without any receipt are said every night, not only when they come`() async throws {
        let place = try await Workplace.small()
        try place.put(credit: "700001001", to: "u1", at: "2026-02-28T10:00:00Z")
        for asOf in ["2026-03-01T03:00:00Z", "2026-03-02T03:00:00Z"] {
            let night = try await place.run(asOf: asOf)
            #expect(night.status == 3)
            #expect(night.output.hasPrefix("NO PURCHASE CAN BE PROVEN: "))
        }
    }

    @Test func `with a payment the backend verified there is proof`() async throws {
        let place = try await Workplace.small()
        try place.put(credit: "700001001", to: "u1", at: "2026-02-28T10:00:00Z")
        try place.put(payment: "700001001", at: "2026-02-28T09:00:00Z")
        let night = try await place.run()
        #expect(night.status == 0, "\(night.output)")
        #expect(!night.output.contains("NO PURCHASE"))
    }

    @Test func `a file refused as a whole is the first line, with the reason, until somebody takes it away`()
        async throws
    {
        let place = try await Workplace.small()
        try place.put("order,player\n1,u1\n", at: "inbox/credits/c.csv")
        let night = try await place.run()
        #expect(night.status == 3)
        #expect(night.output.hasPrefix("FILE REFUSED: nothing of credits/c.csv came in."), "\(night.output)")
        let first = night.output.split(separator: "\n")[0]
        #expect(first.contains("transaction_id"))
        #expect(try place.summary()["refused_files"] as? Int == 1)

        let next = try await place.run(asOf: "2026-03-02T03:00:00Z")
        #expect(next.status == 3)
        #expect(next.output.hasPrefix("FILES WAIT in `inbox/failed` since an earlier night: "), "\(next.output)")
        // A run that imports nothing takes the place of that night in the reports, and says it too.
        let reconciled = try await place.recoup("reconcile", "--as-of", "2026-03-02T04:00:00Z")
        #expect(reconciled.output.contains("FILES WAIT in `inbox/failed`"), "\(reconciled.output)")
        #expect(reconciled.status == 3)
        let later = try await place.run(asOf: "2026-03-09T03:00:00Z")
        #expect(later.status == 0, "it is only named after a week")
        #expect(later.output.contains("FILES WAIT"), "\(later.output)")
        try place.remove("inbox/failed")
        #expect(!(try await place.run(asOf: "2026-03-10T03:00:00Z").output.contains("FILES WAIT")))
    }

    @Test func `a key that cannot be parsed or read still has a report, and ends in 4`() async throws {
        let place = try await Workplace.small()
        let yaml = try place.text("recoup.yaml")
            .replacing(
                "apple:",
                with: "apple:\n  server_api: { issuer_id: i, key_id: k, private_key_file: key.p8 }"
            )
        try place.put(yaml, at: "recoup.yaml")
        try place.put(payment: "700001001", at: "2026-02-28T09:00:00Z")
        for (number, key) in [nil, "no key at all"].enumerated() {
            if let key { try place.put(key, at: "key.p8") }
            let night = try await place.run(asOf: "2026-03-0\(number + 1)T03:00:00Z")
            #expect(night.status == 4, "\(night.messages)")
            #expect(night.output.hasPrefix("APPLE CANNOT BE ASKED with these credentials."), "\(night.output)")
            #expect(try place.summary()["exit_status"] as? Int == 4)
        }
        #expect(try await place.recoup("config", "validate").status == 64)
    }

    @Test(.enabled(if: RealFixtures.areThere, RealFixtures.missing), arguments: [true, false])
    func `receipts that only Apple can judge prove nothing where nobody asks`(isAsked: Bool) async throws {
        let place = try await Workplace.small()
        let setting = "verify_receipt: \(isAsked ? "auto" : "never")"
        let configuration = try place.text("recoup.yaml").replacing("verify_receipt: never", with: setting)
        try place.put(configuration, at: "recoup.yaml")
        let folder = RealFixtures.folder.appending(path: "receipts/ios6")
        let receipt = try String(
            contentsOf: folder.appending(path: "igunbattle-2012-sandbox-consumable.b64"),
            encoding: .utf8
        )
        try place.put(
            Self.claims[0] + #"{"user_id":"u9","receipt_data":"\#(receipt.filter { !$0.isWhitespace })"}"# + "\n",
            at: "inbox/receipts/r.jsonl"
        )
        let night = try await place.run("--offline")
        let text = night.output.replacing("\n", with: " ")
        #expect(
            text.hasPrefix("NO PURCHASE CAN BE PROVEN: 1 piece of receipt data waits for Apple's answer") != isAsked
        )
        #expect(try place.summary()["lacks_proof"] as? Bool == !isAsked)
        if !isAsked { #expect(night.status == 3) }
    }

    @Test func `receipt data that came in and cannot be read is told from none`() async throws {
        let place = try await Workplace.small()
        let receipt = #"{"user_id":"u9","receipt_data":"AAAA"}"# + "\n"
        try place.put(Self.claims.joined() + receipt, at: "inbox/receipts/r.jsonl")
        let night = try await place.run()
        #expect(
            night.output.hasPrefix("NO PURCHASE CAN BE PROVEN: 1 piece of receipt data came in but cannot be read"),
            "\(night.output)"
        )
        #expect(night.output.replacing("\n", with: " ").contains("Not checked: 3 claims."), "\(night.output)")

        let other = try await Workplace.small()
        try other.put(Self.claims[0] + #"{"user_id":"u8","receipt_data":"%"}"# + "\n", at: "inbox/receipts/s.jsonl")
        let refused = try await other.run()
        #expect(
            refused.output.hasPrefix("NO PURCHASE CAN BE PROVEN: no receipt data could be used (1 row was refused"),
            "\(refused.output)"
        )
    }
}

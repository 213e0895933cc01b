import Foundation
import TestSupport
import Testing

/// `recoup forget`: one person gone from everything that is kept, and the books as they were.
@Suite struct ForgetCommandTests {
    @Test func `no byte of a forgotten person is left, and the books and the chain stand`() async throws {
        let place = try await Place.afterTwoNights()
        let books = try await place.books()

        let plan = try await place.recoup("forget", "--user", "u-anna", "--dry-run")
        #expect(plan.status == 0, "\(plan.messages)")
        #expect(plan.output.contains("2 published reports and 4 files in inbox/done"), "\(plan.output)")
        #expect(try place.files(holding: Place.values).count >= 6)

        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(erasure.status == 0, "\(erasure.messages)")
        #expect(try place.files(holding: Place.values) == [])
        #expect(try await place.books() == books)
        #expect(try await place.recoup("audit", "verify").status == 0)
        for report in place.names("reports") {
            let verified = try await place.recoup("report", "verify", "reports/\(report)")
            #expect(verified.status == 0, "\(verified.output)")
        }
        // Others are as they were.
        #expect(try place.files(holding: ["u-boris"]).count >= 3)

        let night = try await place.run(asOf: "2026-03-03T03:00:00Z")
        #expect(night.status == 0, "\(night.messages)")
        #expect(try await place.books() == books)
        #expect(try await place.recoup("reconcile", "--full", "--as-of", "2026-03-03T03:00:00Z").status == 0)
        #expect(try await place.books() == books)
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try place.files(holding: Place.values) == [])

        // The same deliveries stated again are those that are known; twice changes nothing.
        let again = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(again.status == 0, "\(again.messages)")
        try place.put(Place.credits, at: "inbox/credits/again.csv")
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
        #expect(try await place.books() == books)
        #expect(try place.files(holding: Place.values).count == 1)
        #expect(try await place.recoup("forget", "--user", "u-anna", "--yes").status == 0)
        #expect(try place.files(holding: Place.values) == [])
        #expect(try await place.recoup("forget", "--user", "u-nobody", "--yes").status == 8)
    }
}

/// A place with one customer too many.
private enum Place {
    /// Of Anna, who asks to be forgotten.
    static let values = [
        "u-anna", "AnnaAccount", "anna-username", "8f14e45f-ceea-467f-a8a2-e5b4c1d7a001", "anna-device-token",
        "anna@mail.example", "anna-device-id",
    ]

    static let credits = """
        transaction_id,user_id,credited_at
        700000001,u-anna,2026-02-25T10:01:00Z
        700000003,u-boris,2026-02-25T12:01:00Z
        700000099,u-anna,2026-02-28T12:01:00Z

        """

    static func afterTwoNights() async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(
            """
            user_id,account_name,application_username,app_account_token,device_token,contact
            u-anna,AnnaAccount,anna-username,8f14e45f-ceea-467f-a8a2-e5b4c1d7a001,anna-device-token,anna@mail.example
            u-boris,BorisAccount,boris-username,,boris-device-token,boris@mail.example

            """,
            at: "inbox/users/users.csv"
        )
        try place.put(
            """
            transaction_id,product_id,purchase_date,bundle_id,user_id,application_username,app_account_token
            700000001,com.example.game.coins60,2026-02-25T10:00:00Z,com.example.game,u-anna,,
            700000002,com.example.game.coins60,2026-02-25T11:00:00Z,com.example.game,,anna-username,
            700000003,com.example.game.coins60,2026-02-25T12:00:00Z,com.example.game,,,8f14e45f-ceea-467f-a8a2-e5b4c1d7a001
            700000004,com.example.game.coins60,2026-02-25T13:00:00Z,com.example.game,u-boris,,

            """,
            at: "inbox/payments/payments.csv"
        )
        try place.put(credits, at: "inbox/credits/credits.csv")
        try place.put(
            #"{"transaction_id":"700000002","user_id":"u-anna","account_name":"AnnaAccount","device_token":"anna-device-token","device_id":"anna-device-id","receipt_data":"AAAA","received_at":"2026-02-25T11:00:00Z"}"#
                + "\n"
                + #"{"transaction_id":"700000004","user_id":"u-boris","received_at":"2026-02-25T13:00:00Z"}"# + "\n",
            at: "inbox/receipts/receipts.jsonl"
        )
        try await place.run(asOf: "2026-03-01T03:00:00Z")
        let lost = try place.report("lost-orders.csv")
        let caseID = try #require(lost.first("transaction_id", "700000002")?["case_id"])
        _ = try await place.recoup("case", "note", caseID, "AnnaAccount wrote from anna@mail.example, u-anna")
        _ = try await place.recoup("case", "assign", caseID, "--to", "carla")
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        return place
    }
}

extension Workplace {
    /// The files below the place in which any of the texts stands, those of SQLite too.
    fileprivate func files(holding texts: [String]) throws -> [String] {
        var found: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appending(path: path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let bytes = try Data(contentsOf: file)
            if texts.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) { found.append(path) }
        }
        return found.sorted()
    }

    /// The lists with their reasons and amounts, and what is wrong with each purchase: without any person.
    fileprivate func books() async throws -> [String] {
        var books: [String] = []
        for (list, columns) in [
            ("white-list", ["transaction_id", "state", "owner_basis"]), ("black-list", ["transaction_id", "state"]),
            ("moves", ["transaction_id", "from", "to", "reason", "amount_milliunits"]),
            ("findings", ["transaction_id", "kind", "owner_basis", "case_id"]),
        ] {
            books += try await export(list).records.map { row in
                "\(list) " + columns.map { row[$0] ?? "-" }.joined(separator: " ")
            }
        }
        return books
    }
}

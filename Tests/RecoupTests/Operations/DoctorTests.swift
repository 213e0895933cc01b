import Foundation
import TestSupport
import Testing

/// `recoup doctor` between two nights.
@Suite struct DoctorTests {
    @Test func `what came in since the last run is no damage, and is counted`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        #expect(try await place.run().status == 0)
        #expect(!(try await place.recoup("doctor").output.contains("wait for the next run")))

        try place.put(Payments.one("700001002", at: "2026-02-02T10:00:00Z"), at: "more.csv")
        try place.put(Credits.one("700001001", to: "u1", at: "2026-02-01T11:00:00Z"), at: "credits.csv")
        #expect(try await place.recoup("import", "payments", "more.csv").status == 0)
        #expect(try await place.recoup("import", "credits", "credits.csv").status == 0)
        let doctor = try await place.recoup("doctor")
        #expect(doctor.status == 0, "\(doctor.output)")
        #expect(doctor.output.contains(", 2 rows wait for the next run\n"))

        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(!(try await place.recoup("doctor").output.contains("wait for the next run")))
    }

    @Test func `what stores the ledger is named with its version`() async throws {
        let place = try await Workplace.small()
        let doctor = try await place.recoup("doctor", "--offline", "--json")
        let checks = try #require(try JSONText.object(doctor.output)["checks"] as? [[String: Any]])
        let storage = checks.filter { $0["name"] as? String == "storage" }
        #expect(storage.count == 1 && storage[0]["problem"] == nil)
        #expect((storage.first?["subject"] as? String)?.wholeMatch(of: /SQLite 3\.[0-9]+\.[0-9]+/) != nil)
    }

    #if PostgreSQL
    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a server that could lose what was saved is named with its cure`() async throws {
        let place = try await Workplace.small()
        try await place.keepLedger(at: DatabaseServer.shared.get().newAddress())
        let doctor = try await place.recoup("doctor", "--offline")
        // The tests' server gives safety for speed.
        #expect(doctor.status == 3, "\(doctor)")
        let lines = doctor.output.split(separator: "\n").filter { $0.contains("storage") }
        #expect(lines.contains { $0.hasPrefix("WRONG") && $0.contains("fsync = off") && $0.contains("switch it on") })
        #expect(lines.contains { $0.hasPrefix("ok") && $0.contains("PostgreSQL ") }, "\(doctor.output)")
    }
    #endif

    @Test func `modes that let others read or write what is ours are named with their cure`() async throws {
        let place = try await Workplace.small()
        try place.put("pepper", at: "salt")
        try place.put(try place.text("recoup.yaml") + "owners: { salt_file: salt }\n", at: "recoup.yaml")
        let widen = "chmod 600 salt; chmod 664 recoup.sqlite; chmod 755 reports; chmod 646 recoup.yaml"
        try await place.prepare(widen)
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        for (name, cure) in [
            ("ledger_mode", "chmod 640 "), ("reports_mode", "chmod 750 "), ("configuration_mode", "chmod 644 "),
        ] {
            let line = doctor.output.split(separator: "\n").first { $0.hasPrefix("WRONG  \(name)") } ?? ""
            #expect(line.contains(cure), "\(doctor.output)")
        }
        #expect(!doctor.output.contains("WRONG  secret"))
        let fix = "chmod 644 salt; chmod 640 recoup.sqlite; chmod 750 reports; chmod 640 recoup.yaml"
        try await place.prepare(fix)
        let fixed = try await place.recoup("doctor", "--offline")
        #expect(fixed.output.contains("WRONG  secret"))
        #expect(fixed.output.split(separator: "\n").count { $0.hasPrefix("WRONG") } == 1, "\(fixed.output)")
    }

    @Test func `an encoding of user names that is not configured is found, and heals what nobody answered to`()
        async throws
    {
        let users = "user_id,account_name\nu1,www.example.com\n"
        let payments =
            "transaction_id,product_id,purchase_date,bundle_id,application_username\n"
            + "700001001,com.example.game.coins60,2026-02-01T10:00:00Z,com.example.game,"
            + "7C1767B3-0512-B600-3FD3-C2E618A86522\n"
        let place = try await Workplace.small()
        try place.put(users, at: "inbox/users/u.csv")
        try place.put(payments, at: "inbox/payments/p.csv")
        #expect(try await place.run().status == 0)
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        #expect(
            doctor.output.contains(
                "WRONG  names 1 recent user name matches no user: "
                    + "md5 of account_name makes 1 of them: add md5 to owners.username_schemes.\n"
            ),
            "\(doctor.output)"
        )

        let configuration = try place.text("recoup.yaml")
        try place.put(configuration + "owners: { username_schemes: [raw, sha256, md5] }\n", at: "recoup.yaml")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        let healed = try await place.recoup("doctor", "--offline")
        #expect(healed.status == 0 && !healed.output.contains("names"), "\(healed.output)")
    }

    @Test func `delivery records that begin in the future are named`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.recoup("doctor", "--offline").status == 0)
        let settings = try place.text("recoup.yaml").replacing("since: 2025-12-31", with: "since: 2999-12-31")
        try place.put(settings, at: "recoup.yaml")
        let ending = try await place.recoup("doctor", "--offline")
        #expect(ending.status != 0 && ending.output.contains("reconcile.credits_since is 31 Dec 2999"), "\(ending)")
    }

    @Test func `folders of the ledger and the inbox that others may write are named with their cure`() async throws {
        let place = try await Workplace.small()
        try await place.prepare("mkdir books; mv recoup.sqlite* books; chmod 770 inbox inbox/credits; chmod 755 books")
        let well = try await place.recoup("doctor", "--offline", "--ledger", "books/recoup.sqlite")
        #expect(well.status == 0, "\(well.output)")
        let widen = "chmod 777 inbox inbox/credits; chmod 775 books"
        try await place.prepare(widen)
        let doctor = try await place.recoup("doctor", "--offline", "--ledger", "books/recoup.sqlite")
        #expect(doctor.status == 3)
        let wrong = doctor.output.split(separator: "\n").filter { $0.hasPrefix("WRONG") }
        #expect(wrong.count == 3, "\(doctor.output)")
        for (name, cure) in [
            ("ledger_folder_mode", "chmod 755 \(place.folder.path)/books."),
            ("inbox_mode", "chmod 775 \(place.folder.path)/inbox."),
            ("inbox_mode", "chmod 775 \(place.folder.path)/inbox/credits."),
        ] {
            #expect(wrong.contains { $0.hasPrefix("WRONG  \(name) ") && $0.hasSuffix(cure) }, "\(doctor.output)")
        }
    }

    @Test func `a file in the place of a folder is called no folder, and moving it aside mends it`() async throws {
        let place = try await Workplace.small()
        let put = "rmdir inbox/credits; touch inbox/credits inbox/done"
        try await place.prepare(put)
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        let wrong = doctor.output.split(separator: "\n").filter { $0.hasPrefix("WRONG") }
        #expect(wrong.count == 2, "\(doctor.output)")
        for name in ["credits", "done"] {
            #expect(wrong.contains { $0.contains("inbox/\(name): is no folder: move it aside") }, "\(doctor.output)")
        }
        let cure = #"mv inbox/credits inbox/done .; "$RECOUP" --quiet init"#
        try await place.prepare(cure)
        #expect(try await place.recoup("doctor", "--offline").status == 0)
    }

    @Test func `a configuration that cannot be used is a check that failed, in JSON too`() async throws {
        let place = try await Workplace.small()
        try place.put(try place.text("recoup.yaml") + "owners: { salt_file: nowhere }\n", at: "recoup.yaml")
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 64 && doctor.output.hasPrefix("WRONG  configuration "), "\(doctor)")
        #expect(doctor.output.contains("owners.salt_file"), "\(doctor.output)")
        let answer = try await place.recoup("doctor", "--offline", "--json")
        #expect(answer.status == 64)
        let checks = try #require(try JSONText.object(answer.output)["checks"] as? [[String: Any]])
        #expect(checks.count == 1 && checks[0]["name"] as? String == "configuration")
        #expect((checks.first?["problem"] as? String)?.contains("owners.salt_file") == true, "\(answer.output)")
    }

    /// Without network: what cannot be used is wrong before anybody is asked.
    @Test(arguments: [
        (
            "apple.ca_file",
            "apple: { verify_receipt: never, ca_file: garbage }", ["WRONG  apple cannot be asked: ", "apple.ca_file"]
        ),
        (
            "private_key_file",
            """
            apple: { verify_receipt: never, server_api: { issuer_id: 57246542-96fe-1a63-e053-0824d011072a, key_id: ABC123, \
            private_key_file: garbage } }
            """, ["WRONG  apple credentials: ", "apple.server_api.private_key_file"]
        ),
        (
            "shared_secret_file",
            "apple: { verify_receipt: never }", ["WRONG  apple credentials: ", "apps.shared_secret_file"]
        ),
    ])
    func `keys, secrets and authorities that a run could not use are named without network`(
        fault: String,
        settings: String,
        said: [String]
    ) async throws {
        let place = try Workplace()
        let secret = fault == "shared_secret_file" ? ", shared_secret_file: empty" : ""
        try place.put("apps: [ { bundle_id: com.example.game\(secret) } ]\n\(settings)\n", at: "recoup.yaml")
        try place.put("garbage\n", at: "garbage")
        try place.put("\n", at: "empty")
        try await place.prepare("chmod 600 garbage empty")
        try await place.makeLedger()
        #expect(try await place.recoup("config", "validate").status == 64)
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3, "\(doctor)")
        let line = doctor.output.split(separator: "\n").first { $0.hasPrefix("WRONG") } ?? ""
        for words in said { #expect(line.contains(words), "\(doctor.output)") }
    }

    @Test func `a report folder without its manifest is named`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try await place.run()
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        try place.remove("reports/20260301T030000Z/manifest.json")
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        let line = doctor.output.split(separator: "\n").first { $0.hasPrefix("WRONG  report") } ?? ""
        #expect(line.contains("20260301T030000Z") && line.contains("has no manifest.json"), "\(doctor.output)")
    }
}

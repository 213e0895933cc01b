import Testing

/// Names are kept and compared by their exact bytes, blanks at either end included (Rules 7.6, 9.3): a purchase never
/// binds to the wrong person because two names look alike.
@Suite struct NamesByBytesTests {
    /// One purchase per name the backend states, asked for by its transaction id.
    private func owners(_ names: [String], users: String, salt: String? = nil) async throws -> [String] {
        let place = try await Workplace.small()
        if let salt {
            try place.put(salt, at: "salt")
            try place.put(try place.text("recoup.yaml") + "owners: { salt_file: salt }\n", at: "recoup.yaml")
        }
        let payments = names.enumerated().map { index, name in
            "\(101 + index),gold.60,2026-02-01T00:00:00Z,\(name)\n"
        }
        try place.put(
            "transaction_id,product_id,purchase_date,application_username\n" + payments.joined(),
            at: "inbox/payments/p.csv"
        )
        try place.put(users, at: "inbox/users/u.csv")
        try place.put(
            "transaction_id,user_id,credited_at,status\n999,u9,2026-02-28T00:00:00Z,failed\n",
            at: "inbox/credits/c.csv"
        )
        let ending = try await place.run(asOf: "2026-03-01T00:00:00Z", "--offline")
        #expect(ending.status == 0, "\(ending.messages)")
        let report = try place.report("lost-orders.csv")
        return try names.indices.map { index in
            let row = try #require(report.first("transaction_id", String(101 + index)))
            return [row["owner_user_id"] ?? "", row["owner_basis"] ?? ""].joined(separator: " ")
        }
    }

    private func sha256(_ text: String) async throws -> String {
        let place = try Workplace()
        try place.put(text, at: "text")
        return try await place.sha256("text")
    }

    @Test func `a name led by a blank is another name, raw and hashed`() async throws {
        let users = "user_id,account_name\nu1, led by blank\nu2,led by blank \n"
        let bare = "led by blank"
        let owners = try await owners(
            [bare, " " + bare, bare + " ", try await sha256(bare), try await sha256(" " + bare)],
            users: users
        )
        #expect(
            owners == [
                " unknown", "u1 application_username", "u2 application_username", " unknown", "u1 application_username",
            ]
        )
    }

    @Test func `stored names that differ in case, dashes or blanks are several`() async throws {
        let users = """
            user_id,application_username,app_account_token
            u1,player-1,
            u2,Player-1,
            u3,player1,
            u4,"player-1 ",
            u5,,tok-EN

            """
        let owners = try await owners(
            ["player-1", "Player-1", "player1", "player-1 ", "PLAYER1", "tok-EN", "token"],
            users: users
        )
        #expect(
            owners == ["u1", "u2", "u3", "u4"].map { $0 + " application_username" }
                + [" unknown", "u5 application_username", " unknown"]
        )
    }

    @Test(arguments: [
        ("pep per\n", "pep per"), ("pepper\r\n", "pepper"), (" pepper \n\n", " pepper \n"), ("salt\r", "salt\r"),
    ])
    func `a salt is its file but for one line end, put before the name in place of the plain hash`(
        file: String,
        salt: String
    ) async throws {
        let names = [try await sha256(salt + "u1"), try await sha256(salt + " ann"), try await sha256("u1")]
        let owners = try await owners(names, users: "user_id,account_name\nu1, ann\n", salt: file)
        #expect(owners == ["u1 application_username", "u1 application_username", " unknown"])
    }

    @Test(arguments: ["", "\n", "\r\n"])
    func `an emptied salt file is refused, and changes no owner`(file: String) async throws {
        let place = try await Workplace.small()
        try place.put(file, at: "salt")
        try place.put(try place.text("recoup.yaml") + "owners: { salt_file: salt }\n", at: "recoup.yaml")
        for command in [["run", "--offline"], ["config", "validate"]] {
            let answer = try await place.recoup(command)
            #expect(answer.status == 64 && answer.messages.contains("salt is empty"), "\(answer.messages)")
        }
    }

    @Test func `a lookup finds a name with the blanks it has, and without those it has not`() async throws {
        let place = try await Workplace.small()
        try place.put("user_id,account_name\nu1, ann\nu2,ann\nu3,bob\n", at: "inbox/users/u.csv")
        try await place.run("--offline")
        func users(_ query: String) async throws -> [String] {
            let answer = try await place.answer("lookup", query, "--offline")
            let matches = try #require(answer["matches"] as? [[String: Any]])
            return matches.filter { $0["meaning"] as? String == "account_name" }
                .compactMap { $0["user_id"] as? String }
        }
        #expect(try await users(" ann") == ["u1"])
        #expect(try await users("ann") == ["u2"])
        #expect(try await users(" bob ") == ["u3"])
    }

    @Test func `a reviewer is the user id without the blanks around it`() async throws {
        let place = try await Workplace.small(more: "  reviewers: [\" u1 \", \"\"]")
        try place.put(
            """
            transaction_id,product_id,purchase_date,environment
            101,gold.60,2026-02-01T00:00:00Z,Sandbox
            102,gold.60,2026-02-01T00:00:00Z,Sandbox

            """,
            at: "inbox/payments/p.csv"
        )
        try place.put(
            """
            transaction_id,user_id,credited_at,environment
            101,u1,2026-02-01T01:00:00Z,Sandbox
            102,u2,2026-02-01T01:00:00Z,Sandbox

            """,
            at: "inbox/credits/c.csv"
        )
        #expect(try await place.run("--offline").status == 0)
        let breaches = try place.report("exceptions.csv").records.filter { $0["kind"] == "environment_breach" }
        #expect(breaches.map { $0["credited_user_id"] } == ["u2"])
    }

    @Test func `a reviewer that cannot be a user id is refused`() async throws {
        let damaged = try await Workplace.small()
        let text = try damaged.text("recoup.yaml")
        try damaged.put(text + "  reviewers: [\"1.0E+15\"]\n", at: "recoup.yaml")
        let ending = try await damaged.recoup("config", "validate")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("reconcile.reviewers"))
    }
}

import Foundation
import Testing

/// The configuration as people write it, and as `config` shows it.
@Suite struct ConfigurationTests {
    private static let sample = """
        inputs:
          credits:
            max_age: 36h
            covers: file_time
            columns: { transaction_id: order, user_id: account }
          payments: { time_zone: Asia/Shanghai }
        """

    private func place(_ yaml: String) throws -> Workplace {
        let place = try Workplace()
        try place.put(yaml + "\n", at: "recoup.yaml")
        return place
    }

    private func printed(_ place: Workplace, _ environment: [String: String] = [:]) async throws -> String {
        let ending = try await place.recoup(["config", "show"], environment: environment)
        #expect(ending.status == 0, "\(ending.messages)")
        return ending.output
    }

    private func line(_ key: String, _ text: String) -> String? {
        text.split(separator: "\n").map(String.init).first { $0.hasPrefix(key + " ") }
    }

    @Test func `config show lists what is said of inputs, and where`() async throws {
        let text = try await printed(try place(Self.sample))
        for (key, value) in [
            ("inputs.credits.max_age", "36h"), ("inputs.credits.covers", "file_time"),
            ("inputs.credits.columns.transaction_id", "order"), ("inputs.credits.columns.user_id", "account"),
            ("inputs.payments.time_zone", "Asia/Shanghai"),
        ] {
            let shown = try #require(line(key, text), "\(key) in \(text)")
            #expect(shown.contains(" \(value) "))
            #expect(shown.contains("(file "))
        }
        #expect(line("inputs.receipts.max_age", text)?.hasSuffix("36h  (default)") == true)
    }

    @Test(arguments: [
        ("0", "a whole number from 1 to 64"), ("many", "a whole number from 1 to 64"),
        ("2", "1 where the ledger is a file"),
    ])
    func `workers that cannot be are refused`(text: String, expected: String) async throws {
        let place = try place("reconcile: { workers: \(text) }")
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 64 && ending.messages.contains("it must be \(expected)"), "\(ending.messages)")
    }

    @Test func `a file named for one call is judged by one session, whatever the file of settings says of workers`()
        async throws
    {
        let place = try place("reconcile: { workers: 4 }")
        let named = try await place.recoup("config", "validate", "--ledger", "copy.sqlite")
        #expect(named.status == 0, "\(named.messages)")
        let asked = try await place.recoup(
            ["config", "validate", "--ledger", "copy.sqlite"],
            environment: ["RECOUP_LEDGER": "other.sqlite", "RECOUP_RECONCILE_WORKERS": "4"]
        )
        #expect(asked.status == 0, "\(asked.messages)")
        let set = try await place.recoup(
            ["config", "validate"],
            environment: ["RECOUP_LEDGER": "other.sqlite", "RECOUP_RECONCILE_WORKERS": "4"]
        )
        #expect(set.status == 64 && set.messages.contains("1 where the ledger is a file"), "\(set.messages)")
    }

    @Test(arguments: [
        ("RECOUP_APPS", "the configuration file only"), ("RECOUP_LEGDER", "nearest known one is RECOUP_LEDGER"),
    ])
    func `a variable that nothing reads is said, and why`(name: String, reason: String) async throws {
        let ending = try await place(Self.sample).recoup(["config", "validate"], environment: [name: "a"])
        #expect(ending.status == 0)
        #expect(
            ending.messages.contains("environment variable \(name)") && ending.messages.contains(reason),
            "\(ending.messages)"
        )
    }

    @Test func `every key of inputs has its environment name`() async throws {
        let place = try place(Self.sample)
        let variables = [
            "RECOUP_INPUTS_CREDITS_MAX_AGE": "1h", "RECOUP_INPUTS_CREDITS_COVERS": "latest_row",
            "RECOUP_INPUTS_USERS_TIME_ZONE": "Europe/Berlin", "RECOUP_INPUTS_CREDITS_COLUMNS_USER_ID": "player",
        ]
        let ending = try await place.recoup(["config", "show"], environment: variables)
        #expect(!ending.messages.contains("not known"), "\(ending.messages)")
        for (key, value) in [
            ("inputs.credits.max_age", "1h"), ("inputs.credits.covers", "latest_row"),
            ("inputs.users.time_zone", "Europe/Berlin"), ("inputs.credits.columns.user_id", "player"),
        ] {
            let shown = try #require(line(key, ending.output), "\(key)")
            #expect(shown.contains(" \(value) "))
            #expect(shown.contains("(environment RECOUP_INPUTS_"))
        }
        let wrong = try await place.recoup(
            ["config", "validate"],
            environment: ["RECOUP_INPUTS_CREDITS_MAX_AGE": "soon"]
        )
        #expect(wrong.status == 64)
        #expect(wrong.messages.contains("environment RECOUP_INPUTS_CREDITS_MAX_AGE"), "\(wrong.messages)")
    }

    @Test func `what the environment says of inputs is in force`() async throws {
        let place = try await Workplace.small()
        try place.put("order,player,at\n700001001,u1,2026-02-28T10:00:00Z\n", at: "inbox/credits/c.csv")
        let night = try await place.recoup(
            ["run", "--offline", "--as-of", Workplace.asOf],
            environment: [
                "RECOUP_INPUTS_CREDITS_COLUMNS_TRANSACTION_ID": "order", "RECOUP_INPUTS_CREDITS_MAX_AGE": "1h",
                "RECOUP_INPUTS_CREDITS_COLUMNS_USER_ID": "player", "RECOUP_INPUTS_CREDITS_COLUMNS_CREDITED_AT": "at",
            ]
        )
        #expect(night.output.contains("LATE INPUT: credits"), "\(night.output)")
        #expect(night.output.contains("Deliveries in force: 1 ="), "\(night.output)")
    }

    @Test func `a byte order mark before the first key is no part of it`() async throws {
        let place = try place("\u{FEFF}language: zh-Hans\nledger: mine.sqlite\n")
        let answer = try await place.answer("config", "show")
        let settings = try #require(answer["settings"] as? [[String: Any]])
        let stated = settings.filter { ($0["origin"] as? String)?.hasPrefix("file ") == true }
        #expect(stated.compactMap { $0["key"] as? String }.sorted() == ["language", "ledger"])
        // The language in which a file that cannot be used is spoken of.
        try place.put("\u{FEFF}language: zh-Hans\nledgr: mine.sqlite\n", at: "recoup.yaml")
        let refused = try await place.recoup("config", "validate")
        #expect(refused.status == 64)
        #expect(refused.messages.contains("未知"), "\(refused.messages)")
    }

    @Test func `config show speaks JSON`() async throws {
        let place = try place(Self.sample + "\napps: [{ bundle_id: com.example.game, apple_id: 7 }]")
        let answer = try await place.answer("config", "show")
        #expect(answer["schema"] as? String == "recoup.config_show.v1")
        let settings = try #require(answer["settings"] as? [[String: Any]])
        let maxAge = try #require(settings.first { $0["key"] as? String == "inputs.credits.max_age" })
        #expect(maxAge["value"] as? String == "36h")
        #expect((maxAge["origin"] as? String)?.hasPrefix("file ") == true)
        let schemes = try #require(settings.first { $0["key"] as? String == "owners.username_schemes" })
        #expect(schemes["value"] as? [String] == ["raw", "sha256"])
        #expect(schemes["origin"] as? String == "default")
        let apps = try #require(answer["apps"] as? [[String: Any]])
        #expect(apps.map { $0["bundle_id"] as? String } == ["com.example.game"])
    }

    @Test(arguments: [
        ("apps:\n  - bundle_id: com.example.game\n  - bundle_id: com.example.game", "com.example.game"),
        ("apps: [{ bundle_id: [com.example.game] }]", "apps.bundle_id must be one plain value"),
        ("apps: [{ bundle_id: ~ }]", "needs a bundle_id"), ("apps: [{ bundle_id: \"com. a\" }]", "apps.bundle_id"),
        ("apps: [{ bundle_id: a.b, apple_id: [1] }]", "apps.apple_id must be one plain value"),
        ("apps: [{ bundle_id: a.b, shared_secret_file: [x] }]", "apps.shared_secret_file must be one plain value"),
        ("reconcile: { grace: 36501d }", "reconcile.grace"),
        ("inputs: { credits: { columns: { transaktion: order } } }", "transaction_id"),
        ("inputs: { credits: { columns: { user_id: [a, b] } } }", "inputs.credits.columns.user_id"),
        ("inputs: { credits: { max_age: [36h] } }", "inputs.credits.max_age"),
        ("inputs: [credits]", "inputs"), ("apps: com.example.game", "apps"), ("ledger: \"\"", "ledger"),
        ("inbox: \"\"", "inbox"), ("reports: { folder: \"\" }", "reports.folder"),
        ("reconcile: { environments: [] }", "at least one of Production, Sandbox"),
        ("owners: { username_schemes: [] }", "owners.username_schemes"),
        ("owners: { username_of: [] }", "owners.username_of"), ("reports: { keep: soon }", "reports.keep"),
        ("reports: { keep: 0d }", "reports.keep"), ("retention: { raw_evidence: -1d }", "retention.raw_evidence"),
        ("hooks: { timeout: 0s }", "hooks.timeout"),
        ("retention: { rejects: }", "retention.rejects"), ("reports: machine", "reports must be a mapping"),
        ("ledger: inbox/credits/recoup.sqlite", "ledger"),
        ("reports: { folder: inbox/ }", "reports.folder"), ("reports: { folder: ./inbox/new/in }", "reports.folder"),
        ("inbox: in\nreports: { folder: new/../in }", "reports.folder"),
        ("reconcile: { credits_since: 2026-01-31T99:00:00Zjunk }", "reconcile.credits_since"),
        ("reconcile: { evidence_since: 2026-01-31T10:00:00Zjunk }", "reconcile.evidence_since"),
    ])
    func `what cannot be meant is refused`(yaml: String, named: String) async throws {
        let place = try place(yaml)
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 64)
        #expect(ending.messages.contains(named), "\(ending.messages)")
    }

    @Test func `the environment cannot switch everything off either`() async throws {
        let place = try place(Self.sample)
        let ending = try await place.recoup(["config", "validate"], environment: ["RECOUP_RECONCILE_ENVIRONMENTS": ""])
        #expect(ending.status == 64)
        #expect(ending.messages.contains("environment RECOUP_RECONCILE_ENVIRONMENTS"), "\(ending.messages)")
    }

    @Test(arguments: [
        ("apps: [{ bundle_id: a.b, shared_secret_file: secrets/none }]", "apps.shared_secret_file (a.b)"),
        ("apple: { ca_file: none.pem }", "apple.ca_file"), ("apple: { ca_file: recoup.yaml }", "apple.ca_file"),
        (
            "apple: { server_api: { issuer_id: i, key_id: k, private_key_file: none.p8 } }",
            "apple.server_api.private_key_file"
        ),
    ])
    func `validate refuses what a run would say of files that are missing`(yaml: String, named: String) async throws {
        let place = try place(yaml)
        try await place.makeLedger()
        try place.put(#"{"notification_type":"REFUND","password":"x"}"# + "\n", at: "inbox/notifications/n.jsonl")
        let night = try await place.run()
        let verdict = try await place.recoup("config", "validate")
        #expect(verdict.status == 64)
        #expect(verdict.messages.contains(named), "\(verdict.messages)")
        // Our credentials stop no night: it reports, and says so first.
        #expect(night.status == (named == "apple.ca_file" ? 64 : 4))
        #expect((night.output + night.messages).contains(named), "\(night.output)\(night.messages)")
    }

    @Test func `a file with white space alone holds no shared secret, also for questions to Apple`() async throws {
        let place = try place("apps: [{ bundle_id: a.b, shared_secret_file: secrets/blank }]")
        try place.put(" \n\n", at: "secrets/blank")
        try await place.makeLedger()
        let night = try await place.run()
        #expect(night.status == 4)
        let said = night.output + night.messages
        #expect(said.contains("apps.shared_secret_file (a.b)"), "\(said)")
    }

    @Test(arguments: [
        ("language: en\nledger: a\nlanguage: en\n", "duplicated key(s): 'language'. Fix the YAML"),
        (
            "apple.verify_receipt: never\napple: { verify_receipt: always }\n",
            "`apple.verify_receipt` is set twice. Keep one of them."
        ),
        (
            "apple: { server_api: { issuer_id: x } }\n",
            "Missing: apple.server_api.key_id and apple.server_api.private_key_file."
        ),
    ])
    func `what is wrong is said, and not the whole file`(yaml: String, said: String) async throws {
        let place = try place(yaml)
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 64)
        #expect(ending.messages.contains(said) && ending.messages.utf8.count < 400, "\(ending.messages)")
    }

    @Test(arguments: [
        ("en", "Fix the YAML, or run `recoup init` elsewhere for a sample."),
        ("zh-Hans", "请修正 YAML，或在别处执行 `recoup init` 得到一份示例。"),
    ])
    func `the place in the YAML is shown on lines of its own, and what stands there escaped`(
        language: String,
        cure: String
    ) async throws {
        let place = try place("language: en\n bad indent: \u{202E}1")
        let ending = try await place.recoup("config", "validate", "--lang", language)
        #expect(ending.status == 64)
        #expect(ending.messages.contains("recoup.yaml"), "\(ending.messages)")
        #expect(ending.messages.contains("\n bad indent: \\u{202E}1\n"), "\(ending.messages)")
        #expect(ending.messages.hasSuffix("^\n\(cure)\n"), "\(ending.messages)")
        #expect(!ending.messages.contains("\\u{A}"), "\(ending.messages)")
    }

    @Test(arguments: [
        ("healthcheck_url_file: none", "notify.healthcheck_url_file: cannot read "),
        ("healthcheck_url_file: recoup.yaml", "notify.healthcheck_url_file: "),
        ("metrics_file: none/recoup.prom", "notify.metrics_file: there is no folder "),
        ("metrics_file: recoup.yaml/recoup.prom", "notify.metrics_file: there is no folder "),
    ])
    func `validate refuses what those who watch could not be told by`(yaml: String, named: String) async throws {
        let place = try place("notify: { \(yaml) }")
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 64)
        #expect(ending.messages.contains(named), "\(ending.messages)")
    }

    @Test(arguments: [
        ("notify: { healthcheck_url_file: 'https://hc-ping.com/3f2a' }", "notify.healthcheck_url_file"),
        ("owners: { salt_file: 'x://3f2a' }", "owners.salt_file"),
        ("apple: { server_api: { private_key_file: '-----BEGIN PRIVATE KEY----- 3f2a' } }", "private_key_file"),
        (
            "apps: [{ bundle_id: a.b, shared_secret_file: 3f2a3f2a3f2a3f2a3f2a3f2a3f2a3F2A }]",
            "apps.shared_secret_file (a.b)"
        ),
    ])
    func `a secret in place of the path of its file is refused and not shown`(yaml: String, key: String) async throws {
        let ending = try await place(yaml).recoup("config", "validate")
        #expect(ending.status == 64)
        let said = "\(key) is the path of a file, and what is written is none"
        #expect(ending.messages.contains(said), "\(ending.messages)")
        #expect(!ending.messages.lowercased().contains("3f2a"), "\(ending.messages)")
    }

    @Test func `validate refuses an address to ping whose end is not sent`() async throws {
        let place = try place("notify: { healthcheck_url_file: check }")
        try place.put("https://hc-ping.com/3f2a#nightly\n", at: "check")
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("it has a fragment (#), which is not sent"), "\(ending.messages)")
        #expect(!ending.messages.contains("3f2a"))
    }

    @Test func `validate accepts an address that can be pinged and a folder for metrics`() async throws {
        let place = try place("notify: { healthcheck_url_file: check, metrics_file: recoup.prom }")
        try place.put("https://hc-ping.com/3f2a\n", at: "check")
        let ending = try await place.recoup("config", "validate")
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(!place.names(".").contains("recoup.prom"))
    }

    @Test func `what hooks are told is no variable of recoup, and known only inside of a hook`() async throws {
        let place = try place(Self.sample)
        func messages(_ environment: [String: String]) async throws -> String {
            try await place.recoup(["config", "validate"], environment: environment).messages
        }
        let misspelt = try await messages(["RECOUP_ASOF": "x"])
        #expect(misspelt.contains("RECOUP_ASOF is not known"), "\(misspelt)")
        #expect(!misspelt.contains("RECOUP_AS_OF"), "\(misspelt)")
        let alone = try await messages(["RECOUP_AS_OF": "2026-03-01T03:00:00Z"])
        #expect(alone.contains("RECOUP_AS_OF is not known"), "\(alone)")
        let inHook = try await messages(["RECOUP_HOOK": "after_run", "RECOUP_AS_OF": "x", "RECOUP_STATUS": "0"])
        #expect(!inHook.contains("not known"), "\(inHook)")
    }

    @Test func `validate names an inbox that is not there`() async throws {
        let place = try place("inbox: /nonexistent/inbox")
        let ending = try await place.recoup("config", "validate")
        #expect(ending.messages.contains("inbox: there is no folder /nonexistent/inbox"), "\(ending.messages)")
    }
}

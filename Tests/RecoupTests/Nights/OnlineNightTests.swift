import Crypto
import Foundation
import TestSupport
import Testing

/// Nights that ask Apple, against a store of our own over HTTP.
@Suite(.serialized) struct OnlineNightTests {
    @Test(arguments: UInt64(1)...2)
    func `once Apple was asked, a night finds all that is wrong, and nothing else`(seed: UInt64) async throws {
        let place = try await Workplace.served(seed: seed)
        let store = try await StoreProcess(dataset: place)
        let night = try await place.run("--quiet")
        #expect(night.status == 0, "\(night.messages)")

        let truth = try Truth(place.text("truth-online.jsonl"))
        let lost = try place.report("lost-orders.csv").records.map { row in
            Truth.Line(
                kind: "missing_credit",
                environment: row["environment"] ?? "",
                transactionID: row["transaction_id"] ?? "",
                owner: row["owner_user_id"] ?? "",
                basis: row["owner_basis"] ?? "",
                cause: row["cause"] ?? ""
            )
        }
        #expect(Set(lost) == truth.missing)
        let exceptions = try place.report("exceptions.csv").records.map { row in
            Truth.Line(
                kind: row["kind"] ?? "",
                environment: row["environment"] ?? "",
                transactionID: row["transaction_id"] ?? ""
            )
        }
        let others = Set(exceptions).filter { !$0.transactionID.isEmpty }
        #expect(others == truth.others)
        #expect(try place.requests().totals == (await store.stop()).reportNames.totals)
    }

    @Test func `a budget that is spent on a store which answers nothing ends in the status of an outage`() async throws
    {
        let place = try await Workplace.served(seed: 21, customers: 20)
        let store = try await StoreProcess(dataset: place, faults: "status500=1")
        #expect(try await place.run("--quiet", "--max-requests", "3").status == 5)
        _ = try await store.stop()
    }

    @Test func `an outage in one environment ends no question that another app can answer`() async throws {
        let calm = try await Workplace.served(seed: 31, customers: 3, claims: (60, 60))
        let yaml = try calm.text("recoup.yaml")
        // Asked before the app that the claims are of.
        let other = try #require(yaml.firstMatch(of: /\ \ - bundle_id: com\.example\.reader\n(?:\ {4}.*\n)+/)).0
        let reordered = yaml.replacing(other, with: "").replacing("apps:\n", with: "apps:\n\(other)")
        try calm.put(reordered, at: "recoup.yaml")
        let stormy = try await calm.copied()
        var found: [[String]] = []
        for place in [calm, stormy] {
            let store = try await StoreProcess(dataset: place)
            let yaml = try place.text("recoup.yaml")
            let isOut = place === stormy
            // Nobody listens at the port of discard.
            if isOut {
                let sandbox = try #require(yaml.firstMatch(of: /\n +sandbox: .*/)).0
                try place.put(yaml.replacing(sandbox, with: "\n    sandbox: http://127.0.0.1:9"), at: "recoup.yaml")
            }
            let night = try await place.run("--quiet")
            #expect(night.status == (isOut ? 3 : 0), "\(night.messages)")
            _ = try await store.stop()
            found.append(try place.report("lost-orders.csv").records.compactMap { $0["transaction_id"] }.sorted())
        }
        #expect(found[0].count > 60 && found[0] == found[1])
    }

    @Test func `a night whose notifications Apple refused to list is done in part`() async throws {
        let place = try await Workplace.served(seed: 21, customers: 20)
        let store = try await StoreProcess(dataset: place)
        // A day before the clock of the store: the earliest it is asked for is gone there.
        let night = try await place.run(asOf: "2026-02-28T03:00:00Z")
        #expect(night.status == 3, "\(night.messages)")
        #expect((night.output + night.messages).contains("Apple answered 4000012"), "\(night.output) \(night.messages)")
        _ = try await store.stop()
    }

    @Test(arguments: [
        "drop=0.05,status500=0.05,half=0.05,garbage=0.05", "drop=0.15,status500=0.15,half=0.15,garbage=0.15",
        "tampered=0.3",
    ])
    func `failures delay the books and never change them`(faults: String) async throws {
        let calm = try await Workplace.served(seed: 21, customers: 20)
        let stormy = try await calm.copied()
        let calmStore = try await StoreProcess(dataset: calm)
        #expect(try await calm.run("--quiet").status == 0)
        _ = try await calmStore.stop()

        let stormyStore = try await StoreProcess(dataset: stormy, faults: faults)
        var statuses: [Int32] = []
        for day in 1...9 {
            let asOf = "2026-03-0\(day)T03:00:00Z"
            statuses.append(try await stormy.run(asOf: asOf, "--quiet").status)
            #expect(try stormy.refusals() == calm.refusals())
            #expect([0, 3, 5].contains(statuses.last))
            let pending = try stormy.summary()["evidence"] as? [String: Int]
            // Whatever the weather, nothing is called missing at Apple that is not.
            let missing = try stormy.missingPayments()
            #expect(missing.isSubset(of: try calm.missingPayments()))
            if statuses.last == 0, pending?["pending"] == 0 { break }
        }
        #expect(statuses.last == 0, "\(statuses)")
        _ = try await stormyStore.stop()

        // Judged at the same moment, offline, both ledgers say the same.
        let end = "2026-03-20T03:00:00Z"
        for place in [calm, stormy] { #expect(try await place.run(asOf: end, "--quiet", "--offline").status == 0) }
        let history = ["first_seen_at", "entered_at", "run_id", "rechecked_at", "case_id"]
        for file in ["lost-orders.csv", "exceptions.csv"] {
            let difference = try stormy.report(file).without(history)
                .differences(from: try calm.report(file).without(history))
            #expect(difference == [])
        }
        for list in ["white-list", "black-list"] {
            let difference = try await stormy.export(list).without(history)
                .differences(from: try await calm.export(list).without(history))
            #expect(difference == [])
        }
    }

    /// Ten claims to an account. RECOUP_CLAIMS=10000 for the full size.
    @Test func `claims of one Apple account cost one history, and the next night nothing`() async throws {
        let count = ProcessInfo.processInfo.environment["RECOUP_CLAIMS"].flatMap { Int($0) } ?? 300
        let accounts = count / 10
        let place = try await Workplace.served(seed: 31, customers: 3, claims: (count, accounts))
        let others = try await Workplace.served(seed: 31, customers: 3)
        let store = try await StoreProcess(dataset: place)
        let otherStore = try await StoreProcess(dataset: others)
        #expect(try await place.run("--quiet").status == 0)
        #expect(try await others.run("--quiet").status == 0)
        let histories = try place.requests()["transaction_history"]?["answered"] ?? 0
        let base = try others.requests()["transaction_history"]?["answered"] ?? 0
        #expect(histories - base <= accounts && histories > base)
        let found = try place.report("lost-orders.csv").records.count - others.report("lost-orders.csv").records.count
        #expect(found == count)

        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z", "--quiet").status == 0)
        #expect(try place.requests()["transaction_history"] == nil)
        #expect(try await place.run(asOf: "2026-03-09T03:00:00Z", "--quiet").status == 0)
        #expect(try place.requests()["transaction_history"]?["answered"] ?? 0 <= histories)
        let counted = try await store.stop()["production/transaction_history"]?["200"]
        let again = try place.requests()["transaction_history"]?["answered"] ?? 0
        #expect(counted == histories + again)
        _ = try await otherStore.stop()
    }

    @Test func `what an unsigned notification points at is asked about, and only Apple's answer counts`() async throws {
        let place = try await Workplace.served(seed: 61, customers: 3)
        let truth = try Truth(place.text("truth-online.jsonl"))
        let wanted = try #require(truth.missing.first { $0.cause == "never_submitted" && $0.basis == "account_token" })
        let secret = try place.text("secrets/com.example.game").trimmingCharacters(in: .whitespacesAndNewlines)
        // Nothing else is known than this: one transaction there is, and one there is not.
        TemporaryFolder.remove(place.folder.appending(path: "inbox/receipts"))
        TemporaryFolder.remove(place.folder.appending(path: "inbox/notifications"))
        let rows = ["\"\(wanted.transactionID)\"", "\"999000999000\""].map { id in
            """
            {"notification_type":"INTERACTIVE_RENEWAL","environment":"PROD","password":"\(secret)",\
            "bid":"com.example.game","original_transaction_id":\(id)}
            """
        }
        try place.put(rows.joined(separator: "\n") + "\n", at: "inbox/notifications/v1.jsonl")
        let store = try await StoreProcess(dataset: place)
        let night = try await place.run("--quiet")
        #expect(night.status == 0, "\(night.messages)")
        _ = try await store.stop()
        let found = try place.report("lost-orders.csv").records.first { $0["transaction_id"] == wanted.transactionID }
        #expect(found?["evidence_source"] == "server_api" && found?["cause"] == "never_submitted")
        #expect(found?["owner_user_id"] == wanted.owner)
        let white = try await place.export("white-list").records + place.export("black-list").records
        #expect(!white.contains { $0["transaction_id"] == "999000999000" })
    }

    @Test func `a night killed while it asks goes on and ends with the same books`() async throws {
        let whole = try await Workplace.served(seed: 41, customers: 10)
        let torn = try await whole.copied()
        let calm = try await StoreProcess(dataset: whole)
        let (uninterrupted, changes) = try await whole.countedRun()
        #expect(uninterrupted.status == 0)
        _ = try await calm.stop()
        let other = try await StoreProcess(dataset: torn)
        var killed = 0
        for percent in [25, 40, 55, 70, 85] {
            if try await torn.run(killedAtChange: changes * percent / 100) { killed += 1 }
        }
        #expect(killed > 0)
        #expect(try await torn.run("--quiet").status == 0)
        _ = try await other.stop()
        for file in ["lost-orders.csv", "exceptions.csv", "unverified.csv"] {
            #expect(try torn.report(file).differences(from: try whole.report(file)) == [])
        }
    }
}

/// What a night says where Apple does not answer, and what it may never say.
@Suite(.serialized) struct UnansweredRequestTests {
    @Test func `offline and rehearsed nights ask nobody`() async throws {
        let place = try await Workplace.served(seed: 51, customers: 5)
        let store = try await StoreProcess(dataset: place)
        #expect(try await place.run("--quiet", "--dry-run").status == 0)
        #expect(try await place.run("--quiet", "--offline").status == 0)
        #expect(try place.requests().isEmpty)
        #expect(try await store.stop().isEmpty)
    }

    @Test func `with nobody listening the report is published and the status is 5`() async throws {
        let place = try await Workplace.served(seed: 52, customers: 5)
        let offline = try await place.copied()
        #expect(try await place.run("--quiet").status == 5)
        #expect(try await offline.run("--quiet", "--offline").status == 0)
        for file in ["lost-orders.csv", "exceptions.csv"] {
            #expect(try place.report(file).differences(from: try offline.report(file)) == [])
        }
        #expect(try place.summaryText().contains("Apple did not answer"))
    }

    @Test func `where verifyReceipt answered nothing no attempt counts: however soon, the next run asks again`()
        async throws
    {
        let place = try await Workplace.served(seed: 52, customers: 5)
        let store = try await StoreProcess(dataset: place)
        let yaml = try place.text("recoup.yaml")
        // Nobody listens at the port of discard.
        let unheard = yaml.replacing(/verify_production: .*/, with: "verify_production: http://127.0.0.1:9")
        #expect(unheard != yaml)
        try place.put(unheard, at: "recoup.yaml")
        var asked: [Int] = []
        for asOf in ["2026-03-01T03:00:00Z", "2026-03-01T03:20:00Z"] {
            let night = try await place.run(asOf: asOf, "--quiet")
            #expect(night.status == 3, "\(night.messages)")
            asked.append(try place.requests()["verify_receipt"]?["cannot_connect"] ?? 0)
        }
        // Fewer than the failures in a row that are an outage.
        #expect(asked[0] > 0 && asked[0] < 20 * 4 && asked[0] == asked[1], "\(asked)")
        try place.put(yaml, at: "recoup.yaml")
        #expect(try await place.run(asOf: "2026-03-01T03:30:00Z", "--quiet").status == 0)
        _ = try await store.stop()
    }

    @Test func `with always, a verified receipt that was not asked about is asked about by the next run, once`()
        async throws
    {
        let place = try await Workplace.served(seed: 55, customers: 5)
        // Copies of a place ask the store that it asks.
        let store = try await StoreProcess(dataset: place)
        let other = try await place.copied()
        let auto = try place.text("recoup.yaml")
        let always = auto.replacingOccurrences(of: "verify_receipt: auto", with: "verify_receipt: always")
        try place.put(always, at: "recoup.yaml")
        #expect(auto != always)
        let offlineFirst = try await place.copied()
        #expect(try await place.run("--quiet", "--max-requests", "3").status == 3)
        let told = try place.summaryText()
        #expect(told.contains("questions to Apple got no answer before the requests of"), "\(told)")
        func answered(_ place: Workplace) async throws -> Int {
            _ = try await place.run("--quiet")
            return try place.requests()["verify_receipt"]?["answered"] ?? 0
        }
        let asked = try await answered(place)
        let askedByOther = try await answered(other)
        #expect(askedByOther > 0 && askedByOther < asked)
        // What the requests of one as-of came to, the same as before.
        #expect(try await answered(place) == asked)
        #expect(try await offlineFirst.run("--quiet", "--offline").status == 0)
        let askedLater = try await answered(offlineFirst)
        #expect(askedLater >= asked)
        _ = try await store.stop()
    }

    @Test func `a refused key ends in 4 and says what to check, and the rest of the night is done`() async throws {
        let place = try await Workplace.served(seed: 53, customers: 5)
        let store = try await StoreProcess(dataset: place)
        try place.put(P256.Signing.PrivateKey().pemRepresentation, at: "secrets/AuthKey.p8")
        let night = try await place.run("--quiet")
        #expect(night.status == 4)
        let text = try place.summaryText()
        #expect(text.contains("REFUSED OUR CREDENTIALS for com.example.game") && text.contains("private_key_file"))
        // The other service takes other credentials.
        #expect(try place.requests()["verify_receipt"]?["answered"] ?? 0 > 0)
        // No more questions for an app after its first refusal, but for the few that were under way.
        let refused = try place.requests().values.compactMap { $0["credentials_refused"] }.reduce(0, +)
        #expect((1...12).contains(refused))
        _ = try await store.stop()
    }

    @Test func `a cap on requests is kept, and what was not asked stays due`() async throws {
        let place = try await Workplace.served(seed: 54, customers: 5)
        let store = try await StoreProcess(dataset: place)
        #expect(try await place.run("--quiet", "--max-requests", "7").status == 3)
        #expect(try place.requests().totals.values.reduce(0, +) == 7)
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z", "--quiet").status == 0)
        _ = try await store.stop()
    }

    @Test func `however few requests a night may make, the nights come to the end of the questions`() async throws {
        let place = try await Workplace.served(seed: 57, customers: 5)
        let store = try await StoreProcess(dataset: place, faults: "latency=50ms:1")
        var status: Int32?
        for day in 1...20 where status != 0 {
            status = try await place.run(asOf: "2026-03-\(day + 9)T03:00:00Z", "--quiet", "--max-requests", "9").status
        }
        #expect(status == 0)
        _ = try await store.stop()
    }

    @Test func `a limit of the store is waited out, and the night is complete`() async throws {
        let place = try await Workplace.served(seed: 55, customers: 5)
        // Fewer than the exchanges one question is given.
        let store = try await StoreProcess(dataset: place, faults: "storm429=20:22")
        #expect(try await place.run("--quiet").status == 0)
        let limited = try place.requests().values.compactMap { $0["rate_limited"] }.reduce(0, +)
        #expect(limited == 3)
        _ = try await store.stop()
    }

    @Test(arguments: ["", "status500=0.2,garbage=0.2,half=0.2"])
    func `no token, secret or receipt is ever written`(faults: String) async throws {
        let place = try await Workplace.served(seed: 56, customers: 10)
        let secrets = try place.secrets()
        #expect(secrets.count > 20)
        let store = try await StoreProcess(dataset: place, faults: faults)
        let nights = [
            try await place.run("--log-level", "trace"),
            try await place.run(asOf: "2026-03-02T03:00:00Z", "--log-level", "trace", "--log-format", "json"),
            try await place.recoup("verify", "--all", "--log-level", "trace"),
            try await place.recoup("config", "show"),
            try await place.recoup("doctor", "--log-level", "trace"),
            try await place.recoup("status"),
        ]
        _ = try await store.stop()
        var written = nights.map { $0.output + $0.messages }
        for (path, bytes) in try place.contents() where path.hasPrefix("reports/") {
            written.append(String(decoding: bytes, as: UTF8.self))
        }
        #expect(written.joined().contains("asked about an account of com.example.game"))
        for text in written {
            for secret in secrets { #expect(!text.contains(secret)) }
            // A bearer token, or any other JWS.
            #expect(text.firstMatch(of: /eyJ[A-Za-z0-9_-]{20,}\./) == nil)
        }
    }
}

/// `truth-online.jsonl`: what a complete night has to find.
private struct Truth {
    struct Line: Hashable {
        var kind: String
        var environment: String
        var transactionID: String
        var owner = ""
        var basis = ""
        var cause = ""
    }

    var missing: Set<Line> = []
    var others: Set<Line> = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n") {
            let fields = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
            var found = Line(
                kind: fields["kind"] ?? "",
                environment: fields["environment"] ?? "",
                transactionID: fields["transaction_id"] ?? ""
            )
            guard !found.transactionID.isEmpty else { continue }
            guard found.kind == "missing_credit" else {
                others.insert(found)
                continue
            }
            found.owner = fields["owner_user_id"] ?? ""
            found.basis = fields["owner_basis"] ?? ""
            found.cause = fields["cause"] ?? ""
            missing.insert(found)
        }
    }
}

extension StoreProcess.Counts {
    var totals: [String: Int] { mapValues { $0.values.reduce(0, +) } }

    /// `production/order_lookup` as the report names it.
    var reportNames: Self {
        Dictionary(
            uniqueKeysWithValues: map { name, counts in
                let parts = name.split(separator: "/")
                return (parts[0] == "production" ? String(parts[1]) : "sandbox_" + parts[1], counts)
            }
        )
    }
}

extension Workplace {
    fileprivate func refusals() throws -> Int? {
        (try summary()["evidence"] as? [String: Int])?["refused"]
    }

    fileprivate func missingPayments() throws -> Set<String?> {
        Set(
            try report("exceptions.csv").records.filter { $0["kind"] == "missing_payment" }.map { $0["transaction_id"] }
        )
    }

    /// Pieces of everything that must stay where it is: keys, shared secrets, receipts as clients sent them.
    fileprivate func secrets() throws -> [String] {
        var secrets: [String] = []
        for name in names("secrets") {
            secrets += try text("secrets/\(name)").split(separator: "\n").map(String.init)
                .filter { !$0.hasPrefix("-----") && $0.count >= 16 }
        }
        for name in names("inbox/receipts") {
            for line in try text("inbox/receipts/\(name)").split(separator: "\n") {
                guard let fields = try? JSONText.object(String(line)) else { continue }
                for field in ["receipt_data", "signed_transaction", "receipt-data", "receipt"] {
                    guard let value = fields[field] as? String, value.count > 200 else { continue }
                    secrets.append(String(value.dropFirst(60).prefix(60)))
                }
            }
        }
        return secrets
    }
}

import Foundation
import Testing

@testable import AppStoreSimulator

/// A customer reads the order id of Apple's e-mail out, and the ledger does not know it.
@Suite struct OrderLookupTests {
    @Test func `an order Apple knows is shown, kept, known the next time, and judged by the next run`() async throws {
        try await StoreOnTheLine.serving { line in
            let place = line.place
            let (transactionID, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            #expect(try await place.recoup("lookup", "--offline", orderID).status == 8)

            let asked = try await place.recoup("lookup", orderID)
            #expect(asked.status == 0)
            #expect(asked.output.contains("Apple says of order \(orderID), asked now: 1 transaction\n"))
            #expect(asked.output.contains(transactionID))
            #expect(asked.output.contains("new to the ledger"))
            #expect(asked.output.contains("Kept as evidence; the next run judges what is new."))

            // Known now, without asking, in small letters too.
            let known = try await place.recoup("lookup", "--offline", "--json", orderID.lowercased())
            #expect(known.status == 0)
            let answer = try JSONText.object(known.output)
            #expect((answer["matches"] as? [[String: Any]])?.map { $0["meaning"] as? String } == ["apple_order_id"])
            #expect(answer["apple"] == nil)
            let waiting = try #require(answer["waiting"] as? [[String: Any]])
            #expect(waiting.map { $0["transaction_id"] as? String } == [transactionID])
            #expect(try await place.recoup("doctor", "--offline").status == 0)

            let night = try await place.run(asOf: "2026-03-02T03:00:00Z", "--offline")
            #expect([0, 3].contains(night.status), "\(night.output)\(night.messages)")
            let row = try #require(
                try place.report("lost-orders.csv").records.first { $0["transaction_id"] == transactionID }
            )
            #expect(row["apple_order_id"] == orderID)
            #expect(row["evidence_source"] == "server_api")
            let judged = try JSONText.object(try await place.recoup("lookup", "--json", orderID).output)
            let purchase = try #require((judged["purchases"] as? [[String: Any]])?.first)
            #expect(purchase["state"] as? String == "missing_credit")
            #expect(purchase["apple_order_ids"] as? [String] == [orderID])
            #expect((judged["waiting"] as? [Any])?.isEmpty == true)
            let explained = try await place.recoup("explain", transactionID)
            #expect(explained.output.contains("Apple order: \(orderID)"))
            // Known: nobody was asked.
            #expect(judged["apple"] == nil)
        }
    }

    @Test func `the order of a purchase the ledger knows shows its owner and verdict`() async throws {
        try await StoreOnTheLine.serving { line in
            let lost = try #require(
                try line.place.report("lost-orders.csv").records.first { $0["owner_user_id"] != "" }
            )
            let orderID = StoreOnTheLine.orderID(of: try #require(lost["transaction_id"]))
            #expect(lost["apple_order_id"] == "")
            let text = try await line.place.recoup("lookup", orderID)
            #expect(text.status == 0)
            #expect(text.output.contains("Owner: \(try #require(lost["owner_user_id"]))"))
            #expect(text.output.contains("in the ledger: awaiting delivery (white, missing_credit)"))
            #expect(text.output.contains("Apple order: \(orderID)"))
        }
    }

    @Test func `an order Apple does not know is 8, and says what to ask the customer`() async throws {
        try await StoreOnTheLine.serving { line in
            let text = try await line.place.recoup("lookup", "MK5TTTVWJH")
            #expect(text.status == 8)
            #expect(text.output.contains("Apple knows no such order of your apps"))
            let answer = try await line.place.recoup("lookup", "MK5TTTVWJH", "--json")
            #expect(answer.status == 8)
            let apple = try #require(try JSONText.object(answer.output)["apple"] as? [String: Any])
            #expect((apple["transactions"] as? [Any])?.isEmpty == true)
            #expect((apple["failures"] as? [Any])?.isEmpty == true)
        }
    }

    @Test func `names of people are not sent to Apple`() async throws {
        try await StoreOnTheLine.serving { line in
            try line.place.forgeKey()
            let text = try await line.place.recoup("lookup", "Maximilian")
            #expect(text.status == 8)
            #expect(text.output == "Nothing is known about Maximilian.\n")
        }
    }

    @Test func `a key Apple refuses is 4, and no verdict`() async throws {
        try await StoreOnTheLine.serving { line in
            try line.place.forgeKey()
            let (_, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            let text = try await line.place.recoup("lookup", orderID)
            #expect(text.status == 4)
            #expect(text.output.contains("this is no verdict"))
            #expect(text.output.contains("Check apple.server_api"))
            #expect(!text.output.contains("knows no such order"))
        }
    }

    @Test func `nobody listening is 5, and no verdict`() async throws {
        try await StoreOnTheLine.serving { line in
            // The discard port of this machine: nobody is there.
            try line.place.point(at: "http://127.0.0.1:9")
            let (_, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            let text = try await line.place.recoup("lookup", orderID)
            #expect(text.status == 5)
            #expect(text.output.contains("cannot_connect"))
            #expect(!text.output.contains("knows no such order"))
        }
    }

    @Test func `an answer whose signature does not hold here is none`() async throws {
        try await StoreOnTheLine.serving { line in
            let roots = try line.place.text("recoup.yaml").replacing("additional_roots: [authority.pem]", with: "")
            try line.place.put(roots, at: "recoup.yaml")
            let (transactionID, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            for query in [[orderID], [transactionID, "--ask"]] {
                let text = try await line.place.recoup(["lookup"] + query)
                #expect(text.status == 5)
                #expect(text.output.contains("(not_verified)"), "\(text.output)")
                #expect(!text.output.contains("Apple says"))
            }
            #expect(try await line.place.recoup("lookup", "--offline", orderID).status == 8)
        }
    }

    @Test func `beside one transaction whose signature does not hold the others are shown`() async throws {
        let (first, _) = try StoreOnTheLine.order(of: .onlyInHistory)
        func transactions(_ apple: [String: Any]) throws -> [String] {
            try #require(apple["transactions"] as? [[String: Any]]).compactMap { $0["transaction_id"] as? String }
        }
        func apple(_ asked: ProcessUnderTest.Ending) throws -> [String: Any] {
            try #require(try JSONText.object(asked.output)["apple"] as? [String: Any])
        }
        var account: [String] = []
        try await StoreOnTheLine.serving { line in
            account = try transactions(apple(try await line.place.recoup("lookup", first, "--ask", "--json")))
        }
        let second = try #require(account.first { $0 != first })
        try await StoreOnTheLine.serving(faults: "tampered_first=1") { line in
            let asked = try await line.place.recoup("lookup", second, "--ask", "--json")
            #expect(asked.status == 3, "\(asked.messages)")
            let answer = try apple(asked)
            #expect(try transactions(answer) == [second])
            #expect(answer["is_kept"] as? Bool == true)
            let failures = try #require(answer["failures"] as? [[String: Any]])
            #expect(failures.map { $0["why"] as? String } == ["not_verified"])
            let text = try await line.place.recoup("lookup", second, "--ask").output
            #expect(text.contains("Not all that Apple answered for com.example.game counts (not_verified)"), "\(text)")

            // Of an account that does not show who was asked about, nobody knows whose it is.
            let nothing = try await line.place.recoup("lookup", first, "--ask", "--json")
            #expect(try nothing.status == 5 && transactions(apple(nothing)) == [])
            let why = try apple(nothing)["failures"] as? [[String: Any]]
            #expect(why?.map { $0["why"] as? String } == ["not_verified"])
        }
    }

    @Test func `what an app that gave no answer may add to an order is asked about again`() async throws {
        try await StoreOnTheLine.serving { line in
            let (transactionID, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            let yaml = try line.place.text("recoup.yaml")
            // The key serves no such app.
            let more = yaml.replacing("\napps:\n", with: "\napps:\n  - bundle_id: com.example.third\n")
            #expect(more != yaml)
            try line.place.put(more, at: "recoup.yaml")
            let part = try await line.place.recoup("lookup", orderID)
            #expect(part.status == 4 && part.output.contains(transactionID), "\(part.output)\(part.messages)")
            #expect(part.output.contains("Kept as evidence"), "\(part.output)")
            #expect(try await line.place.recoup("lookup", transactionID, "--offline").status == 0)
            #expect(try await line.place.recoup("lookup", orderID, "--offline").status == 8)

            try line.place.put(yaml, at: "recoup.yaml")
            #expect(try await line.place.recoup("lookup", orderID).status == 0)
            #expect(try await line.place.recoup("lookup", orderID, "--offline").status == 0)
        }
    }

    @Test func `what the history does not show is asked about alone, as by night`() async throws {
        let (hidden, _) = try StoreOnTheLine.order(of: .onlyInHistory)
        try await StoreOnTheLine.serving(leavingOutOfHistory: hidden) { line in
            let asked = try await line.place.recoup("lookup", hidden, "--ask", "--json")
            #expect(asked.status == 0, "\(asked.output)\(asked.messages)")
            let apple = try #require(try JSONText.object(asked.output)["apple"] as? [String: Any])
            let transactions = try #require(apple["transactions"] as? [[String: Any]])
            #expect(transactions.map { $0["transaction_id"] as? String } == [hidden])
            #expect(apple["is_kept"] as? Bool == true && (apple["failures"] as? [Any])?.isEmpty == true)
            #expect(try await line.place.recoup("lookup", hidden, "--offline").status == 0)
        }
    }

    @Test func `of a person the newest claims are asked about first, and the others are counted`() async throws {
        try await StoreOnTheLine.serving { line in
            let (hidden, _) = try StoreOnTheLine.order(of: .onlyInHistory)
            let uploads = (["424242424242401", hidden] + (2...7).map { "42424242424240\($0)" }).enumerated()
                .map { day, id in
                    // The one that Apple knows came in last.
                    let receivedAt = id == hidden ? "2026-02-20T00:00:00Z" : "2026-02-0\(day + 1)T00:00:00Z"
                    return #"{"user_id":"payer","transaction_id":"\#(id)","received_at":"\#(receivedAt)"}"#
                }
            try line.place.put(uploads.joined(separator: "\n") + "\n", at: "inbox/receipts/payer.jsonl")
            try line.place.put("user_id,account_name\npayer,Payer\n", at: "inbox/users/payer.csv")
            let night = try await line.place.run(asOf: "2026-03-02T03:00:00Z", "--offline", "--quiet")
            #expect([0, 3].contains(night.status), "\(night.messages)")
            let asked = try await line.place.recoup("lookup", "payer", "--ask")
            #expect(asked.status == 0 && asked.output.contains("Apple says of the account of payer"), "\(asked.output)")
            #expect(asked.output.contains("NOT asked about: 3 other transactions."), "\(asked.output)")
        }
    }

    @Test func `while a run holds the lock the answer is shown and not kept`() async throws {
        try await StoreOnTheLine.serving { line in
            let (transactionID, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            let text = try await line.place.shell("exec flock recoup.sqlite.lock $RECOUP lookup \(orderID)")
            #expect(text.status == 0, "\(text.messages)")
            #expect(text.output.contains(transactionID))
            #expect(text.output.contains("NOT kept: another run holds the lock."))
            #expect(try await line.place.recoup("lookup", "--offline", orderID).status == 8)
        }
    }

    @Test func `who cannot use the lock is shown the answer, and that it is not kept`() async throws {
        try await StoreOnTheLine.serving { line in
            let (transactionID, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            let text = try await line.place.shell("ln recoup.sqlite.lock second; $RECOUP lookup \(orderID); rm second")
            #expect(text.output.contains(transactionID), "\(text.messages)")
            #expect(text.output.contains("NOT kept: this user cannot take the lock of the ledger."))
            #expect(try await line.place.recoup("lookup", "--offline", orderID).status == 8)
        }
    }

    @Test func `without a key it says what to configure`() async throws {
        let place = try await Workplace.small()
        let text = try await place.recoup("lookup", "MK5TTTVWJH")
        #expect(text.status == 8)
        #expect(text.messages.contains("set apple.server_api"))
        #expect(try await place.recoup("lookup", "MK5TTTVWJH", "--ask").status == 64)
        #expect(try await place.recoup("lookup", "MK5TTTVWJH", "--ask", "--offline").status == 64)
    }

    @Test func `--ask reads the customer's whole account, and the next run judges what was new`() async throws {
        try await StoreOnTheLine.serving { line in
            // Its account has a purchase a user claims without proof, and one nobody ever named.
            let (hidden, orderID) = try StoreOnTheLine.order(of: .onlyInHistory)
            let asked = try await line.place.recoup("lookup", hidden, "--ask", "--json")
            #expect(asked.status == 0)
            let apple = try #require(try JSONText.object(asked.output)["apple"] as? [String: Any])
            #expect(apple["meaning"] as? String == "transaction_id")
            #expect(apple["is_kept"] as? Bool == true)
            let transactions = try #require(apple["transactions"] as? [[String: Any]])
            #expect(transactions.count == 2)
            #expect(transactions.contains { $0["transaction_id"] as? String == hidden && $0["list"] == nil })
            #expect(try await line.place.recoup("lookup", hidden, "--offline").status == 0)
            // The history names no order.
            #expect(try await line.place.recoup("lookup", orderID, "--offline").status == 8)
            #expect(try await line.place.recoup("lookup", "424242424242424", "--ask").status == 8)
        }
    }

    @Test func `--ask tells of a refund that the ledger does not know, by transaction and by user`() async throws {
        try await StoreOnTheLine.serving { line in
            let (refunded, _) = try StoreOnTheLine.order(of: .refundUnheard)
            let before = try await line.place.recoup("lookup", refunded)
            #expect(before.output.contains("(white, missing_credit)"))
            #expect(!before.output.contains("REVOKED"))
            let row = try #require(try line.place.report("lost-orders.csv").first("transaction_id", refunded))
            for query in [refunded, try #require(row["owner_user_id"])] {
                let asked = try await line.place.recoup("lookup", query, "--ask")
                #expect(asked.status == 0)
                #expect(asked.output.contains("REVOKED"), "\(asked.output)")
                #expect(asked.output.contains("in the ledger: awaiting delivery (white, missing_credit)"))
            }
        }
    }
}

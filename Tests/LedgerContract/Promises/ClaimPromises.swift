import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Claims as a night leaves them: one per user, store and transaction, however often and in whatever spelling it was sent.
    static var claims: [Promise] {
        [
            .ledger("one user in several spellings makes one claim, two stores make two") { ledger in
                let ann = user("u1") { row in
                    row.accountName = " ann"
                    row.applicationUsername = "player"
                }
                try ledger.take([ann], name: "users")
                let sent = ["u1", " ann", "player"].map { bare("1", by: $0) } + [bare("1", by: "u1", in: .production)]
                try ledger.take(sent + [bare("1", by: "u1", in: .sandbox), bare("1", by: "ann"), bare("1")], name: "a")
                let run = try ledger.night(noon)
                #expect(try ledger.claims("1") == ["|1|pending", "ann|1|pending", "u1|1|pending", "u1|1|pending"])
                // Where nobody states the store, and nothing shows it, it stays open.
                #expect(try stores(of: "u1", in: ledger) == ["Production", "Sandbox"])
                #expect(try stores(of: "ann", in: ledger) == ["-"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("an upload that is refused for its evidence makes its claim, counts as refused, and is kept once") {
                ledger in
                #expect(try ledger.takeRefusedUpload("a") == [2, 1, 0, 1])
                #expect(try ledger.takeRefusedUpload("b") == [2, 0, 1, 1])
                let run = try ledger.night(noon, isFull: true)
                #expect(try ledger.claims("1", "2") == ["u1|1|pending", "u2|2|pending"])
                let listed = try ledger.all { try ledger.unverified($0) }
                #expect(Set(listed.map { $0.transactionID?.rawValue }) == ["1", "2"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("the claim of an upload that is refused for its evidence, and is not dated, waits since it came in")
            {
                ledger in
                _ = try ledger.takeRefusedUpload("a")
                try ledger.night(noon)
                let game = BundleID("com.example.game")
                try ledger.answerNotFound("1", by: game, at: noon + .hours(23))
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                try ledger.answerNotFound("1", by: game, at: noon + .hours(24))
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])
                let run = try ledger.night(noon + .days(2), apps: [game], isFull: true)
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger(
                "the claim of an upload that is refused for its evidence, and is dated ahead, waits since it came in"
            ) {
                ledger in
                _ = try ledger.takeRefusedUpload("a", receivedAt: noon + .days(300))
                let game = BundleID("com.example.game")
                try ledger.answerNotFound("1", by: game, at: noon + .hours(24))
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])
            },
            .ledger(
                "an upload that is refused for its evidence, and is not dated, is known again after its user is forgotten"
            ) {
                ledger in
                _ = try ledger.takeRefusedUpload("a")
                try ledger.night(noon)
                _ = try ledger.forget(UserID("u1"), files: ErasedFiles(), by: "kim", at: noon)
                let pseudonym = try ledger.forgottenNames().pseudonym(ofAccount: UserID("u1")).rawValue
                _ = try ledger.takeRefusedUpload("b")
                let run = try ledger.night(noon + .days(1), isFull: true)
                #expect(try ledger.lookup(pseudonym, naming: []).uploads.map(\.transactionID) == ["1"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("a claim follows the user when names, accounts and merges change") { ledger in
                try ledger.take([bare("1", by: "nick"), bare("1", by: "u1"), bare("2", by: "nick")], name: "a")
                try ledger.night(noon)
                #expect(try ledger.claims("1", "2") == ["nick|1|pending", "u1|1|pending", "nick|2|pending"])

                try ledger.take([user("u1") { $0.applicationUsername = "nick" }], name: "named")
                try ledger.night(noon + .days(1))
                #expect(try ledger.claims("1", "2") == ["u1|1|pending", "u1|2|pending"])

                try ledger.take([user("u1") { $0.mergedInto = UserID("u9") }], name: "merged")
                let run = try ledger.night(noon + .days(2))
                #expect(try ledger.claims("1", "2") == ["u9|1|pending", "u9|2|pending"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("a name two users have is settled by when the transaction turns out to be paid") { ledger in
                let names: [(String, String, Int64)] = [("u1", "twin", -9), ("u1", "else", -5), ("u2", "twin", -4)]
                let holders = names.map { id, name, days in
                    user(id) { row in
                        row.applicationUsername = name
                        row.updatedAt = noon + .days(days)
                    }
                }
                try ledger.take(holders, name: "users")
                try ledger.take([bare("1", by: "twin"), bare("1", by: "u2")], name: "a")
                try ledger.night(noon)
                #expect(try ledger.claims("1") == ["twin|1|pending", "u2|1|pending"])

                try ledger.take([payment("1")], name: "p")
                let run = try ledger.night(noon + .days(1))
                #expect(try ledger.claims("1") == ["u2|1|pending"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("a claim without store moves with what becomes known of the transaction") { ledger in
                try ledger.take([bare("1", by: "u1")], name: "a")
                try ledger.night(noon)
                #expect(try stores(of: "u1", in: ledger) == ["-"])
                try ledger.take([payment("1") { $0.environment = .sandbox }], name: "p")
                try ledger.night(noon + .days(1))
                #expect(try stores(of: "u1", in: ledger) == ["Sandbox"])
                try ledger.take([payment("1")], name: "q")
                try ledger.night(noon + .days(2))
                #expect(try stores(of: "u1", in: ledger) == ["Production"])
            },
            .ledger("a claim is proven by one of its submissions, in the store of the evidence alone") { ledger in
                let elsewhere = sender("u2") { row in
                    row.evidence = Array("receipt".utf8)
                    row.transactionID = TransactionID("1")
                    row.environment = .sandbox
                }
                try ledger.take([submission("receipt", user: "u1", named: "1"), .submission(elsewhere)], name: "a")
                try ledger.take([bare("1", by: "u1")], name: "b")
                try ledger.verify("1")
                try ledger.night(noon)
                #expect(try ledger.claims("1") == ["u1|1|proven", "u2|1|pending"])
                #expect(try stores(of: "u2", in: ledger) == ["Sandbox"])
                #expect(try ledger.bookTotals(run: RunID(1), asOf: noon).claimsByState == ["proven": 1, "pending": 1])
            },
            .ledger("a signed transaction claims itself in its own store, whatever its client says") { ledger in
                let upload = sender("u1") { row in
                    row.evidence = Array("signed".utf8)
                    row.environment = .sandbox
                }
                try ledger.take([.submission(upload)], name: "a")
                try ledger.verify(form: .signedTransaction, "1")
                try ledger.night(noon)
                #expect(try ledger.claims("1") == ["u1|1|proven"])
                #expect(try ledger.purchases { [$0.environment, $0.ownerBasis] } == ["Production|claimed_by"])
            },
            .ledger("a claim that no app knew is open again on the night in which another app is configured") {
                ledger in
                let (game, other) = (BundleID("com.example.game"), BundleID("com.example.other"))
                try ledger.take([bare("1", by: "nick")], name: "a")
                try ledger.night(noon, apps: [game])
                try ledger.answerNotFound("1", by: game, at: noon + .days(2))
                try ledger.night(noon + .days(3), apps: [game])
                let given = try ledger.claims("1")
                #expect(given.count == 1 && given[0].hasSuffix("unknown_to_apple"), "\(given)")
                try ledger.night(noon + .days(4), apps: [game, other])
                let open = try ledger.claims("1")
                #expect(open.count == 1 && open[0].hasSuffix("pending"), "\(open)")
            },
            .ledger("what Apple does not know stays given up under another spelling, until Apple states it") { ledger in
                try ledger.take([bare("1", by: "nick")], name: "a")
                try ledger.night(noon)
                let game = BundleID("com.example.game")
                try ledger.answerNotFound("1", by: game, at: noon + .days(2))
                try ledger.take([user("u1") { $0.applicationUsername = "nick" }], name: "users")
                try ledger.night(noon + .days(3), apps: [game])
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])

                try ledger.take([submission("late", user: "u2")], name: "b")
                try ledger.verify("1")
                let run = try ledger.night(noon + .days(4), apps: [game])
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("a claim on an original that Apple did not know is open again once a restore names it") { ledger in
                let game = BundleID("com.example.game")
                try ledger.take([bare("1", by: "u1")], name: "a")
                try ledger.night(noon, apps: [game])
                try ledger.answerNotFound("1", by: game, at: noon + .days(2))
                try ledger.night(noon + .days(3), apps: [game])
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])

                try ledger.take([submission("restore", user: "u2")], name: "b")
                let due = try #require(ledger.due().first)
                var answer = EvidenceAnswer.verified(due, form: .appReceipt, ["2"])
                let restore = inside("2", days: 1) { $0.originalTransactionID = TransactionID("1") }
                answer.statements = [restore.statement(in: due.digest)]
                try ledger.record([answer], asOf: noon + .days(4))
                for day in [4, 5] as [Int64] {
                    let run = try ledger.night(noon + .days(day), apps: [game])
                    #expect(try ledger.claims("1") == ["u1|1|pending"], "day \(day)")
                    #expect(try ledger.brokenTotals(of: run) == [])
                }
            },
        ]
    }
}

/// A claim without evidence.
private func bare(_ named: String, by user: String? = nil, in environment: StoreEnvironment? = nil) -> IntakeRow {
    .submission(
        sender(user) { row in
            row.transactionID = TransactionID(named)
            row.environment = environment
            row.receivedAt = noon
        }
    )
}

/// The stores of the pending claims of a user, `-` where that is open.
private func stores(of user: String, in ledger: any LedgerEngine) throws -> [String] {
    try ledger.all { try ledger.unverified($0) }.filter { $0.subject == "claim" && $0.userID == user }
        .map { $0.environment ?? "-" }.sorted()
}

extension LedgerEngine {
    /// Imports a file of two uploads, the first of which is refused for its receipt and names a transaction; answers the counts of its
    /// records: all, accepted, known before and refused.
    fileprivate func takeRefusedUpload(_ name: String, receivedAt: Instant? = nil) throws -> [Int] {
        var refused = RejectedRow(file: name, line: 1, field: "receipt_data", rule: "broken_base64", message: ".")
        var kept = SubmissionRow()
        kept.userID = UserID("u1")
        kept.userText = "u1"
        kept.transactionID = TransactionID("1")
        kept.receivedAt = receivedAt
        refused.keptSubmission = kept
        let result = try importFile(IncomingFile(kind: .receipts, name: name, importedAt: noon)) { batch in
            try batch.reject(refused)
            try batch.add(bare("2", by: "u2"), line: 2)
            return FileTally(digest: ContentDigest(hex: name), byteCount: 1, recordCount: 2)
        }
        guard case .imported(let file) = result else { return [] }
        return [file.records, file.accepted, file.duplicates, file.rejected]
    }
}

import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    static var evidence: [Promise] {
        [
            .ledger("evidence is due in pages until its answer is final") { ledger in
                try ledger.take((1...5).map { submission("receipt \($0)", user: "u") }, name: "a")
                let first = try ledger.due(limit: 3)
                let rest = try ledger.due(after: first[2].place, limit: 3)
                #expect(first.count == 3 && rest.count == 2)

                var later = EvidenceAnswer(evidenceID: first[0].id, form: .appReceipt, outcome: .pending)
                later.rule = "http_503"
                later.nextAttemptAt = noon + hour
                let refused = EvidenceAnswer(evidenceID: first[1].id, form: .appReceipt, outcome: .refused)
                try ledger.record([later, refused], asOf: noon)

                #expect(try ledger.due().count == 3)
                #expect(try ledger.due(includingNotDue: true).count == 4)
                let dueAgain = try ledger.due(at: noon + hour)
                #expect(dueAgain.map(\.attempts) == [0, 0, 0, 1])
                let moments = [noon, noon + hour - Span(milliseconds: 1), noon + hour]
                #expect(try moments.map { try ledger.evidenceAwaitingTurn(asOf: $0) } == [1, 1, 0])
            },
            .ledger("what evidence brings is news until a later moment is reported") { ledger in
                try ledger.take((1...3).map { submission("receipt \($0)", user: "u") }, name: "a")
                let due = try ledger.due()
                let unreadable = EvidenceAnswer(evidenceID: due[0].id, form: .unknown, outcome: .unreadable)
                var unverifiable = EvidenceAnswer(evidenceID: due[1].id, form: .appReceipt, outcome: .unverifiable)
                unverifiable.rule = "app_id_mismatch"
                let run = try ledger.openRun(RunStart(noon))
                let met = try ledger.record([unreadable, unverifiable], asOf: noon, countedIn: run)
                #expect(met == EvidenceNews(read: 2, unreadable: 1, unverifiable: 1))
                #expect(try ledger.record([unreadable, unverifiable], asOf: noon, countedIn: run) == EvidenceNews())
                #expect(try ledger.evidenceNews(before: run) == met, "a run that was killed told nobody")
                // The same moment reported again, and what a command beside the nights met.
                #expect(try ledger.night(noon) == run)
                #expect(try ledger.openRun(RunStart(noon)) == run)
                try ledger.record([.refused(due[2], rule: "signature_mismatch")], asOf: noon)
                #expect(try ledger.evidenceNews(before: run) == met)
                // What was mended since is no news.
                try ledger.record([.verified(due[1], form: .appReceipt, ["1"])], asOf: noon)
                #expect(try ledger.evidenceNews(before: run) == EvidenceNews(read: 2, unreadable: 1))
                #expect(try ledger.night(noon) == run)
                let next = try ledger.night(noon + hour)
                #expect(try ledger.evidenceNews(before: next) == EvidenceNews())
            },
            .ledger("a final answer stands") { ledger in
                try ledger.take([submission("receipt", user: "u1")], name: "a")
                let due = try ledger.due()[0]
                try ledger.record([.verified(due, form: .appReceipt, ["1", "2"])], asOf: noon)
                try ledger.record(
                    [EvidenceAnswer(evidenceID: due.id, form: .unknown, outcome: .refused)],
                    asOf: noon + hour
                )
                try ledger.record([.verified(due, form: .appReceipt, ["3"])], asOf: noon + hour)
                let run = try ledger.night(noon + hour)
                #expect(try ledger.bookTotals(run: run, asOf: noon + hour).evidenceByOutcome == ["verified": 1])
                #expect(try ledger.purchases { [$0.transactionID] } == ["1", "2"])
                #expect(try ledger.purchaseHistories(of: TransactionID("3")).isEmpty)
            },
            .ledger("a receipt proven by its signature waits for Apple's answer, and loses nothing meanwhile") {
                ledger in
                try ledger.take([submission("receipt", user: "u1", named: "1")], name: "a")
                var unanswered = EvidenceAnswer.verified(try ledger.due()[0], form: .appReceipt, ["1", "2"])
                unanswered.nextAttemptAt = noon + hour
                try ledger.record([unanswered], asOf: noon)
                try ledger.night(noon)
                func purchases() throws -> [String] { try ledger.purchases { [$0.transactionID] } }
                #expect(try purchases() == ["1", "2"])
                #expect(try ledger.due().isEmpty && ledger.due(includingNotDue: true).map(\.outcome) == [.verified])

                // In vain again: what was stated stays, and the attempt counts.
                let due = try ledger.due(at: noon + hour)
                let piece = try #require(due.first)
                var later = EvidenceAnswer.verified(piece, form: .appReceipt, ["1", "2"])
                later.nextAttemptAt = noon + .hours(3)
                try ledger.record([later], asOf: noon + hour)
                #expect(try ledger.due(at: noon + .hours(3)).map(\.attempts) == [2])
                try ledger.night(noon + hour)
                #expect(try purchases() == ["1", "2"])

                // Apple says more than the receipt did.
                var answer = EvidenceAnswer.verified(piece, form: .appReceipt, ["1", "2", "3"])
                answer.appleAnswer = Array("{}".utf8)
                try ledger.record([answer], asOf: noon + .hours(3))
                let run = try ledger.night(noon + .hours(3))
                #expect(try purchases() == ["1", "2", "3"] && ledger.due(includingNotDue: true).isEmpty)
                #expect(try ledger.owner(of: "1") == ["claimed_by|u1"])
                #expect(try ledger.bookTotals(run: run, asOf: noon + .hours(3)).evidenceByOutcome == ["verified": 1])

                // Final now.
                try ledger.record([.refused(piece, rule: "apple_21003")], asOf: noon)
                try ledger.night(noon + .hours(4))
                #expect(try purchases() == ["1", "2", "3"])
            },
            .ledger("Apple's no to a receipt that its signature proves takes its purchases away") { ledger in
                try ledger.take([submission("receipt", user: "u1")], name: "a")
                let due = try ledger.due()[0]
                var unanswered = EvidenceAnswer.verified(due, form: .appReceipt, ["1"])
                unanswered.nextAttemptAt = noon
                try ledger.record([unanswered], asOf: noon)
                try ledger.night(noon)
                #expect(try ledger.due().map(\.id) == [due.id])
                #expect(try ledger.due(includingNotDue: true, isAskingApple: false).isEmpty, "nobody asks")
                try ledger.record([.refused(due, rule: "apple_21003")], asOf: noon + hour)
                let run = try ledger.night(noon + hour)
                #expect(try ledger.bookTotals(run: run, asOf: noon + hour).evidenceByOutcome == ["refused": 1])
                #expect(try ledger.purchases { [$0.transactionID] } == [])
            },
            .ledger("of several answers about one piece that come together, the first counts") { ledger in
                try ledger.take([submission("receipt", user: "u1")], name: "a")
                let due = try ledger.due()[0]
                let answers: [EvidenceAnswer] = [
                    .verified(due, form: .appReceipt, ["1"]), .verified(due, form: .appReceipt, ["2"]),
                ]
                try ledger.record(answers, asOf: noon)
                try ledger.night(noon)
                #expect(try ledger.purchases { [$0.transactionID] } == ["1"])
            },
            .ledger("what two pieces say alike is posted once, whether they come together or not") { ledger in
                try ledger.take(["a", "b", "c"].map { submission($0, user: "u1") }, name: "a")
                let due = try ledger.due()
                func saying(_ ids: String..., by piece: Int) -> EvidenceAnswer {
                    var answer = EvidenceAnswer.verified(due[piece], form: .signedTransaction, ids)
                    answer.statements = ids.map { inside($0).statement(in: ContentDigest(of: Array($0.utf8))) }
                    return answer
                }
                try ledger.record([saying("1", "2", by: 0), saying("2", "3", by: 1)], asOf: noon)
                try ledger.record([saying("3", "4", by: 2)], asOf: noon)
                let run = try ledger.night(noon)
                #expect(try ledger.purchases { [$0.transactionID] } == ["1", "2", "3", "4"])
                let statements = try ["1", "2", "3", "4"].map {
                    try ledger.purchaseHistories(of: TransactionID($0)).map(\.statements.count)
                }
                #expect(statements == [[1], [1], [1], [1]])
                let total = try ledger.controlTotals(run: run, isFull: true).first { $0.name == "evidence_rows" }
                #expect(total == ControlTotal(name: "evidence_rows", left: 6, right: 6))
            },
            .ledger("rows inside a piece are posted or set aside by a named rule") { ledger in
                try ledger.take([submission("receipt", user: "u1")], name: "a")
                let due = try ledger.due()[0]
                var answer = EvidenceAnswer.verified(due, form: .appReceipt, ["1", "2", "1"])
                answer.rowCount = 4
                answer.setAside = [EvidenceAnswer.SetAside(rule: "implausible_quantity", detail: "row 4")]
                try ledger.record([answer], asOf: noon)
                let run = try ledger.night(noon)
                #expect(try ledger.purchases { [$0.transactionID] } == ["1", "2"])
                #expect(try ledger.lookup("u1", naming: []).uploads.map(\.rule) == ["implausible_quantity"])
                // Four rows: two posted, one set aside by the reader, and the one that came twice.
                let total = try ledger.controlTotals(run: run, isFull: true).first { $0.name == "evidence_rows" }
                #expect(total == ControlTotal(name: "evidence_rows", left: 4, right: 4))
            },
            .ledger("a row that came twice is no fault of the piece") { ledger in
                try ledger.take([submission("receipt", user: "u1")], name: "a")
                var answer = EvidenceAnswer.verified(try ledger.due()[0], form: .appReceipt, ["1", "1"])
                answer.rowCount = 2
                try ledger.record([answer], asOf: noon)
                #expect(try ledger.lookup("u1", naming: []).uploads.map(\.rule) == [nil])
            },
            .ledger("a claim is proven by its own evidence only") { ledger in
                try ledger.take(
                    [
                        submission("receipt", user: "owner", named: "1"),
                        submission("receipt", user: "liar", named: "9"),
                        submission(nil, user: "bare", named: "1"),
                    ],
                    name: "a"
                )
                try ledger.verify("1", "2")
                #expect(try ledger.claims("1", "9") == ["bare|1|pending", "owner|1|proven", "liar|9|pending"])
                try ledger.night(noon)
                let file = try #require(try ledger.purchaseHistories(of: TransactionID("1")).first)
                let proven = file.dossier.traces.filter(\.isProven)
                #expect(proven.flatMap { $0.uploader?.users(at: noon) ?? [] } == [UserID("owner")])
            },
            .ledger("a claim is proven alike when its evidence had been verified before") { ledger in
                try ledger.take([submission("receipt", user: "first")], name: "a")
                try ledger.verify("1", "2")
                try ledger.night(noon)
                #expect(try ledger.owner(of: "2") == ["submitted_by|first"])
                try ledger.take([submission("receipt", user: "second", named: "2")], name: "b")
                #expect(try ledger.claims("2") == ["second|2|proven"])
                try ledger.night(noon + hour)
                #expect(try ledger.owner(of: "2") == ["claimed_by|second"])
            },
            .ledger("a signed transaction without a named one claims itself") { ledger in
                try ledger.take([submission("jws", user: "u1")], name: "a")
                try ledger.verify(form: .signedTransaction, "1")
                #expect(try ledger.claims("1") == ["u1|1|proven"])
                try ledger.night(noon)
                #expect(try ledger.owner(of: "1") == ["claimed_by|u1"])
            },
            .ledger("a name belongs to the named transaction, else to the only one inside") { ledger in
                try ledger.take([submission("one", user: "u1", username: "n1")], name: "a")
                try ledger.verify("1")
                let rows = [
                    submission("two", user: "u2", username: "n2"),
                    submission("two", user: "u3", named: "3", username: "n3"),
                    submission("two", user: "u4", named: "3"),
                ]
                try ledger.take(rows, name: "b")
                try ledger.verify("2", "3")
                let names = ["n1", "n2", "n3"].enumerated().map { place, name in
                    user("holder \(place + 1)") { $0.applicationUsername = name }
                }
                try ledger.take(names, name: "users")
                try ledger.night(noon)
                let named = try ["1", "2", "3"].map { id in
                    try ledger.purchaseHistories(of: TransactionID(id)).flatMap(\.dossier.names)
                        .flatMap(\.answer.holders).map(\.user.rawValue)
                }
                #expect(named == [["holder 1"], [], ["holder 3"]])
            },
            .ledger("a notification stays one whatever is inside") { ledger in
                let bodies = [notification("jws", isSigned: true), notification("{}", isSigned: false)]
                try ledger.take(bodies, name: "a")
                let due = try ledger.due()
                #expect(due.map(\.origin) == [.notification, .notification])
                var second = EvidenceAnswer(evidenceID: due[1].id, form: .appReceipt, outcome: .unverifiable)
                second.rule = "http_503"
                try ledger.record([.verified(due[0], form: .signedTransaction, ["1"]), second], asOf: noon)
                #expect(try ledger.all { try ledger.unverified($0) }.map(\.subject) == ["notification"])
                // Nobody uploaded it, so nobody claims what is inside.
                #expect(try ledger.claims("1") == [])
            },
            .ledger("evidence without an answer for want of a secret is due again once its app is ours") {
                ledger in
                try ledger.take(["mine", "other", "denied", "given up"].map { submission($0, user: "u1") }, name: "a")
                let game = BundleID("com.example.game")
                let other = BundleID("com.example.other")
                let due = try ledger.due()
                let rules = ["apple_21004", "apple_21004", "apple_21000", "retries_used_up"]
                let answers = zip(due, rules).enumerated().map { place, given in
                    var answer = EvidenceAnswer(evidenceID: given.0.id, form: .appReceipt, outcome: .unverifiable)
                    answer.rule = given.1
                    answer.bundleID = place == 1 ? other : game
                    return answer
                }
                try ledger.record(answers, asOf: noon)
                #expect(try ledger.due(apps: [BundleID("com.example.third")]).isEmpty)
                // Without any app nothing is foreign.
                #expect(try ledger.due(apps: []).count == 2)
                #expect(try ledger.due(apps: [game]).map(\.id) == [due[0].id])
                #expect(try ledger.due(apps: [game, other]).count == 2)
                #expect(try ledger.due(includingNotDue: true).count == 4)
                let totals = try ledger.bookTotals(run: RunID(0), asOf: noon)
                #expect(totals.unverifiableByRule == ["apple_21004": 2, "apple_21000": 1, "retries_used_up": 1])
                // Without bytes nothing of it is ever judged again.
                _ = try ledger.forget(UserID("u1"), files: ErasedFiles(), by: "kim", at: noon + .days(1))
                #expect(try ledger.bookTotals(run: RunID(0), asOf: noon).unverifiableByRule == [:])
            },
            .ledger("a page of due evidence ends by bytes too, and each piece comes once") { ledger in
                let lengths = [10, 400, 10, 20, 2_000, 30, 30, 30]
                for (index, length) in lengths.enumerated() {
                    let text = String(repeating: "x", count: length - 1) + "\(index)"
                    try ledger.take([submission(text)], name: "\(index)")
                }
                var pages: [[Int]] = []
                var last = DueEvidence.Place.start
                while true {
                    let limit = PageLimit(pieces: 3, bytes: 430)
                    let page = try ledger.dueEvidence(
                        after: last,
                        limit: limit,
                        asOf: noon,
                        apps: [],
                        includingNotDue: false,
                        isAskingApple: true
                    )
                    guard let end = page.last else { break }
                    last = end.place
                    pages.append(page.map(\.bytes.count))
                }
                // By bytes, by the piece that is longer than a page, and by the number of pieces.
                #expect(pages == [[10, 400, 10], [20], [2_000], [30, 30, 30]])
            },
            .ledger("devices are compared by pages that end by bytes, each upload once") { ledger in
                for index in 0..<5 {
                    let upload = sender("u\(index)") { row in
                        row.evidence = Array(String(repeating: "x", count: 300).utf8)
                        row.deviceID = "D\(index)"
                    }
                    try ledger.take([.submission(upload)], name: "\(index)")
                }
                try ledger.verify("1")
                let limit = PageLimit(pieces: 100, bytes: 700)
                var sizes: [Int] = []
                while case let page = try ledger.openDeviceChecks(limit: limit), !page.isEmpty {
                    sizes.append(page.count)
                    try ledger.record(
                        Dictionary(uniqueKeysWithValues: page.map { ($0.submissionID, DeviceMatch.matches) })
                    )
                }
                #expect(sizes == [2, 2, 1])
            },
            .ledger("only an app receipt that Apple vouches for is compared with the device that sent it") { ledger in
                for index in 0..<5 {
                    let upload = sender("u\(index)") { row in
                        row.evidence = Array("piece \(index)".utf8)
                        row.deviceID = "D\(index)"
                    }
                    try ledger.take([.submission(upload)], name: "\(index)")
                }
                func compared() throws -> [String] {
                    try ledger.openDeviceChecks(limit: PageLimit(pieces: 100, bytes: 700)).map(\.deviceID).sorted()
                }
                #expect(try compared() == [])
                let due = try ledger.due()
                let empty = EvidenceAnswer(evidenceID: due[3].id, form: .appReceipt, outcome: .empty)
                let refused = EvidenceAnswer.refused(due[2], rule: "signature_mismatch")
                try ledger.record(
                    [
                        .verified(due[0], form: .appReceipt, ["1"]),
                        .verified(due[1], form: .signedTransaction, ["2"]), refused, empty,
                    ],
                    asOf: noon
                )
                #expect(try compared() == ["D0", "D3"])
                // One without an answer is not closed meanwhile.
                try ledger.record([.verified(due[4], form: .appReceipt, ["3"])], asOf: noon)
                #expect(try compared() == ["D0", "D3", "D4"])
            },
        ]
    }
}

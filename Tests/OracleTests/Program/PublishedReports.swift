import Foundation

/// What one run published, read back into the oracle's words.
struct PublishedReports {
    let lostOrders: [[String: String]]
    let exceptions: [[String: String]]
    let whiteList: [[String: String]]
    let blackList: [[String: String]]
    private let aging: [[String: String]]
    private let rollForward: [[String: String]]
    private let summary: Summary

    init(folder: URL, whiteList: String, blackList: String) throws {
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        }
        lostOrders = CSVText.rows(try text("lost-orders.csv"))
        exceptions = CSVText.rows(try text("exceptions.csv"))
        aging = CSVText.rows(try text("aging.csv"))
        rollForward = CSVText.rows(try text("roll-forward.csv"))
        self.whiteList = CSVText.rows(whiteList)
        self.blackList = CSVText.rows(blackList)
        summary = try JSONDecoder().decode(Summary.self, from: Data(try text("summary.json").utf8))
    }

    /// The program's answer. Users are compared after merges, so columns with users are read through `people`.
    func expectation(people: People) throws -> Expectation {
        var result = Expectation()
        for row in lostOrders { result.lostOrders[name(row)] = lostOrder(row, people) }
        for row in whiteList { result.whiteList[name(row)] = row["state"] }
        result.blackList =
            blackList.map { row in
                BlackListLine.text(
                    transactionID: row["transaction_id"] ?? "",
                    userID: people.person(row["user_id"] ?? ""),
                    creditedAt: row["credited_at"] ?? "",
                    orderID: row["order_id"] ?? "",
                    state: row["state"] ?? ""
                )
            }.sorted()
        result.closed = summary.lists.closed.filter { $0.value != 0 }
        result.claims = summary.claims
        result.credits = summary.credits
        result.findings = exceptions.compactMap { finding($0, people) }
        for row in aging {
            let name = BalanceName(
                list: row["list_state"] ?? "",
                bucket: row["bucket"] ?? "",
                currency: row["currency"] ?? ""
            )
            result.aging[name] = Balance(row, count: "count", milliunits: "amount_milliunits")
        }
        for row in rollForward where row["reason"] == "" {
            let name = BalanceName(list: row["list"] ?? "", currency: row["currency"] ?? "")
            result.closing[name] = Balance(row, count: "closing_count", milliunits: "closing_milliunits")
        }
        result.unlistedCredits = summary.unlistedCredits
        return result
    }

    /// Rows of every table without the columns that tell the history of the nights.
    var comparableTexts: [String: [String]] {
        let history: Set = ["first_seen_at", "entered_at", "run_id", "case_id"]
        func lines(_ rows: [[String: String]]) -> [String] {
            rows.map { row in
                row.keys.sorted().filter { !history.contains($0) }.map { "\($0)=\(row[$0] ?? "")" }
                    .joined(separator: " ")
            }
        }
        return [
            "lost-orders.csv": lines(lostOrders), "exceptions.csv": lines(exceptions),
            "white-list": lines(whiteList), "black-list": lines(blackList),
        ]
    }

    private func lostOrder(_ row: [String: String], _ people: People) -> LostOrder {
        let candidates = (row["owner_candidates"] ?? "").split(separator: ";").map(String.init)
        return LostOrder(
            originalTransactionID: row["original_transaction_id"] ?? "",
            productID: row["product_id"] ?? "",
            quantity: row["quantity"] ?? "",
            purchaseDate: row["purchase_date"] ?? "",
            ownerUserID: people.person(row["owner_user_id"] ?? ""),
            ownerBasis: row["owner_basis"] ?? "",
            ownerStrength: row["owner_strength"] ?? "",
            ownerCandidates: row["owner_basis"] == "ambiguous"
                ? Set(candidates.map(people.person)).sorted().joined(separator: ";") : "",
            submittedByUserID: people.person(row["submitted_by_user_id"] ?? ""),
            cause: row["cause"] ?? "",
            evidenceGrade: row["evidence_grade"] ?? "",
            agingBucket: row["aging_bucket"] ?? "",
            priceMilliunits: row["price_milliunits"] ?? "",
            currency: row["currency"] ?? "",
            isPriceOfCatalogue: row["price_source"] == "catalogue",
            storefront: row["storefront"] ?? "",
            nextStep: row["next_step"] ?? ""
        )
    }

    private func finding(_ row: [String: String], _ people: People) -> ExpectedFinding? {
        guard let kind = ExpectedFinding.Kind(rawValue: row["kind"] ?? "") else { return nil }
        let said = row["detail"] ?? ""
        let mark = said.range(of: "storefronts ")
        let detail = String(said[..<(mark?.lowerBound ?? said.endIndex)]).trimmingSuffix("; ")
        var finding = ExpectedFinding(kind: kind)
        finding.environment = row["environment"] ?? ""
        finding.transactionID = row["transaction_id"] ?? ""
        finding.creditedUserID = people.person(row["credited_user_id"] ?? "")
        finding.creditedAt = row["credited_at"] ?? ""
        finding.orderID = row["credit_order_id"] ?? ""
        finding.ownerUserID = people.person(row["owner_user_id"] ?? "")
        finding.ownerBasis = row["owner_basis"] ?? ""
        finding.ownerStrength = row["owner_strength"] ?? ""
        finding.nextStep = row["next_step"] ?? ""
        switch kind {
        case .forgedReceipt:
            // `signature_mismatch`, `chain_untrusted`: the rules name the thing that is false, not the code.
            let rule = (row["actual"] ?? "").prefix { $0 != "_" }
            let user = detail.hasPrefix("nobody named") ? "" : String(detail.prefix { $0 != ";" })
            finding.subject = "\(rule) \(user)"
            let senders = detail.components(separatedBy: ": ").dropFirst().joined()
            finding.words = senders.isEmpty ? [] : Set(senders.components(separatedBy: ";"))
        case .foreignReceipt where finding.transactionID.isEmpty: finding.subject = row["bundle_id"] ?? ""
        case .reusedReceipt: finding.words = Set(detail.components(separatedBy: ";").map(people.person))
        // Of these the rules say nothing about the detail.
        case .environmentBreach where !detail.contains(" at "): break
        case .foreignReceipt, .missingPayment, .unprovenCredit: break
        default: finding.words = Self.words(in: detail, people)
        }
        if let mark { finding.words.insert(String(said[mark.lowerBound...])) }
        return finding
    }

    /// The words of a detail that mean something to the rules, users after merges.
    private static func words(in detail: String, _ people: People) -> Set<String> {
        let codes: Set = ["refund_first", "credit_first", "product", "short_delivery", "claim"]
        return Set(
            detail.split { " ;|".contains($0) }.map { $0.last == ":" ? $0.dropLast() : $0 }.map(String.init)
                .compactMap { word in
                    if codes.contains(word) || word.hasSuffix("Z") || word.contains("-") { return word }
                    let isUser = word.first == "u" && word.dropFirst().allSatisfy(\.isNumber) && word.count > 1
                    return isUser || word == "stranger" || people.isKnown(word) ? people.person(word) : nil
                }
        )
    }

    private func name(_ row: [String: String]) -> PurchaseName {
        PurchaseName(environment: row["environment"] ?? "", transactionID: row["transaction_id"] ?? "")
    }
}

extension Balance {
    /// Nil where there is nothing any more: such a row tells of a change.
    fileprivate init?(_ row: [String: String], count: String, milliunits: String) {
        self.init(count: Int(row[count] ?? "") ?? 0, milliunits: Int64(row[milliunits] ?? "") ?? 0)
        if self == Balance() { return nil }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

/// The keys of `summary.json` the oracle has an opinion on.
private struct Summary: Decodable {
    struct Lists: Decodable {
        var closed: [String: Int]
    }

    enum CodingKeys: String, CodingKey {
        case lists, claims, credits
        case unlistedCredits = "unproven_credits_not_listed"
    }

    var lists: Lists
    var unlistedCredits: Int
    var claims: [String: Int]
    var credits: [String: Int]
}

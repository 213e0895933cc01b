import Crypto
import Foundation
import Testing

@testable import AppStoreSimulator

@Suite struct StoreRequestHandlerTests {
    @Test func `a transaction is signed under the dataset's authority, now`() async throws {
        let dataset = try await ServedDataset.shared.value
        let id = try dataset.transaction(of: .finishedWithToken)
        let answer = try dataset.ask("/production/inApps/v1/transactions/\(id)")
        let token = try #require(try answer.object["signedTransactionInfo"] as? String)
        let parts = try CompactToken(token)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: parts.signature)
        let authority = try Shared.authority.get()
        #expect(authority.jwsKey.publicKey.isValidSignature(signature, for: Data(parts.signed.utf8)))
        #expect(parts.payload["transactionId"] as? String == id)
        #expect(parts.payload["signedDate"] as? Int64 == ServedDataset.asOf.milliseconds)
        #expect(parts.payload["appAccountToken"] is String)
    }

    @Test func `what Apple does not know is not found, in words a client can tell apart`() async throws {
        let dataset = try await ServedDataset.shared.value
        let unknown = try dataset.transaction(of: .claimUnknownToApple)
        let known = try dataset.transaction(of: .finishedWithToken)
        let cases: [(String, String, Int, Int)] = [
            ("/production/inApps/v1/transactions/\(unknown)", Catalogue.game, 404, 4_040_010),
            ("/sandbox/inApps/v1/transactions/\(known)", Catalogue.game, 404, 4_040_010),
            ("/production/inApps/v1/transactions/\(known)", Catalogue.reader, 404, 4_040_010),
            ("/production/inApps/v1/transactions/abc", Catalogue.game, 400, 4_000_006),
            ("/production/inApps/v2/history/\(unknown)", Catalogue.game, 404, 4_040_010),
        ]
        for (path, bundleID, status, code) in cases {
            let answer = try dataset.ask(path, authorization: dataset.token(bundleID: bundleID))
            #expect(answer.status == status, "\(path)")
            #expect(try answer.errorCode == code, "\(path)")
        }
    }

    @Test func `a token that is not right is refused without JSON`() async throws {
        let dataset = try await ServedDataset.shared.value
        let id = try dataset.transaction(of: .finishedWithToken)
        let wrong = [
            "", "Bearer x.y.z", try dataset.token(bundleID: Catalogue.foreignBundle),
            try dataset.token(issuer: "other"),
            try dataset.token(audience: "other"), try dataset.token(keyID: "other"), try dataset.token(lifetime: -5),
            try dataset.token(lifetime: 7_200), try dataset.token(signedBy: P256.Signing.PrivateKey()),
            try dataset.token(lifetime: 3_900, statesIssue: false), try dataset.token(lifetime: -5, statesIssue: false),
        ]
        for token in wrong {
            let answer = try dataset.ask("/production/inApps/v1/transactions/\(id)", authorization: token)
            #expect(answer.status == 401)
            #expect(answer.headers["Content-Type"] != "application/json")
        }
    }

    /// Apple's own Python client states no `iat`.
    @Test func `a token need not say when it was issued`() async throws {
        let dataset = try await ServedDataset.shared.value
        let path = "/production/inApps/v1/transactions/\(try dataset.transaction(of: .finishedWithToken))"
        for lifetime in [TimeInterval(300), 3_600] {
            let token = try dataset.token(lifetime: lifetime, statesIssue: false)
            #expect(try dataset.ask(path, authorization: token).status == 200)
        }
    }

    @Test func `a history comes twenty a page, ascending, finished consumables included`() async throws {
        let dataset = try await ServedDataset.shared.value
        let claim = try #require(dataset.books.truthOnlyOnline.first { $0.why == "claim_in_bulk" })
        let path = "/production/inApps/v2/history/\(claim.transactionID)"
        let first = try dataset.ask(path).object
        let second = try dataset.ask(path, query: [("revision", try #require(first["revision"] as? String))]).object
        #expect(first["hasMore"] as? Bool == true)
        #expect(second["hasMore"] as? Bool == false)
        let pages = try [first, second].map { page in
            try #require(page["signedTransactions"] as? [String]).map { try $0.payload }
        }
        #expect(pages.map(\.count) == [20, 3])
        let dates = pages.joined().compactMap { $0["purchaseDate"] as? Int64 }
        #expect(dates == dates.sorted())
        #expect(Set(pages.joined().compactMap { $0["transactionId"] as? String }).count == 23)
        #expect(pages.joined().allSatisfy { $0["type"] as? String == "Consumable" })
        // The last revision goes on where it ended.
        let third = try dataset.ask(path, query: [("revision", try #require(second["revision"] as? String))]).object
        #expect((third["signedTransactions"] as? [String])?.isEmpty == true)
        #expect(third["revision"] as? String == second["revision"] as? String)
        // The old version leaves them out.
        let old = try dataset.ask(path.replacing("v2", with: "v1")).object
        #expect((old["signedTransactions"] as? [String])?.isEmpty == true)
        #expect(try dataset.ask(path, query: [("revision", "x")]).errorCode == 4_000_005)
        #expect(try dataset.ask(path, query: [("productType", "x")]).errorCode == 4_000_022)
        let none = try dataset.ask(path, query: [("revoked", "true")]).object
        #expect((none["signedTransactions"] as? [String])?.isEmpty == true)
        let last = try dataset.ask(path, query: [("sort", "DESCENDING")]).object
        let newest = try #require((last["signedTransactions"] as? [String])?.first).payload
        #expect(newest["purchaseDate"] as? Int64 == dates.last)
    }

    @Test func `an order id leads to its transactions, an unknown one to status 1`() async throws {
        let dataset = try await ServedDataset.shared.value
        let id = try dataset.transaction(of: .creditAppleKnows)
        let path = "/production/inApps/v1/lookup/"
        let found = try dataset.ask(path + KnownTransaction.orderID(of: id)).object
        #expect(found["status"] as? Int == 0)
        #expect(try (found["signedTransactions"] as? [String])?.first?.payload["transactionId"] as? String == id)
        #expect(try dataset.ask(path + "MK5TTTVWJH").object["status"] as? Int == 1)
        #expect(try dataset.ask(path + "no-order").status == 400)
    }

    @Test func `notifications that never arrived are in the notification history`() async throws {
        let dataset = try await ServedDataset.shared.value
        let path = "/production/inApps/v1/notifications/history"
        func body(_ fields: JSONObject) throws -> Data { try JSONSerialization.data(withJSONObject: fields) }
        let end = ServedDataset.asOf.milliseconds
        let all = try body(["startDate": end - 179 * 86_400_000, "endDate": end])
        var items: [JSONObject] = []
        var token: String?
        repeat {
            let query = token.map { [(name: "paginationToken", value: $0)] } ?? []
            let page = try dataset.ask(path, query: query, method: "POST", body: all).object
            let shown = try #require(page["notificationHistory"] as? [JSONObject])
            #expect(shown.count <= 20)
            items += shown
            token = page["paginationToken"] as? String
            #expect((page["hasMore"] as? Bool) == (token != nil))
        } while token != nil
        let known = dataset.handler.notifications.filter {
            $0.transaction.bundleId == Catalogue.game && $0.transaction.environment == "Production"
        }
        #expect(items.count == known.count)
        let failures = try body(["startDate": end - 179 * 86_400_000, "endDate": end, "onlyFailures": true])
        let failed =
            try dataset.ask(path, method: "POST", body: failures).object["notificationHistory"] as? [JSONObject]
        let payload = try #require(failed?.first?["signedPayload"] as? String).payload
        #expect(payload["notificationType"] as? String == "ONE_TIME_CHARGE")
        #expect((failed?.first?["sendAttempts"] as? [JSONObject])?.count == 6)
        let early = try body(["startDate": end - 181 * 86_400_000, "endDate": end])
        #expect(try dataset.ask(path, method: "POST", body: early).errorCode == 4_000_012)
        let backwards = try body(["startDate": end, "endDate": end - 1])
        #expect(try dataset.ask(path, method: "POST", body: backwards).errorCode == 4_000_013)
        #expect(try dataset.ask(path, method: "POST", body: Data("{}".utf8)).errorCode == 4_000_015)
    }

    @Test func `subscriptions show their last period by group`() async throws {
        let dataset = try await ServedDataset.shared.value
        let periods = try #require(dataset.books.scenarios.first { $0.scenario == Scenario.twelveRenewals.rawValue })
        let path = "/production/inApps/v1/subscriptions/\(periods.transactions[0])"
        let group = try #require((try dataset.ask(path).object["data"] as? [JSONObject])?.first)
        let last = try #require((group["lastTransactions"] as? [JSONObject])?.first)
        #expect(last["originalTransactionId"] as? String == periods.transactions[0])
        let shown = try #require(last["signedTransactionInfo"] as? String).payload
        #expect(shown["transactionId"] as? String == periods.transactions[12])
        #expect(try #require(last["signedRenewalInfo"] as? String).payload["autoRenewStatus"] is Int)
        #expect(try dataset.ask(path, query: [("status", "9")]).errorCode == 4_000_031)
    }
}

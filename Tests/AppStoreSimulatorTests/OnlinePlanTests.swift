import Crypto
import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

@Suite struct OnlinePlanTests {
    private static let asOf = Moment(milliseconds: 1_772_334_000_000)

    private static func books(online: Bool, claims: Int = 0) -> Books {
        var plan = DatasetPlan(seed: 7, customerCount: 20, asOf: asOf)
        plan.online = online
        if claims > 0 { plan.claims = (claims, 10) }
        return plan.books()
    }

    @Test func `online scenarios come after the others and leave them as they were`() {
        let (plain, online) = (Self.books(online: false), Self.books(online: true, claims: 30))
        #expect(online.truth.starts(with: plain.truth))
        #expect(online.submissions.starts(with: plain.submissions))
        #expect(online.credits.starts(with: plain.credits))
        #expect(online.users.starts(with: plain.users))
        let added = Set(online.scenarios.map(\.scenario)).subtracting(plain.scenarios.map(\.scenario))
        #expect(added == Set(OnlineScenario.allCases.map(\.rawValue)))
        #expect(Self.books(online: true) == Self.books(online: true))
    }

    @Test func `once Apple is asked no credit stays unproven`() {
        let books = Self.books(online: true)
        let kinds = Set(books.truthOnline.map(\.kind))
        #expect(!kinds.contains("unproven_credit"))
        #expect(kinds.contains("missing_payment"))
        let unproven = books.truth.filter { $0.kind == "unproven_credit" }.map(\.transactionID)
        let unpaid = books.truthOnline.filter { $0.kind == "missing_payment" }.map(\.transactionID)
        #expect(Set(unpaid).isSubset(of: unproven))
        #expect(unpaid.count == 2)
    }

    @Test func `Apple knows every genuine transaction once, and no invented one`() {
        let books = Self.books(online: true, claims: 30)
        var apple = AppleFiles(books)
        let known = apple.known()
        let ids = Set(known.map { "\($0.transaction.environment)/\($0.transaction.transactionId)" })
        #expect(ids.count == known.count)
        for line in books.truthOnline where line.kind == "missing_credit" {
            // What was never delivered to us is known from the notification.
            #expect(ids.contains("Production/\(line.transactionID)"), "\(line)")
        }
        for line in books.truthOnline where line.kind == "missing_payment" {
            #expect(!ids.contains("Production/\(line.transactionID)"), "\(line)")
        }
        let invented = books.scenarios.filter {
            ["tampered_receipt", "untrusted_receipt", "claim_unknown_to_apple"].contains($0.scenario)
        }
        #expect(invented.flatMap(\.transactions).allSatisfy { !ids.contains("Production/\($0)") })
        // The claims in bulk: three of each of ten accounts.
        let bulk = Set(books.truthOnline.filter { $0.why == "claim_in_bulk" }.map(\.transactionID))
        let accounts = Dictionary(grouping: known.filter { bulk.contains($0.transaction.transactionId) }, by: \.account)
        #expect(accounts.count == 10)
        #expect(accounts.values.allSatisfy { $0.count == 3 && $0.allSatisfy(\.finished) })
    }

    @Test func `Apple's statement follows the last statement about a refund`() throws {
        let books = Self.books(online: true)
        var apple = AppleFiles(books)
        let known = apple.known()
        func transaction(_ scenario: String) throws -> SignedTransaction {
            let record = try #require(books.scenarios.first { $0.scenario == scenario })
            return try #require(known.first { $0.transaction.transactionId == record.transactions[0] }).transaction
        }
        #expect(try transaction("refund_reversed").revocationDate == nil)
        #expect(try transaction("refund_before_credit").revocationDate != nil)
        #expect(try transaction("cancelled_in_receipt").revocationDate != nil)
        #expect(try transaction("verified_then_revoked").revocationDate != nil)
        #expect(try transaction("refund_prorated").revocationType == "REFUND_PRORATED")
        #expect(try transaction("refund_unheard").revocationDate != nil)
        #expect(try transaction("trial").price == 0)
    }

    @Test func `secrets are written for serving only, and for their owner only`() async throws {
        let folder = try TemporaryFolder()
        let plain = folder.url.appending(path: "plain")
        _ = try await DatasetPlan(seed: 7, customerCount: 0, asOf: Self.asOf)
            .write(to: plain, authority: try Shared.authority.get())
        for name in ["authority-keys.pem", "store.jsonl", "secrets", "truth-online.jsonl"] {
            #expect(!FileManager.default.fileExists(atPath: plain.appending(path: name).path), "\(name)")
        }
        #expect(throws: DatasetFailure.self) { _ = try StoreRequestHandler(dataset: plain) }
        let dataset = try await ServedDataset.shared.value
        for name in ["authority-keys.pem", "secrets/AuthKey.p8", "secrets/\(Catalogue.game)"] {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: dataset.folder.appending(path: name).path
            )
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
        let configuration = try String(contentsOf: dataset.folder.appending(path: "recoup.yaml"), encoding: .utf8)
        #expect(configuration.contains("verify_receipt: auto"))
        #expect(configuration.contains("shared_secret_file: secrets/\(Catalogue.game)"))
        let pointed = Configuration.pointing(configuration, at: "http://127.0.0.1:8080")
        for key in ["production", "verify_production"] {
            #expect(pointed.contains("    \(key): http://127.0.0.1:8080/production\n"))
        }
        #expect(pointed.contains("    verify_sandbox: http://127.0.0.1:8080/sandbox\n"))
    }

    @Test func `an authority comes back from its keys`() throws {
        let authority = try Shared.authority.get()
        let copy = try CertificateAuthority(keysPEM: try authority.keysPEM())
        #expect(try copy.rootsPEM() == authority.rootsPEM())
        #expect(copy.receiptChain.derEncoded == authority.receiptChain.derEncoded)
        #expect(copy.jwsKey.rawRepresentation == authority.jwsKey.rawRepresentation)
        #expect(throws: DatasetFailure.self) { _ = try CertificateAuthority(keysPEM: try authority.rootsPEM()) }
    }
}

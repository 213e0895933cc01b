import Crypto
import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

/// A served dataset for tests: written once per process, with the books it was written from.
struct ServedDataset: Sendable {
    static let asOf = Moment(milliseconds: 1_772_334_000_000)
    /// The machine's clock, as far as the store and the makers of tokens know: it stands still.
    static let machineTime = Date(timeIntervalSince1970: 1_772_400_000)
    static let shared = Task { try await ServedDataset() }

    let folder: URL
    let books: Books
    let handler: StoreRequestHandler
    private let key: P256.Signing.PrivateKey

    private init() async throws {
        // Every test of the process reads it.
        folder = try TemporaryFolder.ofProcess()
        var plan = DatasetPlan(seed: 11, customerCount: 3, plainPurchaseCount: 3, asOf: Self.asOf)
        plan.online = true
        plan.claims = (46, 2)
        plan.serving = ServingPlan()
        books = plan.books()
        _ = try await plan.write(to: folder, authority: try Shared.authority.get())
        var handler = try StoreRequestHandler(dataset: folder)
        handler.clock.machine = { Self.machineTime }
        self.handler = handler
        key = try P256.Signing.PrivateKey(
            pemRepresentation: String(contentsOf: folder.appending(path: "secrets/AuthKey.p8"), encoding: .utf8)
        )
    }

    /// A token as a client would make it; every claim can be put wrong.
    func token(
        bundleID: String = Catalogue.game,
        issuer: String = StoreFiles.issuerID,
        audience: String = "appstoreconnect-v1",
        keyID: String = StoreFiles.keyID,
        lifetime: TimeInterval = 300,
        statesIssue: Bool = true,
        signedBy other: P256.Signing.PrivateKey? = nil
    ) throws -> String {
        struct Header: Encodable {
            var alg = "ES256"
            var kid: String
            var typ = "JWT"
        }
        struct Claims: Encodable {
            var iss: String
            var iat: Int?
            var exp: Int
            var aud: String
            var bid: String
        }
        let now = Self.machineTime.timeIntervalSince1970
        let claims = Claims(
            iss: issuer,
            iat: statesIssue ? Int(now) : nil,
            exp: Int(now + lifetime),
            aud: audience,
            bid: bundleID
        )
        let signed = try StoreJSON.encode(Header(kid: keyID)).base64URL + "." + StoreJSON.encode(claims).base64URL
        let signature = try (other ?? key).signature(for: Data(signed.utf8))
        return "Bearer \(signed).\(signature.rawRepresentation.base64URL)"
    }

    /// Asks the handler without any network.
    func ask(
        _ path: String,
        query: [(name: String, value: String)] = [],
        method: String = "GET",
        authorization: String? = nil,
        body: Data = Data()
    ) throws -> StoreAnswer {
        let request = StoreRequest(
            method: method,
            path: path,
            query: query,
            authorization: try authorization ?? token(),
            body: body
        )
        return handler.answer(request, at: StoreTarget(path: path))
    }

    /// Asks verifyReceipt.
    func verify(_ bytes: [UInt8], in environment: String = "production", password: String? = nil) throws -> JSONObject {
        var body = ["receipt-data": Data(bytes).base64EncodedString()]
        body["password"] = password
        let path = "/\(environment)/verifyReceipt"
        let answer = try ask(path, method: "POST", body: try JSONSerialization.data(withJSONObject: body))
        #expect(answer.status == 200)
        return try answer.object
    }

    func secret(_ bundleID: String) throws -> String {
        try #require(handler.secrets[bundleID])
    }

    /// The first upload of a scenario that recorded this transaction.
    func evidence(of scenario: OnlineScenario) throws -> Evidence {
        let identifier = try transaction(of: scenario)
        let submission = books.submissions.first { $0.fields.values.contains(identifier) }
        return try #require(submission).evidence
    }

    func transaction(of scenario: OnlineScenario) throws -> String {
        try #require(books.scenarios.first { $0.scenario == scenario.rawValue }?.transactions.first)
    }
}

typealias JSONObject = [String: Any]

extension StoreAnswer {
    var object: JSONObject {
        get throws { try #require(try JSONSerialization.jsonObject(with: body) as? JSONObject) }
    }

    /// The error code of the Server API, nil without one.
    var errorCode: Int? {
        get throws { body.isEmpty || status == 401 ? nil : try object["errorCode"] as? Int }
    }
}

extension String {
    /// The payload of a JWS.
    var payload: JSONObject {
        get throws { try CompactToken(self).payload }
    }
}

package import AppStoreRecords
import FoundationEssentials
package import ReconciliationCore

/// Apple's answer about one receipt, by the old web service.
package struct VerifyReceiptStatement: Sendable {
    /// The environment that knows the receipt.
    package let environment: StoreEnvironment
    package let answer: VerifyReceiptAnswer
    /// The answer as sent: what is kept as evidence.
    package let body: SealedBytes
}

extension VerifyReceiptStatement: CustomStringConvertible, CustomReflectable {
    package var description: String {
        "\(environment.rawValue), status \(answer.status.code), \(answer.rows.count) rows"
    }

    /// The answer holds a receipt; none of it shows.
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// verifyReceipt, which Apple calls deprecated and keeps answering. Nothing else in this module needs this folder.
package struct VerifyReceiptClient: Sendable {
    private let asker: Asker
    private let endpoints: AppleEndpoints
    private let sharedSecrets: [BundleID: SealedBytes]

    /// - Parameter sharedSecrets: by app; an app without one is asked about without `password`, which is right unless it
    ///   sells subscriptions.
    package init(asker: Asker, sharedSecrets: [BundleID: SealedBytes], endpoints: AppleEndpoints = AppleEndpoints()) {
        self.asker = asker
        // A line end of its file does not belong to a secret, which is 32 hexadecimal digits.
        self.sharedSecrets = sharedSecrets.mapValues { SealedBytes($0.bytes.filter { $0 > 0x20 }) }
        self.endpoints = endpoints
    }

    /// Asks about one receipt: production first, the sandbox where Apple says so (21007), and back (21008).
    ///
    /// - Parameters:
    ///   - receipt: decoded bytes.
    ///   - app: whose shared secret to show; the receipt's bundle where it is known.
    ///   - isOurs: whether the app is one of ours. Nobody here has the secret of another: that it is missing is final.
    ///   - isReceiptHere: whether the bytes could be read as a receipt here. If not, 21002 is final; if so,
    ///     it may be a bad moment.
    /// - Returns: `answered` for 0 and 21006 only.
    package func verify(
        _ receipt: SealedBytes,
        of app: BundleID,
        isOurs: Bool = true,
        isReceiptHere: Bool
    ) async -> AppleAnswer<VerifyReceiptStatement> {
        let body: SealedBytes
        do {
            let content = Content(
                receiptData: Data(receipt.bytes).base64EncodedString(),
                password: sharedSecrets[app].map { String(decoding: $0.bytes, as: UTF8.self) }
            )
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            body = SealedBytes(Array(try encoder.encode(content)))
        } catch {
            return .retryLater(.cannotAsk, after: nil)
        }
        for environment in [StoreEnvironment.production, .sandbox, .production] {
            let outcome = await asker.ask(
                AppleEndpoint(.verifyReceipt, in: environment),
                for: app,
                request: { _ in HTTPRequest(url: endpoints.verifyReceipt(environment), body: body) },
                read: { Self.read($0, from: environment, isOurs: isOurs, isReceiptHere: isReceiptHere) }
            )
            guard outcome.isOtherEnvironment else { return outcome.answer }
        }
        // Each environment sent us to the other.
        return .retryLater(.notUnderstood, after: nil)
    }

    private struct Content: Encodable {
        let receiptData: String
        let password: String?

        enum CodingKeys: String, CodingKey {
            case receiptData = "receipt-data"
            case password
        }
    }

    private static func read(
        _ answer: HTTPAnswer,
        from environment: StoreEnvironment,
        isOurs: Bool,
        isReceiptHere: Bool
    ) -> Reading<VerifyReceiptStatement> {
        if answer.status == 401 { return .other(.credentialsRefused) }
        if answer.status == 429 { return .other(.rateLimited) }
        if answer.status >= 500 { return .other(.serverError) }
        // Verdicts about receipts come with 200; whatever else comes is about the connection.
        guard answer.status == 200 else { return .other(.notUnderstood) }
        let decoded: VerifyReceiptAnswer
        do {
            decoded = try VerifyReceiptAnswer(answer.body.bytes)
        } catch {
            return .other(.notUnderstood)
        }
        switch decoded.status.meaning {
        case .valid:
            return .answered(VerifyReceiptStatement(environment: environment, answer: decoded, body: answer.body))
        // An environment that sends us to itself has a fault of its own: ask again later.
        case .askSandbox: return .other(environment == .production ? .otherEnvironment : .temporary)
        case .askProduction: return .other(environment == .sandbox ? .otherEnvironment : .temporary)
        case .malformedOrTemporary: return isReceiptHere ? .other(.malformedHere) : .final(decoded.status.code)
        case .retry: return .other(.temporary)
        case .refused, .wrongRequest: return .final(decoded.status.code)
        case .wrongSharedSecret: return isOurs ? .other(.credentialsRefused) : .final(decoded.status.code)
        }
    }
}

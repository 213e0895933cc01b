import FoundationEssentials
import ReconciliationCore

extension ServerAPIClient {
    /// Asks one environment after the other until one knows it.
    ///
    /// "Not found" stands only if all of them say so; anything else ends the search there and then.
    func ask<Value: Sendable>(
        _ call: AppleCall,
        of app: BundleID,
        in environments: [StoreEnvironment],
        path: String,
        body: SealedBytes? = nil,
        read: (HTTPAnswer, StoreEnvironment) -> Reading<Value>
    ) async -> AppleAnswer<Value> {
        precondition(!environments.isEmpty)
        for environment in environments {
            let outcome = await asker.ask(
                AppleEndpoint(call, in: environment),
                for: app,
                request: { now in await request(path, of: app, in: environment, body: body, now: now) },
                read: { read($0, environment) }
            )
            if case .notFound = outcome.answer { continue }
            return outcome.answer
        }
        return .notFound
    }

    /// A page that lacks its list, promises more without saying where, or does not say whether there is more, is half an answer.
    static func page(
        _ signed: [String]?,
        _ next: String?,
        _ hasMore: Bool?,
        _ environment: StoreEnvironment
    ) -> Reading<SignedPage> {
        guard let signed, let hasMore, !hasMore || next != nil else { return .other(.notUnderstood) }
        let pieces = signed.map { SealedBytes($0) }
        return .answered(SignedPage(environment: environment, signed: pieces, next: next, hasMore: hasMore))
    }

    /// Twenty transactions or notifications take some hundred kilobytes.
    private var answerBytesMax: Int { 4 << 20 }

    private func request(
        _ path: String,
        of app: BundleID,
        in environment: StoreEnvironment,
        body: SealedBytes?,
        now: Instant
    ) async -> HTTPRequest? {
        do {
            let token = try await tokens.token(for: app, at: now)
            let address = endpoints.serverAPI(environment) + path
            return HTTPRequest(url: address, bearer: token.text, body: body, answerBytesMax: answerBytesMax)
        } catch {
            // Signing with a key that was read cannot fail but for want of memory; the caller hears `cannotAsk`.
            return nil
        }
    }

    /// InvalidTransactionId, said without asking: without an id, or with one of dots, the path would be another question.
    static func withoutTransaction<Value>() -> AppleAnswer<Value> { .final(errorCode: 4_000_006) }

    /// The path with an id as its last part; nil for an empty one, and for one that means the folder or the one above it (RFC 3986, 3.3):
    /// clients and servers leave those out of a path, escaped or not.
    static func path(_ start: String, _ id: String) -> String? {
        ["", ".", ".."].contains(id) ? nil : start + escaped(id)
    }

    static func query(_ parameters: [(String, String?)]) -> String {
        let written = parameters.compactMap { name, value in value.map { "\(name)=\(escaped($0))" } }
        return written.isEmpty ? "" : "?" + written.joined(separator: "&")
    }

    /// RFC 3986, 2.3: everything but the unreserved characters is escaped.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + Hexadecimal.uppercaseText([byte])
            }
        }
        return result
    }
}

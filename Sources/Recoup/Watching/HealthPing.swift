import AppStoreClient
import Foundation
import ReconciliationCore
import Reports

/// A dead man's switch as healthchecks.io speaks it: somebody else notices when a night does not start, does not end, or
/// ends badly. The address is a secret: it lies in a file and appears in no message.
struct HealthPing: Sendable {
    enum Signal: Sendable, Hashable {
        case start, success, failure
        /// Kept by the service and no sign of life: to try the address.
        case log

        fileprivate var path: String {
            switch self {
            case .start: "/start"
            case .success: ""
            case .failure: "/fail"
            case .log: "/log"
            }
        }
    }

    /// The longest body that the service keeps.
    private static let bodyBytesMax = 100_000
    private static let attemptsMax = 3

    private let address: String
    private let transport: any HTTPTransport

    /// - Parameters:
    ///   - path: the file with the address.
    ///   - transport: nil for the program's own.
    /// - Throws: `Fault` saying what is wrong with the file or the address.
    init(addressIn path: String, transport: (any HTTPTransport)? = nil) throws(Fault) {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw Fault(reason: .pingUnreadable(path))
        }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        address = text.trimmedSlash
        // What is put behind a fragment is sent to nobody: the end of a bad night would look like that of a good one.
        guard !address.contains("#") else { throw Fault(reason: .pingNoAddress(path, .addressWithFragment)) }
        do throws(TransportFailure) {
            _ = try WebAddress(address)
            var settings = TransportSettings()
            settings.connectTimeout = .seconds(5)
            settings.totalTimeout = .seconds(10)
            settings.userAgent = "recoup/\(recoupVersion)"
            if let transport {
                self.transport = transport
            } else {
                self.transport = try CurlMulti(settings: settings)
            }
        } catch {
            throw Fault(reason: .pingNoAddress(path, Message(error)))
        }
    }

    /// Why a ping cannot be sent, or was not taken. Never says the address.
    struct Fault: Error, Hashable {
        let reason: Message
    }

    /// Sends one signal of a run, again where the service does not answer.
    ///
    /// - Parameters:
    ///   - signal: what happened to the run.
    ///   - run: tells one run from the next; the service puts start and end together by it.
    ///   - body: for people; cut where it is longer than the service keeps.
    func send(_ signal: Signal, run: UUID, body: String = "") async throws(Fault) {
        let bytes = Array(body.utf8.prefix(Self.bodyBytesMax))
        let request = HTTPRequest(
            url: url(signal, run),
            body: SealedBytes(bytes),
            contentType: "text/plain; charset=utf-8"
        )
        var reason = Message(verbatim: "")
        for _ in 1...Self.attemptsMax {
            switch await transport.perform(request) {
            case .success(let answer):
                let said = String(decoding: answer.body.bytes.prefix(200), as: UTF8.self)
                // The service says 200 to an address it does not know, and that in words.
                if (200..<300).contains(answer.status), !said.contains("not found") { return }
                reason = .pingAnswered(answer.status, isUnknown: said.contains("not found"))
                guard answer.status >= 500 || answer.status == 429 else { throw Fault(reason: reason) }
            case .failure(let failure): reason = Message(verbatim: failure.kind.rawValue)
            }
        }
        throw Fault(reason: reason)
    }

    private func url(_ signal: Signal, _ run: UUID) -> String {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = (parts.dropFirst().map(String.init) + ["rid=\(run.uuidString.lowercased())"]).joined(separator: "&")
        return "\(parts[0])\(signal.path)?\(query)"
    }
}

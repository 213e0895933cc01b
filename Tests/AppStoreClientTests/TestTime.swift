import ReconciliationCore
import Synchronization

@testable import AppStoreClient

/// Time that passes only by waiting, at once, and remembers what was waited for.
final class TestTime: Waiting {
    private struct State {
        var microseconds: Int64 = 0
        var waits: [Int64] = []
    }

    private let start: Instant
    private let state = Mutex(State())

    init(start: Instant = Instant(milliseconds: 1_763_700_000_000)) { self.start = start }

    var uptime: Int64 { state.withLock { $0.microseconds } }
    var now: Instant { Instant(milliseconds: start.milliseconds + uptime / 1000) }
    /// Microseconds of each wait.
    var waits: [Int64] { state.withLock { $0.waits } }

    func pass(_ span: Span) { state.withLock { $0.microseconds += span.milliseconds * 1000 } }

    func wait(microseconds: Int64) async throws(CancellationError) {
        if Task.isCancelled { throw CancellationError() }
        state.withLock { state in
            state.microseconds += microseconds
            state.waits.append(microseconds)
        }
    }
}

/// A transport that answers from a script and keeps what it was asked.
final class ScriptedTransport: HTTPTransport {
    typealias Answer = Result<HTTPAnswer, TransportFailure>
    private let asked = Mutex<[HTTPRequest]>([])
    private let script: @Sendable (HTTPRequest, Int) -> Answer

    /// - Parameter script: the request, and how many came before it.
    init(_ script: @escaping @Sendable (HTTPRequest, Int) -> Answer) { self.script = script }

    var requests: [HTTPRequest] { asked.withLock { $0 } }

    func perform(_ request: HTTPRequest) async -> Answer {
        let place = asked.withLock { asked in
            asked.append(request)
            return asked.count - 1
        }
        return script(request, place)
    }
}

extension Result where Success == HTTPAnswer, Failure == TransportFailure {
    static func json(_ status: Int, _ body: String = "", retryAfter: String? = nil) -> Self {
        .success(HTTPAnswer(status: status, retryAfter: retryAfter, body: SealedBytes(body)))
    }

    static func refusal(_ code: Int) -> Self {
        json(code / 10_000, #"{"errorCode":\#(code),"errorMessage":"refused"}"#)
    }

    static func failed(_ kind: TransportFailure.Kind) -> Self { .failure(TransportFailure(kind, "scripted")) }
}

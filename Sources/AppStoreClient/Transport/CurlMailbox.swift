import CCurl
import Synchronization

/// A question on its way to the thread, with the one who waits for the answer.
struct CurlSubmission: Sendable {
    let id: UInt64
    let request: HTTPRequest
    let address: WebAddress
    let reply: CheckedContinuation<Result<HTTPAnswer, TransportFailure>, Never>

    func fail(_ kind: TransportFailure.Kind, _ detail: String) {
        reply.resume(returning: .failure(TransportFailure(kind, detail)))
    }
}

/// Where tasks leave questions and withdrawals for the thread that owns the multi handle.
///
/// The one lock of this module. It is held for a few assignments, never across a transfer or a wait.
final class CurlMailbox: Sendable {
    struct Mail {
        var arrivals: [CurlSubmission]
        var withdrawn: Set<UInt64>
        var isClosed: Bool
    }

    private struct State {
        /// The address of the multi handle, for waking its thread; nil once it is gone.
        ///
        /// `curl_multi_wakeup` is the one call libcurl allows from other threads. It is made under the lock under
        /// which `forget` clears this, and the handle is freed only after that.
        var multiAddress: UInt?
        var lastID: UInt64 = 0
        var arrivals: [CurlSubmission] = []
        /// Cancelled and not yet answered: as many as there are tasks waiting, at most.
        var withdrawn: Set<UInt64> = []
        var isClosed = false

        func wake() {
            if let multi = multiAddress.flatMap(UnsafeMutableRawPointer.init(bitPattern:)) { curl_multi_wakeup(multi) }
        }
    }

    private let state: Mutex<State>

    init(multiAddress: UInt) { state = Mutex(State(multiAddress: multiAddress)) }

    func nextID() -> UInt64 {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    /// A question cancelled before it came here is answered at once.
    func submit(_ submission: CurlSubmission) {
        let isTaken = state.withLock { state in
            if state.isClosed || state.withdrawn.contains(submission.id) { return false }
            state.arrivals.append(submission)
            state.wake()
            return true
        }
        if !isTaken { submission.fail(.cancelled, "cancelled before it was asked") }
    }

    func withdraw(_ id: UInt64) {
        state.withLock { state in
            state.withdrawn.insert(id)
            state.wake()
        }
    }

    /// To be called once the question is answered: nothing about it is remembered.
    func settle(_ id: UInt64) {
        state.withLock { state in _ = state.withdrawn.remove(id) }
    }

    func close() {
        state.withLock { state in
            state.isClosed = true
            state.wake()
        }
    }

    // For the thread.

    func take() -> Mail {
        state.withLock { state in
            defer { state.arrivals = [] }
            return Mail(arrivals: state.arrivals, withdrawn: state.withdrawn, isClosed: state.isClosed)
        }
    }

    func forget() {
        state.withLock { state in state.multiAddress = nil }
    }
}

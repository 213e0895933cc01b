import FlyingFox
import FlyingSocks
import Foundation

/// The other side went away.
struct ConnectionBroken: Error {}

/// Ends a connection before a byte of the answer is written: FlyingFox asks for frames first, and gives up here.
struct ClosedConnection: WSHandler {
    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        throw ConnectionBroken()
    }
}

/// A body that breaks off in the middle.
struct HalfBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let bytes: Data

    func makeAsyncIterator() -> Iterator {
        Iterator(rest: bytes)
    }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var rest: Data

        mutating func next() async throws -> UInt8? {
            guard let byte = rest.popFirst() else { throw ConnectionBroken() }
            return byte
        }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            guard !rest.isEmpty else { throw ConnectionBroken() }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}

/// Counts connections by the one line FlyingFox logs for each; says nothing.
struct ConnectionCount: Logging {
    let tally: StoreTally

    func logDebug(_ debug: @autoclosure () -> String) {}

    func logInfo(_ info: @autoclosure () -> String) {
        if info().hasSuffix("open connection") { tally.recordConnection() }
    }

    func logWarning(_ warning: @autoclosure () -> String) {}
    func logError(_ error: @autoclosure () -> String) {}
    func logCritical(_ critical: @autoclosure () -> String) {}
}

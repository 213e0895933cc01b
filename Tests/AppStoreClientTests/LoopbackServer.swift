import Glibc
import Synchronization

import class Foundation.NSCondition
import class Foundation.Thread

/// A request as it came over the wire.
struct SeenRequest: Sendable {
    let line: String
    let headers: [String: String]
    let body: [UInt8]

    var path: String { String(line.split(separator: " ").dropFirst().first ?? "") }
    var bodyText: String { String(decoding: body, as: UTF8.self) }
}

/// What the server does about it.
struct Reply: Sendable {
    /// Written as they are.
    var bytes: [UInt8] = []
    var closesAfterwards = false
    /// The reply is held back until this gate opens.
    var gate: Gate?
    /// No reply ever; the connection stays open until the client leaves.
    var isSilent = false

    static func http(_ status: Int, _ body: String = "", headers: [String: String] = [:], after gate: Gate? = nil)
        -> Reply
    {
        http(status, Array(body.utf8), headers: headers, after: gate)
    }

    static func http(_ status: Int, _ body: [UInt8], headers: [String: String] = [:], after gate: Gate? = nil) -> Reply
    {
        var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        return Reply(bytes: Array((head + "\r\n").utf8) + body, gate: gate)
    }

    /// Written, and then the connection is closed.
    static func raw(_ text: String) -> Reply { Reply(bytes: Array(text.utf8), closesAfterwards: true) }

    static let silence = Reply(isSilent: true)
}

/// Holds replies back until the test opens it, so that no test has to guess how long something takes.
final class Gate: Sendable {
    private let condition = NSCondition()
    private let isOpen = Mutex(false)

    func open() {
        condition.lock()
        isOpen.withLock { $0 = true }
        condition.broadcast()
        condition.unlock()
    }

    /// Blocks the thread of a connection.
    fileprivate func pass() {
        condition.lock()
        while !isOpen.withLock({ $0 }) { condition.wait() }
        condition.unlock()
    }
}

/// A small HTTP/1.1 server on this machine: a thread per connection, an answer per request.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let log: Log

    private final class Log: Sendable {
        let requests = Mutex<[SeenRequest]>([])
        let connectionCount = Mutex(0)
        let underWay = Mutex((now: 0, most: 0))

        func begin() {
            underWay.withLock { count in
                count.now += 1
                count.most = max(count.most, count.now)
            }
        }

        func end() { underWay.withLock { $0.now -= 1 } }
    }

    var address: String { "http://127.0.0.1:\(port)" }
    var requests: [SeenRequest] { log.requests.withLock { $0 } }
    var connectionCount: Int { log.connectionCount.withLock { $0 } }
    /// The most requests that waited for their replies at one time.
    var underWayMax: Int { log.underWay.withLock { $0.most } }

    /// Returns once so many requests wait for their replies, however long that takes.
    ///
    /// - Throws: when the task is cancelled meanwhile.
    func waitUntil(underWay count: Int) async throws {
        while log.underWay.withLock({ $0.now < count }) { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// - Parameter isForgetful: for long tests, which would measure the memory of this server otherwise.
    init(isForgetful: Bool = false, _ answer: @escaping @Sendable (SeenRequest) -> Reply) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && listen(listener, 256) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard listener >= 0, isBound else { throw CannotListen() }
        self.listener = listener
        port = UInt16(bigEndian: place.sin_port)
        let log = Log()
        self.log = log
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                log.connectionCount.withLock { $0 += 1 }
                Thread.detachNewThread {
                    Self.serve(connection, log, isForgetful: isForgetful, answer)
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    struct CannotListen: Error {}

    private static func serve(
        _ connection: Int32,
        _ log: Log,
        isForgetful: Bool,
        _ answer: (SeenRequest) -> Reply
    ) {
        var pending: [UInt8] = []
        while let request = next(connection, &pending) {
            if !isForgetful { log.requests.withLock { $0.append(request) } }
            let reply = answer(request)
            log.begin()
            if reply.isSilent {
                // Nothing comes any more; the end of the connection does.
                _ = next(connection, &pending)
                log.end()
                return
            }
            reply.gate?.pass()
            // Before the client can know: it may send its next request at once.
            log.end()
            var sent = 0
            while sent < reply.bytes.count {
                let count = reply.bytes[sent...].withUnsafeBytes {
                    send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                sent += count
            }
            if reply.closesAfterwards { return }
        }
    }

    private static func next(_ connection: Int32, _ pending: inout [UInt8]) -> SeenRequest? {
        let blank = Array("\r\n\r\n".utf8)
        var chunk = [UInt8](repeating: 0, count: 16_384)
        func more() -> Bool {
            let count = recv(connection, &chunk, chunk.count, 0)
            if count > 0 { pending += chunk[..<count] }
            return count > 0
        }
        var end: Int?
        while end == nil {
            // A TLS handshake, which has no blank line to wait for.
            if pending.first == 0x16 { return SeenRequest(line: "TLS", headers: [:], body: []) }
            end = pending.indices.first { pending[$0...].starts(with: blank) }
            if end == nil, !more() { return nil }
        }
        guard let end else { return nil }
        let lines = String(decoding: pending[..<end], as: UTF8.self).split(separator: "\r\n").map(String.init)
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        pending.removeFirst(end + 4)
        let length = Int(headers["content-length"] ?? "0") ?? 0
        while pending.count < length { if !more() { return nil } }
        let body = Array(pending[..<length])
        pending.removeFirst(length)
        return SeenRequest(line: lines.first ?? "", headers: headers, body: body)
    }
}

import Foundation
import Glibc

/// One request over a connection of its own: no proxy of the environment, no second try, no time-out.
enum PlainHTTP {
    struct Answer: Sendable {
        var status: Int
        /// By lower-case name.
        var headers: [String: String]
        var body: Data
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// The connection ended before the answer was whole.
    struct Broken: Error {}

    /// - Parameter base: `http://127.0.0.1:PORT`, as the store says it.
    static func ask(
        _ method: String = "GET",
        _ base: String,
        _ path: String,
        token: String = "",
        body: Data = Data()
    ) async throws -> Answer {
        guard let port = base.split(separator: ":").last.flatMap({ UInt16($0) }) else { throw Broken() }
        let head = [
            "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1", "Connection: close", "Authorization: \(token)",
            "Content-Length: \(body.count)", "", "",
        ]
        let request = Data(head.joined(separator: "\r\n").utf8) + body
        return try await withCheckedThrowingContinuation { continuation in
            // The calls block: they need a thread that nobody else waits for.
            Thread.detachNewThread {
                continuation.resume(with: Result { try answer(exchange(request, port: port)) })
            }
        }
    }

    /// Sends and reads until the other side closes.
    private static func exchange(_ request: Data, port: UInt16) throws -> Data {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(connection, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw Broken() }
        var rest = request[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Broken() }
            rest = rest.dropFirst(count)
        }
        var received = Data()
        var chunk = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return received }
            received += chunk[..<count]
        }
    }

    private static func answer(_ bytes: Data) throws -> Answer {
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { throw Broken() }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        let body = bytes[end.upperBound...]
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard let status, body.count == headers["content-length"].flatMap({ Int($0) }) ?? 0 else { throw Broken() }
        return Answer(status: status, headers: headers, body: Data(body))
    }
}

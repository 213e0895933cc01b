import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct AnswerRoomTests {
    @Test func `there is room for so many large answers at a time, and again for each that left`() {
        let room = AnswerRoom(largeAnswersMax: 2)
        #expect(room.hasRoom && room.enter() && room.enter() && !room.hasRoom && !room.enter())
        room.leave()
        #expect(room.hasRoom && room.enter() && !room.hasRoom && !room.enter())
    }
}

@Suite(.timeLimit(.minutes(60))) struct CurlMultiTests {
    private func transport(_ change: (inout TransportSettings) -> Void = { _ in }) throws -> CurlMulti {
        var settings = TransportSettings.unhurried
        change(&settings)
        return try CurlMulti(settings: settings)
    }

    private func kind(_ result: Result<HTTPAnswer, TransportFailure>) -> TransportFailure.Kind? {
        guard case .failure(let failure) = result else { return nil }
        return failure.kind
    }

    @Test func `a question and its answer go over one kept connection`() async throws {
        let server = try LoopbackServer { .http(200, "hello " + $0.bodyText) }
        let transport = try transport()
        for word in ["one", "two", "three"] {
            let request = HTTPRequest(url: server.address + "/a", bearer: SealedBytes("token"), body: SealedBytes(word))
            let answer = try await transport.perform(request).get()
            #expect(answer.status == 200)
            #expect(answer.body == SealedBytes("hello " + word))
        }
        #expect(server.connectionCount == 1)
        let seen = try #require(server.requests.first)
        #expect(seen.line == "POST /a HTTP/1.1")
        #expect(seen.headers["authorization"] == "Bearer token")
        #expect(seen.headers["content-type"] == "application/json")
        #expect(seen.headers["expect"] == nil)
    }

    @Test func `a large body is sent whole and at once`() async throws {
        let server = try LoopbackServer { .http(200, "\($0.body.count)") }
        let body = SealedBytes([UInt8](repeating: 65, count: 3_000_000))
        let answer = try await transport().perform(HTTPRequest(url: server.address, body: body)).get()
        #expect(answer.body == SealedBytes("3000000"))
    }

    @Test func `large answers come one after the other and all of them whole`() async throws {
        let server = try LoopbackServer { _ in .http(200, String(repeating: "x", count: 400_000)) }
        let transport = try transport {
            $0.smallAnswerBytesMax = 10_000
            $0.largeAnswersMax = 1
        }
        let sizes = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    switch await transport.perform(HTTPRequest(url: server.address)) {
                    case .success(let answer): answer.body.bytes.count
                    case .failure: nil
                    }
                }
            }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(sizes == Array(repeating: 400_000, count: 12))
    }

    @Test func `an answer longer than its question allows is too large`() async throws {
        let server = try LoopbackServer { _ in .http(200, String(repeating: "x", count: 1001)) }
        let transport = try transport()
        let short = HTTPRequest(url: server.address, answerBytesMax: 1000)
        #expect(kind(await transport.perform(short)) == .tooLarge)
        let long = HTTPRequest(url: server.address, answerBytesMax: 1001)
        #expect(kind(await transport.perform(long)) == nil)
    }

    @Test func `redirects are not followed`() async throws {
        let server = try LoopbackServer { _ in .http(302, headers: ["Location": "/elsewhere"]) }
        let answer = try await transport().perform(HTTPRequest(url: server.address + "/here")).get()
        #expect(answer.status == 302)
        #expect(server.requests.map(\.path) == ["/here"])
    }

    @Test func `every status is an answer, with its Retry-After`() async throws {
        let server = try LoopbackServer { _ in .http(429, "{}", headers: ["Retry-After": "1763720000000"]) }
        let answer = try await transport().perform(HTTPRequest(url: server.address)).get()
        #expect(answer.status == 429)
        #expect(answer.retryAfter == "1763720000000")
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"half\":", TransportFailure.Kind.broken),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nabc", .broken),
        ("", .broken),
        ("HTTP/1.1 200 OK\r\nContent-Le", .broken),
        ("SSH-2.0-OpenSSH_9.6\r\n", .notHTTP),
        ("\u{0}\u{1}\u{2}garbage", .notHTTP),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain", .notHTTP),
    ])
    func `half an answer and garbage are named failures`(bytes: String, expected: TransportFailure.Kind) async throws {
        let server = try LoopbackServer { _ in .raw(bytes) }
        #expect(kind(try await transport().perform(HTTPRequest(url: server.address))) == expected)
    }

    @Test func `an answer one byte too long is refused, also where its length is not told`() async throws {
        let server = try LoopbackServer { request in
            let body = String(repeating: "x", count: request.path == "/fits" ? 1000 : 1001)
            return request.path == "/told" || request.path == "/fits"
                ? .http(200, body) : .raw("HTTP/1.1 200 OK\r\n\r\n" + body)
        }
        let transport = try transport { $0.answerBytesMax = 1000 }
        #expect(try await transport.perform(HTTPRequest(url: server.address + "/fits")).get().body.bytes.count == 1000)
        for path in ["/told", "/untold"] {
            #expect(kind(await transport.perform(HTTPRequest(url: server.address + path))) == .tooLarge)
        }
    }

    @Test func `what counts is the size after decoding`() async throws {
        let bomb = Compressed.zeros(count: 20_000_000)
        let server = try LoopbackServer { _ in .http(200, bomb, headers: ["Content-Encoding": "gzip"]) }
        #expect(bomb.count < 100_000)
        let small = try transport { $0.answerBytesMax = 1 << 20 }
        #expect(kind(await small.perform(HTTPRequest(url: server.address))) == .tooLarge)
        let large = try transport()
        #expect(try await large.perform(HTTPRequest(url: server.address)).get().body.bytes.count == 20_000_000)
    }

    @Test func `endless headers are refused`() async throws {
        let many = (0..<200).map { "X-\($0): " + String(repeating: "y", count: 1000) + "\r\n" }.joined()
        let server = try LoopbackServer { _ in .raw("HTTP/1.1 200 OK\r\n" + many + "\r\n") }
        #expect(kind(try await transport().perform(HTTPRequest(url: server.address))) == .tooLarge)
    }

    @Test func `a silent server times out`() async throws {
        let server = try LoopbackServer { _ in .silence }
        let transport = try transport { $0.totalTimeout = Span(milliseconds: 50) }
        #expect(kind(await transport.perform(HTTPRequest(url: server.address))) == .timedOut)
    }

    @Test func `where nothing listens there is no connection`() async throws {
        let port = try ClosedPort()
        let result = try await transport().perform(HTTPRequest(url: "http://127.0.0.1:\(port.number)/"))
        #expect(kind(result) == .cannotConnect)
    }

    @Test(arguments: [
        "http://api.storekit.apple.com/", "ftp://127.0.0.1/", "file:///etc/passwd", "nonsense", "",
        "https://user:word@host/", "http://127.0.0.1.example.com/", "http://localhost.example.com/", "http://10.0.0.1/",
    ])
    func `only https is asked, and http on this machine`(url: String) async throws {
        #expect(kind(try await transport().perform(HTTPRequest(url: url))) == .badURL)
    }

    @Test(arguments: ["http://localhost/", "http://127.0.0.1:8080/x", "http://127.1.2.3/", "http://[::1]:80/"])
    func `this machine is known by its names`(url: String) throws {
        #expect(try WebAddress(url).isLoopback)
    }

    @Test func `cancelled questions end without an answer and the others go on`() async throws {
        let gate = Gate()
        let server = try LoopbackServer { $0.path == "/silent" ? .silence : .http(200, after: gate) }
        let transport = try transport()
        async let other = transport.perform(HTTPRequest(url: server.address + "/other"))
        let results = try await withThrowingTaskGroup(of: Result<HTTPAnswer, TransportFailure>.self) { group in
            for _ in 0..<20 { group.addTask { await transport.perform(HTTPRequest(url: server.address + "/silent")) } }
            try await server.waitUntil(underWay: 21)
            group.cancelAll()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count == 20)
        #expect(results.allSatisfy { kind($0) == .cancelled })
        gate.open()
        #expect(try await other.get().status == 200)
    }

    @Test func `a task cancelled beforehand asks nothing`() async throws {
        let server = try LoopbackServer { _ in .http(200) }
        let transport = try transport()
        let result = await withTaskGroup(of: Result<HTTPAnswer, TransportFailure>.self) { group in
            group.cancelAll()
            group.addTask { await transport.perform(HTTPRequest(url: server.address)) }
            return await group.next()
        }
        #expect(result.flatMap(kind) == .cancelled)
        #expect(server.requests.isEmpty)
    }

    @Test func `as many as are allowed run at a time, and no more`() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _ in .http(200, after: gate) }
        let transport = try transport { $0.concurrentMax = 3 }
        let statuses = try await withThrowingTaskGroup(of: Result<HTTPAnswer, TransportFailure>.self) { group in
            for _ in 0..<30 {
                group.addTask { await transport.perform(HTTPRequest(url: server.address)) }
            }
            try await server.waitUntil(underWay: 3)
            gate.open()
            return try await group.reduce(into: []) { $0.append(try $1.get().status) }
        }
        #expect(statuses == Array(repeating: 200, count: 30))
        #expect(server.underWayMax == 3)
        #expect(server.connectionCount <= 3)
        #expect(server.requests.count == 30)
    }

    @Test func `cancelling in the middle of many questions leaves no task waiting`() async throws {
        let server = try LoopbackServer { request in
            request.path.hasSuffix("7") ? .silence : .http(200, String(repeating: "x", count: 10_000))
        }
        // More than there are silent ones: the others always find a place.
        let transport = try transport { $0.concurrentMax = 16 }
        for round in 0..<7 {
            let results = await withTaskGroup(of: Result<HTTPAnswer, TransportFailure>.self) { group in
                for place in 0..<100 {
                    let url = "\(server.address)/\(place * 37 % 100)"
                    group.addTask { await transport.perform(HTTPRequest(url: url)) }
                }
                var results: [Result<HTTPAnswer, TransportFailure>] = []
                for await result in group {
                    results.append(result)
                    if results.count == round * 12 + 1 { group.cancelAll() }
                }
                return results
            }
            #expect(results.count == 100)
            #expect(results.allSatisfy { kind($0) == nil || kind($0) == .cancelled })
            #expect(results.count { kind($0) == .cancelled } >= 10)
        }
        #expect(try await transport.perform(HTTPRequest(url: server.address + "/0")).get().status == 200)
    }

    @Test func `a transport that is let go takes its thread with it`() async throws {
        await #expect(processExitsWith: .success) {
            let server = try LoopbackServer { _ in .http(200) }
            for _ in 0..<50 {
                let transport = try CurlMulti(settings: .unhurried)
                _ = await transport.perform(HTTPRequest(url: server.address))
            }
            // Fifty threads of ours would stay for ever; the alarm of `endIfHung` would tell.
            endIfHung()
            while try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count >= 40 {
                try await Task.sleep(for: .milliseconds(1))
            }
            exit(0)
        }
    }
}

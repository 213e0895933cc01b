import FlyingFox
import FlyingSocks
import Foundation

/// The store over real HTTP on 127.0.0.1.
package struct StoreServer: Sendable {
    let requests: StoreRequestHandler
    let faults: FaultPlan
    package let tally: StoreTally
    private let server: HTTPServer

    /// - Parameters:
    ///   - requests: answers them.
    ///   - faults: what goes wrong, and how often.
    ///   - tally: counts the requests.
    ///   - port: 0 takes any free one.
    ///   - pause: lets the latency of a fault pass.
    package init(
        requests: StoreRequestHandler,
        faults: FaultPlan,
        tally: StoreTally,
        port: UInt16,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) throws {
        var requests = requests
        requests.clock.skewMilliseconds = faults.skewMilliseconds
        self.requests = requests
        self.faults = faults
        self.tally = tally
        let configuration = HTTPServer.Configuration(
            address: try .inet(ip4: "127.0.0.1", port: port),
            // Latency is part of a fault; nothing here may cut it short.
            timeout: 600,
            sharedRequestBufferSize: 4 << 20,
            pool: PromptPool(),
            logger: ConnectionCount(tally: tally)
        )
        let handler = StoreHandler(requests: requests, faults: faults, tally: tally, pause: pause)
        server = HTTPServer(config: configuration, handler: handler)
    }

    /// Serves until the task is cancelled or `stop` is called.
    package func run() async throws {
        try await server.run()
    }

    /// Waits until requests are taken; answers the base URL.
    package func baseURL() async throws -> String {
        // It listens at once, or `run` says why not: the limit is for what should never happen.
        try await server.waitUntilListening(timeout: 3_600)
        guard case .ip4(let address, let port) = await server.listeningAddress else {
            throw SocketError.unsupportedAddress
        }
        return "http://\(address):\(port)"
    }

    /// Takes no more connections and lets the open ones finish for a second.
    package func stop() async {
        await server.stop(timeout: 1)
    }
}

/// One request: its number, its faults, its answer, its count.
private struct StoreHandler: HTTPHandler {
    let requests: StoreRequestHandler
    let faults: FaultPlan
    let tally: StoreTally
    let pause: @Sendable (Duration) async throws -> Void

    @concurrent
    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if request.path == "/simulator/counts" {
            return Self.response(try .json(await tally.counts))
        }
        let body = try await request.bodyData
        let decision = faults.decision(for: await tally.next())
        let target = StoreTarget(path: request.path)
        if decision.latencyMilliseconds > 0 { try await pause(.milliseconds(decision.latencyMilliseconds)) }
        if decision.fault == .drop {
            await tally.record(target.name, "fault_drop")
            return HTTPResponse(webSocket: ClosedConnection())
        }
        let answer = try await answer(request, body, at: target, decision.fault)
        await tally.record(target.name, answer.result)
        return decision.fault == .half ? Self.half(answer) : Self.response(answer)
    }

    private func answer(
        _ request: HTTPRequest,
        _ body: Data,
        at target: StoreTarget,
        _ fault: FaultPlan.Fault?
    ) async throws -> StoreAnswer {
        if let spoilt = try spoilt(fault, at: target) { return spoilt }
        if target.endpoint != .verifyReceipt, let until = await tally.retryAfter(at: requests.clock.machine()) {
            return try Self.tooMany(until)
        }
        let asked = StoreRequest(
            method: request.method.rawValue,
            path: request.path,
            query: request.query.map { ($0.name, $0.value) },
            authorization: request.headers[.authorization],
            body: body
        )
        var answer = requests.answer(asked, at: target)
        if fault == .half { answer.result = "fault_half" }
        if case .tampered(let signaturesMax) = fault {
            answer.body = Self.tampered(answer.body, signaturesMax: signaturesMax)
            answer.result = "fault_tampered"
        }
        return answer
    }

    /// The answer a fault puts in place of the right one.
    private func spoilt(_ fault: FaultPlan.Fault?, at target: StoreTarget) throws -> StoreAnswer? {
        let isLegacy = target.endpoint == .verifyReceipt
        switch fault {
        case nil, .half, .drop, .tampered: return nil
        case .status500:
            var answer = isLegacy ? StoreAnswer.bare(500) : try .error(.generalInternalRetryable)
            answer.result = "fault_status500"
            return answer
        case .status429, .storm(429):
            let until = Int64(requests.clock.machine().timeIntervalSince1970 + 1) * 1_000
            var answer = isLegacy ? StoreAnswer.bare(429) : try Self.tooMany(until)
            answer.result = fault == .status429 ? "fault_status429" : "storm_429"
            return answer
        case .garbage:
            return StoreAnswer(
                status: 200,
                headers: ["Content-Type": "text/html"],
                body: Data("<html><body>Our systems are busy.</body></html>".utf8),
                result: "fault_garbage"
            )
        case .storm(let code) where code < 1_000:
            var answer = StoreAnswer.bare(code)
            answer.result = "storm_\(code)"
            return answer
        case .storm(let code):
            return isLegacy ? try .json(ReceiptAnswer(status: code), result: "storm_\(code)") : nil
        }
    }

    /// Signed data of which the last letters of the first signatures are others.
    private static func tampered(_ body: Data, signaturesMax: Int) -> Data {
        let text = String(decoding: body, as: UTF8.self)
        let signed = /(eyJ[\w-]+\.[\w-]+\.[\w-]+)[\w-]{8}/
        return Data(text.replacing(signed, maxReplacements: signaturesMax) { "\($0.1)AAAAAAAA" }.utf8)
    }

    /// Apple's header is an absolute time in milliseconds (facts c.7).
    private static func tooMany(_ until: Int64) throws -> StoreAnswer {
        var answer = try StoreAnswer.error(.rateLimitExceeded)
        answer.headers["Retry-After"] = String(until)
        return answer
    }

    private static func response(_ answer: StoreAnswer) -> HTTPResponse {
        HTTPResponse(
            statusCode: HTTPStatusCode(answer.status, phrase: "Status \(answer.status)"),
            headers: headers(answer),
            body: HTTPBodySequence(data: answer.body, suggestedBufferSize: max(1, answer.body.count))
        )
    }

    private static func half(_ answer: StoreAnswer) -> HTTPResponse {
        HTTPResponse(
            statusCode: HTTPStatusCode(answer.status, phrase: "Status \(answer.status)"),
            headers: headers(answer),
            body: HTTPBodySequence(
                from: HalfBody(bytes: answer.body.prefix(answer.body.count / 2)),
                count: max(1, answer.body.count)
            )
        )
    }

    private static func headers(_ answer: StoreAnswer) -> HTTPHeaders {
        var headers = HTTPHeaders()
        for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
        return headers
    }
}

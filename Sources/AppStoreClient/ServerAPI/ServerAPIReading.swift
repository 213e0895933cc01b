import FoundationEssentials

/// What an HTTP answer of the App Store Server API means (Apple, "Error codes").
enum ServerAPIReading {
    /// Not known there: ask the other environment.
    static let notFoundCodes: Set<Int64> = [4_040_005, 4_040_010]
    /// The "Retryable" twins, and the general ones.
    static let temporaryCodes: Set<Int64> = [4_040_002, 4_040_004, 4_040_006, 5_000_000, 5_000_001]
    static let rateLimitCode: Int64 = 4_290_000

    static func read<Body: Decodable, Value: Sendable>(
        _ answer: HTTPAnswer,
        _ body: Body.Type,
        _ value: (Body) -> Reading<Value>
    ) -> Reading<Value> {
        guard answer.status == 200 else { return .refusal(answer) }
        do {
            return value(try JSONDecoder().decode(Body.self, from: Data(answer.body.bytes)))
        } catch {
            // Half an answer, or a page of somebody in between: as good as none.
            return .other(.notUnderstood)
        }
    }

    static func errorCode(_ answer: HTTPAnswer) -> Int64? {
        do {
            return try JSONDecoder().decode(ErrorBody.self, from: Data(answer.body.bytes)).errorCode
        } catch {
            return nil
        }
    }
}

extension Reading {
    static func refusal(_ answer: HTTPAnswer) -> Self {
        if answer.status == 401 { return .other(.credentialsRefused) }
        let code = ServerAPIReading.errorCode(answer)
        if answer.status == 429 || code == ServerAPIReading.rateLimitCode { return .other(.rateLimited) }
        if answer.status >= 500 { return .other(.serverError) }
        // Without Apple's code it is not Apple's answer: a proxy, a firewall, another host.
        guard let code, (400..<500).contains(answer.status) else { return .other(.notUnderstood) }
        if ServerAPIReading.notFoundCodes.contains(code) { return .other(.notFound) }
        if ServerAPIReading.temporaryCodes.contains(code) { return .other(.temporary) }
        return .final(code)
    }
}

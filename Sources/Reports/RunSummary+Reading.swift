import FoundationEssentials
import ReconciliationCore

extension RunSummary {
    /// Takes over what only the run itself could know, from the summary it left: what it warned of, which inputs were
    /// late, what it asked Apple, and how long it took.
    ///
    /// - Parameter json: a `summary.json`.
    /// - Throws: `DecodingError` where it is none.
    package mutating func takeOver(fromRun json: String) throws {
        struct Stated: Decodable {
            struct Late: Decodable {
                var kind: IntakeKind
                var latest: Date?
                var max_age_seconds: Int64
            }
            var warnings: [String]
            var late_inputs: [Late]
            var requests: [String: [String: Int]]
            var durations_milliseconds: [String: Int64]
            var unproven_credits_not_listed: Int
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let stated = try decoder.decode(Stated.self, from: Data(json.utf8))
        warnings = stated.warnings
        lateInputs = stated.late_inputs.map { late in
            LateInput(
                kind: late.kind,
                latest: late.latest.map { Instant(milliseconds: Int64($0.timeIntervalSince1970) * 1000) },
                maxAge: .seconds(late.max_age_seconds)
            )
        }
        requests = stated.requests.sorted { $0.key < $1.key }.flatMap { endpoint, results in
            results.sorted { $0.key < $1.key }.map { Requests(endpoint: endpoint, result: $0.key, count: $0.value) }
        }
        durations = stated.durations_milliseconds
        unlistedUnprovenCredits = stated.unproven_credits_not_listed
    }

    /// What the `summary.json` of a folder says of the books; nil where there is none, or it cannot be understood.
    ///
    /// Left out is what differs each time the same books are read: how long it took, how much was checked, what Apple
    /// was asked meanwhile.
    static func content(inFolder folder: String) throws -> JSONValue? {
        guard let json = try FileSystem.contents(ofFile: folder + "/summary.json") else { return nil }
        do {
            let read = try JSONDecoder().decode(JSONValue.self, from: Data(json))
            guard case .object(var members) = read else { return nil }
            for passing in ["durations_milliseconds", "control_totals", "requests"] { members[passing] = nil }
            return .object(members)
        } catch is DecodingError {
            return nil
        }
    }
}

import FoundationEssentials
import ReconciliationCore

extension RunSummary {
    /// Takes over what only the run itself could know, from the summary it left: what it warned of, how far its inputs reached and
    /// which were late, what it asked Apple, and how long it took.
    ///
    /// - Parameter json: a `summary.json`.
    /// - Throws: `DecodingError` where it is none.
    package mutating func restore(fromRun json: String) throws {
        struct Stated: Decodable {
            struct Late: Decodable {
                var kind: IntakeKind
                var latest: Date?
                var max_age_seconds: Int64
            }
            struct Changed: Decodable {
                var settings: [SettingChange]
                var moves: Int
            }
            struct TakenBack: Decodable {
                var run_id: Int64
                var as_of: Date
            }
            var lacks_proof: Bool
            var alarms: [String]
            var alarms_zh_hans: [String]
            var refused_files: Int
            var warnings: [String]
            var warnings_zh_hans: [String]
            var trust_in_force: [String]
            var changed_settings: Changed
            var days_since_last_run: Int?
            var runs_taken_back: [TakenBack]
            var late_inputs: [Late]
            var watermarks: [String: Date]
            var requests: [String: [String: Int]]
            var durations_milliseconds: [String: Int64]
            var unproven_credits_not_listed: Int
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let stated = try decoder.decode(Stated.self, from: Data(json.utf8))
        lacksProof = stated.lacks_proof
        refusedFiles = stated.refused_files
        alarms = Self.messages(stated.alarms, stated.alarms_zh_hans)
        let messages = Self.messages(stated.warnings, stated.warnings_zh_hans)
        trustInForce = Array(messages.prefix(stated.trust_in_force.count))
        warnings = Array(messages.dropFirst(stated.trust_in_force.count))
        changedSettings = SettingChanges(
            settings: stated.changed_settings.settings,
            moves: stated.changed_settings.moves
        )
        daysSinceLastRun = stated.days_since_last_run
        takenBack = stated.runs_taken_back.map { run in
            TakenBackRun(id: RunID(run.run_id), asOf: Instant(run.as_of))
        }
        totals.watermarks = stated.watermarks.mapValues(Instant.init)
        lateInputs = stated.late_inputs.map { late in
            LateInput(
                kind: late.kind,
                latest: late.latest.map(Instant.init),
                maxAge: .seconds(late.max_age_seconds)
            )
        }
        requests = stated.requests.sorted { $0.key < $1.key }.flatMap { endpoint, results in
            results.sorted { $0.key < $1.key }.map { Requests(endpoint: endpoint, result: $0.key, count: $0.value) }
        }
        durations = stated.durations_milliseconds
        unlistedUnprovenCredits = stated.unproven_credits_not_listed
    }

    private static func messages(_ english: [String], _ simplifiedChinese: [String]) -> [Message] {
        zip(english, simplifiedChinese).map { Message(inEnglish: $0, inSimplifiedChinese: $1) }
    }

    /// From what a `summary.json` was made: its run and the files that were imported.
    struct Origin: Decodable {
        struct Source: Decodable {
            let sha256: String
        }
        let run_id: Int64
        let as_of: String
        let sources: [Source]

        /// Nil where it cannot be understood.
        init?(json: [UInt8]) {
            let stated = Result { try JSONDecoder().decode(Self.self, from: Data(json)) }
            guard case .success(let stated) = stated else { return nil }
            self = stated
        }
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
            for passing in ["durations_milliseconds", "control_totals", "control_totals_legend", "requests"] {
                members[passing] = nil
            }
            return .object(members)
        } catch is DecodingError {
            return nil
        }
    }
}

extension Instant {
    /// As files state it: in whole seconds.
    fileprivate init(_ date: Date) { self.init(milliseconds: Int64(date.timeIntervalSince1970) * 1000) }
}

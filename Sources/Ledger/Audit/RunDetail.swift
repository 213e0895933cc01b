import ReconciliationCore

/// What the event of a run says: of the run, of the run before it, and of the rows the ledger held.
struct RunDetail: Decodable {
    let run: RunID
    let asOf: String
    /// The salted digest of the policy it judged by: a policy names people.
    let policyDigest: String
    /// The digest of the run before as it ended, with its balances.
    let runBefore: String
    let rows: [String: RunningDigest]

    private enum CodingKeys: String, CodingKey {
        case run = "run_id"
        case asOf = "as_of"
        case policyDigest = "policy_digest"
        case runBefore = "run_before"
        case rows
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        run = RunID(try members.decode(Int64.self, forKey: .run))
        asOf = try members.decode(String.self, forKey: .asOf)
        policyDigest = try members.decode(String.self, forKey: .policyDigest)
        runBefore = try members.decode(String.self, forKey: .runBefore)
        rows = try members.decode([String: RunningDigest].self, forKey: .rows)
    }
}

extension RunAuditStore {
    /// What the event of a run says of the ledger at the moment it is written.
    func runDetail(_ run: RunID) throws -> [String: AuditDetail] {
        guard let judged = try judgement(of: run) else {
            throw StoreFailure(.noSuchRun(run), at: "")
        }
        return [
            "as_of": .text(judged.asOf.text),
            "policy_digest": .text(saltedDigest(judged.policy, salt: try auditSalt())),
            "rows": .object(try currentDigests().mapValues { .text($0.text) }),
            "run_before": .text(try digestOfRun(before: run)),
            "run_id": .number(run.number),
        ]
    }
}

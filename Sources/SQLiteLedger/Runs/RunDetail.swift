import FoundationEssentials
import GRDB
import ReconciliationCore

/// What the event of a run says: of the run, of the run before it, and of the rows the ledger held.
struct RunDetail: Decodable {
    let runID: Int64
    let asOf: String
    /// The policy it judged by, behind the ledger's salt: it names people.
    let policyDigest: String
    /// The run before as it ended, with its balances.
    let runBefore: String
    let rows: [String: RunningDigest]

    private enum CodingKeys: String, CodingKey {
        case runID = "run_id"
        case asOf = "as_of"
        case policyDigest = "policy_digest"
        case runBefore = "run_before"
        case rows
    }

    init(json: String) throws { self = try JSONDecoder().decode(RunDetail.self, from: Data(json.utf8)) }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        runID = try members.decode(Int64.self, forKey: .runID)
        asOf = try members.decode(String.self, forKey: .asOf)
        policyDigest = try members.decode(String.self, forKey: .policyDigest)
        runBefore = try members.decode(String.self, forKey: .runBefore)
        rows = try members.decode([String: String].self, forKey: .rows).mapValues { text in
            guard let digest = RunningDigest(text: text) else {
                throw DecodingError.dataCorruptedError(forKey: .rows, in: members, debugDescription: "no digest")
            }
            return digest
        }
    }
}

extension Database {
    /// What the event of a run says of the ledger at the moment it is written.
    func runDetail(_ run: RunID) throws -> [String: AuditDetail] {
        guard let judged = try Row.fetchOne(prepared(SQL.AuditChain.judgedRun), arguments: [run.number])
        else { throw DatabaseError(message: "there is no run \(run.number)") }
        try digestNewRows()
        return [
            "as_of": .text(Instant(milliseconds: judged["as_of"]).text),
            "policy_digest": .text(saltedDigest(judged["policy"], salt: try auditSalt())),
            "rows": .object(try runningDigests().mapValues { .text($0.text) }),
            "run_before": .text(try digestOfRun(before: run.number)),
            "run_id": .number(run.number),
        ]
    }

    /// Whether a run and the one before it stand as the run's event says.
    func runFault(of event: AuditEvent, _ stated: RunDetail) throws -> AuditFault? {
        let judged = try Row.fetchOne(prepared(SQL.AuditChain.judgedRun), arguments: [stated.runID])
        let salt = try auditSalt()
        // A night that was run again has an event for each time; the run keeps what it judged by last.
        let isJudgedAgain = (judged?["audit_sequence"] as Int64?).map { $0 > event.sequence } ?? false
        guard let judged, Instant(milliseconds: judged["as_of"]).text == stated.asOf,
            isJudgedAgain || saltedDigest(judged["policy"], salt: salt) == stated.policyDigest
        else {
            return AuditFault(
                sequence: event.sequence,
                reason: "says of run \(stated.runID) what the ledger no longer holds of it"
            )
        }
        guard try digestOfRun(before: stated.runID) == stated.runBefore else {
            return AuditFault(
                sequence: event.sequence,
                reason: "says how the run before \(stated.runID) ended, and it does not stand there so"
            )
        }
        return nil
    }

    private func digestOfRun(before run: Int64) throws -> String {
        try digest(ofRowsOf: SQL.AuditChain.runBefore, [run]).hash
    }
}

import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup audit`: what proves that nobody changed the past.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Proves that the audit trail was not changed.",
        subcommands: [AuditVerifyCommand.self]
    )
}

/// `recoup audit verify [FILE]`: the chain of the ledger, or of an exported file without the ledger.
struct AuditVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Proves the chain in the ledger, or in an exported audit file, and that a known head lies on it.",
        discussion: helpText(
            "Ends with 6 when a row was changed, removed, added or moved, naming the first bad one.",
            examples: "recoup audit verify",
            "recoup audit verify audit.csv --head 812:9f2c..."
        )
    )

    @Argument(help: "An exported audit file (CSV or JSON Lines) instead of the ledger; - reads standard input.")
    var file: String?

    @Option(help: "A head kept elsewhere, such as `audit_head` of an old manifest.json: it must lie on the chain.")
    var head: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .hidden) var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let wanted = try head.map { try WantedHead($0) }
        let answer: Answer
        if let file {
            answer = try verify(context.bytes(of: file), of: file == "-" ? file : context.path(file), head: wanted)
        } else {
            let configuration = try global.configuration(in: context)
            let store = try configuration.openLedger(.reading)
            var verdict = try store.verifyAudit(.whole)
            if verdict.fault == nil, let wanted {
                verdict.fault = wanted.fault(at: try store.auditSequence(of: wanted.hash), end: verdict.head)
            }
            answer = Answer(verdict, source: configuration.ledgerPath)
        }
        try json ? context.console.outData(answer.json()) : context.console.out(answer.text)
        if answer.fault != nil { throw ExitStatus.controlsFailed.code }
    }

    private func verify(_ bytes: [UInt8], of file: String, head wanted: WantedHead?) -> Answer {
        let read = AuditFile.verdict(on: bytes)
        var verdict = read.verdict
        if verdict.fault == nil, let wanted {
            verdict.fault = wanted.fault(at: read.sequences[wanted.hash], end: verdict.head)
        }
        return Answer(verdict, source: file)
    }
}

/// A head kept elsewhere: `12:9f86…`, as a manifest states it, or the hash alone.
private struct WantedHead {
    let sequence: Int64?
    let hash: String

    init(_ text: String) throws {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        hash = (parts.last ?? "").lowercased()
        sequence = parts.count == 2 ? Int64(parts[0]) : nil
        guard hash.utf8.count == 64, hash.allSatisfy(\.isHexDigit), parts.count == (sequence == nil ? 1 : 2) else {
            throw CommandFailure(.usage, .headNoHash)
        }
    }

    /// - Parameters:
    ///   - found: where on the chain the hash lies.
    ///   - end: where the chain ends.
    func fault(at found: Int64?, end: AuditHead) -> AuditFault? {
        guard let found else {
            return AuditFault(
                sequence: end.sequence,
                reason:
                    "is the last row, and the head given with --head lies nowhere on the chain: its end was cut off, or "
                    + "it is another ledger's"
            )
        }
        guard let sequence, sequence != found else { return nil }
        return AuditFault(
            sequence: found,
            reason: "has the hash given with --head, which says that it is row \(sequence)"
        )
    }
}

extension AuditVerifyCommand {
    /// What is printed.
    fileprivate struct Answer: Encodable {
        struct Fault: Encodable {
            let sequence: Int64
            let reason: String
        }

        let schema = "recoup.audit_verify.v1"
        let source: String
        let holds: Bool
        let rows: Int
        let firstSequence: Int64?
        let head: String
        let fault: Fault?

        init(_ verdict: AuditVerdict, source: String) {
            self.source = source
            holds = verdict.fault == nil
            rows = verdict.count
            firstSequence = verdict.first
            head = verdict.head.text
            fault = verdict.fault.map { Fault(sequence: $0.sequence, reason: $0.reason) }
        }

        var text: String {
            if let fault {
                return
                    "The audit chain in \(printable(source)) is broken: row \(fault.sequence) \(printable(fault.reason)).\n"
                    + "\(rows) rows before it hold. Compare with a backup, an older export or a kept manifest.json.\n"
            }
            var text = "The audit chain in \(printable(source)) holds: \(rows) rows, head \(head).\n"
            if let firstSequence, firstSequence > 1 {
                text += "It begins at row \(firstSequence); what lies before is not in this file.\n"
            }
            return text
        }

        func json() throws -> String {
            try jsonAnswer() + "\n"
        }
    }
}

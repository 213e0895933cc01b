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
struct AuditVerifyCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Proves the chain in the ledger, or in an exported audit file, and that a known head lies on it.",
        discussion: helpText(
            "Ends with 6 when a row was changed, removed, added or moved, naming the first bad one.",
            examples: "recoup audit verify",
            "recoup audit verify audit.csv --head 812:9f2c..."
        )
    )

    @Argument(
        help: "An exported audit file (CSV or JSON Lines) instead of the ledger; - reads standard input.",
        completion: .file()
    )
    var file: String?

    @Option(help: "A head kept elsewhere, such as `audit_head` of an old manifest.json: it must lie on the chain.")
    var head: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        let wanted = try head.map { try WantedHead($0) }
        let answer: Answer
        let language: Language
        if let file {
            language = context.language
            let source = file == "-" ? file : context.path(file)
            let bytes = try context.bytes(of: file)
            guard AuditFile.isExport(bytes) else {
                let named = file == "-" ? Message.standardInput : Message(verbatim: source)
                throw CommandFailure(.usage, .noAuditExport(named))
            }
            answer = verify(bytes, of: source, head: wanted)
        } else {
            let configuration = try global.configuration(in: context)
            language = configuration.language
            let ledger = try configuration.openLedger(.reading)
            var verdict = try ledger.verifyAudit(.whole)
            if verdict.fault == nil, let wanted {
                verdict.fault = wanted.fault(at: try ledger.auditSequence(of: wanted.hash), end: verdict.head)
            }
            answer = Answer(source: configuration.ledger.name, verdict: verdict)
        }
        try json
            ? context.console.outData(answer.json(in: language))
            : context.console.out(answer.text(in: language))
        if !answer.holds { throw ExitStatus.controlsFailed.code }
    }

    private func verify(_ bytes: [UInt8], of file: String, head wanted: WantedHead?) -> Answer {
        do {
            let read = try AuditFile.verdict(on: bytes)
            var verdict = read.verdict
            if verdict.fault == nil, let wanted {
                verdict.fault = wanted.fault(at: read.sequences[wanted.hash], end: verdict.head)
            }
            return Answer(source: file, verdict: verdict)
        } catch {
            return Answer(source: file, unreadable: error)
        }
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
            return AuditFault(sequence: end.sequence, reason: .end(.headIsNotOnChain))
        }
        guard let sequence, sequence != found else { return nil }
        return AuditFault(sequence: found, reason: .headIsOfOtherRow(sequence))
    }
}

extension AuditVerifyCommand {
    /// What is printed.
    fileprivate struct Answer {
        let source: String
        let verdict: AuditVerdict
        /// Why a file has no chain to be walked.
        let unreadable: AuditFile.Fault?

        init(source: String, verdict: AuditVerdict) {
            self.source = source
            self.verdict = verdict
            unreadable = nil
        }

        init(source: String, unreadable: AuditFile.Fault) {
            self.source = source
            self.unreadable = unreadable
            verdict = AuditVerdict(count: 0, first: nil, head: .beginning)
        }

        var holds: Bool { verdict.fault == nil && unreadable == nil }

        func text(in language: Language) -> String {
            lines.map { printable($0[language]) + "\n" }.joined()
        }

        private var lines: [Message] {
            let count = Int64(verdict.count)
            if let unreadable {
                return [
                    .auditFileUnreadable(source, line: Int64(unreadable.line), unreadable.reason), .compareAuditChain,
                ]
            }
            if let fault = verdict.fault {
                return [
                    .auditChainBroken(in: source, fault),
                    .sentences([.auditRowsBeforeHold(count), .compareAuditChain]),
                ]
            }
            let holds = Message.auditChainHolds(in: source, rows: count, head: verdict.head.text)
            guard let first = verdict.first, first > 1 else { return [holds] }
            return [holds, .auditChainBegins(at: first)]
        }

        func json(in language: Language) throws -> String {
            try JSON(
                source: source,
                holds: holds,
                rows: verdict.count,
                firstSequence: verdict.first,
                head: verdict.head.text,
                fault: fault(in: language)
            )
            .jsonAnswer()
        }

        private func fault(in language: Language) -> JSON.Fault? {
            if let unreadable {
                return JSON.Fault(sequence: 0, line: unreadable.line, reason: unreadable.reason[language])
            }
            return verdict.fault.map {
                JSON.Fault(sequence: $0.sequence, line: $0.line, reason: Message($0)[language])
            }
        }
    }

    private struct JSON: Encodable {
        struct Fault: Encodable {
            let sequence: Int64
            let line: Int?
            let reason: String
        }

        let schema = "recoup.audit_verify.v1"
        let source: String
        let holds: Bool
        let rows: Int
        let firstSequence: Int64?
        let head: String
        let fault: Fault?
    }
}

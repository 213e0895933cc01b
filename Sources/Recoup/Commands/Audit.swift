import ArgumentParser
import Foundation
import ReconciliationCore
import SQLiteLedger

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
        discussion: "Ends with 6 when a row was changed, removed, added or moved, naming the first bad one."
    )

    @Argument(help: "An exported audit file (CSV or JSON Lines) instead of the ledger; - reads standard input.")
    var file: String?

    @Option(help: "A head kept elsewhere, such as `audit_head` of an old manifest.json: it must lie on the chain.")
    var head: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        // `12:9f86…`, as a manifest states it, or the hash alone.
        let wanted = head.map { String($0.split(separator: ":").last ?? "").lowercased() }
        if let wanted, wanted.utf8.count != 64 || !wanted.allSatisfy(\.isHexDigit) {
            throw CommandFailure(.usage, "--head must be 64 hexadecimal digits, as `audit_head` in a manifest.json.")
        }
        let answer: Answer
        if let file {
            answer = try verify(file: file == "-" ? file : context.path(file), head: wanted)
        } else {
            let configuration = try global.configuration(in: context)
            let store = try SQLiteLedger(path: configuration.ledgerPath)
            var verdict = try store.verifyAudit(.whole)
            if verdict.fault == nil, let wanted, try !store.isOnAuditChain(wanted) {
                verdict.fault = Self.missingHead(verdict.head)
            }
            answer = Answer(verdict, source: configuration.ledgerPath)
        }
        context.console.outVerbatim(json ? try answer.json() : answer.text)
        if answer.fault != nil { throw ExitStatus.controlsFailed.code }
    }

    private static func missingHead(_ head: AuditHead) -> AuditFault {
        AuditFault(
            sequence: head.sequence,
            reason:
                "is the last row, and the head given with --head lies nowhere on the chain: its end was cut off, or "
                + "it is another ledger's"
        )
    }

    private func verify(file: String, head wanted: String?) throws -> Answer {
        let read = AuditFile.verdict(on: try bytes(of: file))
        var verdict = read.verdict
        if verdict.fault == nil, let wanted, !read.hashes.contains(wanted) {
            verdict.fault = Self.missingHead(verdict.head)
        }
        return Answer(verdict, source: file)
    }

    private func bytes(of file: String) throws -> [UInt8] {
        if file == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandFailure(.usage, "Cannot read \(file): \(systemError()).")
        }
        return Array(data)
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
                return "The audit chain in \(source) is broken: row \(fault.sequence) \(fault.reason).\n"
                    + "\(rows) rows before it hold. Compare with a backup, an older export or a kept manifest.json.\n"
            }
            var text = "The audit chain in \(source) holds: \(rows) rows, head \(head).\n"
            if let firstSequence, firstSequence > 1 {
                text += "It begins at row \(firstSequence); what lies before is not in this file.\n"
            }
            return text
        }

        func json() throws -> String {
            let encoder = JSONEncoder()
            encoder.keyEncodingStrategy = .convertToSnakeCase
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}

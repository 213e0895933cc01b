import ArgumentParser
import Foundation
import Intake
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
        let events: [(line: Int, event: AuditEvent)]
        do {
            events = try AuditFile.events(in: try bytes(of: file))
        } catch let fault as AuditFile.Fault {
            return Answer(
                AuditVerdict(
                    count: 0,
                    first: nil,
                    head: .beginning,
                    fault: AuditFault(sequence: 0, reason: "line \(fault.line): \(fault.reason)")
                ),
                source: file
            )
        }
        var chain = AuditChainReader(after: events.first.flatMap { $0.event.sequence == 1 ? .beginning : nil })
        var hashes: Set<String> = [AuditHead.beginning.hash]
        var fault: AuditFault?
        var isClosed = false
        for (_, event) in events where fault == nil {
            if isClosed {
                fault = AuditFault(sequence: event.sequence, reason: "stands behind the row that closes the file")
                break
            }
            fault = chain.check(event)
            isClosed = event.action == AuditAction.exportEnd.rawValue
            if !isClosed { hashes.insert(event.hash) }
            hashes.insert(event.previousHash)
        }
        if fault == nil, !isClosed {
            fault = AuditFault(
                sequence: chain.head?.sequence ?? 0,
                reason: "is the last row and does not close the file (export_end): its end was cut off"
            )
        }
        let head = chain.head ?? .beginning
        if fault == nil, let wanted, !hashes.contains(wanted) { fault = Self.missingHead(head) }
        return Answer(AuditVerdict(count: chain.count, first: chain.first, head: head, fault: fault), source: file)
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

/// Reads an exported audit file, CSV or JSON Lines, as `export audit` writes it.
enum AuditFile {
    struct Fault: Error {
        let line: Int
        let reason: String
    }

    private static let columns = [
        "sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash",
    ]

    static func events(in bytes: [UInt8]) throws -> [(line: Int, event: AuditEvent)] {
        let firstByte = bytes.first { $0 > 0x20 }
        return firstByte == UInt8(ascii: "{") ? try jsonLines(bytes) : try csv(bytes)
    }

    private static func csv(_ bytes: [UInt8]) throws -> [(line: Int, event: AuditEvent)] {
        let sheet: SpreadsheetFile
        do {
            sheet = try SpreadsheetFile(bytes)
        } catch {
            throw Fault(line: error.line, reason: error.reason)
        }
        let places = try columns.map { name in
            guard let place = sheet.columns.firstIndex(of: name) else {
                throw Fault(line: 1, reason: "there is no column \(name)")
            }
            return place
        }
        return try sheet.rows.map { row in
            (row.line, try event(places.map { row.cells[$0] }, line: row.line))
        }
    }

    private static func jsonLines(_ bytes: [UInt8]) throws -> [(line: Int, event: AuditEvent)] {
        struct Line: Decodable {
            let sequence: Int64
            let at, actor, action, subject, detail, previous_hash, hash: String
        }
        return try bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { index, bytes in
            guard case .success(let line) = Result(catching: { try JSONDecoder().decode(Line.self, from: Data(bytes)) })
            else { throw Fault(line: index + 1, reason: "is not a row of an audit export") }
            let cells = [
                String(line.sequence), line.at, line.actor, line.action, line.subject, line.detail, line.previous_hash,
                line.hash,
            ]
            return (index + 1, try event(cells, line: index + 1))
        }
    }

    private static func event(_ cells: [String], line: Int) throws -> AuditEvent {
        guard let sequence = Int64(cells[0]), String(sequence) == cells[0] else {
            throw Fault(line: line, reason: "the sequence is not a number")
        }
        guard let at = CommandTime.instant(cells[1]), at.text == cells[1] else {
            throw Fault(line: line, reason: "the time is not as it was written")
        }
        return AuditEvent(
            sequence: sequence,
            at: at,
            actor: cells[2],
            action: cells[3],
            subject: cells[4],
            detail: cells[5],
            previousHash: cells[6],
            hash: cells[7]
        )
    }
}

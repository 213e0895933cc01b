import Foundation
import Intake
import ReconciliationCore
import Reports

/// Reads an exported audit file, CSV or JSON Lines, as `export audit` writes it.
enum AuditFile {
    /// Why the chain of a file cannot be walked: a line is no row of an audit export.
    struct Fault: Error {
        let line: Int
        let reason: Message
    }

    private static let columns = [
        "sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash",
    ]

    /// Whether bytes are meant as an export, even a damaged one: their first line names the column of a hash, begins as
    /// an exported line of JSON, or holds a hash. Nothing at all is an export that was emptied.
    static func isExport(_ bytes: [UInt8]) -> Bool {
        guard let start = bytes.firstIndex(where: { !blanks.contains($0) }) else { return true }
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        guard !line.contains(0) else { return false }
        let text = String(decoding: line, as: UTF8.self)
        let words = text.split { !$0.isLetter && $0 != "_" }
        return words.contains("previous_hash") || words.contains("hash") || text.hasPrefix(#"{"sequence""#)
            || text.contains(/\b[0-9a-f]{64}\b/)
    }

    private static let blanks = Array(" \t\r\n".utf8)

    /// Walks the chain of a file, which may begin anywhere but must be closed.
    ///
    /// - Returns: the verdict, and the sequence of every head that lies on the chain, by its hash.
    static func verdict(on bytes: [UInt8]) throws(Fault) -> (verdict: AuditVerdict, sequences: [String: Int64]) {
        let events = try events(in: bytes)
        var chain = AuditChainReader(after: events.first.flatMap { $0.event.sequence == 1 ? .beginning : nil })
        var sequences = [AuditHead.beginning.hash: AuditHead.beginning.sequence]
        var fault: AuditFault?
        var isClosed = false
        for (line, event) in events where fault == nil {
            fault =
                isClosed
                ? AuditFault(sequence: event.sequence, reason: .followsEndOfFile)
                : chain.check(event) ?? miscounted(event, count: chain.count)
            fault?.line = line
            isClosed = event.action == AuditAction.exportEnd.rawValue
            if !isClosed { sequences[event.hash] = event.sequence }
            sequences[event.previousHash] = event.sequence - 1
        }
        if fault == nil, !isClosed {
            fault = AuditFault(sequence: chain.head?.sequence ?? 0, reason: .end(.fileIsNotClosed))
        }
        var head = chain.head ?? .beginning
        // The row that closes a file is of no ledger: the head to be kept is the one before it.
        if isClosed, fault == nil, let closing = events.last?.event {
            head = AuditHead(sequence: closing.sequence - 1, hash: closing.previousHash)
        }
        return (AuditVerdict(count: chain.count, first: chain.first, head: head, fault: fault), sequences)
    }

    /// The row that closes a file says how many rows come before it: without it, a file whose front was cut off would
    /// look like one that begins later.
    ///
    /// - Parameter count: rows read, the closing one among them.
    private static func miscounted(_ event: AuditEvent, count: Int) -> AuditFault? {
        struct Detail: Decodable {
            let rows: Int
        }
        guard event.action == AuditAction.exportEnd.rawValue else { return nil }
        let stated = try? JSONDecoder().decode(Detail.self, from: Data(event.detail.utf8)).rows
        guard stated != count - 1 else { return nil }
        return AuditFault(sequence: event.sequence, reason: .closesOtherCount(stated, found: count - 1))
    }

    static func events(in bytes: [UInt8]) throws(Fault) -> [(line: Int, event: AuditEvent)] {
        let firstByte = bytes.first { $0 > 0x20 }
        return firstByte == UInt8(ascii: "{") ? try jsonLines(bytes) : try csv(bytes)
    }

    private static func csv(_ bytes: [UInt8]) throws(Fault) -> [(line: Int, event: AuditEvent)] {
        let sheet: SpreadsheetFile
        do {
            sheet = try SpreadsheetFile(bytes)
        } catch {
            throw Fault(line: error.line, reason: Message(error.reason))
        }
        let places = try columns.map { name throws(Fault) in
            guard let place = sheet.columns.firstIndex(of: name) else {
                throw Fault(line: 1, reason: .auditFileLacks(column: name))
            }
            return place
        }
        return try sheet.rows.map { row throws(Fault) in
            (row.line, try event(places.map { row.cells[$0] }, line: row.line))
        }
    }

    private static func jsonLines(_ bytes: [UInt8]) throws(Fault) -> [(line: Int, event: AuditEvent)] {
        struct Line: Decodable {
            let sequence: Int64
            let at, actor, action, subject, detail, previous_hash, hash: String
        }
        return try bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { index, bytes throws(Fault) in
            guard case .success(let line) = Result(catching: { try JSONDecoder().decode(Line.self, from: Data(bytes)) })
            else { throw Fault(line: index + 1, reason: .noAuditRow) }
            let cells = [
                String(line.sequence), line.at, line.actor, line.action, line.subject, line.detail, line.previous_hash,
                line.hash,
            ]
            return (index + 1, try event(cells, line: index + 1))
        }
    }

    private static func event(_ cells: [String], line: Int) throws(Fault) -> AuditEvent {
        guard let sequence = Int64(cells[0]), String(sequence) == cells[0] else {
            throw Fault(line: line, reason: .auditSequenceNoNumber)
        }
        guard sequence >= 1 else { throw Fault(line: line, reason: .auditSequenceBelowOne) }
        guard let at = CommandTime.instant(cells[1]), at.text == cells[1] else {
            throw Fault(line: line, reason: .auditTimeDiffers)
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

import Foundation

@testable import AppStoreSimulator

/// Cuts inbox files into shuffled pieces: the same rows under other names in another order.
struct InboxPieces {
    struct File {
        var kind: String
        var path: String
        /// Of a CSV file; repeated in every piece.
        var header: String?
        var rows: [String]

        init(kind: String, path: String) throws {
            self.kind = kind
            self.path = path
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
            // Line ends stay with their lines; the simulator writes no line ends within a cell.
            var lines = text.unicodeScalars.split(separator: "\n").map { String($0) + "\n" }
            header = kind == "receipts" || kind == "notifications" ? nil : lines.removeFirst()
            rows = lines
        }
    }

    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed &* 7_919) }

    /// Every file of a dataset's inbox, in the order the inbox is read.
    static func files(of dataset: URL) throws -> [File] {
        try ["products", "users", "payments", "credits", "notifications", "receipts"].flatMap { kind in
            let folder = dataset.appending(path: "inbox/\(kind)").path
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
                try File(kind: kind, path: "\(folder)/\($0)")
            }
        }
    }

    /// One to four pieces with names that sort at random.
    mutating func split(_ file: File) -> [(name: String, text: String)] {
        var rows = file.rows
        shuffle(&rows)
        let count = max(1, min(random.number(in: 1...4), rows.count))
        return (0..<count).map { index in
            let piece = stride(from: index, to: rows.count, by: count).map { rows[$0] }
            let name = "\(random.number(in: 10_000...99_999))-\(index).\(file.header == nil ? "jsonl" : "csv")"
            return (name, (file.header ?? "") + piece.joined())
        }
    }

    private mutating func shuffle(_ rows: inout [String]) {
        for index in rows.indices.dropFirst().reversed() { rows.swapAt(index, random.number(in: 0...index)) }
    }
}

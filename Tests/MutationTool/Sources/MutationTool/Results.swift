import Foundation

/// Outcomes kept on disk as they come, so that hours of work are not lost.
struct Results {
    private struct Line: Codable {
        let key: MutantKey
        let outcome: Outcome
    }

    let url: URL

    init(at url: URL) { self.url = url }

    /// The last outcome of each.
    func read() throws -> [MutantKey: Outcome] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let lines = try Data(contentsOf: url).split(separator: 0x0A).map {
            try JSONDecoder().decode(Line.self, from: Data($0))
        }
        return Dictionary(lines.map { ($0.key, $0.outcome) }, uniquingKeysWith: { $1 })
    }

    func append(_ key: MutantKey, _ outcome: Outcome) throws {
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        try handle.write(contentsOf: JSONEncoder().encode(Line(key: key, outcome: outcome)) + [0x0A])
        try handle.close()
    }
}

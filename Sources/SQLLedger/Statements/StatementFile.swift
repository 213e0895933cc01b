import Synchronization

/// The statements of one file in the SQL of one engine: its own, and those of the same file that all engines share.
///
/// A command needs few of all the statements: a file is split when the first of its statements is needed, and a shared
/// statement is adapted once, when it is needed.
final class StatementFile: Sendable {
    private struct Texts {
        var ready: [String: String]
        /// Shared statements that nobody asked for yet.
        var shared: [String: String]
    }

    private let own: [UInt8]
    private let shared: [UInt8]
    private let adapt: @Sendable (String) -> String
    private let texts = Mutex<Texts?>(nil)

    /// - Parameters:
    ///   - own: the engine's statements, each below a line `-- name: …` of its own.
    ///   - shared: those of every engine.
    ///   - adapt: makes of a shared statement what the engine takes.
    init(own: [UInt8], shared: [UInt8], adapting adapt: @escaping @Sendable (String) -> String) {
        self.own = own
        self.shared = shared
        self.adapt = adapt
    }

    var names: Set<String> { withTexts { Set($0.ready.keys).union($0.shared.keys) } }

    /// The text of a statement; nil where there is none of the name.
    func text(named name: String) -> String? {
        withTexts { texts in
            if let shared = texts.shared.removeValue(forKey: name) { texts.ready[name] = adapt(shared) }
            return texts.ready[name]
        }
    }

    private func withTexts<Value: Sendable>(_ work: (inout Texts) -> Value) -> Value {
        texts.withLock { texts in
            var known = texts ?? takenApart()
            defer { texts = known }
            return work(&known)
        }
    }

    private func takenApart() -> Texts {
        let texts = Texts(ready: Self.texts(in: own), shared: Self.texts(in: shared))
        let twice = Set(texts.ready.keys).intersection(texts.shared.keys)
        precondition(twice.isEmpty, "Statements stand twice: \(twice)")
        return texts
    }

    private static func texts(in bytes: [UInt8]) -> [String: String] {
        let marker = Array("-- name: ".utf8)
        var statements: [(name: String, text: [UInt8])] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: marker) {
                statements.append((String(decoding: line.dropFirst(marker.count), as: UTF8.self), []))
            } else if let last = statements.indices.last {
                statements[last].text += line + [UInt8(ascii: "\n")]
            }
        }
        // The file ends with the end of a line, and nothing stands behind it.
        if let last = statements.indices.last { statements[last].text.removeLast() }
        return Dictionary(
            uniqueKeysWithValues: statements.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) }
        )
    }
}

import Foundation

extension Encodable {
    /// As every `--json` shows it: keys in snake_case and sorted, indented, without a line end at the end.
    func jsonAnswer() throws -> String {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

import FoundationEssentials

/// A JSON document in the making: keys sorted, so that the same value is the same text.
package enum JSONValue: Codable, Hashable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(Int64)
    case boolean(Bool)
    case null

    package static func number(_ number: Int) -> JSONValue { .number(Int64(number)) }
    package static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    package static func counts(_ counts: [String: Int]) -> JSONValue { .object(counts.mapValues { .number($0) }) }

    /// Whole numbers alone: nothing here writes others.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .boolean(truth)
        } else if let number = try? container.decode(Int64.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let members): try container.encode(members)
        case .array(let elements): try container.encode(elements)
        case .string(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .boolean(let truth): try container.encode(truth)
        case .null: try container.encodeNil()
        }
    }

    /// Indented, with a line end at the end; or on one line without.
    func text(isPretty: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(self), as: UTF8.self) + (isPretty ? "\n" : "")
    }
}

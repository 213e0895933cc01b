import FoundationEssentials
import ReconciliationCore

/// The fields of a JSON object, read with the tolerance Apple's own data asks for.
///
/// Numbers come as strings, as integers and as fractions, booleans as words and as numbers, in the same field from one
/// recorded answer to the next. A field of a kind that makes no sense counts as absent, so that one odd value never
/// hides the rest.
struct LenientJSONFields: Decodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Larger JSON is not read. Answers about an account with thousands of renewals take some megabytes.
    static let byteCountMax = 32 << 20

    private let container: KeyedDecodingContainer<Name>

    init(from decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Name.self)
    }

    /// - Throws: a rejection by `rule` where the bytes are not a JSON object.
    init(json: [UInt8], rule: EvidenceRejectionRule, subject: String) throws(Rejection) {
        guard json.count <= Self.byteCountMax else {
            throw Rejection(.tooLarge, "\(subject) has \(json.count) bytes, more than is read.")
        }
        do {
            self = try JSONDecoder().decode(LenientJSONFields.self, from: Data(json))
        } catch {
            throw Rejection(rule, "\(subject) is not a JSON object.")
        }
    }

    /// Whether the field is there and not null.
    func has(_ name: String) -> Bool {
        let key = Name(stringValue: name)
        guard container.contains(key) else { return false }
        return value { try container.decodeNil(forKey: key) } == false
    }

    /// A string, or the digits of a number; nil for what stands for nothing.
    func text(_ name: String) -> String? {
        guard let key = key(name) else { return nil }
        if let text = value({ try container.decode(String.self, forKey: key) }) { return FieldRules.present(text) }
        if let number = value({ try container.decode(Int64.self, forKey: key) }) { return String(number) }
        if let number = value({ try container.decode(UInt64.self, forKey: key) }) { return String(number) }
        if let truth = value({ try container.decode(Bool.self, forKey: key) }) { return truth ? "true" : "false" }
        return value { try container.decode(Double.self, forKey: key) }.map { String($0) }
    }

    /// Evidence: a string with the line breaks in it; nil for what stands for nothing.
    func evidence(_ name: String) -> String? {
        guard let key = key(name) else { return nil }
        return value { try container.decode(String.self, forKey: key) }.flatMap(StatedText.present)
    }

    /// A bundle or product id, with its control characters still to be seen: see `FieldRules.name`.
    func name(_ name: String) -> String? {
        guard let key = key(name) else { return nil }
        if let text = value({ try container.decode(String.self, forKey: key) }) { return FieldRules.name(text) }
        return text(name)
    }

    /// An identifier: a string, or the digits of an integer. Whatever else stands there comes as a text that
    /// `StatedText.isIdentifier` refuses, so that it never counts as absent.
    func identifier(_ name: String) -> String? {
        guard has(name), let key = key(name) else { return nil }
        if let text = value({ try container.decode(String.self, forKey: key) }) { return FieldRules.present(text) }
        if let number = value({ try container.decode(Int64.self, forKey: key) }) { return String(number) }
        if let number = value({ try container.decode(UInt64.self, forKey: key) }) { return String(number) }
        return "neither text nor integer"
    }

    /// A quantity; 0, which is none, where what stands there is no whole number of at most 64 bits.
    func quantity(_ name: String) -> Int64? {
        guard has(name), let key = key(name) else { return nil }
        if let number = value({ try container.decode(Int64.self, forKey: key) }) { return number }
        guard let text = value({ try container.decode(String.self, forKey: key) }) else { return 0 }
        return FieldRules.present(text).map { Int64($0) ?? 0 }
    }

    /// An amount in milliunits, a fraction of them cut off; negative where what stands there is no number of 64 bits.
    func milliunits(_ name: String) -> Int64? {
        guard has(name), let key = key(name) else { return nil }
        if let text = value({ try container.decode(String.self, forKey: key) }), FieldRules.present(text) == nil {
            return nil
        }
        if value({ try container.decode(Bool.self, forKey: key) }) != nil { return -1 }
        return integer(name) ?? -1
    }

    /// An integer, also one written as text or with a fraction, which is cut off.
    func integer(_ name: String) -> Int64? {
        guard let key = key(name) else { return nil }
        if let number = value({ try container.decode(Int64.self, forKey: key) }) { return number }
        if let number = value({ try container.decode(Double.self, forKey: key) }) {
            return Int64(exactly: number.rounded(.down))
        }
        if let text = value({ try container.decode(String.self, forKey: key) }) {
            guard let text = FieldRules.present(text) else { return nil }
            return Int64(text) ?? Double(text).flatMap { Int64(exactly: $0.rounded(.down)) }
        }
        return value { try container.decode(Bool.self, forKey: key) }.map { $0 ? 1 : 0 }
    }

    /// A moment of the calendar.
    func milliseconds(_ name: String) -> Milliseconds? { integer(name).flatMap(AppleDate.milliseconds) }

    /// Whether a moment is stated, in whatever form and readable or not.
    func statesMoment(_ name: String) -> Bool {
        guard has(name), let key = key(name) else { return false }
        if let text = value({ try container.decode(String.self, forKey: key) }), FieldRules.present(text) == nil {
            return false
        }
        if let list = value({ try container.decode([Element].self, forKey: key) }), list.isEmpty { return false }
        return integer(name) != 0
    }

    /// A truth: `true`, 1, "1", "true", "YES" and their opposites.
    func bool(_ name: String) -> Bool? {
        guard let key = key(name) else { return nil }
        if let truth = value({ try container.decode(Bool.self, forKey: key) }) { return truth }
        switch text(name)?.lowercased() {
        case "1", "true", "yes": return true
        case "0", "false", "no": return false
        default: return nil
        }
    }

    func object(_ name: String) -> LenientJSONFields? {
        guard let key = key(name) else { return nil }
        return value { try container.decode(LenientJSONFields.self, forKey: key) }
    }

    /// The objects of a list, whatever else stands in it; a lone object counts as a list of one, as iOS 6 style answers write it.
    func objects(_ name: String) -> [LenientJSONFields] {
        guard let key = key(name) else { return [] }
        if let list = value({ try container.decode([Element].self, forKey: key) }) { return list.compactMap(\.object) }
        return object(name).map { [$0] } ?? []
    }

    /// Of a list; nil where it is no object.
    private struct Element: Decodable {
        let object: LenientJSONFields?

        init(from decoder: any Decoder) {
            let read = Result { try LenientJSONFields(from: decoder) }
            object = if case .success(let object) = read { object } else { nil }
        }
    }

    func texts(_ name: String) -> [String] {
        guard let key = key(name) else { return [] }
        return value { try container.decode([String].self, forKey: key) } ?? []
    }

    private func key(_ name: String) -> Name? {
        let key = Name(stringValue: name)
        return container.contains(key) ? key : nil
    }

    /// What `read` gives, or nil where the field is of another kind: the caller then tries the next.
    private func value<Value>(_ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            return nil
        }
    }
}

/// A sentence or a name for people, in every language.
///
/// The texts stand side by side where the message is made, so a message without a translation does not compile:
///
///     Message("\(count, one: "case", other: "cases") overdue", "\(count) 个工单已超期")
///
/// Both texts must show the same arguments; a debug build stops where they do not.
package struct Message: Sendable, Hashable {
    private let english: String
    private let simplifiedChinese: String
    /// What it says of what it is about; a part of another message loses it.
    private(set) var tone: Tone?
    /// Its lines, where it is made of several; a part of another message loses them.
    private var parts: [Message] = []

    package init(_ english: MessageText, _ simplifiedChinese: MessageText) {
        assert(
            english.arguments.sorted() == simplifiedChinese.arguments.sorted(),
            "the texts show different arguments: \(english.english) / \(simplifiedChinese.simplifiedChinese)"
        )
        self.english = english.english
        self.simplifiedChinese = simplifiedChinese.simplifiedChinese
    }

    /// What is the same in every language: an identifier, a code, the name of a file, what a person typed.
    package init(verbatim text: String) {
        english = text
        simplifiedChinese = text
    }

    /// The same message in a tone.
    package func toned(_ tone: Tone?) -> Message {
        var message = self
        message.tone = tone
        return message
    }

    package subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }
}

/// One text of a message: literals with typed arguments.
package struct MessageText: ExpressibleByStringInterpolation, Sendable {
    // An argument may be a message, which has a text in each language; which of the two is shown is decided by the
    // message this text becomes a part of.
    fileprivate var english = ""
    fileprivate var simplifiedChinese = ""
    fileprivate var arguments: [String] = []

    package init(stringLiteral text: String) {
        english = text
        simplifiedChinese = text
    }

    package init(stringInterpolation interpolation: StringInterpolation) { self = interpolation.text }

    /// A long text on several lines of source.
    package static func + (left: MessageText, right: MessageText) -> MessageText {
        var text = left
        text.english += right.english
        text.simplifiedChinese += right.simplifiedChinese
        text.arguments += right.arguments
        return text
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: MessageText = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            text.english += literal
            text.simplifiedChinese += literal
        }

        /// Text that is the same in every language.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            appendLiteral(value.description)
            text.arguments.append(value.description)
        }

        /// A number with its thousands grouped.
        package mutating func appendInterpolation(_ number: Int) {
            appendLiteral(grouped(number))
            text.arguments.append(String(number))
        }

        /// A number and its noun: `1 case`, `2,000 cases`.
        package mutating func appendInterpolation(_ number: Int, one: String, other: String) {
            appendInterpolation(number)
            appendLiteral(" " + (number == 1 ? one : other))
        }

        /// A message as a part of another.
        package mutating func appendInterpolation(_ message: Message) {
            text.english += message[.english]
            text.simplifiedChinese += message[.simplifiedChinese]
            // A part may begin the English sentence, and not the Chinese one.
            text.arguments.append(message[.english].lowercased())
        }
    }
}

extension Message {
    /// `a, b, c`
    package static func list(_ items: [Message]) -> Message { joined(items, ", ", "、") }

    /// `a; b; c`, for items that are lists or clauses themselves.
    package static func clauses(_ items: [Message]) -> Message { joined(items, "; ", "；") }

    /// One sentence of several parts: `A, b, c.`
    package static func sentence(_ parts: [Message]) -> Message {
        let parts = joined(parts, ", ", "，")
        return Message("\(parts).", "\(parts)。")
    }

    /// Whole sentences, one after the other.
    package static func sentences(_ items: [Message]) -> Message { joined(items, " ", "") }

    /// Without the stop at its end, so that it can be a part of a sentence.
    package var withoutStop: Message {
        Message(
            inEnglish: [".", "?"].contains(english.last) ? String(english.dropLast()) : english,
            inSimplifiedChinese: ["。", "？"].contains(simplifiedChinese.last)
                ? String(simplifiedChinese.dropLast()) : simplifiedChinese
        )
    }

    /// Each item on a line of its own: only the line ends between them are ours, one inside of an item came from outside.
    package static func lines(_ items: [Message]) -> Message {
        var message = joined(items, "\n", "\n")
        message.parts = items
        return message
    }

    /// Its lines as they are to be shown; one, unless it was made by `lines(_:)`.
    package func lines(in language: Language) -> [String] {
        parts.isEmpty ? [self[language]] : parts.map { $0[language] }
    }

    private static func joined(_ items: [Message], _ english: String, _ simplifiedChinese: String) -> Message {
        Message(
            inEnglish: items.map(\.english).joined(separator: english),
            inSimplifiedChinese: items.map(\.simplifiedChinese).joined(separator: simplifiedChinese)
        )
    }

    /// Texts that are made, not written: lists, dates.
    init(inEnglish english: String, inSimplifiedChinese simplifiedChinese: String) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
    }
}

/// `1,234,567`
private func grouped(_ number: Int) -> String { (number < 0 ? "-" : "") + groupedDigits(String(number.magnitude)) }

/// Digits with a comma before each three from the end.
func groupedDigits(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
        text.append(digit)
    }
    return text
}

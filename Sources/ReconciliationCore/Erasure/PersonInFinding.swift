/// A word in what a finding says, by what stands around it: whether it must be a person there, whatever else is called so.
struct PersonInFinding {
    private let word: String
    private let before: String
    private let behind: String

    private static let beforeTime = " at "
    private static let beforeDeliveries = ": "

    /// - Parameters:
    ///   - word: a range of `text`.
    ///   - text: what the finding says, perhaps in quotes or behind a tag of HTML.
    init(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
        let former = text[..<word.lowerBound]
        let opening = former.lastIndex { $0 == ASCII.quote || $0 == UInt8(ascii: ">") }
        let latter = text[word.upperBound...].prefix { $0 != ASCII.quote && $0 != UInt8(ascii: "<") }
        self.word = String(decoding: text[word], as: UTF8.self)
        before = String(decoding: opening.map { former[($0 + 1)...] } ?? former, as: UTF8.self)
        behind = String(decoding: latter, as: UTF8.self)
    }

    var isPerson: Bool { isRecipient || isOnlyRecipient || isSender || isListed }

    /// Whose delivery is told: `short_delivery: u1 at 2026-03-01T09:00:00Z order 7; u2 at …`.
    private var isRecipient: Bool {
        behind.hasPrefix(Self.beforeTime) && Self.tellsDelivery(behind[...]) && beginsDelivery
    }

    private var beginsDelivery: Bool {
        if before.isEmpty || before.hasSuffix("; ") { return true }
        guard before.hasSuffix(Self.beforeDeliveries) else { return false }
        let opening = before.dropLast(Self.beforeDeliveries.count)
        return !opening.contains(" ") || FindingDetail.allCases.contains { opening.hasSuffix($0.rawValue) }
    }

    /// Who got all deliveries that follow: `u1: u1 at …; u1 at …`.
    private var isOnlyRecipient: Bool {
        before.isEmpty && behind.hasPrefix(Self.beforeDeliveries + word + Self.beforeTime)
    }

    /// Who sent forged evidence: `u1; evidence 2; users 1`, and `chain_untrusted u1` as the subject of that finding.
    private var isSender: Bool {
        before.isEmpty
            ? behind.hasPrefix(ForgedEvidence.countOpening)
            : behind.isEmpty && ForgeryRule.allCases.contains { before == $0.rawValue + " " }
    }

    /// One of several with `;` between them and nothing else: `u1;u2`, behind `u3; evidence 2; users 2: `, or before their deliveries.
    private var isListed: Bool {
        let former = formerNames
        let rest = behind.prefix { $0 != " " }
        let sentence = behind[rest.endIndex...]
        let isEnded = rest.hasSuffix(";") || rest.hasSuffix(":") && Self.tellsDelivery(sentence)
        guard sentence.isEmpty || isEnded else { return false }
        let latter = sentence.isEmpty ? rest : rest.dropLast()
        guard former.isEmpty || former.hasSuffix(";"), latter.isEmpty || latter.hasPrefix(";") else { return false }
        // A word by itself may be anything.
        return !former.contains(" ") && !(before.isEmpty && latter.isEmpty)
    }

    private var formerNames: Substring {
        guard before.contains(ForgedEvidence.countOpening), let colon = before.lastIndex(of: ":") else {
            return before[...]
        }
        return before[colon...].dropFirst(Self.beforeDeliveries.count)
    }

    private static func tellsDelivery(_ text: Substring) -> Bool {
        guard let at = text.firstRange(of: beforeTime) else { return false }
        let time = text[at.upperBound...].prefix { $0 != " " && $0 != ";" }
        return Instant(rfc3339: String(time)) != nil
    }
}

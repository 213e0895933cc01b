/// The id of an order as Apple's e-mail and the customer's purchase history show it: `MK5TTTVWJH`.
///
/// One order can hold several transactions; no receipt and no signed transaction names it.
package struct AppleOrderID: Sendable, Hashable, CustomStringConvertible {
    package let rawValue: String

    /// Nil for what cannot be one: those begin with M, then letters and digits, usually ten to twelve in all.
    ///
    /// Customers spell it out in small letters too; a word in small letters without any digit is a name.
    package init?(_ text: String) {
        let letters = text.utf8
        guard (9...14).contains(letters.count), letters.allSatisfy(\.isAlphanumeric) else { return nil }
        let upper = text.uppercased()
        guard upper.hasPrefix("M"), upper == text || letters.contains(where: \.isDigit) else { return nil }
        rawValue = upper
    }

    package var description: String { rawValue }
}

/// What Apple knows of one order, its transactions verified.
package struct AppleOrder: Sendable, Hashable {
    package var id: AppleOrderID
    package var pieces: [NewEvidence]
    /// Whether every app answered, and all of it counts: otherwise the order may hold more, and has to be asked about again.
    package var isWhole: Bool

    package init(id: AppleOrderID, pieces: [NewEvidence], isWhole: Bool) {
        self.id = id
        self.pieces = pieces
        self.isWhole = isWhole
    }

    package var transactions: [TransactionKey] { pieces.flatMap { $0.answer.statements.map(\.transaction) } }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isAlphanumeric: Bool { isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

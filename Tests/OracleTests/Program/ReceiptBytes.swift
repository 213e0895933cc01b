import AppStoreSimulator

/// The payload of an app receipt, written by hand: what a book leaves out is left out here too.
///
/// `Payload ::= SET OF SEQUENCE { type INTEGER, version INTEGER, value OCTET STRING }`.
enum ReceiptBytes {
    static func payload(_ evidence: Evidence) -> [UInt8] {
        let type = evidence.environment == "Sandbox" ? "ProductionSandbox" : "Production"
        let attributes =
            attribute(0, utf8(type)) + attribute(2, utf8(evidence.bundleID)) + attribute(3, utf8("1.4.2"))
            + attribute(4, Array(repeating: 0x5A, count: 16)) + attribute(5, Array(repeating: 0xA5, count: 20))
            + attribute(12, ia5(evidence.statedAt.text))
            + evidence.transactions.flatMap { attribute(17, row($0)) }
        return element(0x31, attributes)
    }

    private static func row(_ stated: StatedTransaction) -> [UInt8] {
        var attributes = attribute(1701, integer(stated.quantity))
        attributes += attribute(1702, utf8(stated.productID))
        attributes += attribute(1703, utf8(stated.transactionID))
        if let date = stated.purchasedAt { attributes += attribute(1704, ia5(date.text)) }
        if let original = stated.originalTransactionID { attributes += attribute(1705, utf8(original)) }
        if let date = stated.originallyPurchasedAt { attributes += attribute(1706, ia5(date.text)) }
        if let kind = stated.kind { attributes += attribute(1707, integer(code(of: kind))) }
        attributes += attribute(1708, ia5(stated.expiresAt?.text ?? ""))
        if let item = stated.lineItem, let number = Int(item) { attributes += attribute(1711, integer(number)) }
        attributes += attribute(1712, ia5(stated.revokedAt?.text ?? ""))
        attributes += attribute(1713, integer(stated.isTrial ? 1 : 0))
        return element(0x31, attributes)
    }

    private static func code(of kind: StatedTransaction.Kind) -> Int {
        switch kind {
        case .nonConsumable: 0
        case .consumable: 1
        case .nonRenewing: 2
        case .autoRenewable: 3
        }
    }

    private static func attribute(_ type: Int, _ value: [UInt8]) -> [UInt8] {
        element(0x30, integer(type) + integer(1) + element(0x04, value))
    }

    private static func utf8(_ text: String) -> [UInt8] { element(0x0C, Array(text.utf8)) }

    private static func ia5(_ text: String) -> [UInt8] { element(0x16, Array(text.utf8)) }

    /// A number from 0 up, in the fewest bytes that keep it positive (X.690, 8.3).
    private static func integer(_ number: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = number
        repeat {
            bytes.insert(UInt8(rest & 0xFF), at: 0)
            rest >>= 8
        } while rest > 0
        if bytes[0] >= 0x80 { bytes.insert(0, at: 0) }
        return element(0x02, bytes)
    }

    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        var length: [UInt8] = []
        if content.count < 0x80 {
            length = [UInt8(content.count)]
        } else {
            var rest = content.count
            while rest > 0 {
                length.insert(UInt8(rest & 0xFF), at: 0)
                rest >>= 8
            }
            length.insert(0x80 | UInt8(length.count), at: 0)
        }
        return [tag] + length + content
    }
}

import ReconciliationCore

/// The body of a request to Apple's `verifyReceipt`, where a server kept it in the place of the receipt in it.
enum VerifyReceiptBody {
    /// The receipt in it, as text; nil where the text is no such body.
    static func receipt(in text: String) -> String? { read(Array(text.utf8), receipt(of:)) }

    /// What is kept of decoded receipt data: the receipt, where it is such a body, and any other JSON without its
    /// passwords, so that no shared secret is ever stored.
    ///
    /// - Throws: where the receipt in the body cannot be decoded.
    static func kept(of bytes: [UInt8]) throws(LenientBase64.Fault) -> [UInt8] {
        if let text = read(bytes, receipt(of:)) { return try kept(of: ReceiptText.decode(text.utf8)) }
        let blanked = read(bytes) { (body: JSONObject) -> [UInt8]? in
            body.passwords.isEmpty ? nil : body.bytes(without: body.passwords)
        }
        return blanked ?? bytes
    }

    private static func receipt(of body: JSONObject) -> String? {
        body.members.last { $0.name == "receipt-data" }.flatMap { member in
            if case .string = member.kind { StatedText.present(body.text(member)) } else { nil }
        }
    }

    /// What is to be read of an object of JSON; nil where the bytes are none.
    private static func read<Value>(_ bytes: [UInt8], _ value: (JSONObject) -> Value?) -> Value? {
        let text = bytes.starts(with: ByteOrderMark.bytes) ? bytes.dropFirst(ByteOrderMark.bytes.count) : bytes[...]
        // Anything but JSON: Base64, or a receipt.
        guard text.first(where: { !ASCII.isWhiteSpace($0) }) == UInt8(ascii: "{") else { return nil }
        return text.withUnsafeBufferPointer { bytes in
            guard String(validating: bytes, as: UTF8.self) != nil,
                case .success(let body) = Result(catching: { () throws(JSONScanner.Fault) in try JSONObject(bytes) })
            else { return nil }
            return value(body)
        }
    }
}

extension JSONObject {
    /// The members that may hold the shared secret of an app, in whatever letters.
    var passwords: [Member] { members.filter { $0.name.lowercased() == "password" } }
}

import ReconciliationCore

/// The body of a request to Apple's `verifyReceipt`, where a server kept it in the place of the receipt in it.
enum VerifyReceiptBody {
    /// The receipt in it, as text; nil where the text is no such body.
    static func receipt(in text: String) -> String? {
        // Anything but JSON: Base64, or nothing.
        let text = text.utf8.starts(with: ByteOrderMark.bytes) ? text.utf8.dropFirst(3) : text.utf8[...]
        guard text.first(where: { !ASCII.isWhiteSpace($0) }) == UInt8(ascii: "{") else { return nil }
        return Array(text).withUnsafeBufferPointer { bytes in
            do {
                let body = try JSONObject(bytes)
                return body.members.last { $0.name == "receipt-data" }.flatMap { member in
                    if case .string = member.kind { StatedText.present(body.text(member)) } else { nil }
                }
            } catch {
                return nil
            }
        }
    }
}

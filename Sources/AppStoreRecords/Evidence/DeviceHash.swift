import Crypto
import FoundationEssentials
package import ReconciliationCore

/// Attribute 5 of an app receipt ties it to one device.
///
/// SHA-1 over device identifier, opaque value (attribute 4) and encoded bundle id (attribute 2). Source: Apple,
/// "Validating receipts on the device". A server rarely knows the identifier, so this is a hint, never a condition.
package enum DeviceHash {
    /// Whether the receipt was made for the device: 16 bytes of `identifierForVendor`, or 6 of the primary MAC address.
    ///
    /// Returns nil where the receipt carries no hash to compare with.
    package static func matches(_ receipt: AppReceipt, deviceIdentifier: [UInt8]) -> Bool? {
        guard let expected = receipt.sha1Hash, let opaque = receipt.opaqueValue, let bundle = receipt.bundleIDBytes
        else { return nil }
        return Array(Insecure.SHA1.hash(data: deviceIdentifier + opaque + bundle)) == expected
    }

    /// As `matches`, for an identifier as clients write it. Of evidence that is no app receipt nothing can be said.
    package static func match(_ contents: EvidenceContents?, deviceID: String) -> DeviceMatch {
        guard case .receipt(let receipt)? = contents?.document, let bytes = identifier(deviceID),
            let isMatch = matches(receipt, deviceIdentifier: bytes)
        else { return .notCheckable }
        return isMatch ? .matches : .differs
    }

    /// As `match`, for the bytes of a receipt that was verified before.
    package static func match(receipt bytes: [UInt8], deviceID: String) -> DeviceMatch {
        do throws(Rejection) {
            let receipt = try AppReceipt(payload: SignedContainer(bytes).payload)
            return match(EvidenceContents(receipt), deviceID: deviceID)
        } catch {
            return .notCheckable
        }
    }

    /// The bytes of an identifier: a UUID, or 16 or 6 bytes in hexadecimal, with or without separators.
    static func identifier(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= 64 else { return nil }
        let digits = text.utf8.filter { !" :-{}".utf8.contains($0) }
        return digits.count == 32 || digits.count == 12 ? Hexadecimal.bytes(digits) : nil
    }
}

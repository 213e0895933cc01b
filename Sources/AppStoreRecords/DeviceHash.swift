import Crypto

/// Attribute 5 of an app receipt ties it to one device.
///
/// SHA-1 over device identifier, opaque value (attribute 4) and encoded bundle id (attribute 2). Source: Apple,
/// "Validating receipts on the device". A server rarely knows the identifier, so this is a hint, never a condition.
package enum DeviceHash {
    /// Whether the receipt was made for the device: 16 bytes of `identifierForVendor`, or 6 of the primary MAC address.
    ///
    /// Returns nil where the receipt carries no hash to compare with.
    package static func matches(_ receipt: AppReceipt, deviceIdentifier: [UInt8]) -> Bool? {
        guard let expected = receipt.sha1Hash, let opaque = receipt.opaqueValue else { return nil }
        return Array(Insecure.SHA1.hash(data: deviceIdentifier + opaque + receipt.bundleIDBytes)) == expected
    }
}

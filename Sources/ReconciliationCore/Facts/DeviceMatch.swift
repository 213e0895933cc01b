/// Whether a receipt was made for the device that sent it: a hint for people. No verdict rests on it, for receipts travel
/// with backups and identifiers change when an app is installed again. The codes are stored and never change.
package enum DeviceMatch: String, Sendable, Hashable, Codable, CaseIterable {
    case matches
    case differs
    /// The receipt carries no device hash, or the identifier is of no form that Apple hashes.
    case notCheckable = "not_checkable"
}

/// An upload that named its device, and the receipt it carried: to be compared.
package struct DeviceCheck: Sendable, Hashable {
    package var submissionID: Int64
    package var deviceID: String
    package var receipt: [UInt8]

    package init(submissionID: Int64, deviceID: String, receipt: [UInt8]) {
        self.submissionID = submissionID
        self.deviceID = deviceID
        self.receipt = receipt
    }
}

/// What an upload's device has to do with the receipt it sent, for people.
package struct DeviceReport: Sendable, Hashable, Codable {
    package var userID: String?
    package var receivedAt: String?
    package var match: DeviceMatch

    package init(userID: String?, receivedAt: String?, match: DeviceMatch) {
        self.userID = userID
        self.receivedAt = receivedAt
        self.match = match
    }
}

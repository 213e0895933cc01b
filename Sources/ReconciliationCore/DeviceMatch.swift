/// Whether a receipt was made for the device that sent it: a hint for people. No verdict rests on it, for receipts travel
/// with backups and identifiers change when an app is installed again. The codes are stored and never change.
package enum DeviceMatch: String, Sendable, Hashable, Codable, CaseIterable {
    case matches
    case differs
    /// The receipt carries no device hash, or the identifier is of no form that Apple hashes.
    case notCheckable = "not_checkable"
}

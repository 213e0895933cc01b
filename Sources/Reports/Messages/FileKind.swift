/// What lies under a name, as far as sentences and writers tell it apart.
package enum FileKind: Sendable, Hashable {
    case file(hasOtherNames: Bool)
    case folder, link, pipe, characterDevice, blockDevice, socket

    package var isFile: Bool { if case .file = self { true } else { false } }

    /// What is written into and never replaced.
    package var isStream: Bool { self == .pipe || self == .characterDevice }
}

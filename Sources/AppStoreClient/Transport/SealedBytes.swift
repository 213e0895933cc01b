/// Bytes that never show: a secret, a token, a receipt, an answer.
///
/// Whoever prints, dumps, logs or interpolates them, or anything they are part of, sees their number only.
package struct SealedBytes: Sendable, Hashable {
    /// The bytes themselves. Each use is a place to look at when one asks where a secret goes.
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }
    package init(_ text: String) { bytes = Array(text.utf8) }

    package var isEmpty: Bool { bytes.isEmpty }
}

extension SealedBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { "[\(bytes.count) bytes withheld]" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

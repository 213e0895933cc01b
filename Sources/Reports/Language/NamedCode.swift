/// A code of files, JSON and the ledger that people read by a name.
package protocol NamedCode: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    var name: Message { get }
}

extension Message {
    /// The name of a stored code; the code itself where this version does not know it.
    package init<Code: NamedCode>(code: String, of _: Code.Type) {
        self = Code(rawValue: code)?.name ?? Message(verbatim: code)
    }
}

/// Which member of a JSON object is which field.
struct MemberNames {
    private let fields: [String: Field]

    /// - Parameter fields: by every spelling that is understood.
    init(_ fields: [String: Field]) { self.fields = fields }

    /// The field of a member; nil where nobody reads it. Some databases write names in capitals only: these are understood too.
    subscript(_ member: String) -> Field? {
        fields[member] ?? (Self.isOfCapitals(member) ? fields[member.lowercased()] : nil)
    }

    static func isOfCapitals(_ member: String) -> Bool { !member.utf8.contains { 0x61...0x7a ~= $0 } }
}

/// Which member of a JSON object is which field.
struct MemberNames {
    private let fields: [String: Field]

    /// - Parameter fields: by every spelling that is understood.
    init(_ fields: [String: Field]) { self.fields = fields }

    /// The field of a member; nil where nobody reads it. Some databases write names in capitals only: these are understood too.
    subscript(_ member: String) -> Field? {
        fields[member] ?? (member.utf8.contains { 0x61...0x7a ~= $0 } ? nil : fields[member.lowercased()])
    }
}

import Glibc
package import ReconciliationCore

extension IntakeFailure {
    /// Nil where every field of a file of JSON Lines is read from a member of its own. Of CSV two fields may share a column.
    package init?(sharedMemberOf columns: [String: String], in kind: IntakeKind) {
        guard !kind.isCSV else { return nil }
        var fields: [String: Set<String>] = [:]
        for field in kind.fieldNames {
            let member = columns[field] ?? field
            // In capitals only it is the name of a field in small letters too (`MemberNames`).
            let name = MemberNames.isOfCapitals(member) ? member.lowercased() : member
            fields[kind.fieldNames.contains(name) ? name : member, default: []].insert(field)
        }
        for (alias, field) in kind.aliases where columns[field.rawValue] == nil {
            fields[alias, default: []].insert(field.rawValue)
        }
        let shared = fields.filter { $0.value.count > 1 }.min { $0.key < $1.key }
        guard let shared else { return nil }
        self = .memberForTwoFields(shared.key, kind: kind, fields: shared.value.sorted())
    }

    static func cannotOpen(file: String, _ number: Int32) -> IntakeFailure {
        number == ENOENT ? .obstacle(file: file, .vanished) : .cannotOpen(file: file, reason: systemReason(number))
    }
}

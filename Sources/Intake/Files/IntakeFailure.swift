import Glibc
package import ReconciliationCore

extension IntakeFailure {
    /// Nil where every field of a file of JSON Lines is read from a member of its own. Of CSV two fields may share a column.
    package init?(sharedMemberOf columns: [String: String], in kind: IntakeKind) {
        let fields = Dictionary(grouping: columns.keys.sorted()) { columns[$0] ?? "" }
        let shared = fields.filter { $0.value.count > 1 }.min { $0.key < $1.key }
        guard !kind.isCSV, let shared else { return nil }
        self = .memberForTwoFields(shared.key, kind: kind, fields: shared.value)
    }

    static func cannotOpen(file: String, _ number: Int32) -> IntakeFailure {
        number == ENOENT ? .obstacle(file: file, .vanished) : .cannotOpen(file: file, reason: systemReason(number))
    }
}

package import ReconciliationCore

extension Table<RejectedRow> {
    /// `rejected-input.csv` and the `rejects` export: where a row was refused and by which rule, never what it said.
    package static var rejectedInput: Table<RejectedRow> {
        Table(
            fileName: "rejected-input.csv",
            columns: [
                Column("file") { .text($0.file) },
                Column("line") { .number($0.line) },
                Column("field") { .text($0.field) },
                Column("rule") { .text($0.rule) },
                Column("message") { .text($0.message) },
            ]
        )
    }
}

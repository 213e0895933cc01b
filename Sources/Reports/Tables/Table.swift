/// One kind of file: its name and its columns in their fixed order. Writers of any format follow it.
package struct Table<Row>: Sendable {
    /// One column: its name in the header, and where its value comes from.
    package struct Column: Sendable {
        package let name: String
        /// What the cell of a row says of people; nil: nothing.
        let people: @Sendable (Row) -> PersonalData?
        package let cell: @Sendable (Row) -> Cell

        package init(
            _ name: String,
            holds people: PersonalData? = nil,
            _ cell: @escaping @Sendable (Row) -> Cell
        ) {
            self.init(name, holdsIn: { _ in people }, cell)
        }

        /// - Parameter people: where it depends on the row.
        init(
            _ name: String,
            holdsIn people: @escaping @Sendable (Row) -> PersonalData?,
            _ cell: @escaping @Sendable (Row) -> Cell
        ) {
            self.name = name
            self.people = people
            self.cell = cell
        }
    }

    /// The file's name in a report folder.
    package let fileName: String
    package let columns: [Column]
}

/// The version of the columns of every table, as the manifest states it. Adding a column keeps it.
package let columnVersion = 1

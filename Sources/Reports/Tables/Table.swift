/// One kind of file: its name and its columns in their fixed order. Writers of any format follow it.
package struct Table<Row>: Sendable {
    /// One column: its name in the header, and where its value comes from.
    package struct Column: Sendable {
        package let name: String
        package let cell: @Sendable (Row) -> Cell

        package init(_ name: String, _ cell: @escaping @Sendable (Row) -> Cell) {
            self.name = name
            self.cell = cell
        }
    }

    /// The file's name in a report folder.
    package let fileName: String
    package let columns: [Column]

    package init(fileName: String, columns: [Column]) {
        self.fileName = fileName
        self.columns = columns
    }
}

/// The version of the columns of every table, as the manifest states it. Adding a column keeps it.
package let columnVersion = 1

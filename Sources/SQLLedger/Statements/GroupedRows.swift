extension RowCursor {
    /// Streams rows that stand together by a key as one value each, so that memory holds one of them at a time.
    ///
    /// - Parameters:
    ///   - key: what the rows of a group have in common.
    ///   - begin: makes a value of the first row of a group. It keeps no row but a copied one.
    ///   - add: adds a row to the value, the first row too.
    ///   - finish: takes the value after its last row.
    func forEachGroup<Key: Equatable, Value>(
        by key: (Row) throws -> Key,
        begin: (Row) throws -> Value,
        add: (inout Value, Row) throws -> Void,
        finish: (Value) throws -> Void
    ) throws {
        guard let first = try next() else { return }
        var lastKey = try key(first)
        var value = try begin(first)
        try add(&value, first)
        while let row = try next() {
            let rowKey = try key(row)
            if rowKey != lastKey {
                try finish(value)
                lastKey = rowKey
                value = try begin(row)
            }
            try add(&value, row)
        }
        try finish(value)
    }
}

extension RowCursor {
    /// The next rows, to be kept; nil after the last.
    func next(upTo count: Int) throws -> [Row]? {
        var rows: [Row] = []
        while rows.count < count, let row = try next() { rows.append(row.copied) }
        return rows.isEmpty ? nil : rows
    }
}

extension RowCursor {
    /// Streams rows that stand together by a key as one value each, so that memory holds one of them at a time.
    ///
    /// - Parameters:
    ///   - add: begins a value, where it is nil, and adds one row to it.
    ///   - finish: takes the value after its last row.
    func forEachGroup<Key: Equatable, Value>(
        by key: (Row) throws -> Key,
        _ add: (inout Value?, Row) throws -> Void,
        finish: (Value?) throws -> Void
    ) throws {
        var lastKey: Key?
        var value: Value?
        while let row = try next() {
            let rowKey = try key(row)
            if let lastKey, lastKey != rowKey {
                try finish(value)
                value = nil
            }
            lastKey = rowKey
            try add(&value, row)
        }
        if lastKey != nil { try finish(value) }
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

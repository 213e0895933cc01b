import ReconciliationCore

/// What a run's event says the tables held when it was written.
struct StatedRows {
    var sequence: Int64
    var digests: [String: RunningDigest]
}

extension AuditVerification {
    /// Checks that all rows are as they were written: against what each event states, and the digests kept at the end.
    ///
    /// - Parameters:
    ///   - start: the digests to go on from; empty to walk every row.
    ///   - stated: what each run's event on the way states, in order.
    ///   - end: the last link of the chain, which faults in rows since the last run name.
    /// - Throws: the first `AuditFault` of the chain, whichever table it concerns.
    func checkRows(after start: [String: RunningDigest], stated: [StatedRows], end: Int64) throws {
        let kept = try store.keptDigests()
        // Rows that retention removed are proven by the link that records it, no longer by themselves.
        let pruned = try store.removedRows()
        let ending = StatedRows(sequence: end, digests: kept)
        var first: AuditFault?
        for table in store.digestedTables {
            let known = start[table] ?? .beginning
            var marks = stated
            var from = known
            if let removed = pruned[table], known.lastKey < removed.lastKey {
                from = removed
                marks.removeAll { ($0.digests[table] ?? .beginning).lastKey < removed.lastKey }
            }
            let fault = try rowFault(in: table, after: from, marks: marks + [ending])
            if let fault, first.map({ fault.sequence < $0.sequence }) ?? true { first = fault }
        }
        if let first { throw first }
        try checkKeyBounds(after: start, pruned: pruned, kept: kept, end: end)
        for table in store.wholeDigestedTables where try !store.isAsDigested(wholeTable: table) {
            throw AuditFault(sequence: end, reason: .end(.tableDiffers(table)))
        }
    }

    private func rowFault(in table: String, after start: RunningDigest, marks: [StatedRows]) throws -> AuditFault? {
        func stated(_ mark: StatedRows) -> RunningDigest { mark.digests[table] ?? .beginning }
        do {
            let stops = marks.map { stated($0).lastKey }
            let beyond = try store.walkDigest(of: table, after: start, stops: stops) { stop, digest in
                let stated = stated(marks[stop])
                guard stated != digest else { return }
                throw AuditFault(
                    sequence: marks[stop].sequence,
                    reason: .rowsDiffer(table, count: stated.rowCount, lastKey: stated.lastKey)
                )
            }
            return beyond.map { key in
                AuditFault(sequence: marks.last?.sequence ?? 0, reason: .end(.rowOfOthers(table, key: key)))
            }
        } catch let fault as AuditFault {
            return fault
        }
    }

    /// Finds rows added or removed where a walk from a checkpoint does not pass: keys are assigned from 1 without gaps,
    /// so before the checkpoint a row can only be added before the first that retention left, and the last must exist.
    private func checkKeyBounds(
        after start: [String: RunningDigest],
        pruned: [String: RunningDigest],
        kept: [String: RunningDigest],
        end: Int64
    ) throws {
        for bounds in try store.keyBounds() {
            let table = bounds.table
            let removed = pruned[table] ?? .beginning
            let firstKey = removed.lastKey + 1
            let isAdded = removed.rowCount > 0 && bounds.firstKey < firstKey
            if isAdded || start[table]?.isWithoutGaps == true && bounds.firstKey != firstKey {
                throw AuditFault(
                    sequence: end,
                    reason: .end(.firstKeyDiffers(table, found: bounds.firstKey, expected: firstKey))
                )
            }
            let lastKey = (kept[table] ?? .beginning).lastKey
            if bounds.lastKey != lastKey {
                throw AuditFault(
                    sequence: end,
                    reason: .end(.lastKeyDiffers(table, found: bounds.lastKey, expected: lastKey))
                )
            }
        }
    }
}

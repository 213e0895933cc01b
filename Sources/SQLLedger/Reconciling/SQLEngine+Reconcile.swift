import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// Judges what was touched and applies the changes, all or nothing.
    ///
    /// A second time, with nothing new and the same as-of, it changes nothing.
    package func reconcile(
        run: RunID,
        policy: Policy,
        asOf: Instant,
        isFull: Bool
    ) throws(StoreFailure) -> ReconcileTally {
        try write(.reconcile) { database in
            let rows = ReconcilingRows(database, workers: judgingWorkers)
            return try Reconciling(rows, run: run, policy: policy, asOf: asOf, isFull: isFull).perform()
        }
    }
}

/// The rows that reconciling reads and writes. What is selected, gathered and kept for later stands in temporary tables.
final class ReconcilingRows: LedgerRows, ClaimRows, ReconcilingStore {
    let database: Database
    /// False where every purchase is judged one by one, with the same result.
    let judgesPlain: Bool
    /// Nil where the run judges alone.
    let workers: (any JudgingWorkers)?
    private var knownCatalogue: Catalogue?
    private var knownWriter: BookChangesWriter?

    init(_ database: Database, judgesPlain: Bool = true, workers: (any JudgingWorkers)? = nil) {
        self.database = database
        self.judgesPlain = judgesPlain
        self.workers = workers
    }

    /// Read once: nothing of the catalogue changes while purchases are judged.
    var catalogue: Catalogue {
        get throws {
            if let knownCatalogue { return knownCatalogue }
            let catalogue = try Catalogue(in: database)
            knownCatalogue = catalogue
            return catalogue
        }
    }

    /// Prepared once: every purchase passes through it.
    var writer: BookChangesWriter {
        get throws {
            if let knownWriter { return knownWriter }
            let writer = try BookChangesWriter(database)
            knownWriter = writer
            return writer
        }
    }
}

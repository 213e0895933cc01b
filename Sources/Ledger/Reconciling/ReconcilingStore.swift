/// What an engine reads and writes for reconciling, inside one open transaction.
///
/// The numbers of purchases, findings and transactions are the engine's own. What is read in many is handed over one value at a
/// time, so that memory holds one; while that goes on, nothing is written but what is kept for later (the verbs named `keep…`).
package protocol ReconcilingStore: TouchedPurchaseStore, PlainPurchaseStore, DossierStore, BookChangeStore,
    WorkerJudgingStore, NeighbourStore,
    UnmatchedFindingStore, SentEvidenceStore, PurchaseMarkStore, PolicyStore, ClaimStore, RunAuditStore
{}

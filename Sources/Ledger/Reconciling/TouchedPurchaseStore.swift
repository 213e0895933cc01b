package import ReconciliationCore

/// Which purchases are judged: those selected.
package protocol TouchedPurchaseStore {
    /// Takes what people did about cases before the run had posted into the books: from this run on it counts.
    func takeCaseActions(by run: RunID) throws
    /// Selects the purchases whose facts, credits or users changed, and those that the clock or the settings may change.
    func selectTouched(_ extent: TouchedExtent) throws
    /// Says that no purchase waits to be judged any more but those whose cases somebody resolved or reopened after the run
    /// had posted.
    ///
    /// - Parameter keepsJudged: whether what was judged is kept for the control totals, which otherwise look at everything.
    func finishTouched(keepsJudged: Bool) throws
}

/// What is judged besides what was touched.
package struct TouchedExtent: Sendable, Hashable {
    package var isEverything: Bool
    /// Whether the moment changed from which on credits are known: then what was paid before it counts as touched.
    package var isCutOverMoved: Bool

    package init(isEverything: Bool, isCutOverMoved: Bool) {
        self.isEverything = isEverything
        self.isCutOverMoved = isCutOverMoved
    }
}

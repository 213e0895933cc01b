package import ReconciliationCore

/// Which purchases are judged: those selected.
package protocol TouchedPurchaseStore {
    /// Takes into the books what people did about cases before the run had posted: it counts from this run on.
    func takeCaseActions(by run: RunID) throws
    /// Selects the purchases whose facts, credits or users changed, and those that the clock or the settings may change.
    func selectTouched(_ extent: TouchedExtent) throws
    /// Records that no purchase waits to be judged, but for those whose cases somebody resolved or reopened after the
    /// run had posted.
    ///
    /// - Parameter keepsJudged: whether what was judged is kept for the control totals, which otherwise look at everything.
    func finishTouched(keepsJudged: Bool) throws
}

/// What is judged besides what was touched.
package struct TouchedExtent: Sendable, Hashable {
    package var isEverything: Bool
    /// Whether the moment from which credits are known changed: then purchases paid before it count as touched.
    package var isCutOverMoved: Bool

    package init(isEverything: Bool, isCutOverMoved: Bool) {
        self.isEverything = isEverything
        self.isCutOverMoved = isCutOverMoved
    }
}

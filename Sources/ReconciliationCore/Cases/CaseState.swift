/// Where a case stands. The codes are those of `case_status` in files.
package enum CaseState: String, Sendable, Hashable, Codable, CaseIterable {
    case open, assigned, resolved, reopened

    /// Derives the state of the case of one finding.
    ///
    /// - Parameters:
    ///   - lastAction: the last thing done about the case, notes apart; nil where nothing was.
    ///   - lastActionRun: the last run that had judged by then.
    ///   - openingRun: the run that opened the finding, or opened it again.
    ///   - isFindingOpen: whether the finding stands.
    package init(
        lastAction: CaseEventAction?,
        after lastActionRun: RunID?,
        openingRun: RunID,
        isFindingOpen: Bool
    ) {
        switch lastAction {
        case nil, .note: self = .open
        case .assigned: self = .assigned
        case .reopened: self = .reopened
        case .resolved:
            // A finding that comes back after its case was resolved opens the case again by itself.
            let cameBack = isFindingOpen && lastActionRun.map { $0 < openingRun } ?? false
            self = cameBack ? .reopened : .resolved
        }
    }

    /// Whether a run opened the case again, which somebody had resolved, since the last report.
    ///
    /// - Parameters:
    ///   - lastAction: the last thing done about the case, notes apart: one that a person reopened was opened again by no run.
    ///   - openingRun: the run that opened the finding, or opened it again.
    ///   - report: the run of the last report; nil where there is none.
    ///   - isReported: whether that report shows the finding: one that it left out is reported as new.
    package func isReopenedByRun(
        lastAction: CaseEventAction?,
        openingRun: RunID,
        since report: RunID?,
        isReported: Bool
    ) -> Bool {
        guard self == .reopened, lastAction == .resolved, isReported, let report else { return false }
        return openingRun > report
    }

    /// What somebody is still to do about a finding whose case stands so, as a code of `next_step`: nothing, the empty text, where
    /// the finding is closed or the case resolved.
    ///
    /// - Parameters:
    ///   - booked: the next step that the books have.
    ///   - isFindingOpen: whether the finding stands.
    ///   - news: what came in about it since the last run.
    package func nextStep(_ booked: String, isFindingOpen: Bool, news: FindingNews) -> String {
        guard isFindingOpen else { return "" }
        if self == .resolved, news != .judgedAnew { return "" }
        return news.nextStep(booked)
    }
}

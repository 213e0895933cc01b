extension SQL {
    /// The statements of `Runs/runs.sql`.
    enum Runs: String, NamedStatement {
        static let file = "runs"

        case after, asOfsBefore, clearJudged, close, continueOpen, contradictedBuyers, countEvidence, dropBalances,
            evidenceNews, filesAwaitingRun, lacksInputs, last, lastFull, lastState, lastSuccess, markPosted,
            noteFailedFiles, noteFull, open, postEverything, recordedSince, reportedFailedFiles, reportFiles,
            reportFilesAgain, storeBalances, takeBack,
            takenBack, takenBackAfter, unfinished, withoutEnd
    }
}

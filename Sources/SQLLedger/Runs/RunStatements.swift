extension SQL {
    /// The statements of `Runs/runs.sql`.
    enum Runs: String, NamedStatement {
        static let file = "runs"

        case after, asOfsBefore, close, continueOpen, filesAwaitingRun, lacksInputs, last, lastFull, lastState,
            noteFull, open, postEverything,
            reportFiles, reportFilesAgain, storeBalances, takeBack, takenBack, recordedSince, unfinished, withoutEnd,
            clearJudged, dropBalances, markPosted, lastSuccess, takenBackAfter
    }
}

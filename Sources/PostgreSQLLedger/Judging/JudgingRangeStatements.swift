#if PostgreSQL
import SQLLedger

extension SQL {
    /// The statements of `Reconciling/judging_ranges.sql`: only sessions of a server share what is judged.
    enum JudgingRanges: String, NamedStatement {
        static let file = "judging_ranges"

        case addRange, clearLeftRanges, clearRanges, collectFindingChanges, collectMoves, collectVerdicts,
            collectWithdrawals, countJudged, countSelected, divide, dropJudgedAgain, finishRange, isJudged,
            otherProgram, selectRange, takeCaseEventsOfRange, takeNeighbours, takeRange
    }
}
#endif

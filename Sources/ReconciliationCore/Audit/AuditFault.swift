/// The first bad row of an audit chain.
package struct AuditFault: Sendable, Hashable, Error {
    package var sequence: Int64
    package var reason: Reason
    /// The line of the exported file, from 1; nil in a ledger. The sequence itself may be what was changed: the line is
    /// certain.
    package var line: Int?

    package init(sequence: Int64, reason: Reason, line: Int? = nil) {
        self.sequence = sequence
        self.reason = reason
        self.line = line
    }
}

extension AuditFault {
    /// What is wrong with the row.
    package enum Reason: Sendable, Hashable {
        /// The row before it has this sequence.
        case doesNotFollow(Int64)
        case continuesOtherHash
        /// Its hash does not fit its contents.
        case wasChanged
        /// The last published run kept another head.
        case isNotCheckpoint
        /// What it says of the rows of the ledger cannot be read.
        case statesNoRows
        /// What it says of a run is not what the ledger holds of it.
        case runDiffers(RunID)
        case runBeforeDiffers(RunID)
        case keptHeadIsMissing(RunID)
        case erasureDiffers
        case statesNoCaseAction
        /// What was done about a case, named as the row names it, stands otherwise in the ledger.
        case caseActionDiffers(String)
        /// The rows of a table that it states, to the last of a number, do not stand there as written.
        case rowsDiffer(String, count: Int64, lastKey: Int64)

        /// A head that somebody keeps lies here, and was said to be the row of this sequence.
        case headIsOfOtherRow(Int64)

        /// It stands behind the row that closes an exported file.
        case followsEndOfFile
        /// It closes a file of a stated number of rows, null where it states none, and there are others before it.
        case closesOtherCount(Int?, found: Int)
        /// It is the last one, and something does not fit behind it.
        case end(EndReason)
    }

    /// What is wrong with what the ledger, or an exported file, holds at its end.
    package enum EndReason: Sendable, Hashable {
        /// The walk came to its end at one sequence, and the ledger keeps another as its last.
        case endsElsewhere(at: Int64, kept: Int64)
        case runWithoutEvent(RunID)
        case erasureWithoutEvent
        case caseActionWithoutEvent(caseID: String)
        case evidenceDiffers(Int64)
        /// A table that is digested as a whole does not hold what the input files said.
        case tableDiffers(String)
        case rowOfOthers(String, key: Int64)
        case firstKeyDiffers(String, found: Int64, expected: Int64)
        case lastKeyDiffers(String, found: Int64, expected: Int64)
        /// A head that somebody keeps lies nowhere on the chain.
        case headIsNotOnChain
        /// The end of an exported file was cut off.
        case fileIsNotClosed
    }
}

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
        /// The case action that the row names differs in the ledger.
        case caseActionDiffers(String)
        /// The rows of a table that it states, up to a last key, are not as they were written.
        case rowsDiffer(String, count: Int64, lastKey: Int64)

        /// A head that somebody keeps is this row's, but was kept as that of another sequence.
        case headIsOfOtherRow(Int64)

        /// It follows the row that closes an exported file.
        case followsEndOfFile
        /// It closes a file of a stated number of rows, null where it states none, and there are others before it.
        case closesOtherCount(Int?, found: Int)
        /// It is the last one, and something does not fit behind it.
        case end(EndReason)
    }

    /// What is wrong with what the ledger, or an exported file, holds at its end.
    package enum EndReason: Sendable, Hashable {
        /// The walk ended at one sequence, and the ledger states another as its last.
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
        /// A head that somebody keeps is nowhere on the chain.
        case headIsNotOnChain
        /// The end of an exported file was cut off.
        case fileIsNotClosed
    }
}

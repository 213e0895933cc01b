import Ledger
import Reports

extension Context {
    /// Says, where nothing is known of what was asked about, that it may stand in files no run has posted yet.
    func warnOfFilesAwaitingRun(in ledger: any RunJournal) throws {
        let count = try ledger.filesAwaitingRun()
        if count > 0 { warn(.filesAwaitRun(count)) }
    }
}

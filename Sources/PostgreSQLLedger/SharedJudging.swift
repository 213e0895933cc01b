#if PostgreSQL
/// How the purchases of a run are judged in several sessions.
package struct SharedJudging: Sendable, Hashable {
    /// How many sessions of the run's own process judge. One: the session that writes, alone.
    package var workerCount: Int
    /// How many purchases a worker takes at once.
    package var rangeSize: Int
    /// The program and its version: only the same one judges for a run.
    package var program: String

    package init(workerCount: Int = 1, rangeSize: Int = 2000, program: String = "") {
        precondition(workerCount > 0 && rangeSize > 0)
        self.workerCount = workerCount
        self.rangeSize = rangeSize
        self.program = program
    }
}
#endif
